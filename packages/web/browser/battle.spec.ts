import type { Page } from '@playwright/test';
import { FACTORS, timelineOf } from '../src/game/battle/timeline.ts';
import { badge } from './board.ts';
import { expect, test } from './fixtures.ts';
import { saveSettings, startGame } from './player.ts';
import { recordUntil } from './records.ts';
import { openRecord } from './store.ts';

const game = {
  edition: 'world-domination',
  options: { setup: 'quick' },
  seats: ['Ann', { bot: 'easy' }, { bot: 'easy' }],
  seed: 'asking-5',
} as const;

/** Places all new armies, then selects an attack on the strongest neighbour. */
async function attack(page: Page): Promise<void> {
  const lit = page.locator('[role=button][aria-disabled=false]');
  await lit.first().click();
  await page.getByRole('button', { name: 'All here' }).click();
  await page.getByRole('button', { name: /^Place \d+ armies$/ }).click();
  await expect(page.getByText(/^Attack: choose/).last()).toBeVisible();
  await lit.first().click();
  await expect(page.getByText(/^Attack from/).last()).toBeVisible();
  const targets = lit.and(page.locator('[aria-pressed=false]'));
  const armies = await targets.evaluateAll((badges) =>
    badges.map((badge) => Number(/(\d+) arm/.exec(badge.getAttribute('aria-label') ?? '')?.[1])),
  );
  await targets.nth(armies.indexOf(Math.max(...armies))).click();
}

test('buttons keep their place and focus during a battle', async ({ page }) => {
  await saveSettings(page);
  await startGame(page, game);
  await attack(page);
  const board = await page.locator('main').boundingBox();
  const roll = page.getByRole('button', { name: 'Roll', exact: true });
  const before = await roll.boundingBox();
  await roll.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: /^[1-6]( [1-6])*$/ }).first()).toBeVisible();
  await expect(roll).toBeFocused();
  expect(await roll.boundingBox()).toEqual(before);
  expect(await page.locator('main').boundingBox()).toEqual(board);
  await page.getByRole('button', { name: 'Fortify' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Actions' })).toBeFocused();
});

test('the battle card is beside its arrow, covers neither badge, and works by keyboard', async ({ page }) => {
  await saveSettings(page);
  await startGame(page, game);
  await attack(page);
  const card = page.getByRole('region', { name: 'Battle' });
  await expect(card.getByRole('button', { name: /^Attack until taken · .+%$/ })).toBeVisible();
  const box = (await card.boundingBox())!;
  expect(box.width).toBeLessThanOrEqual(320);
  expect(box.height).toBeLessThanOrEqual(140);
  for (const end of ['[data-selected]', '[data-target]']) {
    const badge = (await page.locator(`main [role=button]${end} path`).last().boundingBox())!;
    const isApart =
      badge.x > box.x + box.width ||
      badge.x + badge.width < box.x ||
      badge.y > box.y + box.height ||
      badge.y + badge.height < box.y;
    expect(isApart, end).toBe(true);
  }
  await page.locator('main [role=button][data-target]').focus();
  await page.keyboard.press('Enter');
  const dice = card.getByRole('img', { name: /^[1-6]( [1-6])*$/ });
  await expect(dice).toHaveCount(2);
  const places = await dice.evaluateAll((sides) =>
    sides.map((side) => [...side.querySelectorAll('svg')].map((die) => die.getBoundingClientRect().toJSON())),
  );
  for (const die of places.flat()) expect(die.width).toBeGreaterThanOrEqual(40);
  const [attackers, defenders] = places as [DOMRect[], DOMRect[]];
  for (const [i, die] of defenders.entries()) {
    expect(die.left).toBe(attackers[i]!.left); // each die faces its opponent
    expect(die.top).toBeGreaterThanOrEqual(attackers[i]!.bottom);
  }
  const thrown = (await dice.first().getAttribute('aria-label'))!.split(' ');
  expect(thrown).toEqual(thrown.toSorted().toReversed());
  await expect(dice.locator('[data-beaten]')).not.toHaveCount(0);
  await expect(card.getByText(/^lost \d, killed \d$/)).toBeVisible();
  await page.keyboard.press('u');
  await expect(card.getByRole('button', { name: /^Roll/ })).toHaveCount(0);
});

/**
 * Rolls, and returns for how many milliseconds the new dice lie on the table before armies and players change. A key, if
 * given, is pressed as soon as there are dice.
 */
