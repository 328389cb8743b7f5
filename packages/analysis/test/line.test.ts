import { clonePosition, seededDice, territoriesOf } from '@rubicon/engine';
import { chainOdds, makeDice, winProbability } from '@rubicon/odds';
import { describe, expect, test } from 'vitest';
import {
  chanceOf,
  type Ending,
  findLineFault,
  type Line,
  type LineGoal,
  makeLine,
  oddsOf,
  parseLine,
  playLine,
} from '../src/index.ts';
import { gameAt, SOUTH } from './positions.ts';

const { rules, position } = gameAt(SOUTH);
const { board } = rules;
const at = (id: string): number => board.indices.get(id)!;
const dice = makeDice();

function lineOf(text: string): Line {
  const parsed = parseLine(board, text);
  if (parsed.error !== undefined) throw new Error(JSON.stringify(parsed.error));
  return parsed.line;
}

const holds = (...ids: string[]): LineGoal => ({
  counted: [],
  isReached: ({ owner }) => ids.every((id) => owner[at(id)] === position.seat),
});

describe('the text of a line', () => {
  test('can be written and parsed', () => {
    const text = 'place brazil 3; strike brazil north-africa leave 2; strike north-africa egypt leave 1';
    expect(lineOf(text)).toEqual({
      placements: [{ territory: at('brazil'), armies: 3 }],
      strikes: [
        { from: at('brazil'), to: at('north-africa'), leave: 2 },
        { from: at('north-africa'), to: at('egypt'), leave: 1 },
      ],
    });
    expect(makeLine(board, lineOf(text))).toBe(text);
  });

  test('leaves one army behind unless it says more', () => {
    expect(lineOf('strike brazil peru').strikes[0]!.leave).toBe(1);
    expect(lineOf(' ; place brazil 1;')).toEqual({
      placements: [{ territory: at('brazil'), armies: 1 }],
      strikes: [],
    });
  });

  test.each([
    ['place brasil 3', { part: 'place brasil 3', found: 'brasil', closest: 'brazil' }],
    ['place brazil many', { part: 'place brazil many', found: 'many' }],
    ['stike brazil peru', { part: 'stike brazil peru', found: 'stike', closest: 'strike' }],
    ['strike brazil peru leve 2', { part: 'strike brazil peru leve 2', found: 'leve', closest: 'leave' }],
    ['place brazil 1 now', { part: 'place brazil 1 now', found: 'now' }],
  ])('%s is not a line', (text, facts) => {
    expect(parseLine(board, text)).toEqual({ error: { code: 'bad-line', ...facts } });
  });
});

describe('the faults of a line', () => {
  const fault = (text: string) => findLineFault(rules, position, lineOf(text));

  test.each([
    ['place brazil 3; strike brazil north-africa; strike north-africa egypt leave 4', undefined],
    ['place alaska 3', { code: 'not-yours', territory: at('alaska') }],
    ['place brazil 0', { code: 'no-armies', territory: at('brazil') }],
    ['place brazil 4', { code: 'too-many-placed', placed: 4, toPlace: 3 }],
    ['place brazil 1', { code: 'armies-left', left: 2, toPlace: 3 }],
    ['place brazil 3; strike egypt congo', { code: 'not-yours', territory: at('egypt'), strike: 0 }],
    ['place brazil 3; strike brazil peru', { code: 'own-territory', territory: at('peru'), strike: 0 }],
    [
      'place brazil 3; strike brazil egypt',
      { code: 'not-adjacent', from: at('brazil'), to: at('egypt'), strike: 0 },
    ],
    ['place brazil 3; strike brazil venezuela leave 0', { code: 'wrong-leave', leave: 0, strike: 0 }],
    [
      'place brazil 3; strike brazil venezuela; strike brazil argentina',
      { code: 'too-few-armies', territory: at('brazil'), strike: 1 },
    ],
  ])('%s', (text, expected) => {
    expect(fault(text)).toEqual(expected);
  });

  test('a line has at most 12 strikes and is played at the start of a turn', () => {
    const strikes = Array.from({ length: 13 }, () => ({ from: at('brazil'), to: at('venezuela'), leave: 1 }));
    const line = { ...lineOf('place brazil 3'), strikes };
    expect(findLineFault(rules, position, line)).toEqual({ code: 'too-many-strikes', strikes: 13, most: 12 });
    const attack = gameAt(SOUTH.replace('reinforce', 'attack'));
    expect(findLineFault(rules, attack.position, line)).toEqual({ code: 'wrong-phase', phase: 'attack' });
  });
});

