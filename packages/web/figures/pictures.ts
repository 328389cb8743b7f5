import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Position } from '@rubicon/engine';
import { remember } from '../browser/player.ts';
import { tapeOf } from '../src/host/tape.ts';
import { filmOf, positionAt } from '../src/replay/film.ts';
import { launch, openRecord, type Place } from './page.ts';

interface Picture {
  readonly name: string;
  readonly size: readonly [width: number, height: number];
  readonly colorScheme: 'dark' | 'light';
  readonly isPhone?: boolean;
  show(page: Page, address: string): Promise<void>;
}

const LARGE = [1440, 900] as const;
const PHONE = [390, 844] as const;
const NAMES = ['Caesar', 'Pompey', 'Crassus', 'Cato', 'Brutus', 'Cassius'];

/** Games that stay as they are, whatever becomes of the bots. */
const golden = (name: string): string =>
  readFileSync(join('packages/protocol/testdata/golden', `${name}.jsonl`), 'utf8');

const whole = golden('world-domination-6');
const middle = cutAt(whole, 150, ({ phase }) => phase === 'attack');

const inGame = async (page: Page, address: string): Promise<void> => {
  await openRecord(page, address, middle);
  await page.getByRole('button', { name: 'End attacks' }).waitFor();
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
      await openRecord(page, address, whole);
      await page.getByRole('button', { name: 'How it went' }).click();
      await page.getByRole('figure').first().waitFor();
    },
  },
];

/** Takes all pictures into the folder; gives their names. */
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
  await remember(page);
  await show(page, address);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500); // the board has been drawn at its last size
  await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' });
  await context.close();
  return `${name}.png`;
}

/** The strongest that may attack, and its weakest neighbour. */
async function attack(page: Page, address: string): Promise<void> {
  await inGame(page, address);
  const strongest = (await openOn(page)).at(-1)!;
  await page.locator(`#territory-${strongest.id}`).press('Enter');
  const [weakest] = (await openOn(page)).filter(({ id }) => id !== strongest.id);
  await page.locator(`#territory-${weakest!.id}`).press('Enter');
  await page.getByText('% to take it').waitFor();
}

async function openOn(page: Page): Promise<{ id: string; armies: number }[]> {
  const found = await page
    .locator('[role=button][aria-disabled=false][data-territory]')
    .evaluateAll((badges) =>
      badges.map((badge) => ({
        id: badge.getAttribute('data-territory') ?? '',
        armies: Number(/(\d+) arm/.exec(badge.getAttribute('aria-label') ?? '')?.[1] ?? 0),
      })),
    );
  return found.sort((a, b) => a.armies - b.armies);
}

/** A record up to where somebody is asked after so many lines; that one is a person, the others are bots. */
function cutAt(text: string, after: number, isWanted: (position: Position) => boolean): string {
  const tape = tapeOf(text, 'picture');
  const film = tape.error === undefined ? filmOf(tape.value) : undefined;
  if (film === undefined) throw new Error('the record cannot be read');
  for (let count = after; count < film.lines.length; count++) {
    const position = positionAt(film, count);
    if (position.family !== 'turns' || !isWanted(position)) continue;
    const [first = '', ...lines] = text.split('\n').slice(0, count + 1);
    const header = JSON.parse(first);
    const seats = header.seats.map(({ colour }: { colour: string }, s: number) => ({
      colour,
      name: s === position.seat ? NAMES[0] : NAMES[s === 0 ? position.seat : s],
      ...(s === position.seat ? {} : { bot: 'medium' }),
    }));
    return [JSON.stringify({ ...header, seats }), ...lines].map((line) => `${line}\n`).join('');
  }
  throw new Error('it never stands like this');
}

/** The share of pixels that look different. */
export async function compare(place: Place, before: string, after: string): Promise<number> {
  const browser = await launch(place);
  try {
    const page = await browser.newPage();
    const urls = [before, after].map(
      (path) => `data:image/png;base64,${readFileSync(path).toString('base64')}`,
    );
    return await page.evaluate(async (sources) => {
      const SLIGHT = 24; // of 255, in any of red, green and blue
      const [one, other] = await Promise.all(
        sources.map(async (source) => {
          const image = new Image();
          image.src = source;
          await image.decode();
          const canvas = new OffscreenCanvas(image.width, image.height);
          const context = canvas.getContext('2d')!;
          context.drawImage(image, 0, 0);
          return context.getImageData(0, 0, image.width, image.height);
        }),
      );
      if (one!.width !== other!.width || one!.height !== other!.height) return 1;
      let different = 0;
      for (let i = 0; i < one!.data.length; i += 4) {
        const isFar = [0, 1, 2].some((c) => Math.abs(one!.data[i + c]! - other!.data[i + c]!) > SLIGHT);
        if (isFar) different++;
      }
      return different / (one!.width * one!.height);
    }, urls);
  } finally {
    await browser.close();
  }
}
