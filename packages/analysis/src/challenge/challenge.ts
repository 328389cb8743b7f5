import { type NotationError, parsePosition, type TurnsPosition, type TurnsRules } from '@rubicon/engine';
import type { Line } from '../line/line.ts';
import { parseLine } from '../line/notation.ts';
import { type Goal, parseGoal } from './goal.ts';

/** A challenge as stored. Its position, in notation, is at the start of a turn and has no cards. */
export interface ChallengeData {
  readonly position: string;
  readonly goal: string;
  readonly best: string; // the best line
  readonly chance: number; // of the best line, exact
  readonly obvious: number; // the chance of the obvious line, exact
}

export interface Challenge {
  readonly rules: TurnsRules;
  readonly position: TurnsPosition;
  readonly goal: Goal;
  readonly best: Line;
  readonly chance: number;
  readonly obvious: number;
}

export type ChallengeError =
  | NotationError
  | { readonly code: 'bad-challenge'; readonly field: 'position' | 'goal' | 'best' };

export type ParsedChallenge =
  | { readonly challenge: Challenge; readonly error?: undefined }
  | { readonly challenge?: undefined; readonly error: ChallengeError };

export function parseChallenge(data: ChallengeData): ParsedChallenge {
  const parsed = parsePosition(data.position);
  if (parsed.error !== undefined) return { error: parsed.error };
  const { rules, position } = parsed;
  if (rules.family !== 'turns' || position.family !== 'turns') return bad('position');
  const goal = parseGoal(rules.board, data.goal);
  if (goal === undefined) return bad('goal');
  const { line } = parseLine(rules.board, data.best);
  if (line === undefined) return bad('best');
  const { chance, obvious } = data;
  return { challenge: { rules, position, goal, best: line, chance, obvious } };
}

const bad = (field: 'position' | 'goal' | 'best'): ParsedChallenge => ({
  error: { code: 'bad-challenge', field },
});
