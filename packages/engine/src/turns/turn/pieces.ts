import type { Rules } from '../rules.ts';

/** B-7: returns the fewest pieces that show these armies, the largest first: the value of each, and how many. */
export function piecesOf({ pieces }: Rules, armies: number): [worth: number, count: number][] {
  const shown: [number, number][] = [];
  for (const worth of pieces) {
    const count = Math.floor(armies / worth);
    if (count > 0) shown.push([worth, count]);
    armies -= count * worth;
  }
  return shown;
}
