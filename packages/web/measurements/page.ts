import { type Browser, chromium, type Page } from '@playwright/test';

/** The page to measure and the browser to use. */
export interface Place {
  readonly address: string;
  readonly chromium: string; // path of the program
  readonly folder: string; // for profiles and pictures
}

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export const launch = (place: Place, more: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: place.chromium, args: [...ARGUMENTS, ...more] });

/** Imports a record and opens its game. */
export async function openRecord(page: Page, address: string, record: string): Promise<void> {
  await page.goto(address);
  const file = { name: 'game.jsonl', mimeType: 'application/x-ndjson', buffer: Buffer.from(record) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.locator('a:is([href^="/game/"], [href^="/replay/"])').first().click();
}
