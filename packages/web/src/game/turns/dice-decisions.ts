import { offersOf, type TurnsChair } from '../chair.ts';
import { cardName, ownerName, territoryName } from '../names.ts';
import { NONE, type Prompt, type PromptButton, sendAct } from '../prompt.ts';

/** with how many dice an attack is met. */
export function defendPrompt(chair: TurnsChair): Prompt {
  const { view, words } = chair;
  const [range] = offersOf(chair, 'defend');
  const counts = range === undefined ? [] : [range.most, ...(range.least < range.most ? [range.least] : [])];
  const [first, ...others] = counts.map((dice): PromptButton => {
    return { label: words.actions.defendWith(dice), act: sendAct({ type: 'defend', dice }) };
  });
  return {
    text: words.actions.defend(ownerName(chair, view.seat), view.dice, territoryName(chair, view.to)),
    lit: NONE,
    selected: view.from,
    target: view.to,
    primary: first,
    buttons: others,
  };
}

/** EX-4, EX-5: what the attacker may do about the dice on the table. */
export function diceDecisionPrompt(chair: TurnsChair): Prompt {
  const { view, words } = chair;
  const reRolls = offersOf(chair, 're-roll').map(({ card, die }): PromptButton => {
    return {
      label: words.actions.reRoll(cardName(chair, card), die),
      act: sendAct({ type: 're-roll', card, die }),
    };
  });
  const commands = offersOf(chair, 'command').map(({ die }): PromptButton => {
    return { label: words.actions.command(die), act: sendAct({ type: 'command', die }) };
  });
  const keepsAll = offersOf(chair, 'keep-all').map((): PromptButton => {
    return { label: words.actions.keepAll, act: sendAct({ type: 'keep-all' }) };
  });
  return {
    text: words.actions.diceDecision,
    lit: NONE,
    selected: view.from,
    target: view.to,
    primary: { label: words.actions.keep, act: sendAct({ type: 'keep' }) },
    buttons: [...reRolls, ...commands, ...keepsAll],
  };
}
