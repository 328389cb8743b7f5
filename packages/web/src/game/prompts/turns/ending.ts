import { offersOf, type TurnsDecision } from '../decision.ts';
import { type PromptButton, type SendAction, sendAction } from '../prompt.ts';

/** The buttons that end the attacks: the next step, and the end of the turn. `first`, if any, is sent before. */
export function endButtons(
  decision: TurnsDecision,
  first?: SendAction,
): readonly [PromptButton, PromptButton] {
  const { actions } = decision.words;
  const end: SendAction =
    first === undefined
      ? sendAction({ type: 'end-attacks' }, confirmationOf(decision))
      : { ...first, selection: undefined, next: [{ type: 'end-attacks' }] };
  return [
    { label: actions.endAttacks, action: end },
    { label: actions.endTurn, action: { ...end, next: [...(end.next ?? []), { type: 'end-turn' }] } },
  ];
}

/** Asks before attacks end without a capture, if one was possible. */
function confirmationOf(decision: TurnsDecision): string | undefined {
  const couldAttack = offersOf(decision, 'attack').length > 0;
  return decision.view.captures === 0 && couldAttack ? decision.words.actions.confirmEndAttacks : undefined;
}
