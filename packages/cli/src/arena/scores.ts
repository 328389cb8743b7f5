import { NOBODY } from '@rubicon/engine';
import { ordinal, rate, rating } from 'openskill';
import type { Clock } from '../players/cpu-time.ts';
import { type Failure, sumOf } from '../players/failures.ts';
import type { Outcome } from '../simulation/simulation.ts';
import { type AdjustedRate, Adjustment } from './adjustment.ts';
import { wilson } from './wilson.ts';

/** The score of a bot: a row of the table. */
export interface BotResult {
  readonly bot: string;
  /** Seats over all games. */
  readonly seats: number;
  /** Games in which it had at least 1 seat. */
  readonly games: number;
  /** Games that one of its seats won. */
  readonly wins: number;
  readonly winRate: number;
  /** The 95 % confidence interval of the win rate. */
  readonly low: number;
  readonly high: number;
  readonly rating: { readonly mu: number; readonly sigma: number; readonly ordinal: number };
  readonly cpuMsPerTurn: number;
  /** `wall` if its CPU time cannot be measured on this system. */
  readonly clock: Clock;
  /** If luck was measured. */
  readonly adjusted?: AdjustedRate;
}

interface Score {
  seats: number;
  games: number;
  wins: number;
  skill: { mu: number; sigma: number };
  readonly efforts: Record<Clock, { ms: number; turns: number }>;
  readonly adjustment: Adjustment;
}

/** The scores of an arena. Ratings depend on the order of games, so each game waits for all earlier ones. */
export class Scores {
  games = 0;
  finished = 0;
  draws = 0;
  failures: readonly Failure[] = [];
  private readonly scores = new Map<string, Score>();
  private readonly waiting = new Map<number, Outcome>();
  private readonly seatsOf: (number: number) => readonly string[];

  /** Adds a game with its players by seat; games are numbered from 1. */
  constructor(bots: Iterable<string>, seatsOf: (number: number) => readonly string[]) {
    this.seatsOf = seatsOf;
    for (const bot of bots)
      this.scores.set(bot, {
        seats: 0,
        games: 0,
        wins: 0,
        skill: rating(),
        efforts: { cpu: { ms: 0, turns: 0 }, wall: { ms: 0, turns: 0 } },
        adjustment: new Adjustment(),
      });
  }

  add(outcome: Outcome): void {
    if (outcome.failures.length > 0) this.failures = sumOf([...this.failures, ...outcome.failures]);
    this.waiting.set(outcome.number, outcome);
    for (let next = this.take(); next !== undefined; next = this.take()) this.count(next);
  }

  /** Counts the games that still wait for an earlier one that will never end. */
  addWaiting(): void {
    const numbers = [...this.waiting.keys()].sort((a, b) => a - b);
    for (const number of numbers) this.count(this.waiting.get(number)!);
    this.waiting.clear();
  }

  /** The rows, best first. */
  results(): BotResult[] {
    return [...this.scores]
      .map(([bot, { seats, games, wins, skill, efforts, adjustment }]) => ({
        bot,
        seats,
        games,
        wins,
        winRate: games === 0 ? 0 : wins / games,
        ...wilson(wins, games),
        rating: { ...skill, ordinal: ordinal(skill) },
        ...perTurn(efforts),
        ...adjustedOf(adjustment),
      }))
      .sort((a, b) => b.rating.ordinal - a.rating.ordinal);
  }

  private take(): Outcome | undefined {
    const next = this.waiting.get(this.games + 1);
    this.waiting.delete(this.games + 1);
    return next;
  }

  private count({ number, isFinished, winner, places, efforts, luck }: Outcome): void {
    const bots = this.seatsOf(number);
    this.games++;
    if (isFinished) this.finished++;
    if (isFinished && winner === NOBODY) this.draws++;
    for (const bot of new Set(bots)) this.scoreOf(bot).games++;
    if (winner !== NOBODY) this.scoreOf(bots[winner]!).wins++;
    for (const [seat, bot] of bots.entries()) {
      const score = this.scoreOf(bot);
      score.seats++;
      const effort = efforts[seat];
      if (effort === undefined) continue;
      score.efforts[effort.clock].ms += effort.ms;
      score.efforts[effort.clock].turns += effort.turns;
    }
    if (isFinished) this.rateGame(bots, places);
    if (isFinished && luck !== undefined) this.adjust(bots, winner, luck);
  }

  private adjust(bots: readonly string[], winner: number, luck: readonly number[]): void {
    for (const bot of new Set(bots)) {
      const own = luck.reduce((sum, value, seat) => (bots[seat] === bot ? sum + value : sum), 0);
      this.scoreOf(bot).adjustment.add(bots[winner] === bot ? 1 : 0, own);
    }
  }

  /** Rates every seat by its place; a bot with several seats gets the mean. */
  private rateGame(bots: readonly string[], places: readonly number[]): void {
    const rated = rate(
      bots.map((bot) => [this.scoreOf(bot).skill]),
      { rank: [...places] },
    );
    for (const bot of new Set(bots)) {
      const own = rated.filter((_, seat) => bots[seat] === bot).map(([skill]) => skill!);
      this.scoreOf(bot).skill = {
        mu: mean(own.map(({ mu }) => mu)),
        sigma: mean(own.map(({ sigma }) => sigma)),
      };
    }
  }

  private scoreOf(bot: string): Score {
    const score = this.scores.get(bot);
    if (score === undefined) throw new Error(`${bot} is not in this arena`);
    return score;
  }
}

/** Wall time is used only if there is no CPU time at all: that of a crashed program cannot be measured. */
function perTurn({ cpu, wall }: Score['efforts']): Pick<BotResult, 'cpuMsPerTurn' | 'clock'> {
  const clock = cpu.turns === 0 && wall.turns > 0 ? 'wall' : 'cpu';
  const { ms, turns } = clock === 'cpu' ? cpu : wall;
  return { cpuMsPerTurn: turns === 0 ? 0 : ms / turns, clock };
}

function adjustedOf(adjustment: Adjustment): { adjusted?: AdjustedRate } {
  const adjusted = adjustment.result();
  return adjusted === undefined ? {} : { adjusted };
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
