import { expect, test } from './people.ts';
import { createTable, DUEL } from './tables.ts';

test('a double tap on Join takes a seat, and is not a tap on Ready', async ({ meet }) => {
  const { page } = await meet();
  const table = await createTable(page, DUEL);
  await page.addInitScript(() => {
    const { setTimeout: start } = window;
    const held: TimerHandler[] = []; // what waits for the end of a double tap
    const startTimer = (work: TimerHandler, milliseconds = 0): number =>
      milliseconds === 500 ? held.push(work) : start(work, milliseconds);
    const endTap = (): void => {
      for (const work of held.splice(0)) if (typeof work === 'function') work();
    };
    Object.assign(window, { setTimeout: startTimer, endTap });
  });
  await page.goto(table.path);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  const ready = page.getByRole('button', { name: 'Ready', exact: true });
  await expect(ready).toBeVisible();
  await expect(ready).toBeDisabled();
  await page.evaluate(() => (window as unknown as { endTap(): void }).endTap());
  await expect(ready).toBeEnabled();
});
