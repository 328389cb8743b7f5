import { settingsSchema } from '@rubicon/api';
import { describe, expect, test } from 'vitest';
import { defaultChoice } from '../../src/home/choice.ts';
import {
  SPEEDS,
  type Speed,
  tableFor,
  tableProblem,
  toSettings,
} from '../../src/online/new-table/table-choice.ts';

const game = defaultChoice(['Pompey', 'Crassus', 'Cato']);

describe('a table for friends', () => {
  test('has the settings of the game, and at least two open seats', () => {
    const settings = toSettings(tableFor(game));
    expect(settings).toMatchObject({ edition: game.edition, options: game.options, isPublic: false });
    expect(settings.seats.map(({ bot }) => bot)).toEqual([undefined, undefined, 'easy', 'easy']);
  });

  test('keeps the open seats of a game for several people', () => {
    const people = { ...game, seats: game.seats.map((seat) => ({ ...seat, bot: undefined })) };
    expect(tableFor(people).game).toBe(people);
  });

  test.each(Object.keys(SPEEDS) as Speed[])(
    'with the clock %j has settings that a server accepts',
    (speed) => {
      const settings = toSettings({ ...tableFor(game), speed, delay: undefined });
      expect(settingsSchema.safeParse(settings).error).toBeUndefined();
      expect(settings.spectators).toBeNull();
    },
  );

  test('is rated only without bots and with a clock', () => {
    const rated = { ...tableFor(game), isRated: true };
    expect(tableProblem(rated)).toBe('rated-with-bots');
    const people = {
      ...rated,
      game: { ...game, seats: game.seats.map((seat) => ({ ...seat, bot: undefined })) },
    };
    expect(tableProblem(people)).toBe('rated-without-clock');
    expect(tableProblem({ ...people, speed: 'fast' })).toBeUndefined();
  });
});
