import { stripVTControlCharacters } from 'node:util';
import {
  type Board,
  COLOURS,
  type Colour,
  FIGURES,
  HIDDEN_CARD,
  NEUTRAL,
  NOBODY,
  type Position,
  type Rules,
  type Seat,
  tradeStars,
  type Words,
} from '@rubicon/engine';
import type { RecordHeader } from '@rubicon/protocol';
import type pc from 'picocolors';
import { count, listed } from './words.ts';

export type Colours = ReturnType<typeof pc.createColors>;

/** Everybody and everything that has a name in a game, and how it is shown. */
export interface Cast {
  readonly rules: Rules;
  readonly words: Words; // of the edition
  readonly position: Pick<Position, 'colours'>; // of the running game: colours may be chosen in it
  readonly colours: Colours;
  readonly seats: readonly { readonly name: string; readonly bot: string | undefined }[];
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

export function makeCast(
  { rules, position }: { readonly rules: Rules; readonly position: Cast['position'] },
  seats: readonly Pick<RecordHeader['seats'][number], 'name' | 'bot'>[],
  colours: Colours,
): Cast {
  return {
    rules,
    words: rules.words,
    position,
    colours,
    seats: seats.map(({ name, bot }) => ({ name: printable(name), bot })),
  };
}

/** A name comes from a file: what would move the cursor does not reach the terminal. */
export function printable(name: string): string {
  return stripVTControlCharacters(name).replace(/\p{C}/gu, '') || '?';
}

/** Undefined for a seat that has still to choose, and for owners that are no seats. */
function colourOf({ position }: Cast, owner: number): Colour | undefined {
  return COLOURS[position.colours[owner] ?? NOBODY];
}

export function markOf(cast: Cast, owner: number): string {
  if (owner === NOBODY) return '.';
  if (owner === NEUTRAL) return 'N';
  const colour = colourOf(cast, owner);
  return colour === undefined ? String(owner + 1) : MARKS[colour];
}

/** In the owner's colour. */
export function paint(cast: Cast, owner: number, text: string): string {
  const colour = colourOf(cast, owner);
  return cast.colours[colour === undefined ? 'dim' : PAINTS[colour]](text);
}

function plainName({ seats, words }: Cast, owner: number): string {
  if (owner === NOBODY) return 'nobody';
  return owner === NEUTRAL ? `the neutral ${words.armies}` : seats[owner]!.name;
}

export function nameOf(cast: Cast, owner: number): string {
  return paint(cast, owner, plainName(cast, owner));
}

export function namesOf(cast: Cast, seats: readonly Seat[]): string {
  return listed(seats.map((seat) => nameOf(cast, seat)));
}

/** The name with the mark that stands on the board. */
export function markedName(cast: Cast, owner: number): string {
  return paint(cast, owner, `${plainName(cast, owner)} (${markOf(cast, owner)})`);
}

/** `At the table: Ann (R) and Pompey (B, hard).` */
export function seatedText(cast: Cast): string {
  const names = cast.seats.map(({ name, bot }, seat) => {
    const marks = [markOf(cast, seat), ...(bot === undefined ? [] : [printable(bot)])];
    return paint(cast, seat, `${name} (${marks.join(', ')})`);
  });
  return `At the table: ${listed(names)}.`;
}

/** `1 army`, `2 troops`: in the words of the edition. */
export function armies({ words }: Cast, n: number): string {
  return count(n, words.army, words.armies);
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

/** `Alaska (infantry)`, `Alaska (2 stars)`, `a wild card`. */
export function cardName({ rules }: Cast, card: number): string {
  if (card === HIDDEN_CARD || rules.family !== 'turns') return 'a card';
  const territory = rules.board.territories[card];
  if (territory === undefined) return 'a wild card';
  const value = rules.trade === tradeStars ? count(territory.stars, 'star') : FIGURES[rules.figures[card]!];
  return `${territory.name} (${value})`;
}

export function cardNames(cast: Cast, cards: readonly number[]): string {
  return listed(cards.map((card) => cardName(cast, card)));
}

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
