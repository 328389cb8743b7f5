import { ARMY_LIMIT, type Option } from '@rubicon/engine';
import { continentsOfChoice, missionsIn, objectivesToWin, othersInShortGame, slowSets } from './numbers.ts';

/** Short descriptions of editions and options, by id and name. Some ask the rules for numbers. */
type Texts = Readonly<Record<string, string | (() => string)>>;

const EDITIONS: Texts = {
  'world-domination': 'The version most people know: claim territories, then conquer the whole world.',
  classic: 'Territories are dealt, with 1 army on each. The last player wins.',
  capital: 'Each player hides a headquarters. Hold yours and capture the others.',
  'secret-mission': 'Each player has a secret mission. The first completed mission wins.',
  'basic-training': () =>
    `Fixed starting positions and open objectives. Take ${objectivesToWin('basic-training')} and hold your capital.`,
  'command-room': () =>
    `Capitals, cities and objectives with rewards. Take ${objectivesToWin('command-room')} objectives and hold your capital.`,
  'world-conquest': 'Like Command Room, but you must conquer the whole world.',
  simultaneous: 'Write orders in secret. All are carried out together, without dice. The most points win.',
};

const OPTIONS: Texts = {
  setup: 'claim territories, deal them, or deal them with all armies',
  startingSeat: 'the player who takes the first turn',
  defence: 'the defender rolls the most dice, or chooses',
  capitals: 'if you end your turn without your capital, you are out',
  short: () => {
    const [first, ...more] = othersInShortGame();
    const rest = more.map(({ others, players }) => `, ${others} others with ${players.join(' or ')} players`);
    return `your own headquarters and ${first?.others} others win${rest.join('')}`;
  },
  missions: () =>
    `the deck: ${missionsIn('us-12')} missions, or ${missionsIn('eu-14')} with ${continentsOfChoice('eu-14')} that include a continent of your choice`,
  slowSets: () => `sets bring ${slowSets(3).join(', ')} … armies instead of rising faster`,
  pathFortify: 'fortify as often as you like, through your own territories',
  armyLimit: `at most ${ARMY_LIMIT} armies on a territory`,
  reRoll: 'show the card of a territory in the battle to re-roll 1 die',
  commander: 'once per turn the attacker may turn 1 die to 6',
};

const textOf = (texts: Texts, key: string): string | undefined => {
  const text = texts[key];
  return typeof text === 'function' ? text() : text;
};

/** A sentence about the edition. */
export const editionText = (id: string): string => textOf(EDITIONS, id) ?? '';

/** A short description of the option; house rules bring their own. */
export const optionText = (name: string, option: Option | undefined): string =>
  textOf(OPTIONS, name) ?? option?.texts?.en.about ?? '';
