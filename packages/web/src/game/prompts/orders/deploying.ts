import type { OrdersDecision } from '../decision.ts';
import { MANY, NONE, type Prompt, stageAction } from '../prompt.ts';
import { type Staging, withPlace } from '../staging.ts';

/** Deploys troops to these territories, in the first deployment or on the sheet of a round. */
export function deployOnto(
  { words }: Pick<OrdersDecision, 'words'>,
  staging: Staging,
  territories: readonly number[],
  left: number,
): Omit<Prompt, 'text'> {
  const { to } = staging;
  const all = to === undefined || left === 0 ? undefined : stageAction(withPlace(staging, to, left));
  return {
    lit: left > 0 ? new Set(territories) : NONE,
    selected: to,
    pick: (territory, more) =>
      left > 0 ? stageAction(withPlace(staging, territory, Math.min(left, more ? MANY : 1))) : undefined,
    range: { least: 0, most: left, value: left },
    buttons: all === undefined ? [] : [{ label: words.actions.placeAll, action: all }],
  };
}
