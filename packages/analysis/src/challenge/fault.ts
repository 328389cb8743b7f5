import { findLineFault, type LineFault } from '../line/fault.ts';
import type { Line } from '../line/line.ts';
import type { Challenge } from './challenge.ts';
import { gradeLine } from './grade.ts';

/** Why a line is not graded: it cannot be played, or it can never reach the goal. */
export type ChallengeFault = LineFault | { readonly code: 'out-of-reach' };

/** Returns undefined if the line can be graded. */
export function findChallengeFault(challenge: Challenge, line: Line): ChallengeFault | undefined {
  const fault = findLineFault(challenge.rules, challenge.position, line);
  if (fault !== undefined) return fault;
  return gradeLine(challenge, line).chance > 0 ? undefined : { code: 'out-of-reach' };
}
