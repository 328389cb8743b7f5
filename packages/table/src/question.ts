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

/** What a bot is asked for. */
export interface Question {
  readonly seat: Seat;
  readonly isDraw: boolean; // only whether it agrees to the draw that is offered
}

/**
 * The bot of these seats that is asked now. One that has still to answer a draw comes first, whoever is to act: so
 * nobody waits for it. Depends only on what everybody may know: a view gives the same.
 */
export function nextQuestion(rules: Rules, position: Position, bots: readonly Seat[]): Question | undefined {
  const mayAgree = (seat: Seat): boolean =>
    isIn(position, seat) && accepts(rules, position, seat, { type: 'accept-draw' });
  const drawn = bots.find(mayAgree);
  if (drawn !== undefined) return { seat: drawn, isDraw: true };
  const actors = toAct(position);
  const seat = bots.find((bot) => actors.includes(bot));
  return seat === undefined ? undefined : { seat, isDraw: false };
}

const DECLINE: Command = { type: 'decline-draw' };

/** What a player answers to a question. Who has nothing to say about a draw declines it. */
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
