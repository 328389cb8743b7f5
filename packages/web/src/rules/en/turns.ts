import { LAND_INCOME, MOST_ATTACK_DICE, MOST_DEFENCE_DICE, REWARD_TROOPS } from '@rubicon/engine';
import type { Blocks } from '../text.ts';

/** A turn: reinforce, attack, fortify. */
export const turns: Blocks<
  | 'turn-1959'
  | 'turn-1993'
  | 'turn-2008'
  | 'reinforce'
  | 'reinforce-2008'
  | 'reinforce-reward'
  | 'attack'
  | 'occupy'
  | 'occupy-2008'
  | 'headquarters'
  | 'fortify'
  | 'fortify-path'
> = {
  'turn-1959': [
    {
      steps: [
        'Reinforce: trade in cards, then place your new armies.',
        'Attack as often as you like, or not at all.',
        'Fortify: 1 optional move.',
        'Draw a card if you captured at least 1 territory.',
      ],
    },
  ],
  'turn-1993': [
    {
      steps: [
        'Reinforce: trade in cards, then place your new armies.',
        'Attack as often as you like, or not at all.',
        'End your attacks. Draw a card if you captured at least 1 territory.',
        'Fortify: 1 optional move.',
      ],
    },
  ],
  'turn-2008': [
    {
      steps: [
        'Reinforce: trade in cards if you like, then place your new armies.',
        'Attack as often as you like, or not at all.',
        'Take 1 open objective if you fulfil it now.',
        'Fortify: 1 optional move.',
        'Draw a card if you captured at least 1 territory and took no objective.',
      ],
    },
  ],
  reinforce: [
    'At the start of your turn you receive:',
    {
      list: [
        `1 army for every ${LAND_INCOME.territories} territories you hold, rounded down, but at least ${LAND_INCOME.least};`,
        'the continent bonus of every continent you hold;',
        'the value of the sets you trade in.',
      ],
    },
    'Place all of them on your territories as you like.',
    { table: 'bonuses' },
  ],
  'reinforce-2008': [
    'At the start of your turn you receive:',
    {
      list: [
        `1 army for every ${LAND_INCOME.territories} territories and cities you hold, counted together and rounded down, but at least ${LAND_INCOME.least};`,
        'the continent bonus of every continent you hold;',
        '1 army for every capital you hold, including your own;',
        'the armies for the cards you trade in.',
      ],
    },
    'Place all of them on your territories as you like.',
    { table: 'bonuses' },
  ],
  'reinforce-reward': [`The reward of ${REWARD_TROOPS} extra armies counts in every turn after you take it.`],
  attack: [
    'Attack from a territory with at least 2 armies. The target is a neighbour you do not hold. Sea lines connect neighbours too.',
    {
      list: [
        `You roll up to ${MOST_ATTACK_DICE} dice, but always fewer than your armies there. The defender rolls up to ${MOST_DEFENCE_DICE}, but no more than the armies there.`,
        'Compare the highest dice, then the second highest if both sides have one. The lower die loses 1 army. On a tie the attacker loses.',
        'After each roll you may continue, attack somewhere else or stop. “Attack until taken” keeps rolling until the territory is yours or you are down to the number of armies you set.',
      ],
    },
    { table: 'dice' },
  ],
  occupy: [
    'When you remove the last defending army, the territory is yours. Move in with at least as many armies as the dice you rolled, and at most all but 1.',
  ],
  'occupy-2008': ['Cities and capitals stay in place and belong to the holder of the territory.'],
  headquarters: [
    'If you capture a territory with a headquarters, you get its card. It stays face up in front of you while you hold the territory. Losing your headquarters does not put you out of the game, and you can recapture it.',
    'A headquarters still counts after its player is out. It belongs to the holder of the territory.',
  ],
  fortify: [
    'After you end your attacks, you may move any number of armies once, from one of your territories to a neighbour you also hold. Leave at least 1 army behind.',
  ],
  'fortify-path': [
    'After you end your attacks, you may move any number of armies once, from one of your territories to another that is connected to it through your own territories. Leave at least 1 army behind.',
  ],
};
