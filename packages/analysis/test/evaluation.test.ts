import { makeBot } from '@rubicon/bots';
import {
  clonePosition,
  createGame,
  DEFAULT_COLOURS,
  EDITIONS,
  HOST,
  IN_DECK,
  isIn,
  isTurns,
  legal,
  makePosition,
  play,
  type Seat,
  seatsIn,
  seededDice,
  type TurnsGame,
  type TurnsPosition,
  type TurnsRules,
  toAct,
  viewOf,
} from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { chances, chancesFrom } from '../src/evaluation/chances.ts';

/** Yields the position before every command of a game between `easy` bots, and the last one: always the same object. */
function* positionsOf(edition: string, players: number, most: number): Generator<TurnsGame> {
  const game = createGame({ edition, colours: DEFAULT_COLOURS.slice(0, players) });
  if (game.error !== undefined || !isTurns(game)) throw new Error(`no game of ${edition}`);
  const { rules, position } = game;
  const dice = seededDice(`${edition}/${players}`);
  const bots = position.colours.map((_, seat) => makeBot('easy', rules, seat, 'evaluation')!);
  yield game;
  play(rules, position, HOST, { type: 'start' }, dice);
  for (let commands = 0; position.phase !== 'over' && commands < most; commands++) {
    yield game;
    const [seat] = toAct(position);
    const view = viewOf(position, seat);
    const rejection = play(rules, position, seat, bots[seat].act(view, legal(rules, view, seat)), dice);
    if (rejection !== undefined) throw new Error(rejection.code);
  }
  yield game;
}

const copyOf = (position: TurnsPosition): TurnsPosition => clonePosition(position) as TurnsPosition;

/** Copies of the positions at the start of turns, after the first rounds. */
function turnsOf(edition: string, players: number, most = 500): TurnsGame[] {
  const found: TurnsGame[] = [];
  let turn = 0;
  for (const { rules, position } of positionsOf(edition, players, most)) {
    if (position.phase !== 'over' && position.turn !== turn && position.turn > 2 * players)
      found.push({ rules, position: copyOf(position) });
    turn = position.turn;
  }
  return found;
}

const TABLES = EDITIONS.filter(({ family }) => family === 'turns').flatMap(({ id, players }) =>
  players.map((number) => [id, number] as const),
);

test.each(TABLES)(
  '%s with %i players: chances add up to 1, and a seat that is out has none',
  (edition, players) => {
    let visits = 0;
    for (const { rules, position } of positionsOf(edition, players, 300)) {
      if (visits++ % 5 !== 0 || position.phase === 'over') continue;
      const all = chances(rules, position);
      const context = makePosition(rules, position);
      expect(all.length, context).toBe(players);
      expect(
        all.reduce((sum, chance) => sum + chance, 0),
        context,
      ).toBeCloseTo(1, 9);
      for (const [seat, chance] of all.entries()) {
        expect(chance >= 0, context).toBe(true);
        expect(chance > 0, context).toBe(isIn(position, seat));
      }
    }
  },
);

test('the winner of a finished game has chance 1; after a draw all seats still in have equal chances', () => {
  for (const { rules, position } of positionsOf('classic', 3, 20_000)) {
    if (position.phase !== 'over') continue;
    expect(chances(rules, position)).toEqual(
      position.status.map((_, seat) => (seat === position.winner ? 1 : 0)),
    );
    const drawn = { ...position, winner: -1, status: [0, 1, 0] };
    expect(chances(rules, drawn)).toEqual([0.5, 0, 0.5]);
    return;
  }
  throw new Error('the game did not end');
});

/** The same position with every seat moved on by `by` seats. */
function turnSeats(p: TurnsPosition, by: number): TurnsPosition {
  const seats = p.status.length;
  const to = (seat: Seat): Seat => (seat >= 0 && seat < seats ? (seat + by) % seats : seat);
  const bySeat = <Cell>(cells: readonly Cell[]): Cell[] =>
    cells.map((cell, seat) => (seat < seats ? cells[(seat + seats - by) % seats] : cell));
  return {
    ...copyOf(p),
    seat: to(p.seat),
    first: to(p.first),
    owner: p.owner.map(to),
    heldLow: bySeat(p.heldLow),
    heldHigh: bySeat(p.heldHigh),
    territories: bySeat(p.territories),
    reserve: bySeat(p.reserve),
    left: bySeat(p.left).map(to),
    colours: bySeat(p.colours),
    status: bySeat(p.status),
    hand: bySeat(p.hand),
    cards: p.cards.map(to),
    capitals: bySeat(p.capitals),
    missions: bySeat(p.missions),
    objectives: p.objectives.map(to),
    rewards: p.rewards.map(to),
  };
}

test.each([
  ['classic', 2],
  ['world-domination', 6],
  ['capital', 4],
  ['secret-mission', 5],
  ['command-room', 4],
] as const)('%s with %i players: the numbers of the seats do not matter', (edition, players) => {
  for (const { rules, position } of turnsOf(edition, players).slice(0, 12)) {
    const all = chances(rules, position);
    const turned = chances(rules, turnSeats(position, 1));
    for (const seat of all.keys())
      expect(turned[(seat + 1) % players], makePosition(rules, position)).toBeCloseTo(all[seat], 9);
  }
});

