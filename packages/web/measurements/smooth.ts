import { recordUntil } from '../browser/records.ts';
import { launch, openRecord, type Place } from './page.ts';

interface TraceEvent {
  readonly name: string;
  readonly dur?: number;
  readonly pid: number;
  readonly tid: number;
  readonly args?: { readonly name?: string };
}

/** Measures long tasks and slow frames in a trace, during attacks and while bots move. */
export async function measure(place: Place): Promise<string[]> {
  const browser = await launch(place);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(() =>
    localStorage.setItem(
      'rubicon/settings',
      JSON.stringify({ language: 'en', speed: 'fast', sound: false, confirm: false, guide: false }),
    ),
  );
  await openRecord(page, place.address, strongAttack());
  const gpu = await page.evaluate(() => {
    const gl = document.createElement('canvas').getContext('webgl');
    const info = gl?.getExtension('WEBGL_debug_renderer_info');
    return gl && info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : 'none';
  });
  const lit = page.locator('[role=button][aria-disabled=false]');
  await page.getByRole('button', { name: 'Fortify', exact: true }).waitFor();
  const attack = await traced(browser, page, async () => {
    for (let attacks = 0; attacks < 4 && (await lit.count()) > 0; attacks++) {
      await lit.first().click();
      await lit.and(page.locator('[aria-pressed=false]')).first().click();
      await page.getByRole('button', { name: /^Attack until taken/ }).click();
      await page
        .getByRole('button', { name: /^(Fortify|Move \d+ in)/ })
        .first()
        .waitFor();
      await page.waitForTimeout(1200);
      const moveIn = page.getByRole('button', { name: /^Move \d+ in$/ });
      if (await moveIn.isVisible()) await moveIn.click();
      await page.waitForTimeout(300);
    }
  });
  const end = page.getByRole('button', { name: 'Fortify', exact: true });
  if (await end.isVisible()) await end.click();
  await page.getByRole('button', { name: 'End turn' }).click();
  const bots = await traced(browser, page, () => page.waitForTimeout(8000));
  await browser.close();
  const software = /SwiftShader|llvmpipe|none/i.test(gpu) ? 'in software' : 'by the GPU';
  return [
    `Rendering ${software} (${gpu})`,
    `Attacking: longest task ${attack.longest.toFixed(0)} ms (at most 50: ${attack.longest <= 50 ? 'reached' : 'NOT reached'}), ${attack.slow.toFixed(1)} % of ${attack.frames} frames over 20 ms (at most 5 %: ${attack.slow <= 5 ? 'reached' : 'NOT reached'})`,
    `Bots move: longest task ${bots.longest.toFixed(0)} ms (at most 100: ${bots.longest <= 100 ? 'reached' : 'NOT reached'}), ${bots.slow.toFixed(1)} % of ${bots.frames} frames over 20 ms`,
  ];
}

type Browser = Awaited<ReturnType<typeof launch>>;
type Page = Awaited<ReturnType<Browser['newPage']>>;

async function traced(browser: Browser, page: Page, work: () => Promise<void>) {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(globalThis, { frameTimes: times, isCounting: true });
    const count = (now: number): void => {
      times.push(now);
      if ((globalThis as unknown as { isCounting: boolean }).isCounting) requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel'],
  });
  await work();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: readonly TraceEvent[];
  };
  const times = await page.evaluate(() => {
    Object.assign(globalThis, { isCounting: false });
    return (globalThis as unknown as { frameTimes: number[] }).frameTimes;
  });
  const steps = times.slice(1).map((time, i) => time - times[i]!);
  return {
    longest: longestTask(trace.traceEvents),
    frames: steps.length,
    slow: (100 * steps.filter((step) => step > 20).length) / Math.max(1, steps.length),
  };
}

/** The longest task on the main thread of the page, in milliseconds. */
function longestTask(events: readonly TraceEvent[]): number {
  const mains = events
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(({ pid, tid }) => `${pid} ${tid}`);
  const tasks = events.filter(({ name, pid, tid }) => name === 'RunTask' && mains.includes(`${pid} ${tid}`));
  return Math.max(0, ...tasks.map(({ dur }) => (dur ?? 0) / 1000));
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
