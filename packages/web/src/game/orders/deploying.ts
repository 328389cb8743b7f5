import type { OrdersChair } from '../chair.ts';
import { type Draft, withPlace } from '../draft.ts';
import { draftAct, MANY, NONE, type Prompt } from '../prompt.ts';

/** Troops onto these territories, in the first deployment and on the sheet of a round, until none are left. */
export function deployOnto(
  { words }: Pick<OrdersChair, 'words'>,
  draft: Draft,
  territories: readonly number[],
  left: number,
): Omit<Prompt, 'text'> {
  const { to } = draft;
  const all = to === undefined || left === 0 ? undefined : draftAct(withPlace(draft, to, left));
  return {
    lit: left > 0 ? new Set(territories) : NONE,
    selected: to,
    pick: (territory, more) =>
      left > 0 ? draftAct(withPlace(draft, territory, Math.min(left, more ? MANY : 1))) : undefined,
    range: { least: 0, most: left, value: left },
    buttons: all === undefined ? [] : [{ label: words.actions.placeAll, act: all }],
  };
}
