import type { RulesText } from '../text.ts';
import { cards } from './cards.ts';
import { goals } from './goals.ts';
import { options } from './options.ts';
import { orders } from './orders.ts';
import { start } from './start.ts';
import { tables } from './tables.ts';
import { turns } from './turns.ts';

export const en: RulesText = {
  titles: {
    goal: 'Goal',
    setup: 'Set-up',
    'two-players': 'Two players',
    turn: 'Your turn',
    reinforce: 'Reinforce',
    attack: 'Attack',
    occupy: 'Move in',
    headquarters: 'Headquarters',
    fortify: 'Fortify',
    cards: 'Cards',
    elimination: 'Eliminating a player',
    missions: 'Missions',
    objectives: 'Objectives',
    rewards: 'Rewards',
    round: 'Rounds',
    troops: 'New troops',
    moves: 'Moves',
    combat: 'Combat',
    supply: 'Supply',
    slips: 'Mistakes in orders',
    winning: 'Winning',
    leaving: 'Surrender and draws',
    options: 'Options',
    capitals: 'Option: capitals',
    expert: 'Expert options in detail',
  },
  blocks: { ...start, ...turns, ...cards, ...goals, ...options, ...orders },
  tables,
  option: (name, about, byDefault, others) =>
    `${name}: ${about} Default: ${byDefault}. Or: ${others.join(', ')}.`,
  seat: 'a player of your choice',
  optionPlayers: (least, most) => `Only with ${least} to ${most} players.`,
};
