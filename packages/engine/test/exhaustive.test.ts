import { expect, test } from 'vitest';
import { REJECTION_FIELDS } from '../src/fields.ts';
import {
  type Board,
  COMMAND_FIELDS,
  type Command,
  classicBoard,
  type Dice,
  EDITIONS,
  EVENT_FIELDS,
  type FieldKind,
  type Game,
  HOST,
  handOf,
  makeCard,
  PHASES,
  type Position,
  refuse,
  seededDice,
  TRADING,
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

const SEED = 'exhaustive';
const MOST_GAMES = 2000;
const WILDNESS: Wildness = { surrender: 1, draw: 10, timeout: 20 };

/** Everything that there is to be seen, each by its name. */
function wanted(): Set<string> {
  const names = (kind: string, table: object) => Object.keys(table).map((name) => `${kind} ${name}`);
  const cards = EDITIONS.flatMap(({ id }) =>
    Array.from({ length: classicBoard.size + 2 }, (_, card) => makeCard(classicBoard, card)).flatMap(
      (card) => [`${id} drew ${card}`, `${id} traded ${card}`],
    ),
  );
  return new Set([
    ...cards,
    ...names('command', COMMAND_FIELDS),
    ...names('event', EVENT_FIELDS),
    ...names('rejection', REJECTION_FIELDS),
    ...PHASES.map((phase) => `phase ${phase}`),
    ...TRADING.map((trading) => `trading ${trading}`),
  ]);
}

/** What a move shows. */
function* shownBy({ rules: { board, edition } }: Game, { command, events }: Move): Generator<string> {
  yield `command ${command.type}`;
  for (const event of events) {
    yield `event ${event.type}`;
    if (board !== classicBoard) continue;
    if (event.type === 'drew') yield `${edition} drew ${makeCard(board, event.card)}`;
    if (event.type === 'traded')
      for (const card of event.cards) yield `${edition} traded ${makeCard(board, card)}`;
  }
}

/** A command of any type with any fields, sensible or not. */
function anyCommand(board: Board, position: Position, random: Dice): Command {
  const types = [...Object.keys(COMMAND_FIELDS), 'no such command'];
  const type = pick(types, random);
  const fields = Object.entries(COMMAND_FIELDS[type as Command['type']] ?? {});
  const values = fields.map(([field, kind]) => [field, anyValue(kind, board, position, random)]);
  return { type, ...Object.fromEntries(values) };
}

function anyValue(kind: FieldKind, board: Board, position: Position, random: Dice): unknown {
  const anyOf = (n: number) => random.below(n + 2) - 1; // from -1 to n, one too many at each end
  switch (kind) {
    case 'count':
      return anyOf(5);
    case 'seat':
      return anyOf(position.status.length);
    case 'territory':
    case 'territory?':
      return anyOf(board.size);
    case 'cards': {
      const hand = handOf(position, position.seat);
      const isOwn = hand.length > 2 && random.below(4) > 0;
      return Array.from({ length: 3 }, (_, i) =>
        isOwn ? hand[(random.below(2) + i) % hand.length] : anyOf(44),
      );
    }
    case 'places':
      return Array.from({ length: random.below(3) }, () => [anyOf(board.size), anyOf(5)]);
    case 'command':
      return { type: 'end-turn' };
    default:
      throw new Error(`commands have no fields of the kind ${kind}`);
  }
}

/** Plays a game, trying a command after every step, and crosses out what was seen. */
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
      missing.delete(`trading ${position.trading}`);
      const actor = random.below(2) === 0 && position.seat >= 0 ? position.seat : pick(actors, random);
      const rejection = refuse(rules, position, actor, anyCommand(rules.board, position, random));
      if (rejection !== undefined) missing.delete(`rejection ${rejection.code}`);
    },
    WILDNESS,
  );
}

test('random games of every table show every card, command, event, rejection and phase', () => {
  const missing = wanted();
  const all = tables([classicBoard, sixBoard]);
  for (let n = 0; n < all.length || (n < MOST_GAMES && missing.size > 0); n++) {
    playAndWatch(all[n % all.length], `${SEED} #${n}`, missing);
  }
  expect([...missing], `never seen with the seed "${SEED}"`).toEqual([]);
});
