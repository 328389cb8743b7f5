import { chances } from '@rubicon/analysis/evaluation';
import { seededDice } from '@rubicon/engine';
import { type Changed, change } from './changes.ts';
import { begunGame, type Charts } from './games.ts';
import {
  emptyTally,
  offsetsOf,
  sharesOf,
  squares,
  standardError,
  sumOf,
  type Tally,
  unevenness,
} from './tally.ts';

/** The largest distance from the fair share that is accepted. */
const TOLERANCE = 0.05;

/** The charts are changed if a colour is certainly further off than this. */
const AIM = 0.025;

/** The games of a step, and the number after which charts can be found uneven. */
const STEP = 50;
const LEAST_GAMES = 200;

/** The games after which charts are accepted or not. Fixed, because a search that may stop at a lucky moment accepts too much. */
const ENOUGH = 1500;

/** The number of charts in a race, and of proposals from which each is chosen. */
const RUNNERS = 8;
const PROPOSALS = 80;

/** The most changes in a proposal. */
const MOST_CHANGES = 3;

export interface SearchSettings {
  readonly charts: Charts;
  readonly seed: string;
  /** The most games that the search may play. */
  readonly games: number;
  /** Plays the games with these numbers. */
  play(charts: Charts, first: number, last: number): Promise<Tally>;
  report(text: string): void;
}

export interface Found extends Trial {
  /** Whether no colour is further off than the tolerance, less a standard error. */
  readonly isFair: boolean;
}

/** Charts and the games that they were tried in. */
interface Trial extends Changed {
  readonly tally: Tally;
  /** The number of their next game. */
  readonly next: number;
}

/** Looks for charts that are fair, by small changes to the given ones. */
export function searchCharts(settings: SearchSettings): Promise<Found> {
  return new Search(settings).run();
}

class Search {
  private readonly settings: SearchSettings;
  private played = 0;
  private best: Trial;

  constructor(settings: SearchSettings) {
    this.settings = settings;
    const { charts } = settings;
    this.best = { charts, changes: [], tally: emptyTally(charts.length), next: 1 };
  }

  async run(): Promise<Found> {
    const { report } = this.settings;
    for (let round = 1; ; round++) {
      const verdict = await this.judge();
      report(`${this.played} games: ${verdict}, ${textOf(this.best)}`);
      if (verdict !== 'uneven') return { ...this.best, isFair: verdict === 'fair' };
      const winner = await this.race(round);
      const isBetter = unevenness(winner.tally) < unevenness(this.best.tally);
      report(`${this.played} games: ${isBetter ? 'better' : 'not better'}, ${textOf(winner)}`);
      if (isBetter) this.best = { ...winner, tally: emptyTally(winner.charts.length) }; // without its luck in the race
    }
  }

  /** Plays the best charts until they are certainly uneven, or often enough, or until no games are left. */
  private async judge(): Promise<'fair' | 'uneven' | 'undecided'> {
    for (;;) {
      const { tally } = this.best;
      const furthest = Math.max(...offsetsOf(sharesOf(tally)).map(Math.abs));
      const error = standardError(tally);
      const isEnough = tally.games >= ENOUGH;
      if (isEnough && furthest + error <= TOLERANCE) return 'fair';
      if (this.played >= this.settings.games) return 'undecided';
      if (isEnough || (tally.games >= LEAST_GAMES && furthest - 2 * error > AIM)) return 'uneven';
      this.best = await this.tryOut(this.best, STEP);
    }
  }

  /** Lets changed charts race: each lap doubles the games played, and then the better half remains. */
  private async race(round: number): Promise<Trial> {
    let runners: Trial[] = this.propose(round);
    for (let games = STEP; ; games = runners[0]!.tally.games) {
      runners = await Promise.all(runners.map((trial) => this.tryOut(trial, games)));
      if (runners.length === 1) return runners[0]!;
      runners.sort((a, b) => unevenness(a.tally) - unevenness(b.tally));
      runners.length = Math.ceil(runners.length / 2);
    }
  }

  /**
   * Returns the most promising changes to the best charts: the difference that the evaluation sees should undo what was
   * measured. It may see too little or too much of it, so each runner aims at another share.
   */
  private propose(round: number): Trial[] {
    const { charts, changes, tally } = this.best;
    const dice = seededDice(`${this.settings.seed}/proposals ${round}`);
    const offsets = offsetsOf(sharesOf(tally));
    const before = estimate(charts);
    const left = (changed: Changed, share: number): number => {
      const after = estimate(changed.charts);
      return squares(offsets.map((offset, place) => share * offset + after[place]! - before[place]!));
    };
    return Array.from({ length: RUNNERS }, (_, i) => {
      const share = (i + 1) / RUNNERS;
      const proposals = Array.from({ length: PROPOSALS }, () =>
        change(charts, 1 + dice.below(MOST_CHANGES), dice),
      );
      const rated = proposals.map((changed) => ({ changed, value: left(changed, share) }));
      const { changed } = rated.reduce((one, other) => (other.value < one.value ? other : one));
      return {
        charts: changed.charts,
        changes: [...changes, ...changed.changes],
        tally: emptyTally(charts.length),
        next: 1,
      };
    });
  }

  /** Plays more games of a trial. All trials use the same dice. */
  private async tryOut(trial: Trial, games: number): Promise<Trial> {
    const { play } = this.settings;
    const next = trial.next + games;
    const tally = await play(trial.charts, trial.next, next - 1);
    this.played += games;
    return { ...trial, tally: sumOf(trial.tally, tally), next };
  }
}

/** The shares that the evaluation expects, by place in the turn order. */
function estimate(charts: Charts): number[] {
  const { rules, position } = begunGame(charts);
  const bySeat = chances(rules, position);
  return rules.setup.colours.map((colour) => bySeat[position.colours.indexOf(colour)]!);
}

function textOf({ tally, changes }: Trial): string {
  const shares = sharesOf(tally).map((share) => (100 * share).toFixed(1));
  return `${shares.join(' ')} in ${tally.games} (${changes.join(', ') || 'no change'})`;
}
