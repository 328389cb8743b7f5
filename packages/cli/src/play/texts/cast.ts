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
  type Words,
} from '@rubicon/engine';
import type { RecordHeader } from '@rubicon/protocol';
import type { WireSeat } from '@rubicon/protocol/wire';
import type pc from 'picocolors';
import { count, listed } from './words.ts';

export type Colours = ReturnType<typeof pc.createColors>;

/** The names of seats, territories and cards in a game, and the colours to show them in. */
export interface Cast {
  readonly rules: Rules;
  readonly words: Words; // of the edition
  readonly position: Pick<Position, 'colours'>; // the running game, in which colours may be chosen
  readonly colours: Colours;
  readonly seats: readonly CastSeat[];
}

interface CastSeat {
  readonly name: string;
  readonly bot: string | undefined;
  readonly isBot: boolean; // its player is a third-party program
}

/** Letters that distinguish owners without colour. */
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
  seats: readonly (Pick<RecordHeader['seats'][number], 'name' | 'bot'> & Pick<WireSeat, 'isBot'>)[],
  colours: Colours,
): Cast {
  return {
    rules,
    words: rules.words,
    position,
    colours,
    seats: seats.map(({ name, bot, isBot = false }, seat) => ({
      name: printable(name ?? `Seat ${seat + 1}`),
      bot,
      isBot,
    })),
  };
}

/**
 * A text from a file or from the network, without characters that could move the cursor, reverse the writing direction or
 * begin another line.
 */
export function printable(text: string): string {
  return stripVTControlCharacters(text).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '') || '?';
}

/** The colour of an owner; undefined before a seat has chosen and for owners without a seat. */
function colourOf({ position }: Cast, owner: number): Colour | undefined {
  return COLOURS[position.colours[owner] ?? NOBODY];
}

export function markOf(cast: Cast, owner: number): string {
  if (owner === NOBODY) return '.';
  if (owner === NEUTRAL) return 'N';
  const colour = colourOf(cast, owner);
  return colour === undefined ? String(owner + 1) : MARKS[colour];
}

/** A text in the owner's colour. */
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

/** The name with its mark on the board. */
export function markedName(cast: Cast, owner: number): string {
  return paint(cast, owner, `${plainName(cast, owner)} (${markOf(cast, owner)})`);
}

/** `Players: Ann (R), Pompey (B, hard) and Robo (G, bot).` */
export function seatedText(cast: Cast): string {
  const names = cast.seats.map(({ name, bot, isBot }, seat) => {
    const marks = [markOf(cast, seat), ...(bot === undefined ? (isBot ? ['bot'] : []) : [printable(bot)])];
    return paint(cast, seat, `${name} (${marks.join(', ')})`);
  });
  return `Players: ${listed(names)}.`;
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
  const value = rules.trade.by === 'stars' ? count(territory.stars, 'star') : FIGURES[rules.figures[card]!];
  return `${territory.name} (${value})`;
}

export function cardNames(cast: Cast, cards: readonly number[]): string {
  return listed(cards.map((card) => cardName(cast, card)));
}

/** The continent's holder, or NOBODY. */
export function holderOf(board: Board, owner: readonly number[], continent: number): number {
  const { territories } = board.continents[continent]!;
  const first = owner[territories[0]!]!;
  return territories.every((territory) => owner[territory] === first) ? first : NOBODY;
}
