import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createGame, evolve, isTurns, parseEvent } from '@rubicon/engine';
import { build, type Plugin } from 'vite';
import { expect, test } from './fixtures.ts';
import { play, playToEnd, saveSettings, surrender } from './player.ts';

const fileOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Adds the example of docs/house-rules.md to the list of house rules. */
const withUnderdog: Plugin = {
  name: 'underdog',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('/engine/src/editions/house-rules.ts')) return undefined;
    const example = fileOf('../../engine/test/house-rules/underdog.ts');
    return `import { underdog } from ${JSON.stringify(example)};\nexport const HOUSE_RULES = [underdog];`;
  },
};

interface Site {
  readonly address: string;
  stop(): Promise<void>;
}

let site: Site;

test.beforeAll(async () => {
  const folder = test.info().outputPath('page');
  await build({
    configFile: fileOf('../vite.config.ts'),
    logLevel: 'error',
    plugins: [withUnderdog],
    worker: { plugins: () => [withUnderdog] },
    build: { outDir: folder, emptyOutDir: true },
  });
  writeFileSync(join(folder, 'service-worker.js'), '// no cache');
  const { servePage }: { servePage(folder: string): Promise<Site> } = await import(
    fileOf('../../../scripts/serve.mjs')
  );
  site = await servePage(folder);
});

test.afterAll(() => site.stop());

test('a house rule is in the form and on the rules page, and is played', async ({ page }) => {
  await saveSettings(page);
  await page.goto(`${site.address}rules/classic`);
  const about = 'The player with the fewest territories gets 2 extra armies each turn.';
  await expect(page.getByText(about)).toBeVisible();

  await page.goto(`${site.address}new`);
  await page.getByLabel('Seat 1: Name').fill('Ann');
  await page.getByText('House rules', { exact: true }).click();
  await page.getByLabel('Set-up', { exact: true }).selectOption({ label: 'automatic' });
  await expect(page.getByText(about)).toBeVisible();
  await page.getByRole('switch', { name: 'Underdog' }).check();
  await page.getByRole('button', { name: 'Start game' }).click();
  await play(page, 20);
  await surrender(page);
  await playToEnd(page);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: 'Download record' }).click(),
  ]);
  const [header, ...lines] = readFileSync(await download.path(), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(header.options.underdog).toBe('on');
  expect(extraArmies(header, lines)).toContain(2);
  expect(new Set(extraArmies(header, lines))).toEqual(new Set([0, 2]));
});

interface Header {
  readonly options: Readonly<Record<string, string>>;
  readonly seats: readonly { readonly colour: string }[];
}

/** For each turn, the new armies beyond the income of the edition. */
function extraArmies(
  { options: { underdog: _, ...options }, seats }: Header,
  lines: readonly { events?: unknown[] }[],
): number[] {
  const colours = seats.map(({ colour }) => colour);
  const game = createGame({ edition: 'world-domination', colours, options });
  if (game.error !== undefined || !isTurns(game)) throw new Error('no such game');
  const { rules, position } = game;
  return lines.flatMap(({ events = [] }) =>
    events.flatMap((json) => {
      const event = parseEvent(rules.board, json).value!;
      evolve(position, event);
      if (event.type !== 'turn-began') return [];
      return event.armies - rules.income(rules, position, event.seat);
    }),
  );
}

test('on a small phone, the chosen values of house rules are not cut off', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await saveSettings(page, { language: 'de' });
  await page.goto('/new');
  await page.getByRole('radio', { name: /Hauptquartier/ }).check();
  await page.getByText('Hausregeln', { exact: true }).click();
  const rooms = await page.getByRole('combobox').evaluateAll((selects) =>
    (selects as HTMLSelectElement[]).map((select) => {
      const { width } = select.getBoundingClientRect();
      for (const option of [...select.options]) if (!option.selected) option.remove();
      select.style.width = 'max-content';
      return width - select.getBoundingClientRect().width;
    }),
  );
  expect(rooms).toHaveLength(3);
  for (const room of rooms) expect(room).toBeGreaterThanOrEqual(0);
});
