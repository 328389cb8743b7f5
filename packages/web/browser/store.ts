import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { importedGame } from '../src/host/importing.ts';
import type { GameResult } from '../src/host/lobby.ts';
import type { Saves, StoreError } from '../src/host/saves.ts';
import { withModule } from './module.ts';

/** The host's store, as `withStore` exposes it in a page. */
export interface Store {
  readonly Saves: typeof Saves;
  readonly StoreError: typeof StoreError;
}

/** Opens a document with the module of the host's store as `globalThis.store`. */
export const withStore = (page: Page): Promise<void> => withModule(page, '../src/host/saves.ts', 'store');

/** Saves a record in this browser, and results of other games. Returns the id of the game. */
export async function saveRecord(
  page: Page,
  text: string,
  results: readonly GameResult[] = [],
): Promise<string> {
  const imported = importedGame(text, randomUUID());
  if (imported.error !== undefined) throw new Error(imported.error);
  await withStore(page);
  await page.evaluate(
    async ({ saved, lines, results }) => {
      const { Saves } = (globalThis as unknown as { store: Store }).store;
      const saves = await Saves.open();
      await saves.append(saved, 0, lines);
      for (const result of results) await saves.append(saved, lines.length, [], result);
    },
    { ...imported.value, results },
  );
  return imported.value.saved.id;
}

/** Opens the recorded game, or its replay if the game is over. */
export async function openRecord(page: Page, record: string): Promise<void> {
  await page.goto(`/game/${await saveRecord(page, record)}`);
}
