import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from './fixtures.ts';

const PACKAGES = fileURLToPath(new URL('../../../scripts/packages.mjs', import.meta.url));

const PAGE = `
import { makeBot } from '@rubicon/bots';
import { createGame, HOST, legal, play, seededDice, toAct, viewOf } from '@rubicon/engine';
import { makeDice, winProbability } from '@rubicon/odds';

const { rules, position } = createGame({ edition: 'capital', colours: ['red', 'blue', 'green'] });
const dice = seededDice('page');
const bots = [0, 1, 2].map((seat) => makeBot('medium', rules, seat, 'page'));
play(rules, position, HOST, { type: 'start' }, dice);
while (position.phase !== 'over') {
  const [seat] = toAct(position);
  play(rules, position, seat, bots[seat].act(viewOf(position, seat), legal(rules, position, seat)), dice);
}
document.title = 'winner ' + position.winner + ', odds ' + winProbability(makeDice(), 10, 8).toFixed(3);
`;

test('the packed packages, installed and bundled, can play a game in a web page', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'rubicon-page-'));
  try {
    const install = `import(${JSON.stringify(PACKAGES)}).then((packages) => packages.installPackages(${JSON.stringify(folder)}))`;
    const { status, stderr } = spawnSync(process.execPath, ['-e', install], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
    writeFileSync(join(folder, 'page.js'), PAGE);
    const { outputFiles } = await build({
      absWorkingDir: folder,
      entryPoints: ['page.js'],
      bundle: true,
      format: 'iife',
      write: false,
      logLevel: 'silent',
    });
    await page.goto('about:blank');
    await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
    await expect(page).toHaveTitle(/^winner [012], odds 0\.724$/);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
