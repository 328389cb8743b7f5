import { stripVTControlCharacters } from 'node:util';
import {
  type Board,
  type Colour,
  FIGURES,
  HIDDEN_CARD,
  NEUTRAL,
  NOBODY,
  type Rules,
  type Seat,
} from '@rubicon/engine';
import type { RecordHeader } from '@rubicon/protocol';
import type pc from 'picocolors';
import { listed } from './words.ts';

export type Colours = ReturnType<typeof pc.createColors>;

/** Everybody and everything that has a name in a game, and how it is shown. */
export interface Cast {
  readonly rules: Rules;
  readonly colours: Colours;
  readonly seats: readonly {
    readonly name: string;
    readonly colour: Colour;
    readonly bot: string | undefined;
  }[];
}

/** Owners are told apart by letter as well as by colour. */
const MARKS: Readonly<Record<Colour, string>> = {
  black: 'K',
  blue: 'B',
  green: 'G',
  pink: 'P',
  red: 'R',
  yellow: 'Y',
};

const PAINTS = {
  black: 'gray',
  blue: 'blueBright',
  green: 'green',
  pink: 'magenta',
  red: 'red',
  yellow: 'yellow',
} as const satisfies Readonly<Record<Colour, keyof Colours>>;

export function makeCast(rules: Rules, seats: RecordHeader['seats'], colours: Colours): Cast {
  return {
    rules,
    colours,
    seats: seats.map(({ name, colour, bot }) => ({ name: printable(name), colour, bot })),
  };
}

/** A name comes from a file: what would move the cursor does not reach the terminal. */
function printable(name: string): string {
  return stripVTControlCharacters(name).replace(/\p{C}/gu, '') || '?';
}

export function markOf(cast: Cast, owner: number): string {
  if (owner === NOBODY) return '.';
  if (owner === NEUTRAL) return 'N';
  return MARKS[cast.seats[owner]!.colour];
}

/** In the owner's colour. */
export function paint({ colours, seats }: Cast, owner: number, text: string): string {
  const seat = seats[owner];
  return colours[seat === undefined ? 'dim' : PAINTS[seat.colour]](text);
}

function plainName({ seats }: Cast, owner: number): string {
  if (owner === NOBODY) return 'nobody';
  return owner === NEUTRAL ? 'the neutral armies' : seats[owner]!.name;
}

export function nameOf(cast: Cast, owner: number): string {
  return paint(cast, owner, plainName(cast, owner));
}

/** The name with the mark that stands on the board. */
export function markedName(cast: Cast, owner: number): string {
  return paint(cast, owner, `${plainName(cast, owner)} (${markOf(cast, owner)})`);
}

export function territoryName({ rules: { board } }: Cast, territory: number): string {
  return board.territories[territory]!.name;
}

export function territoryNames(cast: Cast, territories: readonly number[], word?: string): string {
  return listed(
    territories.map((territory) => territoryName(cast, territory)),
    word,
  );
}

/** `Alaska (infantry)`, `a wild card`. */
export function cardName({ rules: { board, figures } }: Cast, card: number): string {
  if (card === HIDDEN_CARD) return 'a card';
  return card < board.size ? `${board.territories[card]!.name} (${FIGURES[figures[card]!]})` : 'a wild card';
}

export function cardNames(cast: Cast, cards: readonly number[]): string {
  return listed(cards.map((card) => cardName(cast, card)));
}

export const isBot = ({ seats }: Cast, seat: Seat): boolean => seats[seat]?.bot !== undefined;

/** The seats of people, clockwise. */
export function peopleOf({ seats }: Cast): Seat[] {
  return seats.flatMap(({ bot }, seat) => (bot === undefined ? seat : []));
}

/** The continent's holder, or NOBODY. */
export function holderOf(board: Board, owner: readonly number[], continent: number): number {
  const { territories } = board.continents[continent]!;
  const first = owner[territories[0]!]!;
  return territories.every((territory) => owner[territory] === first) ? first : NOBODY;
}
