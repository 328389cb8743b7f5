import { describe, expect, test } from 'vitest';
import { withPlayer } from '../../src/home/bot-names.ts';
import { defaultChoice } from '../../src/home/choice.ts';
import {
  findProblem,
  offeredValues,
  offersColours,
  playedValue,
  withEdition,
} from '../../src/home/new-game.ts';
import { fromPreset, isPreset, PRESETS } from '../../src/home/presets.ts';
import { de } from '../../src/words/de/index.ts';
import { en } from '../../src/words/en/index.ts';

const choice = defaultChoice(en.home.botNames);

describe.each([en, de])('a preset', (words) => {
  test.each(PRESETS)('$id fills the form with a game that can start, and keeps the person', (preset) => {
    const [first, ...others] = choice.seats;
    const ann = { ...choice, seats: [{ ...first!, name: 'Ann', colour: 'pink' as const }, ...others] };
    const next = fromPreset(ann, preset, words);
    expect(findProblem(next)).toBeUndefined();
    expect(next.seats[0]).toEqual({ name: 'Ann', colour: 'pink', bot: undefined });
    expect(PRESETS.filter((one) => isPreset(next, one))).toEqual([preset]);
  });
});

describe('choosing who plays a seat', () => {
  test('gives a character its own name, and a person theirs', () => {
    const next = withPlayer(choice, 1, 'sulla', en);
    expect(next.seats[1]).toMatchObject({ name: 'Sulla', bot: 'sulla' });
    expect(withPlayer(next, 1, 'hard', en).seats[1]).toMatchObject({ name: 'Pompey', bot: 'hard' });
    expect(findProblem(withPlayer(next, 2, 'sulla', en))).toBeUndefined();
  });

  test('keeps a name that was typed', () => {
    const typed = {
      ...choice,
      seats: choice.seats.map((seat, s) => (s === 1 ? { ...seat, name: 'Bob' } : seat)),
    };
    expect(withPlayer(typed, 1, 'sulla', en).seats[1]?.name).toBe('Bob');
    expect(withPlayer(typed, 1, undefined, en).seats[1]?.name).toBe('Bob');
  });
});

describe('the form offers nothing that the game ignores', () => {
  test('no colours where they are chosen in the game', () => {
    expect(offersColours(choice)).toBe(true);
    expect(offersColours(withEdition(choice, 'basic-training', en.home.botNames))).toBe(false);
  });

  test('no claiming for two players: their territories are always dealt', () => {
    const two = { ...choice, options: {}, seats: choice.seats.slice(0, 2) };
    expect(offeredValues(choice, 'setup')).toEqual(['claim', 'deal', 'quick']);
    expect(offeredValues(two, 'setup')).toEqual(['deal', 'quick']);
    expect(playedValue(two, 'setup')).toBe('deal');
  });

  test('no short game of three', () => {
    const three = withEdition({ ...choice, seats: choice.seats.slice(0, 3) }, 'capital', en.home.botNames);
    expect(offeredValues(three, 'short')).toEqual(['off']);
  });
});
