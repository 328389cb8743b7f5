import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { saveSettings } from '../browser/player.ts';
import { goldenGame } from './golden.ts';
import { launch, openRecord, type Place } from './page.ts';
import { compress, differenceOf } from './pixels.ts';

interface Picture {
  readonly name: string;
  readonly size: readonly [width: number, height: number];
  readonly colorScheme: 'dark' | 'light';
  readonly isPhone?: boolean;
  show(page: Page, address: string): Promise<void>;
}

const LIT = '[role=button][aria-disabled=false][data-territory]';

const LARGE = [1440, 900] as const;
const PHONE = [390, 844] as const;

const middle = goldenGame('world-domination-6', 150, ({ armies }, offers) =>
  offers.some((offer) => offer.type === 'attack' && armies[offer.from]! > 6 && armies[offer.to]! > 2),
);

const inGame = async (page: Page, address: string): Promise<void> => {
  await openRecord(page, address, middle);
  await page.getByRole('button', { name: 'Fortify', exact: true }).waitFor();
  await page.locator(LIT).first().waitFor(); // the board is drawn later
};

const PICTURES: readonly Picture[] = [
  {
    name: 'home',
    size: LARGE,
    colorScheme: 'dark',
    async show(page, address) {
      await page.goto(address);
      await page.getByRole('button', { name: 'Play now' }).waitFor();
    },
  },
  { name: 'game-dark', size: LARGE, colorScheme: 'dark', show: inGame },
  { name: 'game-light', size: LARGE, colorScheme: 'light', show: inGame },
  { name: 'battle', size: LARGE, colorScheme: 'dark', show: attack },
  { name: 'phone', size: PHONE, colorScheme: 'dark', isPhone: true, show: attack },
  {
    name: 'replay',
    size: LARGE,
    colorScheme: 'dark',
    async show(page, address) {
      await openRecord(page, address, goldenGame('command-room-5'));
      await page.getByRole('slider', { name: 'Move' }).press('End');
      await page.getByRole('button', { name: 'Game summary' }).click();
      await page.getByRole('figure').first().waitFor();
    },
  },
];

/** Saves all pictures in the folder; returns their file names. */
export async function take(place: Place): Promise<string[]> {
  const browser = await launch(place);
  try {
    const names: string[] = [];
    for (const picture of PICTURES) names.push(await takeOne(browser, place, picture));
    return names;
  } finally {
    await browser.close();
  }
}

async function takeOne(
  browser: Browser,
  { address, folder }: Place,
  { name, size: [width, height], colorScheme, isPhone = false, show }: Picture,
): Promise<string> {
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'en-GB',
    colorScheme,
    reducedMotion: 'reduce',
    isMobile: isPhone,
    hasTouch: isPhone,
  });
  const page = await context.newPage();
  await saveSettings(page);
  await show(page, address);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500); // the board is redrawn at its final size
  const taken = await page.screenshot({ animations: 'disabled' });
  writeFileSync(join(folder, `${name}.png`), await compress(browser, taken));
  await context.close();
  return `${name}.png`;
}

/** Selects the strongest territory that may attack, and its strongest enemy neighbour. */
async function attack(page: Page, address: string): Promise<void> {
  await inGame(page, address);
  const [from = ''] = await litOn(page);
  await page.locator(`#territory-${from}`).press('Enter');
  const [to = ''] = (await litOn(page)).filter((id) => id !== from);
  await page.locator(`#territory-${to}`).press('Enter');
  await page.getByRole('button', { name: /^Roll/ }).waitFor();
}

/** Ids of lit territories, strongest first. */
async function litOn(page: Page): Promise<string[]> {
  const found = await page.locator(LIT).evaluateAll((elements) =>
    elements.map((element) => ({
      id: element.getAttribute('data-territory') ?? '',
      armies: Number(/(\d+) arm/.exec(element.getAttribute('aria-label') ?? '')?.[1] ?? 0),
    })),
  );
  return found.sort((a, b) => b.armies - a.armies).map(({ id }) => id);
}

/** For each name, the share of pixels that differ from the kept picture. */
export async function compare(place: Place, kept: string, names: readonly string[]): Promise<number[]> {
  const browser = await launch(place);
  try {
    const shares: number[] = [];
    for (const name of names)
      shares.push(await differenceOf(browser, join(kept, name), join(place.folder, name)));
    return shares;
  } finally {
    await browser.close();
  }
}
