/** The summary of a finished game: graphs, dice luck and the replay. */
export const story = {
  title: 'Game summary',
  measures: { territories: 'Territories', armies: 'Armies', income: 'Income' },
  graph: (measure: string) => `${measure} over time`,
  graphOf: (name: string, first: number, last: number, most: number) =>
    `${name}: from ${first} to ${last}, peak ${most}`,
  luck: 'Dice luck',
  luckAbout:
    'Compares losses with the average for the same rolls. Luck is losing fewer armies, or your enemies losing more.',
  lucky: (name: string, armies: string) => `${name}: lucky by ${armies} armies.`,
  unlucky: (name: string, armies: string) => `${name}: unlucky by ${armies} armies.`,
  luckEven: (name: string) => `${name}: average luck.`,
  luckOwn: (actual: number, expected: string) => `Lost ${actual} (expected ${expected})`,
  luckOthers: (actual: number, expected: string) => `enemies lost ${actual} (expected ${expected})`,
  battles: 'Luckiest and unluckiest battles',
  battle: (from: string, to: string, rolls: number, attacker: number, defender: number) =>
    `${from} attacks ${to}, ${rolls === 1 ? '1 roll' : `${rolls} rolls`}: attacker lost ${attacker}, defender ${defender}`,
  battleLuck: (armies: string, name: string) => `${armies} armies for ${name}`,
  noBattles: 'No battles.',
  replay: 'Replay',
  play: 'Play',
  pause: 'Pause',
  download: 'Download record',
};