test.each(['classic', 'capital'])('%s: positions evaluated before do not matter', (edition) => {
  const small = turnsOf(edition, 3)[0];
  const large = turnsOf(edition, 6)[0];
  const before = chances(small.rules, small.position);
  chances(large.rules, large.position);
  expect(chances(small.rules, small.position)).toEqual(before);
});

describe.each([
  ['classic', 2],
  ['world-domination', 4],
  ['capital', 5],
  ['secret-mission', 4],
] as const)('%s with %i players', (edition, players) => {
  test('more armies never hurt much, and help on average', () => {
    let sum = 0;
    for (const { rules, position } of turnsOf(edition, players)) {
      for (const seat of seatsIn(position)) {
        const before = chances(rules, position)[seat];
        const stronger = copyOf(position);
        for (const t of stronger.owner.keys()) if (stronger.owner[t] === seat) stronger.armies[t]++;
        const gain = chances(rules, stronger)[seat] - before;
        expect(gain, makePosition(rules, position)).toBeGreaterThan(-0.05);
        sum += gain;
      }
    }
    expect(sum).toBeGreaterThan(0);
  });

  test('a set in hand is worth more than three cards without one', () => {
    let sum = 0;
    for (const { rules, position } of turnsOf(edition, players)) {
      for (const seat of seatsIn(position)) {
        const chanceWith = (figures: readonly number[]): number =>
          chances(rules, withHand(rules, position, seat, figures))[seat];
        sum += chanceWith([0, 0, 0]) - chanceWith([0, 0, 1]);
      }
    }
    expect(sum).toBeGreaterThan(0);
  });
});

/** The position with other cards in the hand of a seat, and none in the other hands. */
function withHand(
  rules: TurnsRules,
  position: TurnsPosition,
  seat: Seat,
  figures: readonly number[],
): TurnsPosition {
  const cards = position.cards.map(() => IN_DECK as number);
  for (const figure of figures)
    cards[cards.findIndex((place, card) => place === IN_DECK && rules.figures[card] === figure)] = seat;
  const hand = position.hand.map((_, s) => (s === seat ? figures.length : 0));
  return { ...copyOf(position), cards, hand, trading: position.seat === seat ? 'may' : 'none' };
}

test('a view in which nothing is hidden has the chances of its position', () => {
  const { rules, position } = turnsOf('classic', 3)[0];
  const known = withHand(rules, position, position.seat, [0, 1]);
  const view = viewOf(known, position.seat) as TurnsPosition;
  expect(chancesFrom(rules, view, { worlds: 3, seed: 'any' })).toEqual(chances(rules, known));
});

test('the seed determines the worlds in which a view is evaluated', () => {
  const { rules, position } = turnsOf('secret-mission', 4)[0];
  const view = viewOf(position, position.seat) as TurnsPosition;
  const once = chancesFrom(rules, view, { worlds: 4, seed: 'one' });
  expect(chancesFrom(rules, view, { worlds: 4, seed: 'one' })).toEqual(once);
  expect(chancesFrom(rules, view, { worlds: 4, seed: 'two' })).not.toEqual(once);
});

test('the chances of a view are the mean over the hands that others may have', () => {
  const { rules, position } = turnsOf('classic', 3)[0];
  const other = (position.seat + 1) % 3;
  const held = withHand(rules, position, other, [0, 0, 0]);
  const view = viewOf(held, position.seat) as TurnsPosition;
  const [set, none] = [held, withHand(rules, position, other, [0, 0, 1])].map(
    (p) => chances(rules, p)[other],
  );
  const mean = chancesFrom(rules, view, { worlds: 200, seed: 'hands' })[other];
  expect(mean).toBeGreaterThan(Math.min(set, none));
  expect(mean).toBeLessThan(Math.max(set, none));
});

test('written orders: chances add up to 1, are equal in set-up, and foresee points', () => {
  const game = createGame({ edition: 'simultaneous', colours: DEFAULT_COLOURS.slice(0, 4) });
  if (game.error !== undefined || isTurns(game)) throw new Error('no game of written orders');
  const { rules, position } = game;
  const dice = seededDice('orders');
  const bots = position.colours.map((_, seat) => makeBot('easy', rules, seat, 'evaluation')!);
  play(rules, position, HOST, { type: 'start' }, dice);
  expect(chances(rules, position)).toEqual([0.25, 0.25, 0.25, 0.25]);
  let last: number[] = [];
  while (position.phase !== 'over') {
    last = chances(rules, position);
    expect(last.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
    const [seat] = toAct(position);
    const view = viewOf(position, seat);
    play(rules, position, seat, bots[seat].act(view, legal(rules, view, seat)), dice);
  }
  const pointsOf = (chance: number): number => position.points[last.indexOf(chance)];
  expect(pointsOf(Math.max(...last))).toBeGreaterThan(pointsOf(Math.min(...last)));
  expect(chances(rules, position)[position.winner]).toBe(1);
});
