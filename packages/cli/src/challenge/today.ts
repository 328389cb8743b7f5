import {
  type Challenge,
  findChallengeFault,
  type Line,
  loadChallenge,
  localDate,
  makeDate,
  parseChallenge,
  parseDate,
  parseLine,
} from '@rubicon/analysis';
import { MachineError, UsageError } from '../usage.ts';
import { faultText, lineTextErrorText } from './texts.ts';

/** A challenge with its date, `2027-03-01`. */
export interface DatedChallenge {
  readonly date: string;
  readonly challenge: Challenge;
}

/** The challenge of a day; by default of today, by the clock and time zone of this machine. */
export async function challengeAt(text: string | undefined): Promise<DatedChallenge> {
  const date = text === undefined ? localDate(new Date()) : parseDate(text);
  if (date === undefined) throw new UsageError(`--date takes a day such as 2027-03-01, not "${text}"`);
  const parsed = parseChallenge(await loadChallenge(date));
  if (parsed.error !== undefined)
    throw new MachineError(`the challenge of ${makeDate(date)} is damaged: ${parsed.error.code}`);
  return { date: makeDate(date), challenge: parsed.challenge };
}

/** Reads a line and checks it; throws a usage error that says what is wrong. */
export function lineFrom(challenge: Challenge, text: string): Line {
  const { board } = challenge.rules;
  const parsed = parseLine(board, text);
  if (parsed.error !== undefined) throw new UsageError(lineTextErrorText(parsed.error), parsed.error);
  const fault = findChallengeFault(challenge, parsed.line);
  if (fault !== undefined) throw new UsageError(faultText(board, fault), fault);
  return parsed.line;
}
