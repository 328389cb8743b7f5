import { isDeepStrictEqual } from 'node:util';
import {
  accepts,
  clonePosition,
  type Event,
  evolve,
  expand,
  type Game,
  HOST,
  IN_DECK,
  isWhole,
  legal,
  makeCommand,
  makeCommandText,
  makeEvent,
  makePosition,
  NOBODY,
  type Position,
  parseCommand,
  parseCommandText,
  parseEvent,
  parsePosition,
  play,
  type Rules,
  redact,
  replay,
  type Seat,
  SPECTATOR,
  sampleWorld,
  seededDice,
  step,
  type TurnsPosition,
  toAct,
  viewOf,
} from '../../src/index.ts';
import type { Event as TurnsEvent } from '../../src/turns/event.ts';
import { type Move, pick } from './games.ts';

/** A law that every game obeys: it watches a game, and checks at some moments and at the end. */
export interface Law {
  /** After every command. */
  watch(move: Move): void;
  /** At sampled moments and at the end. */
  check(): void;
}

export type LawMaker = (game: Game, seed: string) => Law;

/** Compares positions, much faster than `expect` and as strict. */
function assertSame(what: string, found: unknown, expected: unknown): void {
  if (isDeepStrictEqual(found, expected)) return;
  throw new Error(`${what}:\nfound    ${JSON.stringify(found)}\nexpected ${JSON.stringify(expected)}`);
}

/** Folding the events gives the live position; the same seed and commands give the same events. */
export const replayLaw: LawMaker = ({ rules, position }, seed) => {
  const start = clonePosition(position);
  const folded = clonePosition(position);
  const dice = seededDice(`${seed}/dice`);
  let stepped = start;
  return {
    watch({ actor, command, events }) {
      for (const event of events) evolve(folded, event);
      const result = step(rules, stepped, actor, command, dice);
      if (result.rejection !== undefined)
        throw new Error(`step refuses what play took: ${result.rejection.code}`);
      assertSame('the events of step and play', result.events, events);
      stepped = result.position;
    },
    check() {
      assertSame('folded events', folded, position);
      assertSame('stepped commands', stepped, position);
      assertSame('an empty replay', replay(start, []), start);
    },
  };
};

/** evolve(viewOf(p, s), redact(e, s)) = viewOf(evolve(p, e), s), and views show the same choices. */
export const viewLaw: LawMaker = ({ rules, position }) => {
  const viewers = [...position.status.keys(), SPECTATOR];
  const views = viewers.map((viewer) => viewOf(position, viewer));
  return {
    watch({ events }) {
      for (const event of events) {
        for (const [i, viewer] of viewers.entries()) evolve(views[i], redact(rules, event, viewer));
      }
    },
    check() {
      for (const [i, viewer] of viewers.entries()) {
        assertSame(`the view of ${viewer}`, views[i], viewOf(position, viewer));
        assertSame(`who acts, seen by ${viewer}`, toAct(views[i]), toAct(position));
        assertSame(`what ${viewer} may do`, legal(rules, views[i], viewer), legal(rules, position, viewer));
      }
    },
  };
};

/** Commands, events and positions survive their text forms. */
export const textLaw: LawMaker = ({ rules, position }) => {
  const { board } = rules;
  let last: Move | undefined;
  return {
    watch(move) {
      last = move;
    },
    check() {
      if (last !== undefined) {
        const { command, events } = last;
        assertSame(
          'a command in JSON',
          parseCommand(board, roundTrip(makeCommand(board, command))).value,
          command,
        );
        assertSame('a command', parseCommandText(board, makeCommandText(board, command)).value, command);
        for (const event of events) {
          assertSame('an event in JSON', parseEvent(board, roundTrip(makeEvent(board, event))).value, event);
        }
      }
      for (const seen of [position, viewOf(position, 0), viewOf(position, SPECTATOR)]) {
        assertSame('a position in JSON', roundTrip(seen), seen);
        const text = makePosition(rules, seen);
        const read = parsePosition(text, [board]);
        if (read.error !== undefined) throw new Error(`${text}: ${JSON.stringify(read.error)}`);
        assertSame(text, read.position, seen);
      }
    },
  };
};

const roundTrip = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Armies are conserved, no territory is empty, and the counts of `evolve` match the board. */
export const armiesLaw: LawMaker = ({ rules, position }) => {
  const before = clonePosition(position);
  let total = 0;
  return {
    watch({ events }) {
      if (position.family !== 'turns' || before.family !== 'turns') return;
      for (const event of events) {
        total += entering(before, event as TurnsEvent);
        evolve(before, event);
      }
      assertSame('armies in the game', armiesOf(position), total);
    },
    check() {
      assertSame('kept counts', keptCounts(position), recounted(rules, position));
      if (position.phase !== 'over' && toAct(position).length === 0) throw new Error('nobody can act');
      for (const actor of toAct(position)) {
        if (legal(rules, position, actor).length < 2 && actor !== HOST)
          throw new Error('nothing can be done');
      }
      for (const [t, armies] of position.armies.entries()) {
        if (armies < 1 !== isEmpty(position, t)) throw new Error(`territory ${t} has ${armies} armies`);
        if (rules.family === 'turns' && armies > rules.armyLimit)
          throw new Error(`territory ${t} is too full`);
      }
    },
  };
};

