import { expect, type Page } from '@playwright/test';
import type { SettingsInput } from '@rubicon/api';

export interface NewTable {
  readonly id: string;
  readonly path: string; // with the invitation
}

/** Creates a table for the person at a page, without the form; by default on the server of the tests. */
export async function createTable(
  page: Page,
  settings: SettingsInput,
  server = process.env.RUBICON_ADDRESS ?? '',
): Promise<NewTable> {
  const { origin } = new URL(server);
  const response = await page.request.post(`${origin}/api/tables`, { headers: { origin }, data: settings });
  const { table, invite } = (await response.json()) as { table: { id: string }; invite: string };
  return { id: table.id, path: `${origin}/table/${table.id}?invite=${invite}` };
}

/** Takes the first open seat of a table. */
export async function join(page: Page, { path }: NewTable): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Leave seat' })).toBeEnabled();
}

export async function getReady(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ready', exact: true }).click();
}

/** Seats the people at these pages at a new table, in their order, and starts the game. */
export async function startTogether(
  pages: readonly Page[],
  settings: SettingsInput,
  server?: string,
): Promise<NewTable> {
  const table = await createTable(pages[0]!, settings, server);
  for (const page of pages) await join(page, table);
  for (const page of pages) await getReady(page);
  for (const page of pages) await page.locator('#board svg').first().waitFor();
  return table;
}

/** Waits until a page has loaded all parts of its game; from then on it needs the server only for moves. */
export async function untilLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('parts').length > 0);
}

/** A game for two that begins with the first turn. */
export const DUEL: SettingsInput = {
  edition: 'world-domination',
  options: { setup: 'quick' },
  seats: [{}, {}],
  isPublic: false,
};
