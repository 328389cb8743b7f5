import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** These tests use only roles and names, as a screen reader does. */

async function startByName(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await settings.getByLabel('Animation speed').selectOption({ label: 'Instant' });
  await settings.getByLabel('Sounds').uncheck();
  await settings.getByLabel('Ask before ending a phase early').uncheck();
  await settings.getByLabel('Show the first-game guide').uncheck();
  await settings.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'New game' }).click();
  await page.getByRole('radio', { name: /^Secret Mission/ }).check();
  await page.getByRole('button', { name: 'Seat 4: Remove' }).click();
  await page.getByLabel('Seat 1: Name').fill('Ann');
  await page.getByRole('button', { name: 'Start game' }).click();
}

interface ReadTerritory {
  readonly name: string;
  readonly armies: number;
  readonly isOpen: boolean;
  readonly isPressed: boolean;
}

/** The territories as a screen reader reads them: “Alaska, Ann, 5 armies”. */
async function readBoard(page: Page): Promise<ReadTerritory[]> {
  const tree = await page.getByRole('application', { name: 'Board' }).ariaSnapshot();
  return [...tree.matchAll(/button "([^"]+)"(.*)/g)].map(([, name = '', flags = '']) => ({
    name,
    armies: Number(/(\d+) arm/.exec(name)?.[1] ?? 0),
    isOpen: !flags.includes('[disabled]'),
    isPressed: flags.includes('[pressed]'),
  }));
}

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true }).press('Enter');

const PROMPTS = /your territories|must trade|^Attack|No attack|How many armies move in|^Fortify/;

/** Waits for the next prompt; undefined if the game is over. */
async function nextPrompt(page: Page): Promise<string | undefined> {
  let prompt: string | undefined;
  await expect(async () => {
    const isOver = (await page.getByRole('dialog', { name: /win|draw/i }).count()) > 0;
    const [asked] = (await page.getByRole('status').allTextContents()).filter((text) => PROMPTS.test(text));
    prompt = isOver ? undefined : asked;
    expect(isOver || asked !== undefined).toBe(true);
  }).toPass({ timeout: 60_000, intervals: [50] });
  return prompt;
}

/** Answers a prompt with a simple strategy: all armies on the strongest territory, then attack. */
async function answer(page: Page, prompt: string): Promise<void> {
  const territories = (await readBoard(page)).filter(({ isOpen }) => isOpen);
  const byArmies = territories.toSorted((a, b) => b.armies - a.armies);
  if (/must trade/.test(prompt)) {
    await press(page, 'Trade in cards');
    await page
      .getByRole('button', { name: /^Trade in for/ })
      .first()
      .press('Enter');
  } else if (/on your territories/.test(prompt)) {
    await press(page, byArmies[0]?.name ?? '');
    const rest = page.getByRole('button', { name: 'Place all remaining' });
    if ((await rest.count()) > 0) await rest.press('Enter');
    const all = page.getByRole('button', { name: 'All here' });
    if ((await all.count()) > 0) await all.press('Enter');
    await press(page, /^Place \d+ arm/);
  } else if (/^Attack from/.test(prompt)) {
    const [from] = byArmies.filter(({ isPressed }) => isPressed);
    const target = byArmies.filter(({ isPressed }) => !isPressed).at(-1);
    const isWorthIt = from !== undefined && target !== undefined && from.armies > target.armies + 1;
    if (!isWorthIt) return press(page, 'Fortify');
    await press(page, target.name);
    await expect(page.getByRole('status').filter({ hasText: /Win chance: .+Expected losses: / })).toHaveCount(
      1,
    );
    await press(page, /^Attack until taken · \S+%$/);
  } else if (/^Attack/.test(prompt)) {
    const [strongest] = byArmies;
    await press(page, strongest === undefined || strongest.armies < 4 ? 'Fortify' : strongest.name);
  } else if (/How many armies move in/.test(prompt)) await press(page, /^Move \d+ in$/);
  else if (/^Fortify/.test(prompt)) await press(page, 'End turn');
  else await press(page, 'Fortify');
}

/** Texts that must have been announced before the test surrenders. */
const EXPECTED = [/Ann places \d+ arm/, /Ann captures /, /(Pompey|Crassus) (places|captures) /];

test('a game can be played by roles and names alone; events and odds are announced', async ({ page }) => {
  await startByName(page);
  const result = page.getByRole('dialog', { name: /win|draw/i });
  const news = page.getByRole('log');
  const announced: string[] = [];
  const isAnnounced = (text: RegExp): boolean => announced.some((one) => text.test(one));
  for (let answers = 0; answers < 1000; answers++) {
    const prompt = await nextPrompt(page);
    announced.push((await news.textContent()) ?? '');
    if (prompt === undefined) break;
    if (EXPECTED.every(isAnnounced) && /^Attack/.test(prompt)) break;
    await answer(page, prompt);
  }
  for (const text of EXPECTED)
    expect(
      announced.some((one) => text.test(one)),
      String(text),
    ).toBe(true);
  if ((await result.count()) === 0) {
    await press(page, 'Menu');
    await press(page, 'Surrender');
    await expect(page.getByRole('button', { name: 'Yes' })).toBeEnabled(); // not within a double tap
    await press(page, 'Yes');
  }
  const rematch = result.getByRole('button', { name: 'Rematch' });
  await expect(rematch).toBeVisible({ timeout: 60_000 }); // the bots play to the end first
  expect(announced.join(' ')).not.toMatch(/undefined|NaN|\?/);
});
