import type { Board } from './board/board.ts';
import { basicTraining } from './editions/basic-training.ts';
import { capital } from './editions/capital.ts';
import { classic } from './editions/classic.ts';
import { commandRoom } from './editions/command-room.ts';
import { type Edition, type Options, type TurnsEdition, valuesOf } from './editions/edition.ts';
import { withHouseRules } from './editions/house-rule.ts';
import { HOUSE_RULES } from './editions/house-rules.ts';
import { secretMission } from './editions/secret-mission.ts';
import { simultaneous } from './editions/simultaneous.ts';
import { worldConquest } from './editions/world-conquest.ts';
import { worldDomination } from './editions/world-domination.ts';
import type { OrdersPosition, OrdersRules, TurnsPosition, TurnsRules } from './family.ts';
import * as orders from './orders/position.ts';
import type { CommonRules } from './rules.ts';
import * as turns from './turns/position.ts';
import { COLOURS, type Colour, FIGURES, type Figure, NOBODY } from './vocabulary.ts';

const PUBLISHED: readonly Edition[] = [
  worldDomination,
  classic,
  capital,
  secretMission,
  basicTraining,
  commandRoom,
  worldConquest,
  simultaneous,
];

/** Every edition, with the house rules of this build. */
export const EDITIONS: readonly Edition[] = PUBLISHED.map((edition) => withHouseRules(edition, HOUSE_RULES));

export interface GameSettings {
  readonly edition: string;
  /** One for each seat, clockwise. If colours are chosen in the game, only their number counts. */
  readonly colours: readonly string[];
  readonly options?: Options;
  /** A board other than that of the edition. */
  readonly board?: Board | undefined;
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
    }
  /** The edition cannot be set up on this board. */
  | { readonly code: 'wrong-board'; readonly board: string };

/** A game that has not been started: its rules, and the position before the host's `start`. */
export type Game = TurnsGame | OrdersGame;

export interface TurnsGame {
  readonly rules: TurnsRules;
  readonly position: TurnsPosition;
}

export interface OrdersGame {
  readonly rules: OrdersRules;
  readonly position: OrdersPosition;
}

/** Whether a game is played with dice and turns; any other is played with written orders. */
export function isTurns(game: Game): game is TurnsGame {
  return game.rules.family === 'turns';
}

export type Creation = (Game & { readonly error?: undefined }) | { readonly error: CreationError };

/**
 * Resolves an edition and its options into rules, once; refuses options that the edition does not have. The caller can
 * pass its own editions.
 */
export function createGame(
  { edition: id, colours, options = {}, board }: GameSettings,
  editions: readonly Edition[] = EDITIONS,
): Creation {
  const edition = editions.find((candidate) => candidate.id === id);
  if (edition === undefined) {
    return { error: { code: 'unknown-edition', edition: id, allowed: editions.map((known) => known.id) } };
  }
  const players = colours.length;
  if (!edition.players.includes(players)) {
    return { error: { code: 'wrong-number-of-players', players, allowed: edition.players } };
  }
  const wrong = wrongOption(edition, players, options);
  if (wrong !== undefined) return { error: wrong };

  const resolved: Record<string, string> = {};
  for (const [name, option] of Object.entries(edition.options))
    resolved[name] = options[name] ?? option.default;
  const given: CommonRules = {
    edition: edition.id,
    revision: edition.revision,
    options: Object.freeze(resolved),
    players,
    words: edition.words,
    board: board ?? edition.board,
  };
  if (edition.family === 'turns') return createTurnsGame(edition, given, colours);
  const unknown = wrongColour(colours);
  if (unknown !== undefined) return { error: unknown };
  const rules = Object.freeze({
    family: edition.family,
    ...given,
    ...edition.rules(players, resolved, given.board),
  });
  return { rules, position: orders.emptyPosition(given.board.size, colours.map(colourIndex)) };
}

function createTurnsGame(edition: TurnsEdition, given: CommonRules, colours: readonly string[]): Creation {
  const { board, players, options } = given;
  const { wildCards, ...slots } = edition.rules(players, options, board);
  const wild: Figure[] = Array.from({ length: wildCards }, () => 'wild');
  const figures = [...board.territories.map(({ figure }) => figure), ...wild].map((f) => FIGURES.indexOf(f));
  const rules: TurnsRules = Object.freeze({ family: edition.family, ...given, figures, ...slots });
  if (!fits(rules)) return { error: { code: 'wrong-board', board: board.id } };
  const areChosen = rules.setup.colours.length > 0;
  const unknown = wrongColour(areChosen ? colours.filter((colour) => colour !== UNCHOSEN) : colours);
  if (unknown !== undefined) return { error: unknown };
  const indices = colours.map((colour) => (areChosen ? NOBODY : colourIndex(colour)));
  const position = turns.emptyPosition(board.size, figures.length, indices, {
    capitals: rules.capital !== undefined,
    seen: rules.combat.reRoll,
  });
  return { rules, position };
}

/** The text for a colour that its seat has not chosen yet. */
export const UNCHOSEN = '?';

export const colourIndex = (colour: string): number => COLOURS.indexOf(colour as Colour);

/** Whether the board has room for the armies of the set-up and the territories of its charts. */
function fits({ board, players, setup, armyLimit }: TurnsRules): boolean {
  const owners = setup.neutral > 0 ? players + 1 : players;
  return (
    setup.reserve(players) <= Math.floor(board.size / owners) * armyLimit && setup.fits?.(board) !== false
  );
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
