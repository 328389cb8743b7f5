import { NEUTRAL, NOBODY, type Position, type Rules } from '@rubicon/engine';
import type { BoardProgress } from '../../board/state.ts';
import { colourOf } from './names.ts';
import { shownOwners } from './owners.ts';

/** Progress on each continent: all of it if one seat holds it, otherwise the part of the given seat. */
export function continentProgress(
  { board }: Rules,
  view: Position,
  seat: number | undefined,
): (BoardProgress | undefined)[] {
  const owners = shownOwners(view);
  return board.continents.map(({ territories }) => {
    const first = owners[territories[0]!]!;
    const of = territories.length;
    if (first !== NOBODY && first !== NEUTRAL && territories.every((t) => owners[t] === first))
      return { held: of, of, holder: colourOf(view, first) };
    if (seat === undefined) return undefined;
    return { held: territories.filter((t) => owners[t] === seat).length, of, holder: undefined };
  });
}
