import { hasAgreed, isDrawAgreed, isIn, type Seats } from '../seats.ts';
import { NOBODY } from '../vocabulary.ts';

/** Reasons why no game of any family can reach a position; docs/notation.md explains each. */
export const COMMON_FAULTS = ['winner-in-play', 'winner-is-out', 'wrong-draw'] as const;
export type CommonFault = (typeof COMMON_FAULTS)[number];

/** Checks the winner and the draw offer. */
export function findCommonFault(p: Seats): CommonFault | undefined {
  const isOver = p.phase === 'over';
  if (p.winner !== NOBODY && !isOver) return 'winner-in-play';
  if (p.winner !== NOBODY && !isIn(p, p.winner)) return 'winner-is-out';
  if (isOver || p.drawOfferedBy === NOBODY) return undefined;
  const isOpen = isIn(p, p.drawOfferedBy) && hasAgreed(p, p.drawOfferedBy) && !isDrawAgreed(p);
  return isOpen ? undefined : 'wrong-draw';
}
