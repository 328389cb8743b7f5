import { Z } from './wilson.ts';

/** A win rate without the effect of luck. */
export interface AdjustedRate {
  readonly winRate: number;
  /** Its 95 % confidence interval. */
  readonly low: number;
  readonly high: number;
  /** The number of games that would give the same confidence without adjustment. */
  readonly worth: number;
}

/** With fewer games, nothing can be said about how results depend on luck. */
const FEWEST = 10;

/** Adds up the results of a bot and its luck. The mean of luck is known to be 0, so its effect on results can be removed. */
export class Adjustment {
  private games = 0;
  private wins = 0;
  private luck = 0;
  private squares = 0; // of luck
  private products = 0; // of result and luck

  add(win: number, luck: number): void {
    this.games++;
    this.wins += win;
    this.luck += luck;
    this.squares += luck * luck;
    this.products += win * luck;
  }

  /** Undefined if there are too few games, or all ended the same way. */
  result(): AdjustedRate | undefined {
    const { games } = this;
    const rate = this.wins / games;
    const luck = this.luck / games;
    const ofResult = rate * (1 - rate);
    const ofLuck = this.squares / games - luck * luck;
    if (games < FEWEST || ofResult === 0 || ofLuck <= 0) return undefined;
    const covariance = this.products / games - rate * luck;
    const left = ofResult - (covariance * covariance) / ofLuck;
    const winRate = rate - (covariance / ofLuck) * luck;
    const spread = Z * Math.sqrt(Math.max(0, left) / games);
    const within = (share: number): number => Math.min(1, Math.max(0, share));
    return {
      winRate: within(winRate),
      low: within(winRate - spread),
      high: within(winRate + spread),
      worth: Math.round((games * ofResult) / Math.max(left, ofResult / 1000)),
    };
  }
}
