import type { Position } from '@rubicon/engine';
import type { BoardRing } from '../../board/state.ts';
import { colourOf } from '../facts/names.ts';
import type { Summary } from './summary.ts';

/** Rings around lost territories, with the flag of the seat that broke a continent there. */
export function ringsOf(view: Position, { lost, broken }: Summary): BoardRing[] {
  const flags = new Map(broken.map(({ territory, by }) => [territory, colourOf(view, by)]));
  return [...new Set([...lost, ...flags.keys()])].map((territory) => ({
    territory,
    ...(flags.has(territory) && { flag: flags.get(territory) }),
  }));
}
