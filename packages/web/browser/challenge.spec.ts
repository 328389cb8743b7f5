import { loadChallenge } from '@rubicon/analysis';
import { badge } from './board.ts';
import { expect, test } from './fixtures.ts';
import { saveSettings } from './player.ts';

/** A day whose best line is a chain from one stack. */
const DAY = new Date(2026, 10, 17, 12);

test('a challenge is solved by clicks, graded once, played out and remembered', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.setFixedTime(DAY);
  await saveSettings(page);
  await page.goto('/');
  await expect(page.getByText('Take China and keep 4 armies in Indonesia')).toBeVisible();
  await page.getByRole('link', { name: 'Today’s challenge' }).click();
  await expect(page.getByText('17 November')).toBeVisible();

  const { best } = await loadChallenge({ month: 11, day: 17 });
  await page.getByRole('button', { name: 'Grade my line' }).click();
  await expect(page.getByRole('status')).toContainText('not placed yet');
  let selected: string | undefined; // the target of a strike is the origin of the next
  for (const part of best.split('; ')) {
    const [verb, first, second, , leave] = part.split(' ');
    if (verb === 'place') {
      for (let placed = 0; placed < Number(second); placed++) await badge(page, first!).press('Enter');
      continue;
    }
    if (selected !== undefined) {
      await page.getByRole('button', { name: 'Grade my line' }).click();
      await expect(page.getByRole('status')).toContainText('cannot reach the goal');
    }
    if (first !== selected) await badge(page, first!).press('Enter');
    await badge(page, second!).press('Enter');
    selected = leave === '1' ? second : undefined;
    if (leave !== '1') await page.getByRole('spinbutton').last().fill(leave!);
  }
  await page.getByRole('button', { name: 'Grade my line' }).click();
  await expect(page.getByRole('img', { name: '3 of 3 stars' })).toBeVisible();
  await page.getByRole('button', { name: 'Copy result' }).click();
  await expect(page.getByRole('button', { name: 'Copied.' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^Rubicon 17 Nov ★★★ (\d+)% \(best \1%\) streak 1$/,
  );

  await page.getByRole('button', { name: 'Play it out' }).click();
  await expect(page.getByRole('status')).toContainText(/Goal reached!|Not this time/);
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Show the best line' }).click();
  await expect(page.getByRole('heading', { name: 'The best line' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('img', { name: '3 of 3 stars' })).toBeVisible();
  await page.getByRole('button', { name: 'Try another line' }).click();
  await expect(page.getByText('Nothing yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Rubicon' }).click();
  await expect(page.getByText('1 day in a row')).toBeVisible();
});

test('home shows the challenge of the next day when it comes back into view, or at midnight', async ({
  page,
}) => {
  await page.clock.install({ time: DAY });
  await saveSettings(page);
  await page.goto('/');
  const goal = page.getByText('Take China and keep 4 armies in Indonesia');
  await expect(goal).toBeVisible();
  await page.clock.setSystemTime(new Date(2026, 10, 18, 7));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText(/^Break Asia/)).toBeVisible();
  await expect(goal).toHaveCount(0);
  await page.clock.setSystemTime(DAY);
  await page.clock.runFor(61_000);
  await expect(goal).toBeVisible();
});

test('on a small phone, stars and outcome are in view above the buttons', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.clock.setFixedTime(DAY);
  await saveSettings(page, { language: 'de' });
  const { best: line, chance } = await loadChallenge({ month: 11, day: 17 });
  const result = { '2026-11-17': { stars: 3, chance, best: chance, line } };
  await page.addInitScript(
    (text) => localStorage.setItem('rubicon/challenges', text),
    JSON.stringify(result),
  );
  await page.goto('/challenge');
  await expect(page.getByRole('img', { name: '3 von 3 Sternen' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Besser geht es nicht!', { exact: true })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Ausspielen' }).click();
  const outcome = page.locator('section p').filter({ hasText: /Ziel erreicht!|Diesmal nicht/ });
  await outcome.evaluate((text) => {
    text.textContent = 'Diesmal nicht. Deine Bewertung bleibt gleich.'; // the longer one
  });
  await expect(outcome).toBeInViewport({ ratio: 1 });
});
