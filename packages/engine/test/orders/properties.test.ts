import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededDice } from '../../src/chance/dice.ts';
import type { Move, Place } from '../../src/codec/messages.ts';
import { toAct } from '../../src/orders/checks.ts';
import type { Command, Offer, Order, SheetCommand } from '../../src/orders/command.ts';
import type { Event } from '../../src/orders/event.ts';
import { orders } from '../../src/orders/family.ts';
import { objectivesOf } from '../../src/orders/position.ts';
import { preview } from '../../src/orders/round/preview.ts';
import { HOST, type Seat, SPECTATOR } from '../../src/vocabulary.ts';
import { BOARDS, gameInTheMiddle, randomOrder, randomSheet } from './games.ts';
import type { Game } from './support.ts';

const SEED = 20_240_131;
const RUNS = process.env.RUBICON_TESTS === 'quick' ? 5 : 150;

/** Games at a random moment, before any sheet is committed. */
const middles = fc
  .tuple(
    fc.integer({ min: 3, max: 6 }),
    fc.constantFrom(...BOARDS),
    fc.string({ minLength: 1, maxLength: 6 }),
    fc.integer({ min: 0, max: 20 }),
  )
  .map(([players, board, seed, phases]) => gameInTheMiddle(players, board, seed, phases));

/** Games in the middle of a round. */
const rounds = middles.filter(({ position }) => position.phase === 'order');

const seeds = fc.string({ maxLength: 6 });

function check<T extends unknown[]>(
  arbitraries: { [I in keyof T]: fc.Arbitrary<T[I]> },
  law: (...values: T) => void,
) {
  const options = { seed: SEED, numRuns: RUNS };
  fc.assert(
    fc.property(fc.tuple(...(arbitraries as fc.Arbitrary<T[number]>[])), (values) => law(...(values as T))),
    options,
  );
}

function playAll({ rules, position }: Game, sheets: readonly (readonly [Seat, Command])[], seed: string) {
  const next = orders.clonePosition(position);
  const dice = seededDice(seed);
  const events: Event[] = [];
  for (const [seat, command] of sheets)
    expect(orders.play(rules, next, seat, command, dice, events)).toBeUndefined();
  return { position: next, events };
}

const sheetsFor = ({ rules, position }: Game, seed: string): [Seat, SheetCommand][] => {
  const random = seededDice(seed);
  return toAct(position).map((seat) => [seat, randomSheet(rules, position, seat, random)]);
};

test('AR-7 sheets in any order of arrival give the same outcome', () => {
  check(
    [middles, seeds, fc.infiniteStream(fc.nat())],
    (game: Game, seed: string, shuffle: Iterable<number>) => {
      const sheets = sheetsFor(game, seed);
      const keys = shuffle[Symbol.iterator]();
      const keyed = sheets.map((sheet) => [Number(keys.next().value), sheet] as const);
      const shuffled = keyed.sort(([a], [b]) => a - b).map(([, sheet]) => sheet);
      const asWritten = playAll(game, sheets, seed);
      const other = playAll(game, shuffled, seed);
      expect(other.position).toEqual(asWritten.position);
      expect(other.events.slice(sheets.length)).toEqual(asWritten.events.slice(sheets.length));
    },
  );
});

test('AR-7, AR-19 hidden facts do not affect what a viewer sees until they are shown', () => {
  check([middles, seeds, seeds], (game: Game, one: string, other: string) => {
    const viewer = toAct(game.position)[0];
    const world = orders.sampleWorld(game.rules, orders.viewOf(game.position, viewer), seededDice(one));
    const rest = (current: Game, seed: string) =>
      sheetsFor(current, seed).filter(([seat]) => seat !== viewer);
    const left = playAll(game, rest(game, one), one);
    const right = playAll(
      { rules: game.rules, position: world },
      rest({ ...game, position: world }, other),
      other,
    );
    for (const seen of [viewer, SPECTATOR]) {
      expect(right.events.map((event) => orders.redact(event, seen))).toEqual(
        left.events.map((event) => orders.redact(event, seen)),
      );
    }
    expect(orders.viewOf(right.position, viewer)).toEqual(orders.viewOf(left.position, viewer));
  });
});

test('a preview is the round in which nobody else gives orders', () => {
  check([rounds, seeds], ({ rules, position }: Game, seed: string) => {
    const [seat, ...others] = toAct(position);
    const order = randomOrder(rules, position, seat, seededDice(seed));
    const shown = preview(rules, orders.viewOf(position, seat), seat, order);
    if (shown.rejection !== undefined) throw new Error(shown.rejection.code);
    const blank: Order = { type: 'order', cash: [], deploy: [], moves: [] };
    const sheets = [[seat, order] as const, ...others.map((other) => [other, blank] as const)];
    const played = playAll({ rules, position }, sheets, seed);
    const carriedOut = (events: readonly Event[]) =>
      events.filter(({ type }) => ['cashed', 'deployed', 'moved', 'fought', 'supply-cut'].includes(type));
    expect(carriedOut(shown.events)).toEqual(carriedOut(played.events));
    if (played.position.round === position.round + 1) {
      expect(shown.position.owner).toEqual(played.position.owner);
      expect(shown.position.armies).toEqual(played.position.armies);
    }
  });
});

