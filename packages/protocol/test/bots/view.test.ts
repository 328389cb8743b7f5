import { isDeepStrictEqual } from 'node:util';
import {
  fallback,
  type Game,
  legal,
  MISSIONS,
  makeCommand,
  makeOffer,
  NOBODY,
  type Position,
  type Rules,
  redact,
  replay,
  type Seat,
  sampleWorld,
  seededDice,
  viewOf,
} from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { makeGame, makeView, parseView } from '../../src/index.ts';
import { gameAt, playAtRandom, TABLES } from './tables.ts';

const seatsOf = ({ status }: Position): Seat[] => [...status.keys()];

/** Everything that a question to a seat contains. */
function sent(rules: Rules, position: Position, seat: Seat): string {
  const view = viewOf(position, seat);
  const game = makeGame(rules, view, seat, { game: 1, moveMs: 1, gameMs: 1 });
  const choices = legal(rules, view, seat).map((offer) => makeOffer(rules.board, offer));
  const instead = fallback(rules, view, seat);
  return JSON.stringify([
    game,
    choices,
    instead && makeCommand(rules.board, instead),
    makeView(rules, view, seat),
  ]);
}

describe.each(TABLES)('$name', (table) => {
  test('a view survives being sent and parsed, for every seat in every phase', () => {
    const { rules, position } = gameAt(table);
    let commands = 0;
    playAtRandom({ rules, position } as Game, `views of ${table.name}`, 300, () => {
      if (commands++ % 11 > 0) return; // because the check is slow
      for (const seat of seatsOf(position)) {
        const view = viewOf(position, seat);
        const read = parseView(rules, JSON.parse(JSON.stringify(makeView(rules, view, seat))));
        if (!isDeepStrictEqual(read, view)) expect(read).toEqual(view); // only to report a difference, because it is slow
      }
    });
    expect(position.phase).not.toBe('start');
  });

  test('a parsed view follows the events of its seat', () => {
    const { rules, position } = gameAt(table);
    let views: (Position | undefined)[] = seatsOf(position).map((seat) =>
      parseView(rules, makeView(rules, viewOf(position, seat), seat)),
    );
    playAtRandom({ rules, position } as Game, `events of ${table.name}`, 400, (events) => {
      views = views.map((view, seat) =>
        replay(
          view!,
          events.map((event) => redact(rules, event, seat)),
        ),
      );
    });
    expect(views).toEqual(seatsOf(position).map((seat) => viewOf(position, seat)));
  });

  test('hidden facts change no byte of what a seat is sent', () => {
    const { rules, position } = gameAt(table);
    const dice = seededDice(`secrets of ${table.name}`);
    let changed = 0;
    let commands = 0;
    playAtRandom({ rules, position } as Game, `secrets of ${table.name}`, 300, () => {
      if (commands++ % 11 > 0) return;
      for (const seat of seatsOf(position)) {
        const other = changeSecrets(rules, position, seat);
        if (JSON.stringify(other) !== JSON.stringify(position)) changed++;
        if (sent(rules, other, seat) !== sent(rules, position, seat))
          expect(sent(rules, other, seat)).toBe(sent(rules, position, seat));
      }
    });
    expect(changed).toBeGreaterThan(0);

    /** Another world that looks the same to the seat. */
    function changeSecrets(of: Rules, from: Position, seat: Seat): Position {
      const world = sampleWorld(of, viewOf(from, seat), dice);
      if (world.family === 'orders') {
        world.sheets = world.sheets.map((sheet, at) =>
          at === seat || sheet.type !== 'order' ? sheet : { type: 'order', cash: [1], deploy: [], moves: [] },
        );
      } else if (world.missions.length > 0) {
        world.missions = world.missions.map((mission, at) => {
          const isOpen = at === seat || ((world.missionsShown >> at) & 1) === 1;
          return isOpen || mission === NOBODY ? mission : (mission + 1) % MISSIONS.length;
        });
      }
      return world;
    }
  });
});

describe('parseView', () => {
  const { rules, position } = gameAt(TABLES[0]!);
  playAtRandom({ rules, position } as Game, 'wrong views', 300, () => {});
  const view = makeView(rules, viewOf(position, 0), 0);

  test.each([
    ['nothing', undefined],
    ['a view of another family', { ...view, family: 'orders' }],
    ['a view without a field', { ...view, phase: undefined }],
    ['a view with an unknown territory', { ...view, armies: { ...(view.armies as object), atlantis: 1 } }],
    ['a view without a territory', { ...view, owner: {} }],
    ['a view with an unknown card', { ...view, cards: { joker: 0 } }],
    ['a view with a city nowhere', { ...view, cities: ['atlantis'] }],
  ])('refuses %s', (_, json) => {
    expect(parseView(rules, json)).toBeUndefined();
  });

  test('ignores fields of a newer host', () => {
    expect(parseView(rules, { ...view, luck: 7 })).toEqual(parseView(rules, view));
  });

  test('accepts a possible view', () => {
    expect(parseView(rules, view)).toBeDefined();
  });
});
