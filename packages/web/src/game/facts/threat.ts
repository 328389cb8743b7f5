import { NEUTRAL, NOBODY, type Rules } from '@rubicon/engine';

/** The armies of other seats next to a territory. Neutral armies only defend, so they do not count. */
export function enemiesAround(
  { board }: Rules,
  owners: readonly number[],
  armies: readonly number[],
  territory: number,
): number {
  const owner = owners[territory];
  if (owner === NOBODY || owner === NEUTRAL) return 0;
  return board.neighbours[territory]!.filter(
    (t) => owners[t] !== owner && owners[t] !== NOBODY && owners[t] !== NEUTRAL,
  ).reduce((sum, t) => sum + armies[t]!, 0);
}
