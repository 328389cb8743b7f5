import { NOBODY } from '@rubicon/engine';
import { territoryName } from '../../facts/names.ts';
import { offersOf, type TurnsDecision } from '../decision.ts';
import { type Prompt, sendAction, stageAction } from '../prompt.ts';
import type { Staging } from '../staging.ts';
import { attackPrompt } from './attacking.ts';
import { colourPrompt } from './colours.ts';
import { defendPrompt, diceDecisionPrompt } from './dice-decisions.ts';
import { fortifyPrompt } from './fortifying.ts';
import { occupyPrompt } from './occupying.ts';
import { placePrompt } from './placing.ts';

/** The prompt in a game of dice and turns; undefined if the seat has nothing to decide. */
export function turnsPrompt(decision: TurnsDecision, staging: Staging): Prompt | undefined {
  const { view } = decision;
  const isAsked = decision.offers.some(({ type }) => type !== 'surrender' && !type.endsWith('-draw'));
  if (!isAsked) return undefined;
  switch (view.phase) {
    case 'start':
    case 'over':
      return undefined;
    case 'colour':
      return colourPrompt(decision, staging);
    case 'capital':
      return capitalPrompt(decision, staging);
    case 'claim':
      return claimPrompt(decision);
    case 'deploy':
    case 'reinforce':
    case 'settle':
      return placePrompt(decision, staging);
    case 'attack':
      return view.toPlace > 0 || view.trading === 'must'
        ? placePrompt(decision, staging)
        : attackPrompt(decision, staging);
    case 'defend':
      return defendPrompt(decision);
    case 're-roll':
    case 'commander':
      return diceDecisionPrompt(decision);
    case 'occupy':
      return occupyPrompt(decision, staging);
    case 'fortify':
      return fortifyPrompt(decision, staging);
    case 'airfield':
      return airfieldPrompt(decision);
  }
}

function capitalPrompt(decision: TurnsDecision, staging: Staging): Prompt {
  const { rules, view, words } = decision;
  const lit = new Set(offersOf(decision, 'choose-capital').map(({ territory }) => territory));
  const chosen = staging.to !== undefined && lit.has(staging.to) ? staging.to : undefined;
  return {
    text: textOf(),
    lit,
    selected: chosen,
    pick: (territory) => stageAction({ ...staging, to: territory }),
    primary:
      chosen === undefined
        ? undefined
        : {
            label: words.actions.capitalSend(territoryName(decision, chosen)),
            action: sendAction({ type: 'choose-capital', territory: chosen }),
          },
  };

  function textOf(): string {
    if (rules.capital?.isSecret) return words.actions.capital;
    const areEmpty = [...lit].every((territory) => view.owner[territory] === NOBODY);
    return areEmpty ? words.actions.capitalEmpty : words.actions.capitalOwn;
  }
}

function claimPrompt(decision: TurnsDecision): Prompt {
  return {
    text: decision.words.actions.claim,
    lit: new Set(offersOf(decision, 'claim').map(({ territory }) => territory)),
    pick: (territory) => sendAction({ type: 'claim', territory }),
  };
}

function airfieldPrompt(decision: TurnsDecision): Prompt {
  return {
    text: decision.words.actions.airfield,
    lit: new Set(offersOf(decision, 'place-airfield').map(({ territory }) => territory)),
    pick: (territory) => sendAction({ type: 'place-airfield', territory }),
  };
}
