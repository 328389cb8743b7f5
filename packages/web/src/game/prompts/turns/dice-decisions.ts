import { ownerName, territoryName } from '../../facts/names.ts';
import { offersOf, type TurnsDecision } from '../decision.ts';
import { NONE, type Prompt, type PromptButton, sendAction } from '../prompt.ts';

/** the number of defence dice. */
export function defendPrompt(decision: TurnsDecision): Prompt {
  const { view, words } = decision;
  const [range] = offersOf(decision, 'defend');
  const counts = range === undefined ? [] : [range.most, ...(range.least < range.most ? [range.least] : [])];
  const [first, ...others] = counts.map((dice): PromptButton => {
    return { label: words.actions.defendWith(dice), action: sendAction({ type: 'defend', dice }) };
  });
  return {
    text: words.actions.defend(ownerName(decision, view.seat), view.dice, territoryName(decision, view.to)),
    lit: NONE,
    selected: view.from,
    target: view.to,
    primary: first,
    buttons: others,
  };
}

/** EX-4, EX-5: re-roll or commander, or keeping the dice. */
export function diceDecisionPrompt(decision: TurnsDecision): Prompt {
  const { view, words } = decision;
  const reRolls = offersOf(decision, 're-roll').map(({ card, die }): PromptButton => {
    return {
      label: words.actions.reRoll(territoryName(decision, card), die),
      action: sendAction({ type: 're-roll', card, die }),
    };
  });
  const commands = offersOf(decision, 'commander').map(({ die }): PromptButton => {
    return { label: words.actions.turnToSix(die), action: sendAction({ type: 'commander', die }) };
  });
  const keepsAll = offersOf(decision, 'keep-all').map((): PromptButton => {
    return { label: words.actions.keepAll, action: sendAction({ type: 'keep-all' }) };
  });
  return {
    text: reRolls.length + commands.length > 0 ? words.actions.diceDecision : words.actions.diceNoCard,
    lit: NONE,
    selected: view.from,
    target: view.to,
    primary: { label: words.actions.keep, action: sendAction({ type: 'keep' }) },
    buttons: [...reRolls, ...commands, ...keepsAll],
  };
}
