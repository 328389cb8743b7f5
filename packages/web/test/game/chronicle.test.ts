import { type Event, HOST, redact } from '@rubicon/engine';
import type { Happening } from '@rubicon/protocol/wire';
import { describe, expect, test } from 'vitest';
import { type LogPart, logParts } from '../../src/game/chronicle.ts';
import { en } from '../../src/words/en/index.ts';
import { helpWhile, type Moment, playOut, type Setting } from './games.ts';

const turns: Setting = { edition: 'world-domination', players: 3, options: { setup: 'quick' }, seed: 'log' };
const orders: Setting = { edition: 'simultaneous', players: 3, options: {}, seed: 'log' };

/** A whole game with its log at the end. */
function logged(setting: Setting, most = Number.POSITIVE_INFINITY) {
  const history: Happening[] = [];
  const moment: Moment = playOut(setting, {
    helps: helpWhile(() => true, setting.seed),
    happened({ rules }, events, seat) {
      const seen = events.map((event) => redact(rules, event, 0));
      history.push({ seq: history.length + 1, seat, time: undefined, events: seen });
    },
  });
  const { rules, position: view, game } = moment;
  const partsAt = (shown: number): LogPart[] =>
    logParts({ rules, view, seats: game.seats, words: en }, { history, shown, most });
  return { view, history, parts: partsAt(history.length) };
}

const eventsOf = (history: readonly Happening[]): Event[] => history.flatMap(({ events }) => events);

describe('the log of a game in turns', () => {
  const { view, history, parts } = logged(turns);
  if (view.family !== 'turns') throw new Error('of turns');

  test('has a part for each turn, the newest first, and one for the set-up', () => {
    expect(parts.map(({ number }) => number)).toEqual(
      Array.from({ length: view.turn + 1 }, (_, i) => view.turn - i),
    );
  });

  test('each is of the seat whose turn began', () => {
    const began = eventsOf(history).flatMap((event) => (event.type === 'turn-began' ? event.seat : []));
    expect(parts.map(({ seat }) => seat)).toEqual([...began.toReversed(), undefined]);
  });

  test('a roll and a move are of who has the turn, though nobody is named', () => {
    const unnamed = parts.flatMap(({ seat, lines }) =>
      lines.flatMap((line) => (/against|armies move/.test(line.entry.text) ? [[line.seat, seat]] : [])),
    );
    expect(unnamed.length).toBeGreaterThan(20);
    for (const [doer, seat] of unnamed) expect(doer).toBe(seat);
  });

  test('who is named first in a line has its mark', () => {
    for (const { entry, seat } of parts.flatMap(({ lines }) => lines)) {
      const named = ['Ann', 'Bob', 'Cleo'].findIndex((name) => entry.text.startsWith(`${name} `));
      if (named >= 0) expect(seat, entry.text).toBe(named);
    }
  });
});

test('no more lines than wanted, and the oldest turn still says whose it is', () => {
  const all = logged(turns).parts;
  const few = logged(turns, 7).parts;
  expect(few.flatMap(({ lines }) => lines)).toHaveLength(7);
  expect(few.map(({ number, seat }) => [number, seat])).toEqual(
    all.slice(0, few.length).map(({ number, seat }) => [number, seat]),
  );
});

test('written orders have rounds, and nobody has a turn', () => {
  const { view, parts } = logged(orders);
  if (view.family !== 'orders') throw new Error('of orders');
  expect(parts.map(({ number }) => number)).toEqual(
    Array.from({ length: view.round + 1 }, (_, i) => view.round - i),
  );
  expect(new Set(parts.map(({ seat }) => seat))).toEqual(new Set([undefined]));
});

test('a game that begins in the middle of a turn', () => {
  const { rules, position, game } = playOut(turns);
  const view = { ...position, turn: 7, seat: 1 };
  const events: Event[] = [{ type: 'attacks-ended', seat: 1 }];
  const history: Happening[] = [{ seq: 1, seat: HOST, time: undefined, events }];
  const naming = { rules, view: view as typeof position, seats: game.seats, words: en };
  expect(logParts(naming, { history, shown: 1, most: 10 })).toMatchObject([{ number: 7, seat: 1 }]);
  expect(logParts(naming, { history, shown: 0, most: 10 })).toEqual([]);
});
