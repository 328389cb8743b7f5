import type { Seat } from '../vocabulary.ts';
import { legal, play, refuse } from './actions.ts';
import { isToAct, toAct } from './checks.ts';
import { evolve } from './evolve.ts';
import { fallback } from './fallback.ts';
import { findFault } from './notation/fault.ts';
import { deriveOmitted, makeFields, readField } from './notation/notation.ts';
import { clonePosition, type Position } from './position.ts';
import type { Rules } from './rules.ts';
import { isWhole, redact, sampleWorld, viewOf } from './view.ts';

/** The second family of rules: written orders that are opened and carried out together. */
export const orders = {
  isToAct,
  toAct,
  legal,
  refuse,
  play,
  evolve,
  clonePosition,
  fallback: (_: Rules, position: Position, seat: Seat) => fallback(position, seat),
  viewOf,
  redact,
  isWhole,
  sampleWorld,
  findFault,
  makeFields,
  readField,
  deriveOmitted,
};
