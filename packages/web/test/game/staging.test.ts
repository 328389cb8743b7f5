import { describe, expect, test } from 'vitest';
import { decisionKey, stagingAfter, stagingForNext } from '../../src/game/prompts/current-prompt.ts';
import { changesOf, NOTHING_STAGED, placedIn, withPlace } from '../../src/game/prompts/staging.ts';
import { newGame, SETTINGS } from './games.ts';

const ALASKA = 0;
const ALBERTA = 1;
const BRAZIL = 2;

describe('staged armies', () => {
  test.each([
    ['one', [[ALASKA, 1]], [[ALASKA, 1]]],
    [
      'on the same territory are one entry',
      [
        [ALASKA, 1],
        [ALASKA, 5],
      ],
      [[ALASKA, 6]],
    ],
    [
      'on two territories keep their order',
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
      'can be taken back one by one',
      [
        [ALASKA, 2],
        [ALASKA, -1],
        [ALASKA, -1],
      ],
      [],
    ],
    [
      'never drop below zero',
      [
        [ALASKA, 1],
        [ALASKA, -5],
      ],
      [],
    ],
  ])('%s', (_, steps, places) => {
    const staging = steps.reduce(
      (old, [territory = 0, armies = 0]) => withPlace(old, territory, armies),
      NOTHING_STAGED,
    );
    expect(staging.places).toEqual(places);
    expect(placedIn(staging)).toBe(places.reduce((sum, [, armies = 0]) => sum + armies, 0));
  });

  test('the last territory picked is remembered', () => {
    expect(withPlace(withPlace(NOTHING_STAGED, ALASKA, 1), BRAZIL, 1).to).toBe(BRAZIL);
  });
});

test('changes combine all staged places and moves', () => {
  const staging = {
    ...NOTHING_STAGED,
    places: [[ALASKA, 3] as const],
    moves: [[ALASKA, ALBERTA, 2] as const, [ALBERTA, BRAZIL, 1] as const],
  };
  expect(changesOf(staging)).toEqual(
    new Map([
      [ALASKA, 1],
      [ALBERTA, 1],
      [BRAZIL, 1],
    ]),
  );
});

describe('the staging', () => {
  const staging = { ...NOTHING_STAGED, from: ALASKA, to: ALBERTA, count: 2, stopAt: 4 };

  test.each([
    ['an attack', { type: 'attack', from: ALASKA, to: ALBERTA, dice: 3 }],
    ['a trade', { type: 'trade', cards: [0, 1, 2], extra: -1 }],
    ['a draw offer', { type: 'offer-draw' }],
    ['taking an objective', { type: 'take-objective', objective: 0 }],
  ] as const)('is kept after %s', (_, command) => {
    expect(stagingAfter(staging, command)).toBe(staging);
  });

  test('is cleared when it is sent', () => {
    expect(stagingAfter(staging, { type: 'place', places: [[ALASKA, 1]] })).toBe(NOTHING_STAGED);
    expect(stagingAfter(staging, { type: 'end-attacks' })).toBe(NOTHING_STAGED);
  });

  test('keeps the selected territories for the next decision, but no numbers', () => {
    expect(stagingForNext(staging)).toEqual({ ...NOTHING_STAGED, from: ALASKA, to: ALBERTA });
    expect(stagingForNext({ ...NOTHING_STAGED, to: ALBERTA, places: [[ALBERTA, 2]] })).toEqual(
      NOTHING_STAGED,
    );
  });

  test('belongs to a decision, which differs by seat and phase', () => {
    const { position } = newGame(SETTINGS[0]!);
    expect(decisionKey(0, position)).not.toBe(decisionKey(1, position));
    expect(decisionKey(0, position)).not.toBe(decisionKey(0, { ...position, phase: 'over' }));
  });
});
