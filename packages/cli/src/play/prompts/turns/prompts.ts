import type { TurnsChair } from '../../chair.ts';
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

/** What a person is asked in a game of dice and turns, by phase. */
export function turnsPrompt(chair: TurnsChair): Prompt {
  const { phase, trading, toPlace } = chair.view;
  switch (phase) {
    case 'colour':
      return colourPrompt(chair);
    case 'capital':
      return capitalPrompt(chair);
    case 'claim':
      return claimPrompt(chair);
    case 'deploy':
    case 'settle':
      return placePrompt(chair);
    case 'reinforce':
    case 'attack':
      if (trading === 'must') return tradePrompt(chair);
      return toPlace > 0 ? placePrompt(chair) : attackPrompt(chair);
    case 'defend':
      return defendPrompt(chair);
    case 're-roll':
    case 'commander':
      return dicePrompt(chair);
    case 'occupy':
      return occupyPrompt(chair);
    case 'fortify':
      return fortifyPrompt(chair);
    case 'airfield':
      return airfieldPrompt(chair);
    case 'start':
    case 'over':
      throw new Error(`nobody is asked in phase ${phase}`);
  }
}
