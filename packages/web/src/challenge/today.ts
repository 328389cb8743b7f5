import {
  type Challenge,
  findLineFault,
  type Grade,
  gradeLine,
  type Line,
  parseLine,
} from '@rubicon/analysis';
import type { DayResult } from './results.ts';

export interface GradedLine {
  readonly line: Line;
  readonly grade: Grade;
  readonly isPractice: boolean; // another line was graded earlier that day
}

/** The line of the day's result; undefined if there is none, or its line does not fit the challenge. */
export function gradedToday(challenge: Challenge, result: DayResult | undefined): GradedLine | undefined {
  if (result === undefined) return undefined;
  const { rules, position } = challenge;
  const { line } = parseLine(rules.board, result.line);
  if (line === undefined || findLineFault(rules, position, line) !== undefined) return undefined;
  return { line, grade: gradeLine(challenge, line), isPractice: false };
}
