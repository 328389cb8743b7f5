import {
  COLOURS,
  type Game,
  HOST,
  isWhole,
  type Position,
  parsePosition,
  type Seat,
  toAct,
} from '@rubicon/engine';
import { notationText } from './errors.ts';
import { UsageError } from './usage.ts';

/** A position given on the command line. */
export function positionFrom(text: string): Game {
  const parsed = parsePosition(text);
  if (parsed.error !== undefined) throw new UsageError(`--position: ${notationText(parsed.error)}`);
  return parsed;
}

/** A position to play from: one in which nothing is hidden. */
export function wholePositionFrom(text: string): Game {
  const game = positionFrom(text);
  if (isWhole(game.position)) return game;
  throw new UsageError(
    '--position: what nobody knows (?) cannot be played with: cards, missions, objectives, sheets',
  );
}

/** A seat's number or colour, `host`, or, when nothing is said, whoever is to act. */
export function actorFrom(text: string | undefined, position: Position): Seat {
  if (text === undefined) return toAct(position)[0] ?? 0;
  if (text === 'host') return HOST;
  const byColour = position.colours.findIndex((colour) => COLOURS[colour] === text);
  const seat = byColour >= 0 ? byColour : /^\d$/.test(text) ? Number(text) : -1;
  if (seat >= 0 && seat < position.colours.length) return seat;
  throw new UsageError(
    `--as takes a seat from 0 to ${position.colours.length - 1}, its colour, or host, not "${text}"`,
  );
}

export const seatName = (seat: Seat): Seat | 'host' => (seat === HOST ? 'host' : seat);
