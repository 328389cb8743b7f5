import { COLOURS, type Colour, DEFAULT_COLOURS } from '@rubicon/engine';
import { load, save } from '../settings/storage.ts';

/** A seat as it is being chosen. */
export interface SeatChoice {
  readonly name: string;
  readonly colour: Colour;
  readonly bot: string | undefined; // undefined for a person
}

/** A game as it is being chosen. */
export interface GameChoice {
  readonly edition: string;
  readonly options: Readonly<Record<string, string>>;
  readonly seats: readonly SeatChoice[];
}

const KEY = 'new-game';
const PERSON = 'Caesar';
export const BOT_CALLED = ['Pompey', 'Crassus', 'Cato', 'Brutus', 'Cassius', 'Antony'];

/** The first game: against three bots, on a board that is set up, so that the first decision is a real one. */
export function usualChoice(): GameChoice {
  const seats = [PERSON, ...BOT_CALLED.slice(0, 3)].map((name, seat): SeatChoice => {
    return { name, colour: DEFAULT_COLOURS[seat]!, bot: seat === 0 ? undefined : 'easy' };
  });
  return { edition: 'world-domination', options: { setup: 'quick' }, seats };
}

/** What was played last. */
export function lastChoice(): GameChoice {
  const saved = load(KEY);
  return isChoice(saved) ? saved : usualChoice();
}

/** What is to be played; it is not being chosen any more. */
export function rememberChoice(choice: GameChoice): void {
  save(KEY, choice);
  save(KEY, null, 'tab');
}

/** What is being chosen in this tab: after a reload too, and not yet in any other. */
export function draftedChoice(): GameChoice {
  const drafted = load(KEY, 'tab');
  return isChoice(drafted) ? drafted : lastChoice();
}

export const draftChoice = (choice: GameChoice): void => save(KEY, choice, 'tab');

function isChoice(value: unknown): value is GameChoice {
  if (typeof value !== 'object' || value === null) return false;
  const { edition, options, seats } = value as Partial<Record<keyof GameChoice, unknown>>;
  if (typeof edition !== 'string' || typeof options !== 'object' || options === null) return false;
  return Array.isArray(seats) && seats.every(isSeat);
}

function isSeat(value: unknown): value is SeatChoice {
  if (typeof value !== 'object' || value === null) return false;
  const { name, colour, bot } = value as Partial<Record<keyof SeatChoice, unknown>>;
  const isColour = COLOURS.some((known) => known === colour);
  return typeof name === 'string' && isColour && (bot === undefined || typeof bot === 'string');
}
