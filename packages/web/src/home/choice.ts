import { COLOURS, type Colour, DEFAULT_COLOURS } from '@rubicon/engine';
import { load, save } from '../settings/storage.ts';

/** A seat in the form for a new game. */
export interface SeatChoice {
  readonly name: string;
  readonly colour: Colour;
  readonly bot: string | undefined; // undefined for a person
}

/** The state of the form for a new game. */
export interface GameChoice {
  readonly edition: string;
  readonly options: Readonly<Record<string, string>>;
  readonly seats: readonly SeatChoice[];
}

const KEY = 'new-game';
export const PERSON = 'Caesar'; // the default name of a person

/** The default game: against three bots with these names, and a quick set-up so that play starts at once. */
export function defaultChoice(botNames: readonly string[]): GameChoice {
  const seats = [PERSON, ...botNames.slice(0, 3)].map((name, seat): SeatChoice => {
    return { name, colour: DEFAULT_COLOURS[seat]!, bot: seat === 0 ? undefined : 'easy' };
  });
  return { edition: 'world-domination', options: { setup: 'quick' }, seats };
}

/** The last game played, or the default one. */
export function lastChoice(botNames: readonly string[]): GameChoice {
  const saved = load(KEY);
  return isChoice(saved) ? saved : defaultChoice(botNames);
}

/** Whether a game has been started in this browser. */
export const hasChosen = (): boolean => isChoice(load(KEY));

/** Remembers the game that was started, and clears the form of this tab. */
export function rememberChoice(choice: GameChoice): void {
  save(KEY, choice);
  save(KEY, null, 'tab');
}

/** The form of this tab, which survives a reload; by default, the last game played. */
export function unsentChoice(botNames: readonly string[]): GameChoice {
  const unsent = load(KEY, 'tab');
  return isChoice(unsent) ? unsent : lastChoice(botNames);
}

/** The game with a seat for a person: if only bots played it, the first seat becomes the person's. */
export function withPerson(choice: GameChoice): GameChoice {
  const { seats } = choice;
  if (seats.some(({ bot }) => bot === undefined)) return choice;
  const isTaken = seats.some(
    ({ name }, seat) => seat > 0 && name.trim().toLowerCase() === PERSON.toLowerCase(),
  );
  const first = (seat: SeatChoice): SeatChoice => ({
    ...seat,
    name: isTaken ? seat.name : PERSON,
    bot: undefined,
  });
  return { ...choice, seats: seats.map((seat, s) => (s === 0 ? first(seat) : seat)) };
}

export const saveUnsent = (choice: GameChoice): void => save(KEY, choice, 'tab');

export function isChoice(value: unknown): value is GameChoice {
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
