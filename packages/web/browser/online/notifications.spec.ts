import type { Page } from '@playwright/test';
import { expect, type Person, test } from './people.ts';
import { DUEL, startTogether } from './tables.ts';

/** Records the notifications of a page; on a phone, a page may not show any by itself. */
async function recordNotifications({ page }: Person, isPhone: boolean): Promise<void> {
  await page.addInitScript((throws) => {
    localStorage.setItem('rubicon/notify', 'true');
    const shown: string[] = [];
    class Recorder {
      static readonly permission = 'granted';
      constructor(_title: string, { tag }: { tag: string }) {
        if (throws) throw new TypeError('Illegal constructor');
        shown.push(tag);
      }
      close(): void {}
    }
    Object.assign(window, { Notification: Recorder, shown });
  }, isPhone);
}

/** Makes the page believe that the person looks at another tab. */
const lookAway = (page: Page): Promise<void> =>
  page.evaluate(() => void Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' }));

/** How many notifications of a kind a page has shown; by default all. */
const notified = (page: Page, kind = ''): Promise<number> =>
  page.evaluate(
    (start) => (window as unknown as { shown: string[] }).shown.filter((tag) => tag.startsWith(start)).length,
    kind,
  );

/** Places the armies of the first turn. */
async function place(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Place evenly' }).click();
  await page.getByRole('button', { name: /^Place \d/ }).click();
  await page.getByRole('button', { name: 'End turn' }).waitFor();
}

const FIRST = { ...DUEL, options: { ...DUEL.options, startingSeat: '0' } };

test('a player who looks elsewhere is notified of the turn, and of nothing else', async ({ meet }) => {
  const [ann, bob] = [await meet(), await meet()];
  await recordNotifications(bob, false);
  await startTogether([ann.page, bob.page], FIRST);
  await lookAway(bob.page);
  await place(ann.page);
  await expect(
    bob.page
      .getByRole('region', { name: 'Log' })
      .getByText(/places/)
      .first(),
  ).toBeVisible();
  expect(await notified(bob.page)).toBe(0);
  await ann.page.getByRole('button', { name: 'End turn' }).click();
  await expect.poll(() => notified(bob.page)).toBeGreaterThan(0);
});

test('the game works where only a service worker may show notifications', async ({ meet }) => {
  const [ann, bob] = [await meet(), await meet()];
  await recordNotifications(bob, true);
  await startTogether([ann.page, bob.page], FIRST);
  await lookAway(bob.page);
  await place(ann.page);
  await ann.page.getByRole('button', { name: 'End turn' }).click();
  await expect(bob.page.getByRole('button', { name: 'Place evenly' })).toBeVisible();
});

test('a nudge that came while the player was looking is shown once the player looks elsewhere', async ({
  meet,
}) => {
  const [ann, bob] = [await meet(), await meet()];
  await recordNotifications(ann, false);
  await ann.page.clock.install();
  await startTogether([ann.page, bob.page], { ...FIRST, clock: { turn: 3 * 86400, bank: 0 } });
  await bob.page.getByRole('button', { name: 'Nudge' }).click();
  await expect(bob.page.getByText(/^You nudged/)).toBeVisible();
  const lookLater = async (): Promise<number> => {
    await ann.page.clock.fastForward('01:01');
    return notified(ann.page, 'nudge-');
  };
  expect(await lookLater()).toBe(0);
  await lookAway(ann.page);
  await expect.poll(lookLater).toBe(1);
  expect(await lookLater()).toBe(1);
});
