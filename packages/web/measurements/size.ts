import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { startTogether } from '../browser/online/tables.ts';
import { saveSettings } from '../browser/player.ts';
import { atMost, type Measurement } from './measurement.ts';
import { launch, type Place } from './page.ts';

/** The limits for scripts, styles, fonts and board on a first visit that opens a game, in this browser or on a server. */
const MAX_KB = { local: 260, online: 280 };

/** Measures how much the page loads until a game can be played. Workers and pictures are counted separately. */
export async function measure(place: Place): Promise<Measurement[]> {
  const browser = await launch(place);
  try {
    return [...(await measureLocal(browser, place)), ...(await measureOnline(browser, place))];
  } finally {
    await browser.close();
  }
}

/** From home into a game against bots. */
async function measureLocal(browser: Browser, place: Place): Promise<Measurement[]> {
  const { page, load } = await visit(browser);
  await page.goto(place.address, { waitUntil: 'networkidle' });
  const home = total(await load(), isPage);
  await page.locator('main button').first().click();
  await page.waitForURL(/\/game\//);
  const { loaded, later, game, rest } = await loadGame(page, load);
  const text = `First load, gz: home ${kB(home)}, with a game ${kB(game)}; then ${kB(rest)}`;
  return [atMost(text, game / 1000, MAX_KB.local, ' kB'), ...list(loaded, later)];
}

/** From the address of a running game on a server, in a browser that has loaded nothing yet. */
async function measureOnline(browser: Browser, place: Place): Promise<Measurement[]> {
  const first = await browser.newContext({ serviceWorkers: 'block' });
  const { id } = await start(await first.newPage(), place);
  const { page, load } = await visit(browser, await first.storageState({ indexedDB: true }));
  await first.close();
  await page.goto(new URL(`/table/${id}`, place.address).href);
  const { loaded, later, game, rest } = await loadGame(page, load);
  const text = `First load of a game on a server, gz: ${kB(game)}; then ${kB(rest)} that it may need later`;
  return [atMost(text, game / 1000, MAX_KB.online, ' kB'), ...list(loaded, later)];
}

/** Loads a game; returns what was loaded until the board was usable, what was requested later, and both sizes. */
async function loadGame(page: Page, load: () => Promise<Loaded>) {
  await waitForBoard(page);
  await page.waitForLoadState('networkidle');
  const later = await page.evaluate(listLater);
  const loaded = await load();
  const game = total(loaded, (path) => isPage(path) && !later.includes(path));
  return { loaded, later, game, rest: total(loaded, isPage) - game };
}

const BOARD = '[role=button][data-territory]';

/** Runs in the page: marks the moment at which the board can be used. */
function noteBoard(): void {
  const observer = new MutationObserver(() => {
    if (document.querySelector('[role=button][data-territory]') === null) return;
    performance.mark('board');
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Runs in the page: returns the paths of everything requested after that moment. */
function listLater(): string[] {
  const [board] = performance.getEntriesByName('board');
  return performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime > (board?.startTime ?? 0))
    .map(({ name }) => new URL(name).pathname);
}

async function start(page: Page, { address }: Place): Promise<{ id: string }> {
  await saveSettings(page);
  const game = { edition: 'world-domination', options: { setup: 'quick', startingSeat: '0' } };
  return startTogether([page], { ...game, seats: [{}, { bot: 'easy' }], isPublic: false }, address);
}

type Loaded = ReadonlyMap<string, number>;

/** Opens a new profile. `load` resolves with the compressed size of everything loaded so far, by path. */
async function visit(
  browser: Browser,
  storageState?: Awaited<ReturnType<BrowserContext['storageState']>>,
): Promise<{ page: Page; load: () => Promise<Loaded> }> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    ...(storageState && { storageState }),
  });
  const loaded = new Map<string, number>();
  const bodies: Promise<void>[] = [];
  context.on('response', (response) => {
    const path = new URL(response.url()).pathname;
    bodies.push(
      response.body().then(
        (body) => void loaded.set(path, packed(path, body)),
        () => {},
      ),
    );
  });
  const load = async (): Promise<Loaded> => {
    await Promise.all(bodies);
    return new Map(loaded);
  };
  const page = await context.newPage();
  await page.addInitScript(noteBoard);
  return { page, load };
}

const waitForBoard = (page: Page): Promise<void> => page.locator(BOARD).first().waitFor();

/** Lists what was loaded, largest first; files requested after the board are marked. */
const list = (loaded: Loaded, later: readonly string[] = []): Measurement[] => [
  { text: `  not counted: workers ${kB(total(loaded, isWorker))}, pictures ${kB(total(loaded, isPicture))}` },
  ...[...loaded]
    .sort(([, a], [, b]) => b - a)
    .map(([path, size]) => ({
      text: `  ${kB(size).padStart(8)}  ${path}${later.includes(path) ? ' (later)' : ''}`,
    })),
];

const isWorker = (path: string): boolean => /worker/.test(path);
const isPicture = (path: string): boolean => /\.(svg|png)$/.test(path); // icons, and the picture of the home page
const isPage = (path: string): boolean => !isWorker(path) && !isPicture(path);

const packed = (path: string, body: Buffer): number =>
  /\.(woff2|png)$/.test(path) ? body.length : gzipSync(body, { level: 9 }).length;

const total = (loaded: Loaded, counts: (path: string) => boolean): number =>
  [...loaded].reduce((sum, [path, size]) => sum + (counts(path) ? size : 0), 0);

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
