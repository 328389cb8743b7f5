import type { Action } from '../prompts/prompt.ts';
import type { Actions } from '../prompts/use-actions.ts';

/** The assault on the chosen territory; undefined if none is chosen. */
export function assaultOf({ prompt, staging }: Pick<Actions, 'prompt' | 'staging'>): Action | undefined {
  const { panel, selected: from, target: to } = prompt ?? {};
  if (panel !== 'battle' || from === undefined || to === undefined) return undefined;
  return { type: 'assault', from, to, stopAt: staging.stopAt };
}
