import { seatsFrom, type TurnsGame, viewOf } from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { oddsOf } from '../../src/turns/battle.ts';
import { foresight } from '../../src/turns/mind/foresight/foresight.ts';
import { perilFrom } from '../../src/turns/mind/foresight/peril.ts';
import { Judge } from '../../src/turns/mind/network/judge.ts';
import { kindOf, tunedNet } from '../../src/turns/mind/network/weights.ts';
import { aimsOf } from '../../src/turns/mind/search/aims.ts';
import { type Foresight, planTurn } from '../../src/turns/mind/search/planner.ts';
import { pursue, type Strike } from '../../src/turns/mind/search/pursuit.ts';
import { situationOf } from '../../src/turns/mind/sketch/situation.ts';
import { CAPTURES, type Sketch, sketchOf, take } from '../../src/turns/mind/sketch/sketch.ts';
import { at, newGame, type Options, playOut, situation } from './support.ts';

function judgeOf({ rules, position }: TurnsGame, seat: number): Judge {
  return new Judge(situationOf(rules, viewOf(position, seat), seat, seat), tunedNet(kindOf(rules)));
}

function foresightOf(game: TurnsGame, judge: Judge): Foresight {
  const { position } = game;
  const { seat, isIn } = judge.situation;
  const others = seatsFrom(position, seat).filter((s) => s !== seat && isIn[s]);
  return foresight(judge, viewOf(position, seat), others);
}

function expectStrikes({ rules, position }: TurnsGame, seat: number, strikes: readonly Strike[]): void {
  const owner = position.owner.slice();
  for (const { from, to, win } of strikes) {
    expect(owner[from]).toBe(seat);
    expect(owner[to]).not.toBe(seat);
    expect(rules.board.neighbours[from]).toContain(to);
    expect(win).toBeGreaterThan(0);
    expect(win).toBeLessThanOrEqual(1);
    owner[to] = seat;
  }
}

const TRIALS = 40;

const isChance = (value: number): boolean => value >= 0 && value <= 1 + 1e-9;

/** The decisions of a game between two at which plans are made. */
const EVERY = 29;

/** Calls back at some moments when a seat has armies to place or may attack. */
function visit(
  edition: string,
  players: number,
  options: Options,
  look: (game: TurnsGame, seat: number) => void,
): void {
  const game = newGame(edition, players, options);
  const { position } = game;
  let asked = 0;
  playOut(game, Array(players).fill('medium'), 'plans', undefined, (seat) => {
    if (asked++ % EVERY === 0 && (position.phase === 'reinforce' || position.phase === 'attack'))
      look(game, seat);
  });
}

const TABLES = [
  ['classic', 3, {}],
  ['world-domination', 2, {}],
  ['world-domination', 4, { armyLimit: 'on' }],
  ['capital', 4, {}],
  ['secret-mission', 4, {}],
  ['command-room', 4, {}],
] as const;

describe.each(TABLES)('plans in %s for %i, %j', (edition, players, options) => {
  test('have a probability as value, strike neighbours of the seat, and place all armies', () => {
    let strikes = 0;
    visit(edition, players, options, (game, seat) => {
      const { rules, position } = game;
      const judge = judgeOf(game, seat);
      let questions = 0;
      const plan = planTurn(judge, sketchOf(position), () => questions++ < 8, foresightOf(game, judge));
      expect(isChance(plan.value)).toBe(true);
      expectStrikes(game, seat, plan.strikes);
      strikes += plan.strikes.length;
      const placed = new Map<number, number>();
      for (const [t, armies] of plan.places) {
        expect(position.owner[t]).toBe(seat);
        expect(armies).toBeGreaterThan(0);
        placed.set(t, (placed.get(t) ?? 0) + armies);
      }
      const sum = [...placed.values()].reduce((all, armies) => all + armies, 0);
      if (rules.armyLimit > 12) expect(sum).toBe(position.toPlace);
      else if (position.toPlace > 0) expect(sum).toBeGreaterThan(0);
      expect(sum).toBeLessThanOrEqual(position.toPlace);
      for (const [t, armies] of placed)
        expect(position.armies[t]! + armies).toBeLessThanOrEqual(rules.armyLimit);
    });
    expect(strikes).toBeGreaterThan(0);
  });

  test('the value of any pursuit is a probability, and its losses are bounded', () => {
    visit(edition, players, options, (game, seat) => {
      const judge = judgeOf(game, seat);
      const sketch = sketchOf(game.position);
      const before = sketch.bytes.slice();
      for (const { targets, most } of aimsOf(judge.situation, sketch).slice(0, 12)) {
        const { value, strikes, reach, lost } = pursue(judge, sketch, targets, most);
        if (value === -1) continue;
        expect(isChance(value) && isChance(reach) && isChance(lost)).toBe(true);
        expect(lost).toBeLessThanOrEqual(value + 1e-9);
        expectStrikes(game, seat, strikes);
        expect(strikes.filter(({ to }) => targets[to] === 1).length).toBeLessThanOrEqual(most);
      }
      expect(sketch.bytes).toEqual(before);
    });
  });
});

