export interface OptionWords {
  readonly name: string;
  readonly about: string;
  readonly values: Readonly<Record<string, string>>;
}

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
    'world-domination': 'The game that most people know: take the whole world.',
    classic: 'A thin, scattered start with one army on each territory; the last player wins.',
    capital: 'A headquarters each, chosen in secret: hold your own and take those of the others.',
    'secret-mission': 'Everybody has a mission that nobody else knows; the first to complete one wins.',
    'basic-training':
      'A fixed start by colour and open objectives: take three of them and hold your capital.',
    'command-room': 'Capitals, cities, and objectives that bring rewards: take three and hold your capital.',
    'world-conquest': 'Like Command Room, but only the whole world wins.',
    simultaneous: 'Orders are written in secret and carried out together, without dice; most points win.',
  } as Readonly<Record<string, string>>,
  options: {
    setup: {
      name: 'Start',
      about: 'How the board is filled: claimed one by one, dealt, or dealt and filled at once.',
      values: { claim: 'claimed in turn', deal: 'dealt, armies placed in turn', quick: 'set up at once' },
    },
    startingSeat: { name: 'First turn', about: 'Who takes the first turn.', values: { roll: 'by the dice' } },
    defence: {
      name: 'Defence',
      about: 'The defender always rolls the most dice, or is asked each time.',
      values: { most: 'the most dice', chosen: 'the defender decides' },
    },
    capitals: {
      name: 'Capitals',
      about: 'Everybody has a capital. Whoever ends a turn without it is out.',
      values: onOff,
    },
    short: { name: 'Short game', about: 'Fewer headquarters are enough to win.', values: onOff },
    missions: {
      name: 'Missions',
      about: 'Which missions can be dealt.',
      values: { 'us-12': 'twelve missions', 'eu-14': 'fourteen, two with a continent of your choice' },
    },
    slowSets: {
      name: 'Slow sets',
      about: 'Sets of cards bring 4, 5, 6 … instead of rising faster.',
      values: onOff,
    },
    pathFortify: {
      name: 'Free moves',
      about: 'Any number of moves at the end of your turn, through your own territories.',
      values: onOff,
    },
    armyLimit: { name: 'Army limit', about: 'At most 12 armies on a territory.', values: onOff },
    reRoll: {
      name: 'Roll again',
      about: 'Show a card of a territory in the battle and roll one die again.',
      values: onOff,
    },
    commander: { name: 'Commander', about: 'Once a turn the attacker may turn a die to 6.', values: onOff },
  } as Readonly<Record<string, OptionWords>>,
};
