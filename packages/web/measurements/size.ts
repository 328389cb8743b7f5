import { gzipSync } from 'node:zlib';
import { launch, type Place } from './page.ts';

/** The limit for scripts, styles, fonts and board on a first visit that opens a game. */
const MAX_BYTES = 260_000;

/** Measures what the page loads from home into a game. Workers and pictures are counted separately. */
export async function measure(place: Place): Promise<string[]> {
  const browser = await launch(place);
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
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
  await page.goto(place.address, { waitUntil: 'networkidle' });
  await Promise.all(bodies);
  const home = total(loaded, isPage);
  await page.locator('main button').first().click();
  await page.waitForURL(/\/game\//);
  await page.locator('[role=button][data-territory]').first().waitFor();
  await page.waitForLoadState('networkidle');
  await Promise.all(bodies);
  await browser.close();
  const game = total(loaded, isPage);
  const rows = [...loaded]
    .sort(([, a], [, b]) => b - a)
    .map(([path, size]) => `  ${kB(size).padStart(8)}  ${path}`);
  return [
    `First load, gz: home ${kB(home)}, with a game ${kB(game)} (at most ${kB(MAX_BYTES)}: ${game <= MAX_BYTES ? 'reached' : 'NOT reached'})`,
    `  not counted: workers ${kB(total(loaded, isWorker))}, pictures ${kB(total(loaded, isPicture))}`,
    ...rows,
  ];
}

const isWorker = (path: string): boolean => /worker/.test(path);
const isPicture = (path: string): boolean => /\.(svg|png)$/.test(path); // icons, and the picture of the home page
const isPage = (path: string): boolean => !isWorker(path) && !isPicture(path);

const packed = (path: string, body: Buffer): number =>
  /\.(woff2|png)$/.test(path) ? body.length : gzipSync(body, { level: 9 }).length;

const total = (loaded: ReadonlyMap<string, number>, counts: (path: string) => boolean): number =>
  [...loaded].reduce((sum, [path, size]) => sum + (counts(path) ? size : 0), 0);

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
