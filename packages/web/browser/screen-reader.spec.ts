import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Everything here goes by roles and names, as a screen reader does: no selectors, no places, no colours. */

async function chooseByName(page: Page): Promise<void> {
  await page.goto('/?seed=by-ear');
  await page.getByRole('button', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await settings.getByLabel('Animation speed').selectOption({ label: 'Instant' });
  await settings.getByLabel('Sounds').uncheck();
  await settings.getByLabel('Ask before ending a part of the turn early').uncheck();
  await settings.getByLabel('Show the guide to a first game').uncheck();
  await settings.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'New game' }).click();
  await page.getByRole('radio', { name: /^Secret Mission/ }).check();
  await page.getByRole('button', { name: 'Seat 4: Remove' }).click();
  await page.getByLabel('Seat 1: Name').fill('Ann');
  await page.getByRole('button', { name: 'Begin the game' }).click();
}

interface Heard {
  readonly name: string;
  readonly armies: number;
  readonly isOpen: boolean;
  readonly isPressed: boolean;
}

/** The territories as they are read out: “Alaska, Ann, 5 armies”. */
async function readBoard(page: Page): Promise<Heard[]> {
  const tree = await page.getByRole('application', { name: 'The board' }).ariaSnapshot();
  return [...tree.matchAll(/button "([^"]+)"(.*)/g)].map(([, name = '', flags = '']) => ({
    name,
    armies: Number(/(\d+) arm/.exec(name)?.[1] ?? 0),
    isOpen: !flags.includes('[disabled]'),
    isPressed: flags.includes('[pressed]'),
  }));
}

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true }).press('Enter');

const QUESTIONS = /your territories|must trade|^Attack|No attack|How many move in|^Last move|^From/;

/** What is asked, as soon as something is; undefined when the game is over. */
async function hear(page: Page): Promise<string | undefined> {
  let question: string | undefined;
  await expect(async () => {
    const isOver = (await page.getByRole('dialog', { name: /won|draw/i }).count()) > 0;
    const [asked] = (await page.getByRole('status').allTextContents()).filter((text) => QUESTIONS.test(text));
    question = isOver ? undefined : asked;
    expect(isOver || asked !== undefined).toBe(true);
  }).toPass({ timeout: 60_000, intervals: [50] });
  return question;
}

/** One answer to what is asked; how it is played is simple: everything onto the strongest, and on with it. */
async function answer(page: Page, question: string): Promise<void> {
  const territories = (await readBoard(page)).filter(({ isOpen }) => isOpen);
  const byArmies = territories.toSorted((a, b) => b.armies - a.armies);
  if (/must trade/.test(question)) {
    await press(page, 'Trade cards');
    await page
      .getByRole('button', { name: /^Trade for/ })
      .first()
      .press('Enter');
  } else if (/on your territories/.test(question)) {
    await press(page, byArmies[0]?.name ?? '');
    const rest = page.getByRole('button', { name: 'Place all that are left at once' });
    if ((await rest.count()) > 0) await rest.press('Enter');
    const all = page.getByRole('button', { name: 'All here' });
    if ((await all.count()) > 0) await all.press('Enter');
    await press(page, /^Place \d+ arm/);
  } else if (/^Attack from/.test(question)) {
    const [from] = byArmies.filter(({ isPressed }) => isPressed);
    const target = byArmies.filter(({ isPressed }) => !isPressed).at(-1);
    const isWorthIt = from !== undefined && target !== undefined && from.armies > target.armies + 1;
    if (!isWorthIt) return press(page, 'End attacks');
    await press(page, target.name);
    await expect(page.getByText(/% to take it/)).toBeVisible();
    await press(page, 'Roll until taken');
  } else if (/^Attack/.test(question)) {
    const [strongest] = byArmies;
    await press(page, strongest === undefined || strongest.armies < 4 ? 'End attacks' : strongest.name);
  } else if (/How many move in/.test(question)) await press(page, /^Move \d+ in$/);
  else if (/^(Last move|From)/.test(question)) await press(page, 'End turn');
  else await press(page, 'End attacks');
}

test('a whole game by roles and names alone, and all of it is told', async ({ page }) => {
  test.slow();
  await chooseByName(page);
  const result = page.getByRole('dialog', { name: /won|draw/i });
  const news = page.getByRole('log');
  const heard = new Set<string>();
  for (let answers = 0; answers < 2000; answers++) {
    const question = await hear(page);
    heard.add((await news.textContent()) ?? '');
    if (question === undefined) break;
    await answer(page, question);
  }
  const all = [...heard].join(' ');
  expect(all).toMatch(/Ann places \d+ arm/);
  expect(all).toMatch(/Ann takes /);
  expect(all).toMatch(/(Pompey|Crassus) (places|takes) /);
  expect(all).not.toMatch(/undefined|NaN|\?/);
  expect(all).toMatch(/has won|draw/);
  await expect(result.getByRole('button', { name: 'Play again' })).toBeVisible();
});
