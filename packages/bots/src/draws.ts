import { isIn, type Position, type Seat } from '@rubicon/engine';
import type { Bot } from './bot.ts';

/** Answers draw offers for a bot: it agrees only if it is clearly behind. It never offers or surrenders. */
export function answeringDraws(bot: Bot, seat: Seat): Bot {
  return {
    act(view, offers, budget) {
      if (!offers.some(({ type }) => type === 'accept-draw')) return bot.act(view, offers, budget);
      return { type: isClearlyBehind(view, seat) ? 'accept-draw' : 'decline-draw' };
    },
  };
}

/** Whether a seat has less than half of a fair share of both armies and territories. */
const BEHIND = 0.5;

export function isClearlyBehind(view: Position, seat: Seat): boolean {
  const seats = view.status.flatMap((_, s) => (isIn(view, s) ? s : []));
  const armies = view.status.map(() => 0);
  view.owner.forEach((holder, t) => {
    if (holder in armies) armies[holder] += view.armies[t];
  });
  const share = (column: readonly number[]): number =>
    (column[seat] * seats.length) /
    Math.max(
      1,
      seats.reduce((sum, s) => sum + column[s], 0),
    );
  return share(armies) < BEHIND && share(view.territories) < BEHIND;
}
