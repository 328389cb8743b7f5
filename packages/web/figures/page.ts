import { type Browser, chromium, type Page } from '@playwright/test';

/** Where to measure. */
export interface Place {
  readonly address: string;
  readonly chromium: string; // the program
  readonly folder: string; // for what is left over
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

/** Brings a record into the browser and opens it. */
export async function openRecord(page: Page, address: string, record: string): Promise<void> {
  await page.goto(address);
  const file = { name: 'game.jsonl', mimeType: 'application/x-ndjson', buffer: Buffer.from(record) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.locator('section ul a').first().click();
}
