import { EDITIONS, type Event, NOBODY, type Position } from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { endingText } from '../../src/game/facts/ending.ts';
import { missionText } from '../../src/game/facts/goals.ts';
import { ending } from '../../src/words/en/ending.ts';
import { en } from '../../src/words/en/index.ts';
import { helpWhile, newGame, playOut, type Setting, titleOf } from './games.ts';

const [IN, ELIMINATED, SURRENDERED] = [0, 1, 2];

/** Why a three-player game that ended like this is over. */
function reasonFor(setting: Partial<Setting>, end: object, events: readonly Event[] = []): string {
  const whole = { edition: 'world-domination', players: 3, options: {}, seed: '', ...setting };
  const { rules, position, game } = newGame(whole);
  const view = { ...position, phase: 'over', winner: 0, ...end } as Position;
  return endingText({ rules, view, seats: game.seats, words: en }, ending, { events });
}

describe('the reason for the end of a game', () => {
  test('is a draw', () => {
    expect(reasonFor({}, { winner: NOBODY })).toBe('All remaining players agreed to a draw.');
  });

  test.each([
    ['eliminated', [IN, ELIMINATED, ELIMINATED], 'Ann is the last player on the board.'],
    ['surrendered', [IN, SURRENDERED, SURRENDERED], 'Ann is the last player: all others surrendered.'],
    [
      'one of each',
      [IN, ELIMINATED, SURRENDERED],
      'Ann is the last player: all others were eliminated or surrendered.',
    ],
  ])('is that no other player is left: %s', (_, status, text) => {
    for (const edition of ['world-domination', 'capital', 'secret-mission', 'command-room', 'simultaneous'])
      expect(reasonFor({ edition }, { status })).toBe(text);
  });

  test('is a mission, in words, even if it eliminated the last opponent', () => {
    const shown: Event = { type: 'mission-shown', seat: 0, mission: 7 };
    const expected = 'Ann completed a secret mission: Hold 24 territories.';
    expect(reasonFor({ edition: 'secret-mission' }, {}, [shown])).toBe(expected);
    const status = [IN, ELIMINATED, ELIMINATED];
    expect(reasonFor({ edition: 'secret-mission' }, { status }, [shown])).toBe(expected);
  });

  test('is headquarters or objectives', () => {
    expect(reasonFor({ edition: 'capital' }, {})).toBe('Ann holds their own headquarters and 2 others.');
    expect(reasonFor({ edition: 'command-room' }, {})).toBe(
      'Ann has 3 objectives and holds their own capital.',
    );
  });

  test('is points, alone or tied', () => {
    const edition = 'simultaneous';
    expect(reasonFor({ edition }, { points: [20, 19, 3] })).toMatch(
      /^Ann has the most points after \d+ rounds: 20\.$/,
    );
    expect(reasonFor({ edition }, { points: [20, 20, 3] })).toMatch(
      /^Ann ties with Bob at 20 points, but went earlier/,
    );
  });
});

test.each(
  EDITIONS.map(({ id, players }) => ({ edition: id, players: players[1]!, options: {}, seed: 'ending' })),
)('every finished game has a reason: $edition', (setting) => {
  let last: readonly Event[] = [];
  const { rules, position, game } = playOut(setting, {
    helps: helpWhile(() => true, setting.seed),
    happened(_, events) {
      last = events;
    },
  });
  const naming = { rules, view: position, seats: game.seats, words: en };
  const text = endingText(naming, ending, { events: last });
  expect(text, titleOf(setting)).toMatch(/^[A-Z].*\.$/);
  const mission = last.find((event) => event.type === 'mission-shown');
  if (mission !== undefined) expect(text).toContain(missionText(naming, mission.mission, position.winner));
});
