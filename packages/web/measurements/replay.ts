import { recordUntil } from '../browser/records.ts';
import { launch, openRecord, type Place } from './page.ts';

const MAX_MS = 16;
const JUMPS = 60;

/** Jumps around in a long replay and measures the time until the position is rendered. */
export async function measure(place: Place): Promise<string[]> {
  const record = recordUntil(
    {
      edition: 'world-domination',
      options: { setup: 'claim' },
      seats: ['Ann', ...Array.from({ length: 5 }, () => ({ bot: 'easy' }))],
      seed: 'replay',
    },
    (position) => position.phase === 'over',
    true,
  );
  const events = (record.match(/"type":/g) ?? []).length;
  const browser = await launch(place);
  const page = await browser.newPage();
  await openRecord(page, place.address, record);
  const slider = page.getByRole('slider').first();
  await slider.waitFor();
  const times = await slider.evaluate(async (input: HTMLInputElement, jumps) => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
    const spent: number[] = [];
    for (let jump = 0; jump < jumps; jump++) {
      const to = (jump * 7919) % Number(input.max);
      const start = performance.now();
      set.call(input, String(to));
      input.dispatchEvent(new Event('input', { bubbles: true }));
      await Promise.resolve(); // React has rendered the change by then
      spent.push(performance.now() - start);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return spent.sort((a, b) => a - b);
  }, JUMPS);
  await browser.close();
  const worst = times.at(-1) ?? 0;
  const median = times[times.length >> 1] ?? 0;
  return [
    `Replay of ${events} events, ${JUMPS} jumps: median ${median.toFixed(1)} ms, worst ${worst.toFixed(1)} ms (at most ${MAX_MS} ms: ${worst <= MAX_MS ? 'reached' : 'NOT reached'})`,
  ];
}
