import {
  accepts,
  type Command,
  legal,
  type Offer,
  type Position,
  type Rules,
  type Seat,
  seatsIn,
  toAct,
} from '@rubicon/engine';
import type { Player } from './player.ts';

/** A question to a bot. */
export interface Question {
  readonly seat: Seat;
  readonly isDraw: boolean; // whether it accepts the draw that was offered
}

/**
 * Returns the next question to one of these bots. Bots are asked about a draw once all people have agreed to it, and at once,
 * no matter which seat is to act. Depends only on public information: a view gives the same result.
 */
export function nextQuestion(rules: Rules, position: Position, bots: readonly Seat[]): Question | undefined {
  const undecided = seatsIn(position).filter((seat) =>
    accepts(rules, position, seat, { type: 'accept-draw' }),
  );
  const [asked] = undecided;
  if (asked !== undefined && undecided.every((seat) => bots.includes(seat)))
    return { seat: asked, isDraw: true };
  const actors = toAct(position);
  const seat = bots.find((bot) => actors.includes(bot));
  return seat === undefined ? undefined : { seat, isDraw: false };
}

const DECLINE: Command = { type: 'decline-draw' };

/** The offers about a draw, which a bot gets only when it is asked about one. */
const DRAW_OFFERS: readonly Offer['type'][] = ['accept-draw', 'decline-draw'];

/** Returns a player's answer. A draw is declined unless the player accepts it. */
export async function answerOf(
  player: Player,
  { seat, isDraw }: Question,
  rules: Rules,
  view: Position,
): Promise<Command> {
  if (!isDraw) {
    const offers = legal(rules, view, seat).filter(({ type }) => !DRAW_OFFERS.includes(type));
    return player.act(view, offers);
  }
  if (player.declinesDraws) return DECLINE;
  try {
    const command = await player.act(view, legal(rules, view, seat));
    return command.type === 'accept-draw' ? command : DECLINE;
  } catch {
    return DECLINE;
  }
}
