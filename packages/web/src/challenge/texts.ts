import type { Challenge, ChallengeFault, LocalDate, Strike } from '@rubicon/analysis';
import { COLOURS } from '@rubicon/engine';
import { type Naming, territoryName } from '../game/facts/names.ts';
import type { ChallengeWords } from '../words/en/challenge-page.ts';
import type { Words } from '../words/words.ts';
import type { StrikeResult } from './playout/playout.ts';

/** Names of things, and the texts of the page. */
export interface ChallengeNaming extends Naming {
  readonly texts: ChallengeWords;
}

/** Names for a challenge: its seats are called by their colours. */
export function namingOf(
  { rules, position }: Challenge,
  words: Words,
  texts: ChallengeWords,
): ChallengeNaming {
  const seats = position.colours.map((index) => {
    const colour = COLOURS[index]!;
    return { colour, name: words.common.colours[colour] };
  });
  return { rules, view: position, seats, words, texts };
}

/** Explains why a line cannot be graded. The page prevents all other faults. */
export function faultText(naming: ChallengeNaming, fault: ChallengeFault): string {
  const { texts } = naming;
  switch (fault.code) {
    case 'armies-left':
      return texts.armiesLeft(fault.left);
    case 'too-few-armies':
      return texts.tooFew(fault.strike + 1, territoryName(naming, fault.territory));
    case 'too-many-strikes':
      return texts.tooMany(fault.most);
    case 'out-of-reach':
      return texts.outOfReach;
    case 'wrong-phase':
    case 'not-yours':
    case 'no-armies':
    case 'no-room':
    case 'too-many-placed':
    case 'own-territory':
    case 'not-adjacent':
    case 'wrong-leave':
      return texts.wrongLine;
  }
}

/** `Brazil takes Peru: lost 1, killed 2.` */
export function strikeText(naming: ChallengeNaming, { from, to }: Strike, result: StrikeResult): string {
  const { taken, held } = naming.texts;
  const text = result.isTaken ? taken : held;
  return text(territoryName(naming, from), territoryName(naming, to), result.lost, result.killed);
}

const LOCALES = { en: 'en-GB', de: 'de' } as const;

/** `61.3%`, or `61%` without fraction. */
export function chanceText({ language }: Words, chance: number, digits = 1): string {
  const format = { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat(LOCALES[language], format).format(chance);
}

/** `17 November`, or `17 Nov`. */
export function dateText(
  { language }: Words,
  { year, month, day }: LocalDate,
  style: 'long' | 'short',
): string {
  return new Date(year, month - 1, day).toLocaleDateString(LOCALES[language], {
    day: 'numeric',
    month: style,
  });
}
