/** The games played with a set of charts, and the wins by place in the turn order. */
export interface Tally {
  readonly games: number;
  readonly wins: readonly number[];
}

export const emptyTally = (players: number): Tally => ({
  games: 0,
  wins: Array.from({ length: players }, () => 0),
});

export const sumOf = (a: Tally, b: Tally): Tally => ({
  games: a.games + b.games,
  wins: a.wins.map((won, place) => won + (b.wins[place] ?? 0)),
});

export const sharesOf = ({ games, wins }: Tally): number[] => wins.map((won) => won / Math.max(1, games));

/** The differences from the fair share. */
export function offsetsOf(shares: readonly number[]): number[] {
  return shares.map((share) => share - 1 / shares.length);
}

/** The standard error of a share that is close to fair. */
export function standardError({ games, wins }: Tally): number {
  const fair = 1 / wins.length;
  return Math.sqrt((fair * (1 - fair)) / Math.max(1, games));
}

/** The sum of squared offsets beyond what chance explains in this many games; below 0 by luck. */
export function unevenness(tally: Tally): number {
  const offsets = offsetsOf(sharesOf(tally));
  return squares(offsets) - offsets.length * standardError(tally) ** 2;
}

export const squares = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number * number, 0);
