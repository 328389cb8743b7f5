import type { GameResult } from '../host/lobby.ts';

/** The record against one bot: games in which it played, and who won them. */
export interface Rivalry {
  readonly bot: string;
  readonly games: number;
  readonly yours: number; // wins
  readonly theirs: number;
}

export interface EditionTally {
  readonly edition: string;
  readonly games: number;
  readonly wins: number;
}

export interface Statistics {
  readonly games: number;
  readonly wins: number;
  readonly streak: number; // wins since the last game that was not won
  readonly bestStreak: number;
  readonly editions: readonly EditionTally[]; // most played first
  readonly rivalries: readonly Rivalry[]; // most played first
}

/** Computes the statistics from all results, oldest first. */
export function statisticsOf(results: readonly GameResult[]): Statistics {
  const isWin = ({ outcome }: GameResult): boolean => outcome === 'won';
  let [streak, bestStreak] = [0, 0];
  for (const result of results) {
    streak = isWin(result) ? streak + 1 : 0;
    bestStreak = Math.max(bestStreak, streak);
  }
  const editions = [...new Set(results.map(({ edition }) => edition))].map((edition): EditionTally => {
    const played = results.filter((result) => result.edition === edition);
    return { edition, games: played.length, wins: played.filter(isWin).length };
  });
  const rivalries = [...new Set(results.flatMap(({ bots }) => bots))].map((bot): Rivalry => {
    const played = results.filter(({ bots }) => bots.includes(bot));
    const theirs = played.filter(({ winner }) => winner === bot).length;
    return { bot, games: played.length, yours: played.filter(isWin).length, theirs };
  });
  const byGames = (a: { readonly games: number }, b: { readonly games: number }): number => b.games - a.games;
  return {
    games: results.length,
    wins: results.filter(isWin).length,
    streak,
    bestStreak,
    editions: editions.sort(byGames),
    rivalries: rivalries.sort(byGames),
  };
}
