import {
  COLOURS,
  type Game,
  HOST,
  isWhole,
  type Position,
  parsePosition,
  parseSeat,
  type Seat,
  toAct,
} from '@rubicon/engine';
import { meant, notationText } from './texts/errors.ts';
import { UsageError } from './usage.ts';

/** A position given on the command line. */
export function positionFrom(text: string): Game {
  const parsed = parsePosition(text);
  if (parsed.error !== undefined)
    throw new UsageError(`--position: ${notationText(parsed.error)}`, parsed.error);
  return parsed;
}

/** A position to play from: one in which nothing is hidden. */
export function wholePositionFrom(text: string): Game {
  const game = positionFrom(text);
  if (isWhole(game.position)) return game;
  throw new UsageError(
    '--position: this is a view; replace every ? (cards, missions, objectives, sheets) to play from it',
    { code: 'hidden-position' },
  );
}

/**
 * Returns the seat that a text names, in any spelling, including the printed one, `seat 0 (red)`. By default, the first
 * seat to act.
 */
export function actorFrom(text: string | undefined, position: Position): Seat {
  if (text === undefined) return toAct(position)[0] ?? 0;
  const [, word = text, colour = word] = /^(?:seat\s+)?(\w+)(?:\s*\((\w+)\))?$/i.exec(text.trim()) ?? [];
  const seat = parseSeat(word, position.colours);
  if (seat !== undefined && seat === parseSeat(colour, position.colours)) return seat;
  const seats = [...position.colours.map((colour, number) => COLOURS[colour] ?? String(number)), 'host'];
  throw new UsageError(`there is no seat "${text}"; choose ${seats.join(', ')}${meant(text, seats)}`, {
    code: 'unknown-seat',
  });
}

/** Splits `red: surrender` or `seat 0 (red): surrender` into seat and command. */
export function splitCommand(text: string): { readonly actor?: string; readonly command: string } {
  const [, actor, command] = /^\s*((?:seat\s+)?\w+(?:\s*\(\w+\))?)\s*:\s*(.*)$/is.exec(text) ?? [];
  return actor === undefined || command === undefined ? { command: text } : { actor, command };
}

/** The spelling of a seat in all output: its number as in records, or `host`. */
export const seatName = (seat: Seat): Seat | 'host' => (seat === HOST ? 'host' : seat);

/** The same in a sentence: `seat 0 (red)`. */
export function seatText({ colours }: Pick<Position, 'colours'>, seat: Seat): string {
  if (seat === HOST) return 'host';
  const colour = COLOURS[colours[seat] ?? -1];
  return colour === undefined ? `seat ${seat}` : `seat ${seat} (${colour})`;
}
