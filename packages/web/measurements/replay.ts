import { recordUntil } from '../browser/records.ts';
import { Baseline } from './baseline.ts';
import { atMost, type Measurement, median } from './measurement.ts';
import { launch, openRecord, type Place } from './page.ts';
import { markedTasks, trace } from './trace.ts';

/** The median of these rounds counts. */
const ROUNDS = 5;
const JUMPS = 60;

/** In script loops of the baseline: half of the worst jump at commit e468248, which was 0.23. */
const MAX_WORST = 0.12;

/** Jumps around in a long replay and measures the time until the position is rendered. */
export async function measure(place: Place): Promise<Measurement[]> {
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
  const baseline = await Baseline.open(browser);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await openRecord(page, place.address, record);
  const slider = page.getByRole('slider').first();
  await slider.waitFor();
  const rounds: { script: number; times: readonly number[] }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const { speed, result } = await baseline.around(() =>
      trace(browser, page, () => slider.evaluate(jumpAround, JUMPS)),
    );
    rounds.push({ script: speed.script, times: markedTasks(result, 'jump').map(({ cpu }) => cpu) });
  }
  await browser.close();
  const typical = median(rounds.flatMap(({ times }) => times));
  const worst = median(rounds.map(({ times }) => Math.max(...times)));
  const script = median(rounds.map(({ script }) => script));
  const ratio = median(rounds.map(({ times, script }) => Math.max(...times) / script));
  const result = `median ${typical.toFixed(1)} ms of CPU time, worst ${worst.toFixed(1)} ms, ${ratio.toFixed(2)} of the script loop (${script.toFixed(1)} ms)`;
  return [atMost(`Replay of ${events} events, ${ROUNDS} × ${JUMPS} jumps: ${result}`, ratio, MAX_WORST)];
}

/** Moves the slider of a replay; each jump is a task of its own. */
async function jumpAround(input: HTMLInputElement, jumps: number): Promise<void> {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
  for (let jump = 0; jump < jumps; jump++) {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    performance.mark('jump');
    set.call(input, String((jump * 7919) % Number(input.max)));
    input.dispatchEvent(new Event('input', { bubbles: true })); // React renders the change in a microtask
  }
}