describe('foresight', () => {
  test.each(TABLES)(
    'in %s for %i, %j it returns a chance and does not change the sketch',
    (edition, players, options) => {
      visit(edition, players, options, (game, seat) => {
        const judge = judgeOf(game, seat);
        const sketch = sketchOf(game.position);
        const before = sketch.bytes.slice();
        const { trial, survival } = foresightOf(game, judge);
        const chance = trial(sketch, 0);
        expect(isChance(survival(sketch))).toBe(true);
        expect(isChance(chance)).toBe(true);
        expect(trial(sketch, 0)).toBe(chance);
        expect(judge.nodes).toBeGreaterThan(0);
        expect(sketch.bytes).toEqual(before);
      });
    },
  );

  /** The mean chance over some trials. */
  const foreseen = (line: string, change: (sketch: Sketch) => void = () => {}): number => {
    const game = situation(line);
    const sketch = sketchOf(game.position);
    change(sketch);
    const { trial } = foresightOf(game, judgeOf(game, 0));
    const chances = Array.from({ length: TRIALS }, (_, i) => trial(sketch, i));
    return chances.reduce((sum, chance) => sum + chance) / TRIALS;
  };

  const survives = (line: string): number => {
    const game = situation(line);
    return foresightOf(game, judgeOf(game, 0)).survival(sketchOf(game.position));
  };

  test('the stronger the next seat is, the more likely it eliminates this one', () => {
    const line = (neighbour: number) => `classic - red,blue japan=a9,kamchatka=b${neighbour},*=n3 attack:a`;
    const chances = [1, 8, 12, 30].map((neighbour) => survives(line(neighbour)));
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
    expect(chances[0]).toBe(1);
    expect(chances[1]).toBeLessThan(1);
    expect(chances[3]).toBeLessThan(0.25);
    expect(foreseen(line(30))).toBeLessThan(foreseen(line(1)) / 3);
  });

  test('a seat that can eliminate another one first is more dangerous the more cards that brings', () => {
    const peril = (cards: string): number => {
      const game = situation(
        `classic - red,blue,green,yellow japan=a28,kamchatka=b12,alaska=c2,*=d3 attack:a sets=6 hands=b:egypt+congo,c:${cards}`,
      );
      return perilFrom(judgeOf(game, 1), sketchOf(game.position), 0);
    };
    expect(peril('peru+brazil+siam+india')).toBeGreaterThan(2 * peril('peru'));
  });

  test('C-1: a capture brings a card by the next turn', () => {
    const line =
      'classic - red,blue,green north-america=a4,south-america=a4,africa=b4,europe=b4,*=c4 attack:a hands=a:peru+egypt';
    const captured = foreseen(line, ({ counts }) => {
      counts[CAPTURES] = 1;
    });
    expect(captured).toBeGreaterThan(foreseen(line));
  });

  test('others trade in three cards sometimes, four mostly, and five always', () => {
    const line = (hand: string) =>
      `classic - red,blue indonesia=a9,siam=b5,*=n3 attack:a${hand === '' ? '' : ` hands=b:${hand}`}`;
    const hands = [
      '',
      'egypt+congo',
      'egypt+congo+iceland',
      'egypt+congo+iceland+peru',
      'egypt+congo+iceland+peru+india',
    ];
    const [none, two, three, four, five] = hands.map((hand) => survives(line(hand)));
    expect(two).toBe(none);
    expect(three).toBeLessThan(two!);
    expect(four).toBeLessThan(three!);
    expect(five).toBeLessThan(four!);
  });

  test('a plan that others would punish is dropped for one that is nearly as good', () => {
    const game = situation('classic - red,blue,green argentina=a9,africa=a2,peru=b1,brazil=b1,*=c3 attack:a');
    const judge = judgeOf(game, 0);
    const sketch = sketchOf(game.position);
    const { strikes } = planTurn(judge, sketch, () => true, undefined);
    const last = strikes.at(-1)!.to;
    const punished: Foresight = {
      survival: () => 1,
      trial: ({ owner }) => (owner[last] === 0 ? 0.001 : 0.1),
    };
    const feared = planTurn(judge, sketch, () => true, punished);
    expect(feared.strikes.map(({ to }) => to)).not.toContain(last);
  });

  test('without time, the judge alone decides', () => {
    const game = situation('classic - red,blue,green argentina=a9,africa=a2,peru=b1,brazil=b1,*=c3 attack:a');
    const judge = judgeOf(game, 0);
    const sketch = sketchOf(game.position);
    const usual = planTurn(judge, sketch, () => false, undefined);
    expect(planTurn(judge, sketch, () => false, { survival: () => 1, trial: () => 0 })).toEqual(usual);
  });

  const heads =
    'capital - red,blue,green south-america=a9,africa=a9,siam=b9,asia=b2,iceland=c9,*=c2 attack:a capitals=a:peru,b:siam,c:iceland removed=peru+siam+iceland';

  test('CH-4: a seat that has reached its goal has won, whatever others could do', () => {
    const takeHeads = (sketch: Sketch): void => {
      for (const id of ['siam', 'iceland']) take(sketch, at(id), 0);
    };
    expect(foreseen(heads)).toBeLessThan(1);
    expect(foreseen(heads, takeHeads)).toBe(1);
  });

  test('CH-4: another seat that can reach its goal leaves hardly a chance', () => {
    const storm = (sketch: Sketch): void => {
      for (const id of ['peru', 'siam']) take(sketch, at(id), 1);
      sketch.armies[at('greenland')] = 90;
      take(sketch, at('greenland'), 1);
    };
    expect(foreseen(heads)).toBeGreaterThan(0);
    expect(foreseen(heads, storm)).toBeLessThan(0.01);
  });
});

