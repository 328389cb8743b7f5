import { expect, test } from 'vitest';
import { REJECTION_FIELDS } from '../src/codec/fields.ts';
import {
  type Board,
  COLOURS,
  COMMAND_FIELDS,
  type Command,
  type Dice,
  EDITIONS,
  type Edition,
  EVENT_FIELDS,
  type FieldKind,
  type Game,
  HOST,
  handOf,
  MISSIONS,
  makeCard,
  OBJECTIVE_IDS,
  PHASES,
  type Position,
  REASONS,
  REWARD_IDS,
  refuse,
  seededDice,
  TRADING,
  toAct,
} from '../src/index.ts';
import { sixBoard } from './boards.ts';
import {
  type Move,
  newGame,
  pick,
  playRandomGame,
  type Table,
  tables,
  type Wildness,
} from './conformance/games.ts';

const SEED = 'senate';
const MOST_GAMES = 4000;
const WILDNESS: Wildness = { surrender: 1, draw: 10, timeout: 20 };

/** Phases that last only a few commands. */
const RARE: readonly string[] = [
  'colour',
  'airfield',
  'settle',
  're-roll',
  'commander',
  'bid',
  'convert',
  'deploy',
  'order',
];

/** Whether more commands are tried here: in rare phases, and between two moves at the end of a turn. */
const isRare = (p: Position): boolean => RARE.includes(p.phase) || (p.family === 'turns' && p.moves > 0);

/** The names of everything that should be seen. */
function wanted(): Set<string> {
  const names = (kind: string, table: object) => Object.keys(table).map((name) => `${kind} ${name}`);
  return new Set([
    ...EDITIONS.flatMap(cardsOf),
    ...names('command', COMMAND_FIELDS),
    ...names('event', EVENT_FIELDS),
    ...names('rejection', REJECTION_FIELDS),
    ...PHASES.map((phase) => `phase ${phase}`),
    ...TRADING.map((trading) => `trading ${trading}`),
    ...MISSIONS.map(({ id }) => `mission ${id}`),
    ...OBJECTIVE_IDS.map((id) => `objective ${id}`),
    ...REWARD_IDS.map((id) => `reward ${id}`),
    ...REASONS.map((reason) => `reason ${reason}`),
  ]);
}

/** Every card of an edition, drawn and traded. */
function cardsOf({ id, players: [players = 0] }: Edition): string[] {
  const { rules, position } = newGame({ name: '', edition: id, players, options: {}, board: undefined });
  if (position.family !== 'turns') return [];
  return position.cards.flatMap((_, card) =>
    ['drew', 'traded'].map((verb) => `${id} ${verb} ${makeCard(rules.board, card)}`),
  );
}

/** The names that a move shows. */
function* shownBy({ rules: { board, edition } }: Game, { command, events }: Move): Generator<string> {
  yield `command ${command.type}`;
  for (const event of events) {
    yield `event ${event.type}`;
    if ('reason' in event) yield `reason ${event.reason}`;
    if (event.type === 'missions-dealt') for (const m of event.missions) yield `mission ${MISSIONS[m]?.id}`;
    if (event.type === 'objective-taken') {
      yield `objective ${OBJECTIVE_IDS[event.objective]}`;
      yield `reward ${REWARD_IDS[event.reward]}`;
    }
    if (board === sixBoard) continue;
    if (event.type === 'drew') yield `${edition} drew ${makeCard(board, event.card)}`;
    if (event.type === 'traded')
      for (const card of event.cards) yield `${edition} traded ${makeCard(board, card)}`;
  }
}

/** A command of any type with any fields, sensible or not. */
function anyCommand(board: Board, position: Position, random: Dice): Command {
  const table: Readonly<Record<string, Readonly<Record<string, FieldKind>>>> = COMMAND_FIELDS;
  const type = pick([...Object.keys(table), 'no such command'], random);
  const fields = Object.entries(table[type] ?? {});
  const values = fields.map(([field, kind]) => [field, anyValue(kind, board, position, random)]);
  return { type, ...Object.fromEntries(values) };
}

function anyValue(kind: FieldKind, board: Board, position: Position, random: Dice): unknown {
  const anyOf = (n: number) => random.below(n + 2) - 1; // from -1 to n, one too many at each end
  const listOf = (make: () => unknown, most = 3) =>
    Array.from({ length: random.below(random.below(10) === 0 ? 300 : most) }, make);
  switch (kind) {
    case 'count':
      return anyOf(random.below(4) === 0 ? 30 : 6);
    case 'seat':
      return anyOf(position.status.length);
    case 'colour':
      return anyOf(COLOURS.length);
    case 'objective':
      return anyOf(OBJECTIVE_IDS.length);
    case 'territory':
    case 'territory?':
      return anyOf(board.size);
    case 'territories':
      return random.below(3) === 0 ? twice(position, random) : listOf(() => anyOf(board.size), 5);
    case 'card':
      return anyCard(position, random) ?? anyOf(44);
    case 'cards':
      return Array.from({ length: 3 }, () => anyCard(position, random) ?? anyOf(44));
    case 'places':
      return listOf(() => [anyOf(board.size), anyOf(5)]);
    case 'moves':
      return listOf(() => [anyOf(board.size), anyOf(board.size), anyOf(5)]);
    case 'command':
      return { type: 'end-turn' };
    default:
      throw new Error(`commands have no fields of the kind ${kind}`);
  }
}

/** An objective of some seat, twice. */
function twice(position: Position, random: Dice): number[] {
  if (position.family !== 'orders') return [];
  const objective = pick([0, ...position.objectives.flatMap((seat, t) => (seat >= 0 ? t : []))], random);
  return [objective, objective];
}

/** Mostly a card of the hand, if there is one. */
function anyCard(position: Position, random: Dice): number | undefined {
  const hand = position.family === 'turns' ? handOf(position, position.seat) : [];
  return hand.length > 0 && random.below(4) > 0 ? pick(hand, random) : undefined;
}

/** Plays a game, trying a command after every step, and crosses out what it saw. */
function playAndWatch(table: Table, seed: string, missing: Set<string>): void {
  const game = newGame(table);
  const { rules, position } = game;
  const random = seededDice(`${seed}/tries`);
  missing.delete(`phase ${position.phase}`);
  const actors = [...position.status.keys(), HOST, table.players];
  playRandomGame(
    game,
    seed,
    (move) => {
      for (const name of shownBy(game, move)) missing.delete(name);
      missing.delete(`phase ${position.phase}`);
      if (position.family === 'turns') missing.delete(`trading ${position.trading}`);
      for (let tries = isRare(position) ? 30 : 1; tries > 0; tries--) {
        const actor = pick([...toAct(position), pick(actors, random)], random);
        const rejection = refuse(rules, position, actor, anyCommand(rules.board, position, random));
        if (rejection !== undefined) missing.delete(`rejection ${rejection.code}`);
      }
    },
    WILDNESS,
  );
}

test('random games of every table show every card, command, event, rejection and phase', () => {
  const missing = wanted();
  const all = [...tables(sixBoard), ...tables()];
  for (let n = 0; n < MOST_GAMES && missing.size > 0; n++) {
    playAndWatch(all[n % all.length]!, `${SEED} #${n}`, missing);
  }
  expect([...missing], `never seen with the seed "${SEED}"`).toEqual([]);
});
