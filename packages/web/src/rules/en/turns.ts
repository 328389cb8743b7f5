import type { Blocks } from '../text.ts';

/** A turn with dice, from new armies to the last move. */
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
        'Reinforce: trade cards, then place your new armies.',
        'Attack as often as you like, or not at all.',
        'Fortify: one last move, if you like.',
        'Draw a card if you took at least one territory.',
      ],
    },
  ],
  'turn-1993': [
    {
      steps: [
        'Reinforce: trade cards, then place your new armies.',
        'Attack as often as you like, or not at all.',
        'When you end your attacks, draw a card if you took at least one territory.',
        'Fortify: one last move, if you like.',
      ],
    },
  ],
  'turn-2008': [
    {
      steps: [
        'Reinforce: turn in cards if you like, then place your new armies.',
        'Attack as often as you like, or not at all.',
        'Take one open objective, if you fulfil it now.',
        'Fortify: one last move, if you like.',
        'Draw a card if you took at least one territory and no objective.',
      ],
    },
  ],
  reinforce: [
    'At the start of your turn you get:',
    {
      list: [
        'one army for every three territories you hold, rounded down, but at least 3;',
        'the bonus of every continent that is all yours;',
        'the value of the sets of cards you trade.',
      ],
    },
    'Place all of them on your territories, as you like.',
    { table: 'bonuses' },
  ],
  'reinforce-2008': [
    'At the start of your turn you get:',
    {
      list: [
        'one army for every three of your territories and cities counted together, rounded down, but at least 3;',
        'the bonus of every continent that is all yours;',
        'one army for every capital you hold, your own included;',
        'the armies for the cards you turn in.',
      ],
    },
    'Place all of them on your territories, as you like.',
    { table: 'bonuses' },
  ],
  'reinforce-reward': ['The reward for two more armies counts in every turn after you have taken it.'],
  attack: [
    'Attack from a territory with at least 2 armies to a neighbour that somebody else holds. Lines across the sea join neighbours too.',
    {
      list: [
        'You roll up to 3 dice, but always fewer than you have armies there. The defender rolls up to 2, but no more than there are armies.',
        'Compare the highest dice, then the second highest if both sides have one. The lower die loses an army; on a tie the attacker does.',
        'After every roll you may go on, attack somewhere else, or stop. “Roll until taken” goes on by itself until the territory is yours or as many armies are left as you said.',
      ],
    },
    { table: 'dice' },
  ],
  occupy: [
    'When the last defending army falls, the territory is yours and you move in: with at least as many armies as you rolled dice, and at most all but one.',
  ],
  'occupy-2008': ['Cities and capitals stay where they are and belong to whoever holds the territory.'],
  headquarters: [
    'Whoever takes a territory with a headquarters gets its card. It lies open in front of them for as long as they hold the territory. Nobody is out for losing a headquarters, and a lost one can be won back.',
    'A headquarters still counts when its player is out. It belongs to whoever holds the territory.',
  ],
  fortify: [
    'When you have ended your attacks, you may move any number of armies once, from one of your territories to a neighbour that is yours too. At least one army stays behind.',
  ],
  'fortify-path': [
    'When you have ended your attacks, you may move any number of armies once, from one of your territories to another that is connected to it by territories of yours. At least one army stays behind.',
  ],
};
