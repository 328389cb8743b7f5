import { MOST_STRIKES } from '@rubicon/analysis';
import { territoryName } from '../../game/facts/names.ts';
import type { RunningPlayout } from '../playout/use-playout.ts';
import { type ChallengeNaming, chanceText, strikeText } from '../texts.ts';
import type { GradedLine } from '../today.ts';
import { armiesLeft, type LineSetting, type LineStaging } from './line-staging.ts';

/** A sentence that says what a click does now. */
export function promptText(setting: LineSetting, naming: ChallengeNaming, staging: LineStaging): string {
  const words = naming.texts;
  const left = armiesLeft(setting, staging);
  if (left > 0) return words.place(left);
  if (staging.strikes.length >= MOST_STRIKES) return words.full;
  return staging.from === undefined ? words.strike : words.strikeFrom(territoryName(naming, staging.from));
}

/** The grade in one sentence, for screen readers. */
export function gradeText({ words, texts }: ChallengeNaming, { grade }: GradedLine): string {
  return `${words.challenge.stars(grade.stars)}, ${chanceText(words, grade.chance)}. ${texts.verdicts[grade.stars]}`;
}

/** The last strike played out; at the end, also the outcome. */
export function playoutText(
  naming: ChallengeNaming,
  { shown, line, playout, isOver }: RunningPlayout,
): string {
  const { won, missed } = naming.texts;
  const last = shown.findLast(({ result }) => result !== undefined);
  const strike = last?.strike === undefined ? undefined : line.strikes[last.strike];
  const said = strike === undefined || !last?.result ? '' : strikeText(naming, strike, last.result);
  return isOver ? `${said} ${playout.isReached ? won : missed}` : said;
}
