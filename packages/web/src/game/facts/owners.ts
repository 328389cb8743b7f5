import { NOBODY, type Position } from '@rubicon/engine';

/**
 * The owners as the page shows them. When the last rival loses the capital (CC-2), the game ends before the winner
 * places armies on the vacated territories: they are shown as the winner's.
 */
export function shownOwners(view: Position): readonly number[] {
  if (view.family !== 'turns' || view.phase !== 'over' || view.winner === NOBODY) return view.owner;
  return view.owner.map((owner, t) => (owner === NOBODY && view.vacated.includes(t) ? view.winner : owner));
}