describe('by hand', () => {
  const game = situation('classic - red,blue,green alaska=a9,kamchatka=b1,europe=b3,*=c3 attack:a');
  const target = (id: string): Uint8Array => {
    const targets = new Uint8Array(game.rules.board.size);
    targets[at(id)] = 1;
    return targets;
  };

  test('a neighbour is struck once, with the exact odds', () => {
    const { strikes, reach } = pursue(judgeOf(game, 0), sketchOf(game.position), target('kamchatka'), 1);
    expect(strikes).toEqual([{ from: at('alaska'), to: at('kamchatka'), win: oddsOf(9, 1) }]);
    expect(reach).toBe(strikes[0]!.win);
  });

  test('a territory behind another is reached by striking through it', () => {
    const { strikes } = pursue(judgeOf(game, 0), sketchOf(game.position), target('japan'), 1);
    expect(strikes.map(({ to }) => to)).toEqual([at('kamchatka'), at('japan')].slice(0, strikes.length));
  });

  test('a single army cannot strike', () => {
    const weak = situation('classic - red,blue,green alaska=a1,kamchatka=b1,europe=b3,*=c3 attack:a');
    const { value, strikes } = pursue(judgeOf(weak, 0), sketchOf(weak.position), target('kamchatka'), 1);
    expect([value, strikes.length]).toEqual([-1, 0]);
  });
});
