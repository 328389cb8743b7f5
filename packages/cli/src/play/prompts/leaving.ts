import { type Decision, isOffered } from '../decision.ts';
import type { Verb } from './prompt.ts';
import { confirm } from './questions.ts';

/** Verbs to surrender and to offer or answer a draw. */
export function leavingVerbs(decision: Decision): Verb[] {
  const verbs: Verb[] = [];
  const add = (type: 'offer-draw' | 'accept-draw' | 'decline-draw', name: string, meaning: string): void => {
    if (isOffered(decision, type)) verbs.push({ name, help: [[name, meaning]], run: () => ({ type }) });
  };
  add('accept-draw', 'accept', 'accept the draw');
  add('decline-draw', 'decline', 'decline the draw');
  add('offer-draw', 'draw', 'offer a draw');
  verbs.push({
    name: 'surrender',
    help: [['surrender', 'surrender (asks first)']],
    run: async () => {
      const isSure = await confirm(decision, 'Surrender? yes or no');
      return isSure ? { type: 'surrender' } : undefined;
    },
  });
  return verbs;
}
