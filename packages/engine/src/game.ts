import type { Board } from './board.ts';
import { classicBoard } from './boards/classic.ts';
import { classic } from './editions/classic.ts';
import { type Edition, valuesOf } from './editions/edition.ts';
import { worldDomination } from './editions/world-domination.ts';
import { emptyPosition, type Position } from './turns/position.ts';
import type { Rules } from './turns/rules.ts';
import { COLOURS, type Colour, FIGURES, type Figure } from './vocabulary.ts';

export const EDITIONS: readonly Edition[] = [worldDomination, classic];

/** The colours seats have when nothing else is said. */
export const DEFAULT_COLOURS: readonly Colour[] = ['red', 'blue', 'green', 'yellow', 'black', 'pink'];

const WILD_CARDS = 2;

export interface GameSettings {
  readonly edition: string;
  /** One for each seat, clockwise. */
  readonly colours: readonly string[];
  readonly options?: Readonly<Record<string, string>>;
  readonly board?: Board;
}

export type CreationError =
  | { readonly code: 'unknown-edition'; readonly edition: string; readonly allowed: readonly string[] }
  | { readonly code: 'unknown-colour'; readonly colour: string; readonly allowed: readonly string[] }
  | { readonly code: 'colour-taken'; readonly colour: string }
  | {
      readonly code: 'wrong-number-of-players';
      readonly players: number;
      readonly allowed: readonly number[];
    }
  | { readonly code: 'unknown-option'; readonly option: string; readonly allowed: readonly string[] }
  | {
      readonly code: 'unknown-value';
      readonly option: string;
      readonly value: string;
      readonly allowed: readonly string[];
    };

/** A game that has not been started: its rules, and the position before the host's `start`. */
export interface Game {
  readonly rules: Rules;
  readonly position: Position;
}

export type Creation = (Game & { readonly error?: undefined }) | { readonly error: CreationError };

/** Resolves an edition and its options into rules, once; refuses what the edition does not know. */
export function createGame({
  edition: id,
  colours,
  options = {},
  board = classicBoard,
}: GameSettings): Creation {
  const edition = EDITIONS.find((candidate) => candidate.id === id);
  if (edition === undefined) {
    return { error: { code: 'unknown-edition', edition: id, allowed: EDITIONS.map((known) => known.id) } };
  }
  const players = colours.length;
  if (!edition.players.includes(players)) {
    return { error: { code: 'wrong-number-of-players', players, allowed: edition.players } };
  }
  const wrong = wrongColour(colours) ?? wrongOption(edition, players, options);
  if (wrong !== undefined) return { error: wrong };

  const resolved: Record<string, string> = {};
  for (const [name, option] of Object.entries(edition.options))
    resolved[name] = options[name] ?? option.default;
  const wild: Figure[] = Array.from({ length: WILD_CARDS }, () => 'wild');
  const figures = [...board.territories.map(({ figure }) => figure), ...wild].map((f) => FIGURES.indexOf(f));
  const rules: Rules = Object.freeze({
    edition: edition.id,
    revision: edition.revision,
    options: Object.freeze(resolved),
    players,
    board,
    figures,
    ...edition.rules(players, resolved),
  });
  const colourIndices = colours.map((colour) => COLOURS.indexOf(colour as Colour));
  return { rules, position: emptyPosition(board.size, figures.length, colourIndices) };
}

function wrongColour(colours: readonly string[]): CreationError | undefined {
  for (const [seat, colour] of colours.entries()) {
    if (!COLOURS.includes(colour as Colour)) return { code: 'unknown-colour', colour, allowed: COLOURS };
    if (colours.indexOf(colour) !== seat) return { code: 'colour-taken', colour };
  }
  return undefined;
}

function wrongOption(
  edition: Edition,
  players: number,
  options: Readonly<Record<string, string>>,
): CreationError | undefined {
  for (const [name, value] of Object.entries(options)) {
    const option = Object.hasOwn(edition.options, name) ? edition.options[name] : undefined;
    if (option === undefined) {
      return { code: 'unknown-option', option: name, allowed: Object.keys(edition.options) };
    }
    const allowed = valuesOf(option, players);
    if (!allowed.includes(value)) return { code: 'unknown-value', option: name, value, allowed };
  }
  return undefined;
}
