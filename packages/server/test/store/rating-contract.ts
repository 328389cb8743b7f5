import { describe, expect, test } from 'vitest';
import type { RateGame, Rating, Result, Store } from '../../src/store/store.ts';
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

/** A rating that depends on all earlier games in order: each game appends its place to `mu`. */
const rate: RateGame = (places, before) =>
  places.map(({ player, place }) => {
    const { mu = 0, games = 0 } = before(player) ?? {};
    return { player, mu: 10 * mu + place, sigma: 1, games: games + 1 };
  });

const unrated: RateGame = () => {
  throw new Error('a game that does not count was rated');
};

export function testRatings(store: () => Store): void {
  const muOf = async (player: string) => (await store().ratingsOf([player]))[0]?.mu;
  const leaderboard = async (filter: Partial<Parameters<Store['leaderboard']>[0]> = {}) =>
    (await store().leaderboard({ leastGames: 1, skip: 0, limit: 10, ...filter })).map(({ player }) => player);

  describe('results', () => {
    test('are stored once, together with the ratings', async () => {
      const first = makeResult('t', 10, ['bob', 'ada', 'eve']);
      expect(await store().addResult(first, rate)).toBe('stored');
      expect(await store().addResult(first, rate)).toBe('known');
      expect(await store().resultsOf(['t', 'u'])).toEqual(new Map([['t', first]]));
      expect(await store().resultsOf([])).toEqual(new Map());
      expect(await store().ratingsOf(['ada', 'nobody'])).toEqual([
        { player: 'ada', mu: 2, sigma: 1, games: 1 },
      ]);
      expect(await store().ratingsOf([])).toEqual([]);
    });

    test('let everyone know that the game is over', async () => {
      const table = makeTable('t', { stage: 'over', isEnding: true, dueAt: 5 });
      await store().createTable(table);
      await store().addResult(makeResult('t', 10, []), rate);
      expect(await store().findTable('t')).toEqual({ ...table, isEnding: false, dueAt: null, version: 2 });
      expect(await store().addResult(makeResult('t', 10, []), rate)).toBe('known');
      expect((await store().findTable('t'))?.version).toBe(2);
    });

    test('of games that do not count rate nobody', async () => {
      await store().addResult(makeResult('t', 10, ['ada'], { isRated: false }), unrated);
      expect(await store().ratingsOf(['ada'])).toEqual([]);
    });

    test('are listed by player and kind, and in both orders', async () => {
      const a = makeResult('a', 10, ['ada', 'bob']);
      const b = makeResult('b', 20, ['ada', 'bob'], { isRated: false, isPublic: false });
      const c = makeResult('c', 30, ['bob'], { outcome: { type: 'drawn' } });
      const d = makeResult('d', 30, ['ada'], { isRated: false });
      for (const result of [b, c, a, d]) await store().addResult(result, rate);
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
        await store().addResult(makeResult(`t${i}`, 24 - i, i === 23 ? ['ada'] : players), rate);
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
      for (const result of [1, 4, 3, 0, 2].map((i) => results[i] as Result))
        await store().addResult(result, rate);
      expect(await Promise.all(['ada', 'bob', 'eve', 'cid', 'dan'].map(muOf))).toEqual([
        131, 21142, 32213, 24, 3,
      ]);
      const [bob] = await store().ratingsOf(['bob']);
      expect(bob?.games).toBe(5);
    });

    test('count every result when several are added at once', async () => {
      const ids = Array.from({ length: 12 }, (_, i) => `t${String.fromCharCode(97 + i)}`);
      const added = await Promise.all(
        ids.map((id, i) =>
          store().addResult(makeResult(id, 10, i % 2 ? ['ada', 'bob'] : ['bob', 'ada']), rate),
        ),
      );
      expect(new Set(added)).toEqual(new Set(['stored']));
      expect(await muOf('ada')).toBe(212121212121);
      expect(await muOf('bob')).toBe(121212121212);
    });

    test('count a result once that is added several times at once', async () => {
      const results = await Promise.all(
        [1, 2, 3].map(() => store().addResult(makeResult('t', 10, ['ada']), rate)),
      );
      expect(results.toSorted()).toEqual(['known', 'known', 'stored']);
      expect(await muOf('ada')).toBe(1);
    });
  });

  test('the leaderboard counts uncertainty against a player, skips deleted accounts and has pages', async () => {
    const rating = (player: string, mu: number, sigma: number, games = 1): Rating => ({
      player,
      mu,
      sigma,
      games,
    });
    for (const id of ['sure', 'unsure', 'gone']) await store().createPlayer(makePlayer(id));
    await store().addResult(makeResult('t', 10, ['sure', 'unsure', 'gone', 'weak']), () => [
      rating('unsure', 30, 8),
      rating('sure', 25, 1, 9),
      rating('gone', 50, 1),
      rating('weak', 5, 1),
    ]);
    await store().deletePlayer('gone');
    expect(await leaderboard()).toEqual(['sure', 'unsure', 'weak']);
    expect(await leaderboard({ limit: 1 })).toEqual(['sure']);
    expect(await leaderboard({ skip: 1, limit: 1 })).toEqual(['unsure']);
    expect(await leaderboard({ leastGames: 2 })).toEqual(['sure']);
  });
}
