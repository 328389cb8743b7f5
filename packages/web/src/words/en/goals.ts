const points = (n: number): string => (n === 1 ? '1 point' : `${n} points`);

/** Objectives, the rewards on them, missions and other goals. */
export const goals = {
  objectives: {
    'control-europe': 'Control Europe',
    'control-north-america': 'Control North America',
    'control-asia': 'Control Asia',
    'control-8-cities': 'Control 8 cities',
    'control-an-enemy-capital': 'Control an enemy capital',
    'take-4-cities-in-a-turn': 'Take 4 cities in one turn',
    'take-10-territories-in-a-turn': 'Take 10 territories in one turn',
    'control-2-enemy-capitals': 'Control 2 enemy capitals',
    'control-18-territories': 'Control 18 territories',
    'control-2-continents': 'Control 2 whole continents',
    'take-a-continent-in-a-turn': 'Take a whole continent in one turn',
    'control-11-cities': 'Control 11 cities',
  },
  rewards: {
    'minor-airfield': 'Airfield: +1 to your highest die there and next to it',
    'additional-maneuver': 'A second fortify move every turn',
    'guaranteed-card': 'A card every turn',
    'starting-maneuver': 'A move before your first attack',
    'major-airfield': 'Airfield: +1 to your highest die there and next to it',
    'attack-die': '1 extra die when you attack; the lowest is dropped',
    'defence-die': '1 extra die when you defend; the lowest is dropped',
    'two-troops': '2 extra armies every turn',
  },
  open: 'open',
  reached: 'open, you can take it now',
  progress: (n: number, of: number) => `open, ${n} of ${of}`,
  heldBy: (name: string) => `taken by ${name}`,
  objectiveWorth: (n: number) => `${points(n)} at the end if you hold it.`,
  youHold: 'You hold it.',
  holds: (name: string) => `Held by ${name}.`,
  cashed: (n: number) => `cashed in, ${points(n)} at the end like any territory.`,
  continents: (names: string) => `Conquer ${names}.`,
  otherContinent: 'one more continent of your choice',
  territories: (n: number) => `Hold ${n} territories.`,
  territoriesWith: (n: number, armies: number) =>
    `Hold ${n} territories with at least ${armies} armies on each.`,
  destroy: (colour: string, name: string) =>
    `Destroy ${colour} (${name}), no matter who removes the last army.`,
  destroyOneself: (colour: string, n: number) =>
    `Hold ${n} territories: nobody destroys their own colour (${colour}).`,
  capitals: (n: number) =>
    n === 1 ? 'Hold your own headquarters and 1 other.' : `Hold your own headquarters and ${n} others.`,
  objectivesGoal: (n: number) => `Take ${n} objectives and hold your own capital.`,
  enemyHeadquarters: 'Enemy headquarters',
  missionGoal: 'Complete your secret mission or be the last player on the board.',
  world: 'Be the last player on the board.',
  points: (rounds: number) => `Have the most points after ${rounds} rounds.`,
};
