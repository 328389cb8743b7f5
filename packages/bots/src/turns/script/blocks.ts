import { NOBODY, type Seat, type TurnsPosition } from '@rubicon/engine';
import type { Geography } from '../geography.ts';

/**
 * Returns the free territories of the continent that another seat is closest to claiming alone, once it has half of it;
 * none if there is no such continent.
 */
export function blocksOf({ regions }: Geography, { owner }: TurnsPosition, seat: Seat): readonly number[] {
  let blocks: readonly number[] = [];
  for (const { members } of regions) {
    const free = members.filter((t) => owner[t] === NOBODY);
    const holders = new Set(members.map((t) => owner[t]).filter((holder) => holder !== NOBODY));
    const isOpposed = holders.size !== 1 || holders.has(seat);
    if (isOpposed || free.length === 0 || 2 * free.length > members.length) continue;
    if (blocks.length === 0 || free.length < blocks.length) blocks = free;
  }
  return blocks;
}
