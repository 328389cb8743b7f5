import type { Browser, Page } from '@playwright/test';
import { recordUntil } from '../browser/records.ts';
import { Baseline, type Speed } from './baseline.ts';
import { atMost, type Measurement, median } from './measurement.ts';
import { launch, openRecord, type Place } from './page.ts';
import { longestTask, type Task, trace } from './trace.ts';

/** The median of these runs counts. */
const RUNS = 5;
const ATTACKS = 4;

/** A frame is slow if it takes this many times a frame of the baseline: 20 ms at 60 frames per second. */
const SLOW = 1.2;

interface Targets {
  readonly longest: number; // CPU time of the longest task, in script loops of the baseline
  readonly slow: number; // percent of the frames
}

/** Half of the values at commit e468248: 1.0 and 7.6 % in attacks, 1.14 and 2.0 % for bots. */
const ATTACKING: Targets = { longest: 0.5, slow: 3.8 };
const BOTS: Targets = { longest: 0.57, slow: 1 };

/** How smooth the page was. */
interface Smoothness {
  readonly speed: Speed;
  readonly longest: Task;
  readonly frames: number;
  readonly slow: number; // percent of the frames
}

/** Measures long tasks and slow frames, during attacks and while bots move. */
export async function measure(place: Place): Promise<Measurement[]> {
  const runs: { attack: Smoothness; bots: Smoothness }[] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await play(place));
  return [
    ...figuresOf(
      'Attacking',
      runs.map(({ attack }) => attack),
      ATTACKING,
    ),
    ...figuresOf(
      'Bots move',
      runs.map(({ bots }) => bots),
      BOTS,
    ),
  ];
}

function figuresOf(name: string, runs: readonly Smoothness[], targets: Targets): Measurement[] {
  const longest = median(runs.map(({ longest }) => longest.cpu));
  const script = median(runs.map(({ speed }) => speed.script));
  const frame = median(runs.map(({ speed }) => speed.frame));
  const ratio = median(runs.map(({ longest, speed }) => longest.cpu / speed.script));
  const slow = median(runs.map(({ slow }) => slow));
  const { frames } = runs[0]!;
  return [
    atMost(
      `${name}: longest task ${longest.toFixed(1)} ms of CPU time, ${ratio.toFixed(2)} of the script loop (${script.toFixed(1)} ms)`,
      ratio,
      targets.longest,
    ),
    atMost(
      `${name}: ${slow.toFixed(1)} % of about ${frames} frames slow, over ${SLOW} of a redraw (${frame.toFixed(1)} ms)`,
      slow,
      targets.slow,
      ' %',
    ),
  ];
}

/** Attacks a few times, then lets the bots move. */
async function play(place: Place): Promise<{ attack: Smoothness; bots: Smoothness }> {
  const browser = await launch(place);
  const baseline = await Baseline.open(browser);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(() =>
    localStorage.setItem(
      'rubicon/settings',
      JSON.stringify({ language: 'en', speed: 'fast', sound: false, confirm: false, guide: false }),
    ),
  );
  await openRecord(page, place.address, strongAttack());
  await find(page, LIT, '');
  const attack = await watch(browser, baseline, page, () => attackOften(page));
  const bots = await watch(browser, baseline, page, async () => {
    await click(page, 'button', '^Fortify$');
    await click(page, 'button', '^End turn$');
    await page.waitForTimeout(8000);
  });
  await browser.close();
  return { attack, bots };
}

/** Attacks from the first territory that can, until the target is taken or all armies are spent. */
async function attackOften(page: Page): Promise<void> {
  for (let attack = 0; attack < ATTACKS; attack++) {
    await click(page, LIT);
    await click(page, `${LIT}[aria-pressed=false]`);
    await click(page, 'button', '^Attack until taken');
    await find(page, 'button', '^(Fortify$|Move \\d+ in)');
    await page.waitForTimeout(1200);
    if (await page.evaluate(middleOf, ['button', '^Move \\d+ in'] as const))
      await click(page, 'button', '^Move \\d+ in');
    await page.waitForTimeout(300);
  }
}

const LIT = '[role=button][aria-disabled=false]';

/** Waits for an element and clicks it with the mouse. Locators would run long scripts in the page being measured. */
async function click(page: Page, selector: string, text = ''): Promise<void> {
  const [x, y] = await find(page, selector, text);
  await page.mouse.click(x, y);
}

async function find(page: Page, selector: string, text: string): Promise<Point> {
  const found = await page.waitForFunction(middleOf, [selector, text] as const, { polling: 50 });
  return (await found.jsonValue()) as Point;
}

type Point = readonly [x: number, y: number];

/** Returns the middle of the first enabled element with such a text. */
function middleOf([selector, text]: readonly [selector: string, text: string]): Point | undefined {
  const wanted = new RegExp(text);
  const element = [...document.querySelectorAll(`${selector}:not([disabled])`)].find(({ textContent }) =>
    wanted.test(textContent),
  );
  if (element === undefined) return undefined;
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

/** Counts tasks and frames while the work is done in the page. */
async function watch(
  browser: Browser,
  baseline: Baseline,
  page: Page,
  work: () => Promise<void>,
): Promise<Smoothness> {
  const { speed, result } = await baseline.around(async () => {
    const times = await page.evaluateHandle(countFrames);
    const traced = await trace(browser, page, work);
    return { traced, times: await times.evaluate(({ times }) => [...times]) };
  });
  const steps = result.times.slice(1).map((time, i) => time - result.times[i]!);
  const slow = steps.filter((step) => step > SLOW * speed.frame).length;
  return {
    speed,
    longest: longestTask(result.traced),
    frames: steps.length,
    slow: (100 * slow) / Math.max(1, steps.length),
  };
}

/** Starts collecting the time of every frame. */
function countFrames(): { times: number[] } {
  const times: number[] = [];
  requestAnimationFrame(function count(now) {
    times.push(now);
    requestAnimationFrame(count);
  });
  return { times };
}

/** A six-player game in which the first seat has a strong attack. */
function strongAttack(): string {
  const seats = ['Ann', ...Array.from({ length: 5 }, () => ({ bot: 'hard' }))];
  return recordUntil(
    { edition: 'world-domination', options: { setup: 'quick' }, seats, seed: 'smooth' },
    (position) =>
      position.family === 'turns' &&
      position.turn > 12 &&
      position.phase === 'attack' &&
      position.armies.some((armies, t) => position.owner[t] === 0 && armies > 8),
  );
}
