import { offersOf, type TurnsChair } from '../chair.ts';
import type { Draft } from '../draft.ts';
import { territoryName } from '../names.ts';
import { draftAct, NONE, type Prompt, sendAct } from '../prompt.ts';

/** how many armies move into the captured territory; all that may, unless fewer are chosen. */
export function occupyPrompt(chair: TurnsChair, draft: Draft): Prompt {
  const { view, words } = chair;
  const [offer] = offersOf(chair, 'occupy');
  const { least, most } = offer ?? { least: 1, most: 1 };
  const armies = Math.min(most, Math.max(least, draft.count ?? most));
  return {
    text: words.actions.occupy(territoryName(chair, view.to)),
    lit: NONE,
    selected: view.from,
    target: view.to,
    panel: 'number',
    range: { least, most, value: armies },
    numbered: (count) => draftAct({ ...draft, count }),
    primary: { label: words.actions.occupySend(armies), act: sendAct({ type: 'occupy', armies }) },
  };
}
