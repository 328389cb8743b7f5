import { describe, expect, test } from 'vitest';
import { resultOf } from '../../src/host/result.ts';

const game = {
  id: 'a',
  edition: 'classic',
  seats: [
    { name: 'Pompey', colour: 'red', bot: 'sulla' },
    { name: 'Ann', colour: 'blue' },
    { name: 'Cato', colour: 'green', bot: 'easy' },
    { name: 'Brutus', colour: 'pink', bot: 'easy' },
  ],
} as const;

const closing = (result: object): string => JSON.stringify({ result, secret: null, lines: 3, sha256: '' });
const command = (...events: object[]): string => JSON.stringify({ seq: 1, seat: 0, events });
const outcomeOf = (...lines: string[]) => resultOf(game, lines, 'now');

describe('the result of a game', () => {
  test('names the edition, each bot once, and the winner', () => {
    expect(outcomeOf(command(), closing({ type: 'won', seat: 0 }))).toEqual({
      game: 'a',
      edition: 'classic',
      bots: ['sulla', 'easy'],
      outcome: 'lost',
      winner: 'sulla',
      ended: 'now',
    });
  });

  test('is a win if the person wins, and a draw if the game is drawn', () => {
    expect(outcomeOf(closing({ type: 'won', seat: 1 }))).toMatchObject({ outcome: 'won', winner: undefined });
    expect(outcomeOf(closing({ type: 'drawn' }))).toMatchObject({ outcome: 'drawn' });
  });

  test.each(['eliminated', 'overthrown', 'surrendered', 'gave-up'])(
    'is a loss once the person is %s',
    (type) => {
      expect(outcomeOf(command({ type, seat: 1 }))).toMatchObject({ outcome: 'lost', winner: undefined });
      expect(outcomeOf(command({ type, seat: 2, by: 1 }))).toBeUndefined();
    },
  );

  test('does not exist while the game runs, or if it is abandoned', () => {
    expect(outcomeOf(command({ type: 'captured', seat: 1 }))).toBeUndefined();
    expect(outcomeOf(closing({ type: 'abandoned' }))).toBeUndefined();
  });

  test('does not count with several people, or with bots only', () => {
    const [first, person, ...others] = game.seats;
    const people = { ...game, seats: [first, person, { name: 'Bob', colour: 'black' } as const] };
    const bots = { ...game, seats: [first, ...others] };
    const won = [closing({ type: 'won', seat: 0 })];
    expect(resultOf(people, won, 'now')).toBeUndefined();
    expect(resultOf(bots, won, 'now')).toBeUndefined();
  });
});
