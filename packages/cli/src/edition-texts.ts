/** What editions and their options are about, for people who choose; by id and name. */

const EDITIONS: Readonly<Record<string, string>> = {
  'world-domination':
    'Territories are claimed one by one and filled before play begins; the last player wins.',
  classic: 'A thin, scattered start with one army on each territory; the last player wins.',
  capital: 'A headquarters each, chosen in secret: hold your own and those of the others.',
  'secret-mission': 'Everybody has a mission that nobody else knows; the first that is complete wins.',
  'basic-training': 'A fixed start by colour and open objectives: take three of them and hold your capital.',
  'command-room': 'Capitals, cities, and objectives that bring rewards: take three and hold your capital.',
  'world-conquest': 'Like Command Room, but only the whole world wins.',
  simultaneous: 'Orders are written in secret and carried out together, without dice; most points win.',
};

const OPTIONS: Readonly<Record<string, string>> = {
  setup: 'how the board is filled',
  startingSeat: 'who takes the first turn',
  defence: 'how many dice defend: the most, or as the defender says',
  capitals: 'who loses the own capital is out',
  short: 'your own headquarters and 2 others win, 3 others with 5 or 6 players',
  missions: 'which missions can be dealt: 12, or also 2 with a continent of your choice',
  slowSets: 'sets bring 4, 5, 6 … instead of rising faster',
  pathFortify: 'any number of last moves, along own territories',
  armyLimit: 'at most 12 on a territory',
  reRoll: 'show a card of the battle and roll one die again',
  commander: 'once a turn the attacker turns a die to 6',
};

/** A sentence about the edition. */
export const editionText = (id: string): string => EDITIONS[id] ?? '';

/** A few words about the option. */
export const optionText = (name: string): string => OPTIONS[name] ?? '';