function rollAndWait(page: Page, key?: string): Promise<number> {
  return page.evaluate(
    (key) =>
      new Promise<number>((resolve) => {
        const armies = 'main [data-selected], main [data-target]';
        const counts = (): string =>
          [...document.querySelectorAll(`${armies}, aside tbody, [role=log][aria-live]`)]
            .map((element) => `${element.ariaLabel} ${element.textContent}`)
            .join();
        const dice = (): Element | null => document.querySelector('[data-side]');
        const [before, last] = [counts(), dice()];
        let since: number | undefined;
        const observer = new MutationObserver(() => {
          if (since === undefined && dice() !== null && dice() !== last) {
            since = performance.now();
            if (key !== undefined) dispatchEvent(new KeyboardEvent('keydown', { key }));
            if (counts() !== before) resolve(0);
          }
          if (counts() !== before) resolve(performance.now() - (since ?? Number.POSITIVE_INFINITY));
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        const buttons = [...document.querySelectorAll<HTMLButtonElement>('[aria-label=Battle] button')];
        buttons.find(({ textContent }) => textContent === 'Roll')?.click();
      }),
    key,
  );
}

test('what a roll decides is shown once its dice have been shown, or at once after any input', async ({
  page,
}) => {
  await saveSettings(page, { speed: 'slow' });
  await startGame(page, game);
  await attack(page);
  await expect(page.getByRole('button', { name: 'Roll', exact: true })).toBeEnabled();
  const { losses } = timelineOf(FACTORS.slow, true);
  expect(await rollAndWait(page)).toBeGreaterThan(0.9 * losses.at);
  expect(await rollAndWait(page, 'Shift')).toBe(0);
});

/** Opens a battle whose first roll takes the territory. */
async function openCapture(page: Page): Promise<void> {
  await saveSettings(page, { speed: 'slow' });
  await startGame(page, {
    edition: 'world-domination',
    seats: ['Ann', { bot: 'easy' }],
    seed: 'taken-2',
    position:
      'world-domination - red,blue a9b1b1b1b1b1b1b1b1/b1b1b1b1/b1b1b1b1b1b1b1/b1b1b1b1b1b1/b1b1b1b1b1b1b1b1b1b1b1b1/b1b1b1b1 attack:a turn=9 first=a',
  });
  await badge(page, 'alaska').press('Enter');
  await badge(page, 'northwest-territory').press('Enter');
}

test('a double click on Roll does not also answer how many armies move in', async ({ page }) => {
  await openCapture(page);
  await page.getByRole('button', { name: 'Roll', exact: true }).dblclick();
  await expect(page.getByRole('button', { name: /^Move \d in$/ })).toBeVisible();
  await expect(badge(page, 'northwest-territory')).toHaveAttribute('data-owner', 'red');
});

test('the buttons of a battle disappear at once when the turn ends during its last roll', async ({
  page,
}) => {
  await openCapture(page);
  const battle = page.getByRole('region', { name: 'Battle' });
  await battle.getByRole('button', { name: 'Roll', exact: true }).click();
  await battle.getByRole('img').first().waitFor();
  const isShown = await page.evaluate(async () => {
    const button = (text: string): HTMLElement | undefined =>
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text);
    button('End turn')?.click();
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return button('Roll') !== undefined;
  });
  expect(isShown).toBe(false);
});

test('the limit of an assault can be typed', async ({ page }) => {
  await saveSettings(page);
  await startGame(page, game);
  await attack(page);
  const limit = page.getByLabel('Stop below');
  await limit.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Backspace');
  await expect(limit).toHaveValue('');
  await page.keyboard.type('3');
  await expect(page.getByRole('button', { name: 'Attack, stop below 3' })).toBeVisible();
  await page.keyboard.type('999');
  await expect(page.getByRole('button', { name: 'Attack, stop below 3' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(limit).toHaveValue('3');
});

test('on small phones the board and the next step stay in view during a battle', async ({ page }) => {
  await saveSettings(page, { guide: true });
  await startGame(page, game);
  await attack(page);
  const roll = page.getByRole('button', { name: 'Roll', exact: true });
  await roll.click();
  await expect(page.getByRole('img', { name: /^[1-6]( [1-6])*$/ }).first()).toBeVisible();
  for (const [width, height] of [
    [360, 640],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    const strip = page.locator('footer');
    await expect
      .poll(async () => {
        const box = (await strip.boundingBox())!;
        return width < 600 ? box.height <= height * 0.35 + 1 : box.width <= 280;
      })
      .toBe(true);
    await expect(roll).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Attack until taken' })).toBeInViewport({ ratio: 1 });
  }
});

test('on small phones the number of armies that move in is in view at once after a conquest', async ({
  page,
}) => {
  await saveSettings(page);
  const record = recordUntil(
    game,
    (position) =>
      position.family === 'turns' && position.phase === 'occupy' && position.armies[position.from]! > 5,
  );
  await page.setViewportSize({ width: 360, height: 640 });
  await openRecord(page, record);
  await page.addStyleTag({ content: '* { animation-play-state: paused !important }' });
  await expect(page.getByRole('slider').last()).toBeInViewport({ ratio: 1 });
  const battle = page.getByRole('region', { name: 'Battle' });
  await expect(battle.getByText(/lost \d+, killed \d+/i)).toBeInViewport({ ratio: 1 });
  const isEmpty = (badges: Element[]) => badges.filter(({ textContent }) => !textContent).length;
  expect(await page.locator('main [role=button][data-owner]').evaluateAll(isEmpty)).toBe(0);
});
