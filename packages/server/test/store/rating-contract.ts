import { describe, expect, test } from 'vitest';
import { rateGame } from '../../src/ratings/rate-game.ts';
import type { Rating, Result, Store } from '../../src/store/store.ts';
import { makePlayer, makeTable } from './samples.ts';

const makeResult = (
  table: string,
  closedAt: number,
  players: readonly string[],
  changes: Partial<Result> = {},
): Result => ({
  table,
  closedAt,
  isRated: true,
  isPublic: true,
  outcome: { type: 'won', seat: 0 },
  places: players.map((player, index) => ({ player, place: index + 1, hasLeft: index > 1 })),
  ...changes,
});

/** Returns the ratings after rated games in this order. */
function ratingsAfter(results: readonly Result[]): ReadonlyMap<string, Rating> {
  const ratings = new Map<string, Rating>();
  for (const { places } of results)
    for (const next of rateGame(places, (player) => ratings.get(player))) ratings.set(next.player, next);
  return ratings;
}

export function testRatings(store: () => Store): void {
  const ratingsBy = async (players: readonly string[]): Promise<ReadonlyMap<string, Rating>> =>
    new Map((await store().ratingsOf(players)).map((rating) => [rating.player, rating]));
  const leaderboard = async (filter: Partial<Parameters<Store['leaderboard']>[0]> = {}) =>
    (await store().leaderboard({ leastGames: 1, skip: 0, limit: 10, ...filter })).map(({ player }) => player);

  describe('results', () => {
    test('are stored once, together with the ratings', async () => {
      const first = makeResult('t', 10, ['bob', 'ada', 'eve']);
      expect(await store().addResult(first)).toBe('stored');
      expect(await store().addResult(first)).toBe('known');
      expect(await store().resultsOf(['t', 'u'])).toEqual(new Map([['t', first]]));
      expect(await store().resultsOf([])).toEqual(new Map());
      expect(await store().ratingsOf(['ada', 'nobody'])).toEqual([ratingsAfter([first]).get('ada')]);
      expect(await store().ratingsOf([])).toEqual([]);
    });

    test('let everyone know that the game is over', async () => {
      const table = makeTable('t', { stage: 'over', isEnding: true, dueAt: 5 });
      await store().createTable(table);
      await store().addResult(makeResult('t', 10, []));
      expect(await store().findTable('t')).toEqual({ ...table, isEnding: false, dueAt: null, version: 2 });
      expect(await store().addResult(makeResult('t', 10, []))).toBe('known');
      expect((await store().findTable('t'))?.version).toBe(2);
    });

    test('of games that do not count rate nobody', async () => {
      await store().addResult(makeResult('t', 10, ['ada', 'bob'], { isRated: false }));
      expect(await store().ratingsOf(['ada'])).toEqual([]);
    });

    test('are listed by player and kind, and in both orders', async () => {
      const a = makeResult('a', 10, ['ada', 'bob']);
      const b = makeResult('b', 20, ['ada', 'bob'], { isRated: false, isPublic: false });
      const c = makeResult('c', 30, ['bob'], { outcome: { type: 'drawn' } });
      const d = makeResult('d', 30, ['ada'], { isRated: false });
      for (const result of [b, c, a, d]) await store().addResult(result);
      const list = (filter: Partial<Parameters<Store['listResults']>[0]>) =>
        store().listResults({ limit: 10, ...filter });
      expect(await list({})).toEqual([c, d, b, a]);
      expect(await list({ isPublic: true })).toEqual([c, d, a]);
      expect(await list({ isRated: true, oldestFirst: true })).toEqual([a, c]);
      expect(await list({ player: 'bob' })).toEqual([c, b, a]);
      expect(await list({ player: 'bob', isPublic: true, limit: 1 })).toEqual([c]);
      expect(await list({ player: 'nobody' })).toEqual([]);
      expect(await list({ after: { at: 30, id: 'c' } })).toEqual([d, b, a]);
      expect(await list({ player: 'ada', after: { at: 30, id: 'd' } })).toEqual([b, a]);
      expect(await list({ oldestFirst: true, after: { at: 20, id: 'b' } })).toEqual([c, d]);
      expect(await list({ oldestFirst: true, after: { at: 30, id: 'c' } })).toEqual([d]);
    });

    test('give a career, and how many of the last 20 games were not left', async () => {
      for (const id of ['ada', 'bob', 'eve']) await store().createPlayer(makePlayer(id));
      expect(await store().completionsOf(['ada', 'nobody'])).toEqual(new Map());
      for (let i = 0; i < 24; i++) {
        const players = i < 4 ? ['bob', 'ada', 'eve'] : ['eve', 'bob', 'ada']; // the third one leaves
        await store().addResult(makeResult(`t${i}`, 24 - i, i === 23 ? ['ada'] : players));
      }
      const completions = await store().completionsOf(['ada', 'bob', 'eve']);
      expect(completions.get('bob')).toBe(1);
      expect(completions.get('eve')).toBeCloseTo(16 / 20); // left the latest four
      expect(completions.get('ada')).toBeCloseTo(4 / 20);
      expect(await store().careerOf('ada')).toEqual({
        games: 24,
        places: [
          { place: 1, games: 1 },
          { place: 2, games: 4 },
          { place: 3, games: 19 },
        ],
      });
      expect(await store().careerOf('nobody')).toEqual({ games: 0, places: [] });
      expect(await store().completionsOf([])).toEqual(new Map());
    });
  });

  describe('ratings', () => {
    test('follow the order of closing, whatever order the results come in', async () => {
      const results = [
        makeResult('a', 10, ['ada', 'bob', 'eve']),
        makeResult('b', 20, ['bob', 'eve']),
        makeResult('c', 20, ['bob', 'eve', 'ada']),
        makeResult('d', 20, ['eve', 'cid', 'dan', 'bob']),
        makeResult('e', 30, ['ada', 'bob', 'eve', 'cid']),
      ];
      for (const result of [1, 4, 3, 0, 2].map((i) => results[i] as Result)) await store().addResult(result);
      expect(await ratingsBy(['ada', 'bob', 'eve', 'cid', 'dan'])).toEqual(ratingsAfter(results));
      expect(ratingsAfter(results)).not.toEqual(ratingsAfter(results.toReversed()));
    });

    test('count every result when several are added at once', async () => {
      const results = Array.from({ length: 12 }, (_, i) =>
        makeResult(`t${String.fromCharCode(97 + i)}`, 10, i % 2 ? ['ada', 'bob'] : ['bob', 'ada']),
      );
      const added = await Promise.all(results.map((result) => store().addResult(result)));
      expect(new Set(added)).toEqual(new Set(['stored']));
      expect(await ratingsBy(['ada', 'bob'])).toEqual(ratingsAfter(results));
    });

    test('count a result once that is added several times at once', async () => {
      const result = makeResult('t', 10, ['ada', 'bob']);
      const added = await Promise.all([1, 2, 3].map(() => store().addResult(result)));
      expect(added.toSorted()).toEqual(['known', 'known', 'stored']);
      expect(await ratingsBy(['ada', 'bob'])).toEqual(ratingsAfter([result]));
    });
  });

  test('the leaderboard counts uncertainty against a player, skips deleted accounts and has pages', async () => {
    for (const id of ['steady', 'lucky', 'gone']) await store().createPlayer(makePlayer(id));
    await store().addResult(makeResult('t', 10, ['gone', 'lucky', 'beaten']));
    for (
      let i = 0;
      i < 12;
      i++ // each wins half of the games
    )
      await store().addResult(makeResult(`t${i}`, 20 + i, i % 2 ? ['steady', 'rival'] : ['rival', 'steady']));
    await store().addResult(makeResult('u', 40, ['lucky', 'beaten']));
    await store().addResult(makeResult('v', 50, ['steady', 'rival']));
    const ratings = await ratingsBy(['lucky', 'steady']);
    expect(ratings.get('lucky')!.mu).toBeGreaterThan(ratings.get('steady')!.mu);
    await store().deletePlayer('gone');
    expect(await leaderboard()).toEqual(['steady', 'rival', 'lucky', 'beaten']);
    expect(await leaderboard({ limit: 1 })).toEqual(['steady']);
    expect(await leaderboard({ skip: 1, limit: 1 })).toEqual(['rival']);
    expect(await leaderboard({ leastGames: 3 })).toEqual(['steady', 'rival']);
  });
}
