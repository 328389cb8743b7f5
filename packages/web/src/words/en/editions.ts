import type { OptionTexts } from '@rubicon/engine';

const onOff = { off: 'off', on: 'on' };

export const editions = {
  names: {
    'world-domination': 'World Domination',
    classic: 'Classic 1959',
    capital: 'Capital',
    'secret-mission': 'Secret Mission',
    'basic-training': 'Basic Training',
    'command-room': 'Command Room',
    'world-conquest': 'World Conquest',
    simultaneous: 'Written Orders',
  } as Readonly<Record<string, string>>,
  about: {
    'world-domination': 'The version most people know: conquer the whole world.',
    classic: 'Territories are dealt, with 1 army on each. The last player wins.',
    capital: 'Each player hides a headquarters. Hold yours and capture the others.',
    'secret-mission': 'Each player has a secret mission. The first completed mission wins.',
    'basic-training': 'Fixed starting positions and open objectives. Take 3 and hold your capital.',
    'command-room': 'Capitals, cities and objectives with rewards. Take 3 objectives and hold your capital.',
    'world-conquest': 'Like Command Room, but you must conquer the whole world.',
    simultaneous: 'Write orders in secret. All are carried out together, without dice. The most points win.',
  } as Readonly<Record<string, string>>,
  options: {
    setup: {
      name: 'Set-up',
      about: 'Claim territories in turn, deal them, or deal them and place all armies automatically.',
      values: { claim: 'claim in turn', deal: 'deal, place armies in turn', quick: 'automatic' },
    },
    startingSeat: {
      name: 'First turn',
      about: 'The player who takes the first turn.',
      values: { roll: 'roll of the dice' },
    },
    defence: {
      name: 'Defence',
      about: 'The defender always rolls the most dice, or chooses each time.',
      values: { most: 'most dice', chosen: 'defender chooses' },
    },
    capitals: {
      name: 'Capitals',
      about: 'Each player has a capital. If you end your turn without it, you are out.',
      values: onOff,
    },
    short: { name: 'Short game', about: 'Fewer headquarters are enough to win.', values: onOff },
    missions: {
      name: 'Missions',
      about: 'The missions in the deck.',
      values: { 'us-12': '12 missions', 'eu-14': '14 missions, 2 with a continent of your choice' },
    },
    slowSets: {
      name: 'Slow sets',
      about: 'Sets bring 4, 5, 6 … armies instead of rising faster.',
      values: onOff,
    },
    pathFortify: {
      name: 'Unlimited fortify',
      about: 'Fortify as often as you like, through your own territories.',
      values: onOff,
    },
    armyLimit: { name: 'Army limit', about: 'At most 12 armies on a territory.', values: onOff },
    reRoll: {
      name: 'Re-roll',
      about: 'Show the card of a territory in the battle to re-roll 1 die.',
      values: onOff,
    },
    commander: {
      name: 'Commander',
      about: 'Once per turn the attacker may turn 1 die to 6.',
      values: onOff,
    },
  } as Readonly<Record<string, OptionTexts>>,
};
