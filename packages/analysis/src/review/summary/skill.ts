import type { Seat } from '@rubicon/engine';
import type { Decision } from '../decision.ts';

/** How well a seat played. */
export interface SeatSkill {
  readonly seat: Seat;
  readonly accuracy: number | undefined; // from 0 to 100; undefined without a decision
  readonly decisions: number; // analysed
  readonly turns: number;
  readonly lostPerTurn: number; // the chance of winning that its decisions cost in an average turn
  readonly mistakes: readonly Decision[]; // worst first
}

/** The accuracy of a decision from 0 to 100, by the share of the best chance that it lost. */
export function accuracyOf({ lost, best }: Pick<Decision, 'lost' | 'best'>): number {
  const accuracy = 103.17 * Math.exp((-0.04354 * 50 * lost) / best) - 3.17;
  return Math.min(100, Math.max(0, accuracy));
}

/** `turns` has the number of turns of each seat. */
export function skillOf(turns: readonly number[], decisions: readonly Decision[]): SeatSkill[] {
  return turns.map((count, seat) => {
    const own = decisions.filter((decision) => decision.seat === seat);
    const lost = own.reduce((sum, decision) => sum + decision.lost, 0);
    const accuracy = own.reduce((sum, decision) => sum + accuracyOf(decision), 0) / own.length;
    return {
      seat,
      accuracy: own.length === 0 ? undefined : accuracy,
      decisions: own.length,
      turns: count,
      lostPerTurn: count === 0 ? 0 : lost / count,
      mistakes: own.filter((decision) => decision.lost > 0).sort((a, b) => b.lost - a.lost),
    };
  });
}
