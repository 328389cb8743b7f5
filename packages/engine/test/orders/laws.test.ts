import { isDeepStrictEqual } from 'node:util';
import { describe, test } from 'vitest';
import type { Board } from '../../src/board/board.ts';
import { seededDice } from '../../src/chance/dice.ts';
import { setOwner } from '../../src/columns.ts';
import { toAct } from '../../src/orders/checks.ts';
import type { Event } from '../../src/orders/event.ts';
import { orders } from '../../src/orders/family.ts';
import { COMMAND_FIELDS, EVENT_FIELDS, OFFER_FIELDS } from '../../src/orders/fields.ts';
import { emptyPosition, type Position } from '../../src/orders/position.ts';
import type { Rules } from '../../src/orders/rules.ts';
import { HOST, NOBODY, SPECTATOR } from '../../src/vocabulary.ts';
import { TAME } from '../conformance/games.ts';
import { BOARDS, playRandomGame, type Step, WILD } from './games.ts';
import { type Game, newGame } from './support.ts';

/** The mutation run repeats all tests thousands of times, so it plays few games of each kind. */
const QUICK = process.env.RUBICON_TESTS === 'quick';

const gamesOn = ({ size }: Board): number => (QUICK ? 1 : size < 10 ? 12 : 1);

/** A law that every game obeys: it sees each step, and is checked after it. */
type Law = (game: Game, seed: string) => (step: Step) => void;

function assertSame(what: string, found: unknown, expected: unknown): void {
  if (isDeepStrictEqual(found, expected)) return;
  throw new Error(`${what}:\nfound    ${JSON.stringify(found)}\nexpected ${JSON.stringify(expected)}`);
}

const viewersOf = ({ status }: Position): number[] => [...status.keys(), SPECTATOR];

/** Folding the events gives the position; the same seed and commands give the same events; clones are independent. */
const replayLaw: Law = ({ rules, position }, seed) => {
  const folded = orders.clonePosition(position);
  const dice = seededDice(`${seed}/dice`);
  let again = orders.clonePosition(position);
  return ({ actor, command, events }) => {
    for (const event of events) orders.evolve(folded, event);
    assertSame('the fold of the events', folded, position);
    const before = JSON.stringify(again);
    const next = orders.clonePosition(again);
    const log: Event[] = [];
    orders.play(rules, next, actor, command, dice, log);
    assertSame('the events of the same command', log, events);
    assertSame('the position that was cloned', JSON.stringify(again), before);
    again = next;
  };
};

/** evolve(viewOf(p, s), redact(e, s)) = viewOf(evolve(p, e), s) for every event, and views show the same choices. */
const viewLaw: Law = ({ rules, position }) => {
  const viewers = viewersOf(position);
  const views = viewers.map((viewer) => orders.viewOf(position, viewer));
  const folded = orders.clonePosition(position);
  return ({ events }) => {
    for (const event of events) {
      orders.evolve(folded, event);
      for (const [i, viewer] of viewers.entries()) {
        orders.evolve(views[i], orders.redact(event, viewer));
        assertSame(`${event.type}, seen by ${viewer}`, views[i], orders.viewOf(folded, viewer));
      }
    }
    for (const [i, viewer] of viewers.entries()) {
      assertSame(`who acts, seen by ${viewer}`, toAct(views[i]), toAct(position));
      assertSame(
        `what ${viewer} may do`,
        orders.legal(rules, views[i], viewer),
        orders.legal(rules, position, viewer),
      );
      assertSame('a view of a view', orders.viewOf(views[i], viewer), views[i]);
    }
  };
};

/** Troops come from placements and are lost in fights and supply; nothing is negative; counts match the board. */
const troopsLaw: Law = ({ rules, position }) => {
  let total = 0;
  return ({ events }) => {
    for (const event of events) total += entering(event);
    assertSame(
      'troops on the board',
      position.armies.reduce((sum, troops) => sum + troops, 0),
      total,
    );
    if (position.armies.some((troops, t) => troops < 0 || (troops === 0) !== (position.owner[t] === NOBODY)))
      throw new Error(`owners and troops do not fit: ${JSON.stringify(position)}`);
    assertSame('kept counts', keptCounts(position), recounted(position));
    if (position.phase !== 'over' && toAct(position).length === 0) throw new Error('nobody is asked');
    assertSame('a fault', orders.findFault(rules, position), undefined);
    assertSame('a whole position', orders.isWhole(position), true);
  };
};