test('AR-16 every order of a sheet has one line in the report, as written', () => {
  check([rounds, seeds], (game: Game, seed: string) => {
    const sheets = sheetsFor(game, seed);
    const { events } = playAll(game, sheets, seed);
    for (const [seat, sheet] of sheets) {
      if (sheet.type !== 'order') throw new Error('no order');
      const lines = events.flatMap((event): unknown[] => {
        if (event.type === 'cashed') return event.seat === seat ? [event.territory] : [];
        if (event.type === 'deployed') return event.seat === seat ? [[event.territory, event.asked]] : [];
        if (event.type === 'moved') return event.seat === seat ? [[event.from, event.to, event.asked]] : [];
        return [];
      });
      expect(lines).toEqual([...sheet.cash, ...sheet.deploy, ...sheet.moves]);
    }
  });
});

/** Numbers that a client might send as a count or a territory. */
const numbers = fc.oneof(
  fc.integer({ min: 0, max: 8 }),
  fc.constantFrom(-1, 0.5, Number.NaN, 20, 21, 41, 42, 2 ** 31, 2 ** 32, 999_999_999, 1_000_000_000),
);
const places = fc.array(fc.tuple(numbers, numbers), { maxLength: 3 }) as fc.Arbitrary<Place[]>;
const moves = fc.array(fc.tuple(numbers, numbers, numbers), { maxLength: 3 }) as fc.Arbitrary<Move[]>;
const sheets: fc.Arbitrary<SheetCommand> = fc.oneof(
  numbers.map((tokens) => ({ type: 'bid', tokens }) as const),
  fc.array(numbers, { maxLength: 3 }).map((territories) => ({ type: 'convert', territories }) as const),
  places.map((list) => ({ type: 'deploy', places: list }) as const),
  fc
    .tuple(fc.array(numbers, { maxLength: 3 }), places, moves)
    .map(([cash, deploy, list]) => ({ type: 'order', cash, deploy, moves: list }) as const),
);
const plain = fc
  .constantFrom('start', 'surrender', 'offer-draw', 'accept-draw', 'decline-draw')
  .map((type) => ({ type }) as Command);
const hosted = fc
  .tuple(fc.constantFrom('skip', 'expire'), fc.constantFrom(0, 1, 5, -1), sheets)
  .map(([type, seat, command]) => ({ type, seat, command }) as Command);

/** Whether an offer includes a command: written from the documentation of offers, not from the rules. */
function isOffered({ rules, position }: Game, offers: readonly Offer[], command: Command): boolean {
  const size = rules.board.size;
  const isTerritory = (t: number) => Number.isInteger(t) && t >= 0 && t < size;
  const isCount = (n: number) => Number.isInteger(n) && n >= 0 && n < 1_000_000_000;
  const isPlace = ([t, n]: Place) => isTerritory(t) && isCount(n);
  const isMove = ([from, to, n]: Move) => isTerritory(from) && isTerritory(to) && isCount(n);
  return offers.some((offer) => {
    if (offer.type !== command.type) return false;
    switch (command.type) {
      case 'bid':
        return (
          offer.type === 'bid' &&
          Number.isInteger(command.tokens) &&
          command.tokens >= offer.least &&
          command.tokens <= offer.most
        );
      case 'convert': {
        const chosen = new Set(command.territories);
        return (
          offer.type === 'convert' &&
          chosen.size === command.territories.length &&
          chosen.size >= offer.least &&
          chosen.size <= offer.most &&
          command.territories.every((t) => offer.territories.includes(t))
        );
      }
      case 'deploy':
        return command.places.every(isPlace);
      case 'order':
        return (
          command.cash.every(isTerritory) && command.deploy.every(isPlace) && command.moves.every(isMove)
        );
      case 'skip':
      case 'expire': {
        if (offer.type !== command.type || offer.seat !== command.seat) return false;
        const own = orders.legal(rules, position, command.seat);
        const isSheet = position.phase === 'order' && command.command.type === 'order';
        return isSheet
          ? isOffered({ rules, position }, own, command.command)
          : isDeepStrictEqual(offer.command, command.command);
      }
      default:
        return true;
    }
  });
}

test('offered commands are accepted; all others are refused and change nothing', () => {
  const commands = fc.array(fc.oneof(sheets, plain, hosted), { minLength: 20, maxLength: 60 });
  check([middles, commands, seeds], (game: Game, tried: Command[], seed: string) => {
    const { rules, position } = game;
    const before = JSON.stringify(position);
    const defaults = orders.legal(rules, position, HOST) as Command[];
    const conversions = toAct(position).map(
      (seat): Command => ({ type: 'convert', territories: objectivesOf(position, seat) }),
    );
    for (const actor of [...position.status.keys(), HOST, SPECTATOR, -1]) {
      const offers = orders.legal(rules, position, actor);
      for (const command of [...tried, ...defaults, ...conversions]) {
        const refused = orders.refuse(rules, position, actor, command);
        const expected = isOffered(game, offers, command);
        if ((refused === undefined) !== expected)
          throw new Error(
            `${expected ? 'offered but refused' : 'accepted but not offered'}: ${JSON.stringify({ actor, command, refused })}`,
          );
        if (refused === undefined) continue;
        expect(orders.play(rules, position, actor, command, seededDice(seed))).toEqual(refused);
      }
    }
    expect(JSON.stringify(position)).toBe(before);
  });
});
