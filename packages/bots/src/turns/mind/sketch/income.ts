import { landIncome } from '@rubicon/engine';
import type { Situation } from './situation.ts';
import type { Sketch } from './sketch.ts';

/** and the armies for pieces. */
export function incomeOf({ seat, geography, extraIncome }: Situation, sketch: Sketch): number {
  const { owner, territories } = sketch;
  let armies = landIncome(territories[seat]);
  for (const { members, bonus } of geography.regions)
    if (members.every((t) => owner[t] === seat)) armies += bonus;
  return extraIncome === undefined ? armies : armies + extraIncome(sketch, seat);
}
