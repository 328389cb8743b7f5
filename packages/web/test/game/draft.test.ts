import { describe, expect, test } from 'vitest';
import { decisionOf, draftAfter, draftForNext } from '../../src/game/asking.ts';
import { changesOf, NO_DRAFT, placedIn, withPlace } from '../../src/game/draft.ts';
import { newGame, SETTINGS } from './games.ts';

const ALASKA = 0;
const ALBERTA = 1;
const BRAZIL = 2;

describe('armies that are staged', () => {
  test.each([
    ['one', [[ALASKA, 1]], [[ALASKA, 1]]],
    [
      'more on the same territory are one entry',
      [
        [ALASKA, 1],
        [ALASKA, 5],
      ],
      [[ALASKA, 6]],
    ],
    [
      'on two territories, each in its place',
      [
        [ALASKA, 1],
        [ALBERTA, 2],
        [ALASKA, 1],
      ],
      [
        [ALASKA, 2],
        [ALBERTA, 2],
      ],
    ],
    [
      'taken back one by one, until nothing is left',
      [
        [ALASKA, 2],
        [ALASKA, -1],
        [ALASKA, -1],
      ],
      [],
    ],
    [
      'never fewer than none',
      [
        [ALASKA, 1],
        [ALASKA, -5],
      ],
      [],
    ],
  ])('%s', (_, steps, places) => {
    const draft = steps.reduce(
      (old, [territory = 0, armies = 0]) => withPlace(old, territory, armies),
      NO_DRAFT,
    );
    expect(draft.places).toEqual(places);
    expect(placedIn(draft)).toBe(places.reduce((sum, [, armies = 0]) => sum + armies, 0));
  });

  test('the territory that was picked last is remembered', () => {
    expect(withPlace(withPlace(NO_DRAFT, ALASKA, 1), BRAZIL, 1).to).toBe(BRAZIL);
  });
});

test('the board shows what all that is staged adds and takes', () => {
  const draft = {
    ...NO_DRAFT,
    places: [[ALASKA, 3] as const],
    moves: [[ALASKA, ALBERTA, 2] as const, [ALBERTA, BRAZIL, 1] as const],
  };
  expect(changesOf(draft)).toEqual(
    new Map([
      [ALASKA, 1],
      [ALBERTA, 1],
      [BRAZIL, 1],
    ]),
  );
});

describe('what is left of a draft', () => {
  const draft = { ...NO_DRAFT, from: ALASKA, to: ALBERTA, count: 2, stopAt: 4 };

  test.each([
    ['an attack is prepared again for its next roll', { type: 'attack', from: ALASKA, to: ALBERTA, dice: 3 }],
    ['a trade in between', { type: 'trade', cards: [0, 1, 2], extra: -1 }],
    ['a draw that is offered', { type: 'offer-draw' }],
    ['an objective that is taken', { type: 'take-objective', objective: 0 }],
  ] as const)('all of it after %s', (_, command) => {
    expect(draftAfter(draft, command)).toBe(draft);
  });

  test('nothing after what was prepared is sent', () => {
    expect(draftAfter(draft, { type: 'place', places: [[ALASKA, 1]] })).toBe(NO_DRAFT);
    expect(draftAfter(draft, { type: 'end-attacks' })).toBe(NO_DRAFT);
  });

  test('where it was, for the next decision, and no numbers', () => {
    expect(draftForNext(draft)).toEqual({ ...NO_DRAFT, from: ALASKA, to: ALBERTA });
    expect(draftForNext({ ...NO_DRAFT, to: ALBERTA, places: [[ALBERTA, 2]] })).toEqual(NO_DRAFT);
  });

  test('a decision is another one for another seat, phase or actor', () => {
    const { position } = newGame(SETTINGS[0]!);
    expect(decisionOf(0, position)).not.toBe(decisionOf(1, position));
    expect(decisionOf(0, position)).not.toBe(decisionOf(0, { ...position, phase: 'over' }));
  });
});
