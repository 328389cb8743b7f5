import { ARMY_LIMIT, type Option } from '@rubicon/engine';

/** Short descriptions of editions and options, by id and name. */

const EDITIONS: Readonly<Record<string, string>> = {
  'world-domination': 'The version most people know: claim territories, then conquer the whole world.',
  classic: 'Territories are dealt, with 1 army on each. The last player wins.',
  capital: 'Each player hides a headquarters. Hold yours and capture the others.',
  'secret-mission': 'Each player has a secret mission. The first completed mission wins.',
  'basic-training': 'Fixed starting positions and open objectives. Take 3 and hold your capital.',
  'command-room': 'Capitals, cities and objectives with rewards. Take 3 objectives and hold your capital.',
  'world-conquest': 'Like Command Room, but you must conquer the whole world.',
  simultaneous: 'Write orders in secret. All are carried out together, without dice. The most points win.',
};

const OPTIONS: Readonly<Record<string, string>> = {
  setup: 'claim territories, deal them, or deal them with all armies',
  startingSeat: 'the player who takes the first turn',
  defence: 'the defender rolls the most dice, or chooses',
  capitals: 'if you end your turn without your capital, you are out',
  short: 'your own headquarters and 2 others win, 3 others with 5 or 6 players',
  missions: 'the deck: 12 missions, or 14 with 2 that include a continent of your choice',
  slowSets: 'sets bring 4, 5, 6 … armies instead of rising faster',
  pathFortify: 'fortify as often as you like, through your own territories',
  armyLimit: `at most ${ARMY_LIMIT} armies on a territory`,
  reRoll: 'show the card of a territory in the battle to re-roll 1 die',
  commander: 'once per turn the attacker may turn 1 die to 6',
};

/** A sentence about the edition. */
export const editionText = (id: string): string => EDITIONS[id] ?? '';

/** A short description of the option; house rules bring their own. */
export const optionText = (name: string, option: Option | undefined): string =>
  OPTIONS[name] ?? option?.texts?.en.about ?? '';