/** A world sampled from a view fits it, hides nothing, and the game can continue from it. */
export const worldLaw: LawMaker = ({ rules, position }, seed) => {
  const random = seededDice(`${seed}/worlds`);
  return {
    watch() {},
    check() {
      const [seat] = toAct(position);
      if (seat === undefined || seat === HOST) return;
      const view = viewOf(position, seat);
      const world = sampleWorld(rules, view, random);
      assertSame('the view of a sampled world', viewOf(world, seat), view);
      assertSame('nothing unknown', isWhole(world), true);
      const [offer] = legal(rules, world, HOST);
      if (offer.type !== 'skip') throw new Error(`the host was offered ${offer.type}`);
      assertSame('the default in a sampled world', play(rules, world, HOST, offer, random), undefined);
    },
  };
};

/** How often two games that differ only in hidden facts were compared; without comparisons the law proves nothing. */
export const hiddenComparisons = { turns: 0, orders: 0 };

/** Events that reveal hidden facts to all: from then on two worlds can be distinguished. */
const SHOWING: readonly string[] = ['opened', 'capitals-shown', 'mission-shown', 'won', 'converted'];

/** Whether an event shows the viewer something that others do not see. */
function tellsMore(rules: Rules, event: Event, viewer: Seat): boolean {
  return !isDeepStrictEqual(redact(rules, event, viewer), redact(rules, event, SPECTATOR));
}

/**
 * Two games that differ only in what a seat, or a spectator, may not know look the same to it: who acts, what it
 * may do, and after any command that is legal in both, event by event and pause by pause, until something is shown.
 */
export const hiddenLaw: LawMaker = ({ rules, position }, seed) => {
  const random = seededDice(`${seed}/hidden`);
  const viewers = [...position.status.keys(), SPECTATOR];
  return {
    watch() {},
    check() {
      if (position.phase === 'start' || position.phase === 'over') return;
      const viewer = pick(viewers, random);
      const others = sampleWorld(rules, viewOf(position, viewer), random);
      assertSame(`who acts, as ${viewer} sees it`, toAct(others), toAct(position));
      assertSame(`what ${viewer} may do`, legal(rules, others, viewer), legal(rules, position, viewer));
      for (let tries = 0; tries < 5; tries++) {
        const actor = pick(toAct(position), random);
        const offers = legal(rules, position, actor).filter(({ type }) => type !== 'surrender');
        const commands = expand(pick(offers, random));
        if (commands.length === 0) continue;
        const command = pick(commands, random);
        if (!accepts(rules, others, actor, command)) continue;
        const dice = () => seededDice(`${seed}/hidden ${tries}`);
        const here = step(rules, position, actor, command, dice());
        const there = step(rules, others, actor, command, dice());
        if (here.rejection !== undefined || there.rejection !== undefined) throw new Error('refused');
        const isShowing = (event: Event) => SHOWING.includes(event.type) || tellsMore(rules, event, viewer);
        if ([...here.events, ...there.events].some(isShowing)) continue;
        const seen = (events: readonly Event[]) => events.map((event) => redact(rules, event, viewer));
        assertSame(`what ${viewer} sees of ${command.type}`, seen(there.events), seen(here.events));
        assertSame(`who acts then, as ${viewer} sees it`, toAct(there.position), toAct(here.position));
        hiddenComparisons[rules.family]++;
      }
    },
  };
};

/** The armies that an event adds to the game, or removes. */
function entering(before: TurnsPosition, event: TurnsEvent): number {
  switch (event.type) {
    case 'started':
      return event.reserve.reduce((sum, armies) => sum + armies, 0);
    case 'turn-began':
      return event.armies;
    case 'traded':
      return event.armies + event.extraArmies;
    case 'armies-lost':
      return event.territory === NOBODY ? -event.armies : 0; // the extra armies never entered the game
    case 'rolled':
      return -event.attackersLost - event.defendersLost;
    case 'surrendered':
      return -event.unplaced;
    case 'overthrown':
      return -before.armies.reduce((sum, n, t) => sum + (before.owner[t] === event.seat ? n : 0), 0);
    case 'settled':
      return before.vacated.length + event.armies;
    default:
      return 0;
  }
}

function armiesOf(p: TurnsPosition): number {
  const inSetup = p.reserve.some((armies) => armies > 0); // the armies to place then come from the reserve
  return [...p.armies, ...p.reserve, inSetup ? 0 : p.toPlace].reduce((sum, armies) => sum + armies, 0);
}

function isEmpty(p: Position, territory: number): boolean {
  return p.owner[territory] < 0 || (p.family === 'turns' && p.phase === 'occupy' && p.to === territory);
}

function keptCounts(p: Position) {
  const cards = p.family === 'turns' ? { hand: p.hand, deck: p.deck } : {};
  return { low: p.heldLow, high: p.heldHigh, counts: p.territories, ...cards };
}

function recounted({ board }: Rules, p: Position): ReturnType<typeof keptCounts> {
  const low = p.heldLow.map(() => 0);
  const high = p.heldHigh.map(() => 0);
  const counts = p.territories.map(() => 0);
  for (let t = 0; t < board.size; t++) {
    const owner = p.owner[t];
    if (owner < 0) continue;
    counts[owner]++;
    if (t < 30) low[owner] += 2 ** t;
    else high[owner] += 2 ** (t - 30);
  }
  if (p.family !== 'turns') return { low, high, counts };
  const hand = p.hand.map((_, seat) => p.cards.filter((holder) => holder === seat).length);
  return { low, high, counts, hand, deck: p.cards.filter((holder) => holder === IN_DECK).length };
}
