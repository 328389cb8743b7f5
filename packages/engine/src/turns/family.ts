import { legal, play, refuse } from './actions.ts';
import { isToAct, toAct } from './checks.ts';
import { evolve } from './evolve.ts';
import { fallback } from './fallback.ts';
import { findFault } from './notation/fault.ts';
import { makeFields, readField } from './notation/notation.ts';
import { deriveOmitted } from './notation/omitted.ts';
import { clonePosition } from './position.ts';
import { isWhole, redact, sampleWorld, viewOf } from './view.ts';

/** The first family of rules: dice and turns, all the printed editions. */
export const turns = {
  isToAct,
  toAct,
  legal,
  refuse,
  play,
  evolve,
  clonePosition,
  fallback,
  viewOf,
  redact,
  isWhole,
  sampleWorld,
  findFault,
  makeFields,
  readField,
  deriveOmitted,
};
