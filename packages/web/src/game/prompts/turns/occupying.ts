import { territoryName } from '../../facts/names.ts';
import { offersOf, type TurnsDecision } from '../decision.ts';
import { type Prompt, routesOf, type Selection, type SendAction, stageAction } from '../prompt.ts';
import type { Staging } from '../staging.ts';
import { attacksAfter } from './attacks-after.ts';
import { endButtons } from './ending.ts';

/**
 * the armies that move into the captured territory; by default as many as allowed. The next action sends them:
 * an attack from anywhere, or the end of the attacks.
 */
export function occupyPrompt(decision: TurnsDecision, staging: Staging): Prompt {
  const { view, words } = decision;
  const [offer] = offersOf(decision, 'occupy');
  const { least, most } = offer ?? { least: 1, most: 1 };
  const armies = Math.min(most, Math.max(least, staging.count ?? most));
  const left = view.armies[view.from]! - armies;
  const shownPosition = { ...view, armies: view.armies.with(view.from, left).with(view.to, armies) };
  const attacks = attacksAfter({ ...decision, view: shownPosition }, new Map());
  const routes = routesOf(attacks);
  const targets = routes.get(view.to);
  const occupy = (selection: Selection): SendAction => ({
    type: 'send',
    command: { type: 'occupy', armies },
    selection,
  });
  return {
    text: words.actions.occupy(territoryName(decision, view.to)),
    lit: targets ?? new Set(routes.keys()),
    selected: view.to,
    shownPosition,
    panel: 'number',
    range: { least, most, value: armies },
    chooseNumber: (count) => stageAction({ ...staging, count }),
    pick(territory) {
      if (targets?.has(territory)) return occupy({ from: view.to, to: territory });
      return routes.has(territory) ? occupy({ from: territory }) : undefined;
    },
    drags: routes,
    drag: (from, to) => (routes.get(from)?.has(to) ? occupy({ from, to }) : undefined),
    primary: { label: words.actions.occupySend(armies), action: occupy({ from: view.to, isGiven: true }) },
    buttons: endButtons(decision, occupy({ from: undefined })).toReversed(), // in the order of the attack
  };
}
