import { type Event, HOST, redact } from '@rubicon/engine';
import type { HistoryEntry, TableEvent } from '@rubicon/protocol/wire';
import { describe, expect, test } from 'vitest';
import { type LogPart, logParts } from '../../src/game/log/log.ts';
import { en } from '../../src/words/en/index.ts';
import { helpWhile, type Moment, playOut, type Setting } from './games.ts';

const turns: Setting = { edition: 'world-domination', players: 3, options: { setup: 'quick' }, seed: 'log' };
const orders: Setting = { edition: 'simultaneous', players: 3, options: {}, seed: 'log' };

/** Plays a whole game and returns its log. */
function playLog(setting: Setting, most = Number.POSITIVE_INFINITY) {
  const history: HistoryEntry[] = [];
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
  return { moment, view, history, parts: partsAt(history.length) };
}

const eventsOf = (history: readonly HistoryEntry[]): Event[] => history.flatMap(({ events }) => events);

describe('the log of a game in turns', () => {
  const { moment, view, history, parts } = playLog(turns);
  if (view.family !== 'turns') throw new Error('of turns');

  test('has a part for each turn, newest first, and one for the set-up', () => {
    expect(parts.map(({ number }) => number)).toEqual(
      Array.from({ length: view.turn + 1 }, (_, i) => view.turn - i),
    );
  });

  test('names the round of each turn, also if the history begins within a turn', () => {
    expect(parts.slice(-5).map(({ round }) => round)).toEqual([2, 1, 1, 1, 0]);
    const second = history.findIndex(({ events }) => events.some(({ type }) => type === 'turn-began')) + 1;
    const cut = history.slice(second);
    const { rules, game } = moment;
    const log = { history: cut, shown: cut.length, most: Number.POSITIVE_INFINITY };
    expect(logParts({ rules, view, seats: game.seats, words: en }, log).at(-1)?.round).toBe(1);
  });

  test('has the seat of each turn', () => {
    const began = eventsOf(history).flatMap((event) => (event.type === 'turn-began' ? event.seat : []));
    expect(parts.map(({ seat }) => seat)).toEqual([...began.toReversed(), undefined]);
  });

  test('shows the armies of each turn in its heading, not as a line', () => {
    const began = eventsOf(history).flatMap((event) => (event.type === 'turn-began' ? event.armies : []));
    expect(parts.map(({ armies }) => armies)).toEqual([...began.toReversed(), undefined]);
    expect(
      parts.flatMap(({ lines }) => lines).filter(({ narration }) => /receives/.test(narration.text)),
    ).toEqual([]);
  });

  test('rolls and moves have the mark of the seat whose turn it is, though they name no seat', () => {
    const unnamed = parts.flatMap(({ seat, lines }) =>
      lines.flatMap((line) => (/lost|armies move/.test(line.narration.text) ? [[line.seat, seat]] : [])),
    );
    expect(unnamed.length).toBeGreaterThan(20);
    for (const [actor, seat] of unnamed) expect(actor).toBe(seat);
  });

  test('a line has the mark of the seat it names first', () => {
    for (const { narration, seat } of parts.flatMap(({ lines }) => lines)) {
      const named = ['Ann', 'Bob', 'Cleo'].findIndex((name) => narration.text.startsWith(`${name} `));
      if (named >= 0) expect(seat, narration.text).toBe(named);
    }
  });
});

test('a limited log still names the seat of its oldest turn', () => {
  const all = playLog(turns).parts;
  const few = playLog(turns, 7).parts;
  expect(few.flatMap(({ lines }) => lines)).toHaveLength(7);
  expect(few.map(({ number, seat }) => [number, seat])).toEqual(
    all.slice(0, few.length).map(({ number, seat }) => [number, seat]),
  );
});

test('written orders have rounds without seats', () => {
  const { view, parts } = playLog(orders);
  if (view.family !== 'orders') throw new Error('of orders');
  expect(parts.map(({ number }) => number)).toEqual(
    Array.from({ length: view.round + 1 }, (_, i) => view.round - i),
  );
  expect(new Set(parts.map(({ seat }) => seat))).toEqual(new Set([undefined]));
});

test('a game may begin in the middle of a turn', () => {
  const { rules, position, game } = playOut(turns);
  const view = { ...position, turn: 7, seat: 1 };
  const events: Event[] = [{ type: 'placed', seat: 1, territory: 0, armies: 2 }];
  const history: HistoryEntry[] = [{ seq: 1, seat: HOST, time: undefined, events }];
  const naming = { rules, view: view as typeof position, seats: game.seats, words: en };
  expect(logParts(naming, { history, shown: 1, most: 10 })).toMatchObject([{ number: 7, seat: 1 }]);
  expect(logParts(naming, { history, shown: 0, most: 10 })).toEqual([]);
});

test('changes at the table get their own lines', () => {
  const { view, history } = playLog(turns);
  const at = history.length;
  const tables: TableEvent[] = [
    { type: 'left', seat: 1 },
    { type: 'played-by', seat: 1, bot: 'medium' },
    { type: 'returned', seat: 1 },
    { type: 'played-by', seat: 1, player: 'k3f9' },
    { type: 'paused' },
    { type: 'resumed' },
    { type: 'revised', revision: 2, engine: '0.2.0' },
  ];
  for (const [i, table] of tables.entries())
    history.push({ seq: at + i + 1, seat: 'host', time: undefined, events: [], table });
  const { rules, game } = playOut(turns, { helps: helpWhile(() => false, turns.seed) });
  const naming = { rules, view, seats: game.seats, words: en };
  const [part] = logParts(naming, { history, shown: history.length, most: tables.length });
  expect(part?.lines.map(({ narration }) => narration.text).reverse()).toMatchInlineSnapshot(`
    [
      "Bob left the table.",
      "A bot (Medium) now plays for Bob.",
      "Bob is back.",
      "A human now plays for Bob.",
      "The game is paused.",
      "The game continues.",
      "An update corrected the rules. The game continues with the new rules.",
    ]
  `);
});
