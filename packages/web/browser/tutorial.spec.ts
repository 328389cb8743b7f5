import type { Page } from '@playwright/test';
import { badge } from './board.ts';
import { expect, test } from './fixtures.ts';
import { saveSettings } from './player.ts';

/** How long a new player takes, in seconds: for a click, and to read a word. */
const CLICK = 1.2;
const WORD = 0.25;

/** A new player, who reads every relevant text once and clicks. */
class Newcomer {
  clicks = 0;
  private readonly read = new Set<string>();
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async click(name: string | RegExp): Promise<void> {
    await this.look();
    this.clicks++;
    await this.page.getByRole('link', { name }).or(this.page.getByRole('button', { name })).first().click();
  }

  async pick(id: string): Promise<void> {
    await this.look();
    this.clicks++;
    await badge(this.page, id).click();
  }

  /** Reads the texts for new players: the tagline, the two ways to begin, the coach, the prompt and the buttons. */
  async look(): Promise<void> {
    const parts = this.page.locator(
      '[data-begin] > *, header h1 + p, footer p:not(.hidden-visually), footer button, [data-overlay] button',
    );
    for (const text of await parts.allInnerTexts()) this.read.add(text.trim());
  }

  get words(): number {
    return [...this.read].flatMap((text) => text.split(/\s+/)).filter((word) => /\p{L}|\d/u.test(word))
      .length;
  }

  get seconds(): number {
    return CLICK * this.clicks + WORD * this.words;
  }
}

test('a new player conquers a territory within a minute and continues to a first game', async ({ page }) => {
  await page.goto('/');
  const player = new Newcomer(page);
  const coach = page.getByRole('complementary', { name: 'Learn to play' });
  const next = coach.getByRole('button', { name: 'Next' });

  await player.click(/^Learn to play/);
  await expect(coach).toContainText('1 of 5');
  await expect(page.getByRole('button', { name: 'Fortify' })).not.toHaveClass(/primary/);
  await player.pick('brazil');
  await player.pick('venezuela');
  await expect(page.getByRole('button', { name: 'Attack until taken' })).toHaveClass(/primary/);
  await player.click('Attack until taken');
  await expect(next).toBeVisible();
  await expect(coach).toContainText('Conquered!');
  await expect(page.getByRole('button', { name: 'Fortify' })).toHaveCount(0); // only the next scene is asked for
  expect(player.clicks).toBeLessThanOrEqual(8);
  expect(player.words).toBeLessThanOrEqual(60);
  expect(player.seconds).toBeLessThanOrEqual(60);

  await expect(badge(page, 'venezuela')).toHaveAccessibleName(/Venezuela, Caesar, 7 armies/); // they have marched in
  await next.click();
  await expect(coach).toContainText('2 of 5');
  await page.getByRole('button', { name: 'All here' }).click();
  await page.getByRole('button', { name: 'Place 5 armies' }).click();
  await next.click();

  await expect(coach).toContainText('3 of 5');
  await badge(page, 'western-australia').click();
  await badge(page, 'eastern-australia').click();
  await page.getByRole('button', { name: 'Attack until taken' }).click();
  await next.click();

  await expect(coach).toContainText('4 of 5');
  await page.getByRole('button', { name: 'Trade in cards' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Trade in for/ })
    .first()
    .click();
  await next.click();

  await expect(coach).toContainText('5 of 5');
  await badge(page, 'western-australia').click();
  await badge(page, 'indonesia').click();
  await page.getByRole('button', { name: 'Move 8 armies' }).click();
  await expect(coach.getByRole('link')).toHaveText('Home'); // nothing is left to skip
  await coach.getByRole('button', { name: 'Play your first game' }).click();
  await expect(page).toHaveURL(/\/game\//);
  await expect(page.getByRole('complementary', { name: 'Your first game' })).toBeVisible();
});

test('the coach notices that a task can no longer be done, and offers to start over', async ({ page }) => {
  await saveSettings(page);
  await page.goto('/tutorial');
  const coach = page.getByRole('complementary', { name: 'Learn to play' });
  const again = coach.getByRole('button', { name: 'Start over' });
  await page.getByRole('button', { name: 'End turn' }).click();
  await expect(coach).toContainText('Not this time.');
  await expect(page.getByRole('button', { name: 'Skip to my turn' })).toHaveCount(0); // the bots do not move
  await expect(again).toHaveClass(/primary/);
  await again.click();
  await expect(coach).toContainText('weak Venezuela');

  await badge(page, 'brazil').click();
  await badge(page, 'venezuela').click();
  await page.getByRole('button', { name: 'Attack until taken' }).click();
  await coach.getByRole('button', { name: 'Next' }).click();
  await badge(page, 'argentina').click();
  await page.getByRole('button', { name: 'All here' }).click();
  await page.getByRole('button', { name: 'Place 5 armies' }).click();
  await expect(coach).toContainText('Not this time.');
});

test('a scene can be started over, and the tutorial can be skipped', async ({ page }) => {
  await saveSettings(page);
  await page.goto('/tutorial');
  const coach = page.getByRole('complementary', { name: 'Learn to play' });
  await badge(page, 'brazil').click();
  await badge(page, 'north-africa').click();
  await expect(page.getByRole('button', { name: 'Roll', exact: true })).toBeVisible();
  await coach.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByRole('button', { name: 'Roll', exact: true })).toHaveCount(0);
  await coach.getByRole('link', { name: 'Skip tutorial' }).click();
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
});
