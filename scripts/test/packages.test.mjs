import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../bundles.mjs';
import { installPackages, PACKAGES } from '../packages.mjs';

/** A folder in which the packed packages are installed, as in a user's project. */
const folder = mkdtempSync(join(tmpdir(), 'rubicon-packages-'));
beforeAll(() => installPackages(folder));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const exampleOf = (name) =>
  /```js\n([\s\S]*?)```/.exec(readFileSync(join(root, 'packages', name, 'README.md'), 'utf8'))[1];
const run = (...args) => spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });

describe('the installed packages', () => {
  test.each(PACKAGES)('%s has JavaScript, declarations and a README, and no sources', (name) => {
    const installed = join(folder, 'node_modules/@rubicon', name);
    const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
    for (const { types, default: main } of Object.values(manifest.exports))
      expect([types, main].filter((file) => !existsSync(join(installed, file)))).toEqual([]);
    expect(readdirSync(installed)).toEqual(expect.arrayContaining(['README.md', 'LICENSE', 'types']));
    expect(readdirSync(installed)).not.toContain('src');
  });

  test.each([
    ['engine', /^start\n.+\n.+\nclassic - red,blue,green .* turn=\d+ .*\n$/],
    ['odds', /^72\.4 %\n72\.4 % \{ attacker: [\d.]+, defender: [\d.]+ \}\n[\s\S]*\n$/],
    ['bots', /^seat [012] wins after \d+ turns\n$/],
    ['protocol', /^verified\nmissing-line\n$/],
    ['table', /^\{ type: 'won', seat: [012] \} \d+\n$/],
  ])('the example of %s runs in plain Node', (name, expected) => {
    const file = join(folder, `${name}.js`);
    writeFileSync(file, exampleOf(name));
    const { status, stdout, stderr } = run(file);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(expected);
  });

  test.each(PACKAGES)('the example of %s has about twenty lines', (name) => {
    expect(exampleOf(name).trim().split('\n').length).toBeLessThanOrEqual(20);
  });

  test('a strict TypeScript project accepts their declarations', () => {
    writeFileSync(
      join(folder, 'user.ts'),
      `import { BOT_NAMES, makeBot, type Bot } from '@rubicon/bots';
import { KINDS } from '@rubicon/bots/tuning';
import { createGame, type Position } from '@rubicon/engine';
import { makeDice, winProbability } from '@rubicon/odds';
import { seededChance, verifyRecord } from '@rubicon/protocol';
import { WireClient, type TableMessage } from '@rubicon/protocol/wire';
import { createTable, type TableHost } from '@rubicon/table';
const game = createGame({ edition: 'classic', colours: ['red', 'blue', 'green'] });
if (game.error !== undefined) throw new Error(game.error.code);
export const position: Position = game.position;
export const bot: Bot | undefined = makeBot(BOT_NAMES[0] ?? KINDS[0] ?? '', game.rules, 0, 'seed');
export const chance: number = winProbability(makeDice(), 3, 2);
export const problem: string | undefined = verifyRecord('').error?.code;
export const receive = (message: TableMessage): void => new WireClient().receive(message);
export const host = (ports: TableHost) => createTable({ edition: '', options: {}, seats: [] }, seededChance(''), ports);
// @ts-expect-error: the declarations require the settings of a game
createGame({ colours: [] });
`,
    );
    const options = ['--module', 'nodenext', '--target', 'es2023', '--strict', '--noEmit', '--types', ''];
    const { status, stdout } = run(join(root, 'node_modules/ts7/bin/tsc'), ...options, 'user.ts');
    expect([status, stdout]).toEqual([0, '']);
  });
});
