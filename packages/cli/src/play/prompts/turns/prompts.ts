import type { TurnsDecision } from '../../decision.ts';
import type { Prompt } from '../prompt.ts';
import { airfieldPrompt } from './airfield.ts';
import { defendPrompt, occupyPrompt } from './answering.ts';
import { attackPrompt } from './attacking.ts';
import { capitalPrompt } from './capital.ts';
import { claimPrompt } from './claiming.ts';
import { colourPrompt } from './colour.ts';
import { dicePrompt } from './dice.ts';
import { fortifyPrompt } from './fortifying.ts';
import { placePrompt } from './placing.ts';
import { tradePrompt } from './trading.ts';

/** The prompt of each phase of a game with dice and turns. */
export function turnsPrompt(decision: TurnsDecision): Prompt {
  const { phase, trading, toPlace } = decision.view;
  switch (phase) {
    case 'colour':
      return colourPrompt(decision);
    case 'capital':
      return capitalPrompt(decision);
    case 'claim':
      return claimPrompt(decision);
    case 'deploy':
    case 'settle':
      return placePrompt(decision);
    case 'reinforce':
    case 'attack':
      if (trading === 'must') return tradePrompt(decision);
      return toPlace > 0 ? placePrompt(decision) : attackPrompt(decision);
    case 'defend':
      return defendPrompt(decision);
    case 're-roll':
    case 'commander':
      return dicePrompt(decision);
    case 'occupy':
      return occupyPrompt(decision);
    case 'fortify':
      return fortifyPrompt(decision);
    case 'airfield':
      return airfieldPrompt(decision);
    case 'start':
    case 'over':
      throw new Error(`nobody is asked in phase ${phase}`);
  }
}