function entering(event: Event): number {
  switch (event.type) {
    case 'deployed':
      return event.troops;
    case 'fought':
      return event.attackersLeft + event.defendersLeft - event.attackers - event.defenders;
    case 'supply-cut':
      return -event.troops;
    default:
      return 0;
  }
}

const keptCounts = ({ heldLow, heldHigh, territories }: Position) => ({ heldLow, heldHigh, territories });

function recounted({ owner }: Position): ReturnType<typeof keptCounts> {
  const fresh = emptyPosition(owner.length, []);
  for (const [t, seat] of owner.entries()) if (seat !== NOBODY) setOwner(fresh, t, seat);
  return keptCounts(fresh);
}

/** Positions, views, events and commands survive their text forms. */
const textLaw: Law = ({ rules, position }) => {
  return ({ command, events }) => {
    assertSame('fields of a command', fieldsOf(command), Object.keys(COMMAND_FIELDS[command.type]));
    for (const event of events) {
      assertSame(`fields of ${event.type}`, fieldsOf(event), Object.keys(EVENT_FIELDS[event.type]));
      assertSame('an event in JSON', JSON.parse(JSON.stringify(event)), event);
    }
    for (const actor of [...position.status.keys(), HOST]) {
      for (const offer of orders.legal(rules, position, actor))
        assertSame(
          `fields of ${offer.type}`,
          fieldsOf(offer).sort(),
          Object.keys(OFFER_FIELDS[offer.type]).sort(),
        );
    }
    for (const seen of [position, ...viewersOf(position).map((viewer) => orders.viewOf(position, viewer))]) {
      assertSame('a position in JSON', JSON.parse(JSON.stringify(seen)), seen);
      assertSame('a position in fields', readBack(rules, seen), seen);
      assertSame('a fault of a view', orders.findFault(rules, seen), undefined);
    }
  };
};

const fieldsOf = (message: object): string[] => Object.keys(message).filter((field) => field !== 'type');

/** The position read from its own fields, with the head of the line, the draw and the winner copied. */
function readBack(rules: Rules, seen: Position): Position {
  const read = emptyPosition(rules.board.size, seen.colours);
  const { phase, status, drawOfferedBy, drawAgreed, winner } = seen;
  Object.assign(read, { phase, status, drawOfferedBy, drawAgreed, winner });
  for (const [t, owner] of seen.owner.entries()) {
    if (owner !== NOBODY) setOwner(read, t, owner);
    read.armies[t] = seen.armies[t];
  }
  for (const [key, isThere, value] of orders.makeFields(rules, seen)) {
    if (isThere && !orders.readField(rules, read, key, String(value))) throw new Error(`no field ${key}`);
  }
  return read;
}

/** A world sampled from a view fits it, and the game can continue from it. */
const worldLaw: Law = ({ rules, position }, seed) => {
  const random = seededDice(`${seed}/worlds`);
  return () => {
    for (const viewer of viewersOf(position)) {
      const view = orders.viewOf(position, viewer);
      const world = orders.sampleWorld(rules, view, random);
      assertSame('the view of a sampled world', orders.viewOf(world, viewer), view);
      if (!orders.isWhole(world)) throw new Error('a sampled world is not whole');
      assertSame('a fault of a sampled world', orders.findFault(rules, world), undefined);
      const [offer] = orders.legal(rules, world, HOST);
      if (offer?.type !== 'skip') continue;
      assertSame('the default in a sampled world', orders.play(rules, world, HOST, offer, random), undefined);
    }
  };
};

const LAWS = [replayLaw, viewLaw, troopsLaw, textLaw, worldLaw];

const tables = BOARDS.flatMap((board) => [3, 4, 5, 6].map((players) => ({ board, players, id: board.id })));

describe('random games', () => {
  test.each(tables)('obey the laws: $players players, $id', ({ board, players }) => {
    for (let n = 0; n < gamesOn(board); n++) {
      const seed = `${board.id} ${players} #${n}`;
      try {
        const game = newGame(players, board);
        const laws = LAWS.map((law) => law(game, seed));
        playRandomGame(game, seed, n % 2 === 0 ? WILD : TAME, (step) => {
          for (const watch of laws) watch(step);
        });
      } catch (error) {
        throw new Error(`seed "${seed}": ${(error as Error).message}`, { cause: error });
      }
    }
  });
});
