import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from './people.ts';
import { startServer } from './server.ts';
import { DUEL, startTogether, untilLoaded } from './tables.ts';

test('the notice about moves lost in a restored backup stays until dismissed', async ({ meet }) => {
  test.slow();
  const server = await startServer();
  const file = join(tmpdir(), `rubicon-${process.pid}-${Date.now()}.backup`);
  const [ann, bob] = [await meet(), await meet()];
  await bob.page.addInitScript(() => {
    const { setTimeout: start } = window;
    const startTimer = (work: TimerHandler, milliseconds = 0): number =>
      start(work, milliseconds === 6000 ? 0 : milliseconds); // other notices stay that long
    Object.assign(window, { setTimeout: startTimer });
  });
  const settings = { ...DUEL, options: { ...DUEL.options, startingSeat: '0' } };
  await startTogether([ann.page, bob.page], settings, server.address);
  server.backUp(file);
  await ann.page.getByRole('button', { name: 'Place evenly' }).click();
  await ann.page.getByRole('button', { name: /^Place \d/ }).click();
  await ann.page.getByRole('button', { name: 'End turn' }).click();
  await expect(bob.page.getByRole('button', { name: 'Place evenly' })).toBeVisible();
  for (const { page } of [ann, bob]) await untilLoaded(page);
  await server.kill();
  server.restore(file);
  await server.restart();
  const notice = bob.page.getByText(/was restored from a backup and lost the last moves/);
  await expect(notice).toBeVisible();
  await expect(bob.page.getByRole('region', { name: 'Log' })).toContainText(
    'restored from a backup, with new dice',
  );
  await expect(ann.page.getByRole('button', { name: 'Place evenly' })).toBeVisible(); // to be placed again
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toHaveCount(0);
  await server.stop();
  rmSync(file, { force: true });
});
