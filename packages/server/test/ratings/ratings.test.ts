import { type Command, HOST, type Seat, seededDice } from '@rubicon/engine';
import { RecordedGame, seededChance } from '@rubicon/protocol';
import { describe, expect, test } from 'vitest';
import { placesOf } from '../../src/ratings/places.ts';
import { rateGame } from '../../src/ratings/rate-game.ts';
import { ordinal, ratingsOf } from '../../src/ratings/ratings.ts';

const PLAYERS = ['ann', 'bob', 'cleo'];

/** A game of three people in which these seats surrender, one after the other. */
function gameOf(
  id: string,
  surrenders: readonly Seat[],
  time: string,
  isRated = true,
): { game: RecordedGame; text: string } {
  const lines: string[] = [];
  const game = RecordedGame.create(
    {
      game: id,
      edition: 'classic',
      options: {},
      seats: PLAYERS.map((player, i) => ({
        colour: (['red', 'blue', 'green'] as const)[i] ?? 'red',
        player,
      })),
      table: { absent: 'surrender', ...(isRated ? { isRated } : {}) },
    },
    seededChance(id),
    (line) => lines.push(line),
  );
  if ('error' in game) throw new Error(game.error.code);
  const play = (actor: Seat, command: Command): void => void game.play(actor, command, time);
  play(HOST, { type: 'start' });
  for (const seat of surrenders) play(seat, { type: 'surrender' });
  game.close();
  return { game, text: lines.map((line) => `${line}\n`).join('') };
}

describe('places', () => {
  test('put the winner first, and players who left last, in a shared place', () => {
    expect(placesOf(gameOf('g', [2, 0], '2026-11-16T12:00:00.000Z').game)).toEqual([
      { player: 'bob', place: 1, hasLeft: false },
      { player: 'ann', place: 2, hasLeft: true },
      { player: 'cleo', place: 2, hasLeft: true },
    ]);
  });

  test('are not given in a game that was abandoned', () => {
    expect(placesOf(gameOf('g', [2], '2026-11-16T12:00:00.000Z').game)).toEqual([]);
  });
});

describe('ratings', () => {
  test('rise for the winner and fall for the last', () => {
    const places = [
      { player: 'ann', place: 1, hasLeft: false },
      { player: 'bob', place: 2, hasLeft: false },
      { player: 'cleo', place: 3, hasLeft: true },
    ];
    const [ann, bob, cleo] = rateGame(places, () => undefined);
    if (ann === undefined || bob === undefined || cleo === undefined) throw new Error('no ratings');
    expect(ann.mu).toBeGreaterThan(bob.mu);
    expect(bob.mu).toBeGreaterThan(cleo.mu);
    expect([ann.games, bob.games, cleo.games]).toEqual([1, 1, 1]);
  });

  test('are the same for any order of the files, and count rated games only', () => {
    const games = [
      gameOf('a', [2, 0], '2026-11-16T12:00:00.000Z'),
      gameOf('b', [1, 2], '2026-11-16T13:00:00.000Z'),
      gameOf('c', [1, 0], '2026-11-16T13:00:00.000Z'),
      gameOf('d', [1, 0], '2026-11-16T11:00:00.000Z', false),
      gameOf('e', [1], '2026-11-16T11:00:00.000Z'),
    ].map(({ text }) => text);
    const { ratings, faults } = ratingsOf(games);
    expect(faults).toEqual([]);
    expect(ratings.map(({ games: played }) => played)).toEqual([3, 3, 3]);
    const random = seededDice('shuffle');
    const shuffled = [...games].sort(() => random.below(3) - 1);
    expect(ratingsOf(shuffled).ratings).toEqual(ratings);
    expect(ratings.map(ordinal)).toEqual([...ratings.map(ordinal)].sort((a, b) => b - a));
  });

  test('leave out records that were changed, and name them', () => {
    const { text } = gameOf('a', [2, 0], '2026-11-16T12:00:00.000Z');
    const renamed = text.replace('"cleo"', '"dora"');
    const { ratings, faults } = ratingsOf([renamed, text, 'notes']);
    expect(faults).toMatchObject([
      { index: 0, error: { code: 'wrong-hash' } },
      { index: 2, error: { code: expect.any(String) } },
    ]);
    expect(ratings).toHaveLength(3);
    expect(ratings.some(({ player }) => player === 'dora')).toBe(false);
  });
});
