import type { TurnsChair } from '../../chair.ts';
import { count } from '../../texts/words.ts';
import type { Prompt, Verb } from '../prompt.ts';
import { setIntro, setsText, setVerbs, tradeSet } from './set-trading.ts';
import { starIntro, starVerbs } from './star-trading.ts';

/** A set has to be traded before anything else. */
export function tradePrompt(chair: TurnsChair): Prompt {
  const { view, seat } = chair;
  const why = `You hold ${count(view.hand[seat]!, 'card')}, too many to keep: a set must be traded first.`;
  return {
    label: 'trade which set',
    intro: [why, ...setsText(chair)],
    verbs: setVerbs(chair),
    bare: (words) => tradeSet(chair, words),
  };
}

/** None when nothing can be traded now. */
export function tradeVerbs(chair: TurnsChair): Verb[] {
  return [...setVerbs(chair), ...starVerbs(chair)];
}

/** That cards could be traded now, if they could. */
export function tradeIntro(chair: TurnsChair): string[] {
  return [...setIntro(chair), ...starIntro(chair)];
}
