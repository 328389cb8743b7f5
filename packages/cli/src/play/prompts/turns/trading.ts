import type { TurnsDecision } from '../../decision.ts';
import { count } from '../../texts/words.ts';
import type { Prompt, Verb } from '../prompt.ts';
import { setIntro, setsText, setVerbs, tradeSet } from './set-trading.ts';
import { starIntro, starVerbs } from './star-trading.ts';

/** A forced trade. */
export function tradePrompt(decision: TurnsDecision): Prompt {
  const { view, seat } = decision;
  const why = `You have ${count(view.hand[seat]!, 'card')}: trade in a set first.`;
  return {
    label: 'trade in',
    intro: [why, ...setsText(decision)],
    verbs: setVerbs(decision),
    bare: (words) => tradeSet(decision, words),
  };
}

/** Verbs to trade in cards; empty if nothing can be traded in now. */
export function tradeVerbs(decision: TurnsDecision): Verb[] {
  return [...setVerbs(decision), ...starVerbs(decision)];
}

/** A hint that cards can be traded in now. */
export function tradeIntro(decision: TurnsDecision): string[] {
  return [...setIntro(decision), ...starIntro(decision)];
}
