import {
  accepts,
  type Command,
  isIn,
  legal,
  type Position,
  type Rules,
  type Seat,
  toAct,
} from '@rubicon/engine';
import type { Player } from './player.ts';

/** A question to a bot. */
export interface Question {
  readonly seat: Seat;
  readonly isDraw: boolean; // whether it accepts the draw that was offered
}

/**
 * Returns the next question to one of these bots. Answers to a draw come first, no matter which seat is to act, so that
 * nobody waits for them. Depends only on public information: a view gives the same result.
 */
export function nextQuestion(rules: Rules, position: Position, bots: readonly Seat[]): Question | undefined {
  const mayAgree = (seat: Seat): boolean =>
    isIn(position, seat) && accepts(rules, position, seat, { type: 'accept-draw' });
  const asked = bots.find(mayAgree);
  if (asked !== undefined) return { seat: asked, isDraw: true };
  const actors = toAct(position);
  const seat = bots.find((bot) => actors.includes(bot));
  return seat === undefined ? undefined : { seat, isDraw: false };
}

const DECLINE: Command = { type: 'decline-draw' };

/** Returns a player's answer. A draw is declined unless the player accepts it. */
export async function answerOf(
  player: Player,
  { seat, isDraw }: Question,
  rules: Rules,
  view: Position,
): Promise<Command> {
  if (!isDraw) return player.act(view, legal(rules, view, seat));
  if (player.declinesDraws) return DECLINE;
  try {
    const command = await player.act(view, legal(rules, view, seat));
    return command.type === 'accept-draw' ? command : DECLINE;
  } catch {
    return DECLINE;
  }
}
