import { offersOf, type TurnsChair } from '../chair.ts';
import type { Draft } from '../draft.ts';
import { territoryName } from '../names.ts';
import { draftAct, type Prompt, sendAct } from '../prompt.ts';
import { attackPrompt } from './attacking.ts';
import { colourPrompt } from './colours.ts';
import { defendPrompt, diceDecisionPrompt } from './dice-decisions.ts';
import { fortifyPrompt } from './fortifying.ts';
import { occupyPrompt } from './occupying.ts';
import { placePrompt } from './placing.ts';

/** What a seat is asked in a game of dice and turns; undefined when it is not asked anything. */
export function turnsPrompt(chair: TurnsChair, draft: Draft): Prompt | undefined {
  const { view } = chair;
  const isAsked = chair.offers.some(({ type }) => type !== 'surrender' && !type.endsWith('-draw'));
  if (!isAsked) return undefined;
  switch (view.phase) {
    case 'start':
    case 'over':
      return undefined;
    case 'colour':
      return colourPrompt(chair, draft);
    case 'capital':
      return capitalPrompt(chair, draft);
    case 'claim':
      return claimPrompt(chair);
    case 'deploy':
    case 'reinforce':
    case 'settle':
      return placePrompt(chair, draft);
    case 'attack':
      return view.toPlace > 0 || view.trading === 'must'
        ? placePrompt(chair, draft)
        : attackPrompt(chair, draft);
    case 'defend':
      return defendPrompt(chair);
    case 're-roll':
    case 'commander':
      return diceDecisionPrompt(chair);
    case 'occupy':
      return occupyPrompt(chair, draft);
    case 'fortify':
      return fortifyPrompt(chair, draft);
    case 'airfield':
      return airfieldPrompt(chair);
  }
}

function capitalPrompt(chair: TurnsChair, draft: Draft): Prompt {
  const { rules, words } = chair;
  const lit = new Set(offersOf(chair, 'choose-capital').map(({ territory }) => territory));
  const chosen = draft.to !== undefined && lit.has(draft.to) ? draft.to : undefined;
  return {
    text: rules.capital?.isSecret ? words.actions.capital : words.actions.capitalOpen,
    lit,
    selected: chosen,
    pick: (territory) => draftAct({ ...draft, to: territory }),
    primary:
      chosen === undefined
        ? undefined
        : {
            label: words.actions.capitalSend(territoryName(chair, chosen)),
            act: sendAct({ type: 'choose-capital', territory: chosen }),
          },
  };
}

function claimPrompt(chair: TurnsChair): Prompt {
  return {
    text: chair.words.actions.claim,
    lit: new Set(offersOf(chair, 'claim').map(({ territory }) => territory)),
    pick: (territory) => sendAct({ type: 'claim', territory }),
  };
}

function airfieldPrompt(chair: TurnsChair): Prompt {
  return {
    text: chair.words.actions.airfield,
    lit: new Set(offersOf(chair, 'place-airfield').map(({ territory }) => territory)),
    pick: (territory) => sendAct({ type: 'place-airfield', territory }),
  };
}
