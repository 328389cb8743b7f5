import { type Command, type Position, type Rejection, type Rules, refuse, type Seat } from '@rubicon/engine';

/** The entry of a list that is to blame for a rejection, counted from 0, and the territories it names. */
export interface RefusedEntry {
  readonly index: number;
  readonly territories: readonly number[];
}

/** Rejections of one entry, not of the whole command. */
const ABOUT_ENTRIES: readonly Rejection['code'][] = [
  'armies-out-of-range',
  'no-room',
  'not-adjacent',
  'not-connected',
  'not-vacated',
  'not-yours',
  'same-territory',
  'too-few-armies',
];

/** Finds the first entry with which the list is rejected for this reason; undefined if the command is not a list of several. */
export function refusedEntry(
  rules: Rules,
  position: Position,
  seat: Seat,
  command: Command,
  rejection: Rejection,
): RefusedEntry | undefined {
  if (!ABOUT_ENTRIES.includes(rejection.code)) return undefined;
  const lists = shorterLists(command);
  if (lists.length < 2) return undefined;
  const facts = JSON.stringify(rejection);
  const index = lists.findIndex((list) => JSON.stringify(refuse(rules, position, seat, list)) === facts);
  const territories = territoriesAt(command, index);
  return territories === undefined ? undefined : { index, territories };
}

/** Returns the command with its first entry, with its first two, and so on. */
function shorterLists(command: Command): Command[] {
  switch (command.type) {
    case 'place':
    case 'place-rest':
      return command.places.map((_, i) => ({ ...command, places: command.places.slice(0, i + 1) }));
    case 'fortify-many':
      return command.moves.map((_, i) => ({ ...command, moves: command.moves.slice(0, i + 1) }));
    default:
      return [];
  }
}

function territoriesAt(command: Command, index: number): number[] | undefined {
  if (command.type === 'fortify-many') return command.moves[index]?.slice(0, 2);
  return command.type === 'place' || command.type === 'place-rest'
    ? command.places[index]?.slice(0, 1)
    : undefined;
}
