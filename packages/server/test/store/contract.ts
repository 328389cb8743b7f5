import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { testAppends } from './append-contract.ts';
import { testChat } from './chat-contract.ts';
import { testGames } from './game-contract.ts';
import { testPlayers } from './player-contract.ts';
import { testRatings } from './rating-contract.ts';
import { testTables } from './table-contract.ts';

/** Where a store is kept. */
export interface Place {
  /** Opens an empty store. */
  open(): Promise<Store>;
  /** Opens the most recently opened store again. */
  reopen(): Promise<Store>;
}

/** Tests everything that every store must do. */
export function testStore(place: Place): void {
  let store: Store;
  beforeEach(async () => {
    store = await place.open();
  });
  afterEach(() => store.close());
  const current = () => store;

  describe('players', () => testPlayers(current));
  describe('tables', () => testTables(current));
  describe('appends', () => testAppends(current));
  describe('games', () => testGames(current));
  describe('chat', () => testChat(current));
  describe('ratings', () => testRatings(current));

  describe('the whole store', () => {
    test('the clock never decreases', async () => {
      let last = await store.now();
      expect(Number.isInteger(last)).toBe(true);
      expect(Math.abs(last - Date.now())).toBeLessThan(60_000);
      for (let i = 0; i < 20; i++) {
        const now = await store.now();
        expect(now).toBeGreaterThanOrEqual(last);
        last = now;
      }
    });

    test('a beat returns the time of the previous one', async () => {
      const before = await store.now();
      expect(await store.beat()).toBeUndefined();
      const first = await store.beat();
      expect(first).toBeGreaterThanOrEqual(before);
      expect(first).toBeLessThanOrEqual(await store.now());
      expect(await store.beat()).toBeGreaterThanOrEqual(first!);
    });

    test('a sound store passes its check', async () => {
      await expect(store.check()).resolves.toBeUndefined();
    });

    test('data, copy id and last beat survive closing', async () => {
      const { copy } = store;
      expect(copy).toMatch(/^[0-9a-f-]{36}$/);
      await store.beat();
      await store.keepSecret('t', 'commitment', 'secret');
      await store.close();
      store = await place.reopen();
      expect(store.copy).toBe(copy);
      expect(await store.beat()).toBeDefined();
      expect(await store.findSecrets('t')).toEqual(new Map([['commitment', 'secret']]));
    });

    test('calls made before closing still finish', async () => {
      const calls = [1, 2, 3].map((n) => store.keepSecret('t', `commitment ${n}`, 'secret'));
      await Promise.all([...calls, store.close()]);
      store = await place.reopen();
      expect((await store.findSecrets('t')).size).toBe(3);
    });
  });
}