describe('the chance of a line', () => {
  test('of one strike is that of a battle', () => {
    const line = lineOf('place brazil 3; strike brazil venezuela');
    expect(chanceOf(rules, position, line, holds('venezuela'))).toBeCloseTo(winProbability(dice, 5, 2), 12);
  });

  test('of strikes in a row is that of a chain', () => {
    const line = lineOf('place brazil 3; strike brazil north-africa; strike north-africa egypt');
    const odds = oddsOf(rules, position, line, holds('north-africa', 'egypt'));
    const chain = chainOdds(dice, 5, [2, 2]);
    expect(odds.chance).toBeCloseTo(chain.win, 12);
    expect(odds.strikes).toEqual(chain.territories.map(({ probability }) => expect.closeTo(probability, 12)));
  });

  test('of strikes from different stacks is a product', () => {
    const line = lineOf('place brazil 3; strike brazil venezuela; strike peru argentina');
    const both = chanceOf(rules, position, line, holds('venezuela', 'argentina'));
    expect(both).toBeCloseTo(winProbability(dice, 5, 2) * winProbability(dice, 2, 1), 12);
  });

  test('counts endings in which a strike failed after the goal was reached', () => {
    const line = lineOf('place brazil 3; strike brazil venezuela; strike venezuela central-america');
    expect(chanceOf(rules, position, line, holds('venezuela'))).toBeCloseTo(winProbability(dice, 5, 2), 12);
  });

  test.each([
    'place brazil 3; strike brazil venezuela leave 3; strike brazil argentina',
    'place brazil 3; strike peru argentina leave 2; strike brazil venezuela leave 3; strike brazil north-africa',
    'place brazil 3; strike brazil north-africa leave 4; strike brazil venezuela leave 2; strike north-africa congo',
  ])('agrees with the rules of the game: %s', (text) => {
    const line = lineOf(text);
    expect(findLineFault(rules, position, line)).toBeUndefined();
    const goal: LineGoal = {
      counted: [at('north-africa'), at('venezuela')],
      isReached: ({ owner, armies }: Ending) =>
        line.strikes.every(({ to }) => owner[to] === position.seat) &&
        armies[at('north-africa')]! + armies[at('venezuela')]! > 2,
    };
    const chance = chanceOf(rules, position, line, goal);
    const GAMES = 20_000;
    const rolls = seededDice(text);
    let reached = 0;
    for (let i = 0; i < GAMES; i++) {
      const played = clonePosition(position);
      playLine(rules, played, line, rolls);
      if (goal.isReached(played)) reached++;
    }
    const deviation = Math.sqrt((chance * (1 - chance)) / GAMES);
    expect(Math.abs(reached / GAMES - chance)).toBeLessThan(4 * deviation);
  });

  test('is computed quickly for many divided stacks', () => {
    const rich = gameAt(SOUTH.replace('a3a3b1', 'a3a90b1'));
    const line = lineOf(
      `place brazil 3; ${'north-africa venezuela argentina'
        .split(' ')
        .map((id, i) => `strike brazil ${id} leave ${60 - 20 * i}`)
        .join('; ')}; ${'egypt east-africa congo'
        .split(' ')
        .map((id, i) => `strike north-africa ${id} leave ${20 - 5 * i}`)
        .join('; ')}; strike venezuela central-america leave 7; strike egypt southern-europe leave 3`,
    );
    expect(findLineFault(rich.rules, rich.position, line)).toBeUndefined();
    expect(chanceOf(rich.rules, rich.position, line, holds('southern-europe'))).toBeGreaterThan(0.5);
  });

  test('a played line changes nothing but the turn of its seat', () => {
    const played = clonePosition(position);
    playLine(rules, played, lineOf('place brazil 3; strike brazil venezuela leave 2'), seededDice('a'));
    expect(played.seat).toBe(position.seat);
    expect(territoriesOf(played, position.seat).length).toBeGreaterThanOrEqual(2);
  });
});
