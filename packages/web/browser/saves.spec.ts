import type { Page } from '@playwright/test';
import type { SavedGame } from '../src/host/lobby.ts';
import { expect, test } from './fixtures.ts';
import { type Store, withStore } from './store.ts';

test.beforeEach(({ page }) => withStore(page));

const game = (id: string, change: Partial<SavedGame> = {}): SavedGame => ({
  id,
  edition: 'classic',
  seats: [],
  begun: '2026-11-16T12:00:00Z',
  played: '2026-11-16T12:00:00Z',
  commands: 0,
  isOver: false,
  ...change,
});

interface Call {
  readonly game: SavedGame;
  readonly first: number;
  readonly lines: readonly string[];
}

/** Appends lines in the page; returns the name of the error, if any. */
function append(page: Page, call: Call): Promise<string | undefined> {
  return page.evaluate(async ({ game, first, lines }) => {
    const { Saves, StoreError } = (globalThis as unknown as { store: Store }).store;
    try {
      await (await Saves.open()).append(game, first, lines);
      return undefined;
    } catch (error) {
      return error instanceof StoreError ? 'StoreError' : String(error);
    }
  }, call);
}

/** The contents of the store, read through a new connection. */
function contents(page: Page, id: string) {
  return page.evaluate(async (id) => {
    const saves = await (globalThis as unknown as { store: Store }).store.Saves.open();
    return { game: await saves.find(id), text: await saves.read(id), list: await saves.list() };
  }, id);
}

test('appended lines are read in numeric order', async ({ page }) => {
  const lines = Array.from({ length: 12 }, (_, i) => `line ${i}`);
  await append(page, { game: game('a'), first: 0, lines: lines.slice(0, 2) });
  await append(page, { game: game('a', { commands: 11 }), first: 2, lines: lines.slice(2) });
  const { text, game: saved } = await contents(page, 'a');
  expect(text).toBe(lines.map((line) => `${line}\n`).join(''));
  expect(saved?.commands).toBe(11);
});

test('games whose ids share a prefix do not share lines', async ({ page }) => {
  await append(page, { game: game('a'), first: 0, lines: ['of a'] });
  await append(page, { game: game('ab'), first: 0, lines: ['of ab'] });
  expect((await contents(page, 'a')).text).toBe('of a\n');
  expect((await contents(page, 'ab')).text).toBe('of ab\n');
});

test('appending an existing line number fails and stores nothing', async ({ page }) => {
  await append(page, { game: game('a'), first: 0, lines: ['zero', 'one'] });
  const before = await contents(page, 'a');
  const again = { game: game('a', { commands: 9, isOver: true }), first: 1, lines: ['another one', 'two'] };
  expect(await append(page, again)).toBe('StoreError');
  expect(await contents(page, 'a')).toEqual(before);
});

test('of two concurrent appends at the same line, exactly one succeeds', async ({ page }) => {
  await append(page, { game: game('a'), first: 0, lines: ['zero'] });
  const results = await Promise.all([
    append(page, { game: game('a'), first: 1, lines: ['left'] }),
    append(page, { game: game('a'), first: 1, lines: ['right'] }),
  ]);
  expect(results.toSorted()).toEqual(['StoreError', undefined]);
  expect((await contents(page, 'a')).text).toMatch(/^zero\n(left|right)\n$/);
});

test('a deleted game cannot be continued', async ({ page }) => {
  await append(page, { game: game('a'), first: 0, lines: ['zero'] });
  await page.evaluate(async () => {
    const saves = await (globalThis as unknown as { store: Store }).store.Saves.open();
    await saves.remove('a');
  });
  expect(await append(page, { game: game('a'), first: 1, lines: ['one'] })).toBe('StoreError');
  expect(await contents(page, 'a')).toEqual({ game: undefined, text: '', list: [] });
});

test('lines are on disk before the next one: durability is strict', async ({ page }) => {
  await page.evaluate(() => {
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (...args) {
      const [, mode, options] = args;
      if (mode === 'readwrite') Object.assign(globalThis, { durability: options?.durability });
      return transaction.apply(this, args);
    };
  });
  await append(page, { game: game('a'), first: 0, lines: ['zero'] });
  expect(await page.evaluate(() => Reflect.get(globalThis, 'durability'))).toBe('strict');
});

test('a failed write leaves neither lines nor game behind', async ({ page }) => {
  await page.evaluate(() => {
    const { add } = IDBObjectStore.prototype;
    let adds = 0;
    IDBObjectStore.prototype.add = function (...args: Parameters<typeof add>) {
      if (++adds === 2) throw new DOMException('no space left', 'QuotaExceededError');
      return add.apply(this, args);
    };
  });
  expect(await append(page, { game: game('a'), first: 0, lines: ['zero', 'one', 'two'] })).toBe('StoreError');
  const { game: saved, text, list } = await contents(page, 'a');
  expect({ saved, text, list }).toEqual({ saved: undefined, text: '', list: [] });
});

test('games are listed last played first', async ({ page }) => {
  await append(page, { game: game('old', { played: '2026-11-14T08:00:00Z' }), first: 0, lines: [] });
  await append(page, { game: game('new', { played: '2026-11-16T08:00:00Z' }), first: 0, lines: [] });
  await append(page, { game: game('mid', { played: '2026-11-15T08:00:00Z' }), first: 0, lines: [] });
  expect((await contents(page, 'old')).list.map(({ id }) => id)).toEqual(['new', 'mid', 'old']);
});

test('removing a game removes its lines and no others', async ({ page }) => {
  await append(page, { game: game('a'), first: 0, lines: ['of a'] });
  await append(page, { game: game('b'), first: 0, lines: ['of b'] });
  await page.evaluate(async () => {
    const saves = await (globalThis as unknown as { store: Store }).store.Saves.open();
    await saves.remove('a');
  });
  const { game: removed, text, list } = await contents(page, 'a');
  expect({ removed, text, ids: list.map(({ id }) => id) }).toEqual({
    removed: undefined,
    text: '',
    ids: ['b'],
  });
  expect((await contents(page, 'b')).text).toBe('of b\n');
});

test('disabled storage is a StoreError', async ({ page }) => {
  await page.evaluate(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('storage is disabled', 'SecurityError');
    };
  });
  expect(await append(page, { game: game('a'), first: 0, lines: [] })).toBe('StoreError');
});
