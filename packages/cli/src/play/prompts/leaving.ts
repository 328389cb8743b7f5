import { type Chair, isOffered } from '../chair.ts';
import type { Verb } from './prompt.ts';
import { confirm } from './questions.ts';

/** Surrender and draws, as far as they are open to the seat. */
export function leavingVerbs(chair: Chair): Verb[] {
  const verbs: Verb[] = [];
  const add = (type: 'offer-draw' | 'accept-draw' | 'decline-draw', name: string, meaning: string): void => {
    if (isOffered(chair, type)) verbs.push({ name, help: [[name, meaning]], run: () => ({ type }) });
  };
  add('accept-draw', 'accept', 'accept the draw that was offered');
  add('decline-draw', 'decline', 'decline the draw that was offered');
  add('offer-draw', 'draw', 'offer a draw to everybody');
  verbs.push({
    name: 'surrender',
    help: [['surrender', 'give up; you will be asked whether you mean it']],
    run: async () => {
      const isSure = await confirm(chair, 'Really surrender? yes or no');
      return isSure ? { type: 'surrender' } : undefined;
    },
  });
  return verbs;
}
