import type * as playback from '../src/game/sound/playback.ts';
import { CUES, PEAK } from '../src/game/sound/voices.ts';
import { expect, test } from './fixtures.ts';
import { withModule } from './module.ts';

test('sounds play at the set volume, never above -12 dBFS, and no two are alike', async ({ page }) => {
  await withModule(page, '../src/game/sound/playback.ts', 'playback');
  for (const cue of CUES) {
    const [full, again, half] = await page.evaluate(async (name) => {
      const { start } = (globalThis as unknown as { playback: typeof playback }).playback;
      const render = async (volume: number): Promise<{ peak: number; sum: number; seconds: number }> => {
        const context = new OfflineAudioContext(1, 4 * 44_100, 44_100);
        start(context, name, volume);
        const samples = (await context.startRendering()).getChannelData(0);
        const last = samples.findLastIndex((sample) => sample !== 0);
        return {
          peak: samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
          sum: samples.reduce((sum, sample) => sum + Math.abs(sample), 0),
          seconds: last / 44_100,
        };
      };
      return [await render(1), await render(1), await render(0.5)];
    }, cue);
    expect(full!.peak, cue).toBeCloseTo(PEAK, 4);
    expect(half!.peak, cue).toBeCloseTo(PEAK / 2, 4);
    expect(full!.seconds, cue).toBeLessThanOrEqual(cue === 'victory' ? 3 : 1.2);
    expect(full!.sum, cue).not.toBe(again!.sum);
  }
});
