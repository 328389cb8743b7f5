const armies = (n: number): string => (n === 1 ? '1 army' : `${n} armies`);

/** Chances and hints in games against bots: their settings, and hints as sentences. */
export const advice = {
  chances: 'Win chances',
  chancesAbout:
    'In games against bots, the player list shows each player’s chance to win, based on what you can see.',
  hints: 'Hints',
  hintsAbout: 'In games against bots, a button shows what the strongest bot would do in your place.',
  doIt: 'Do it',
  armiesOn: (n: number, name: string) => `${armies(n)} on ${name}`,
  claim: (name: string) => `Claim ${name}`,
  place: (list: string) => `Place ${list}`,
  placeAndAttack: (list: string, from: string, to: string, percent: string) =>
    `Place ${list}, then attack ${to} from ${from}: win chance ${percent}`,
  risk: (attack: string) => `${attack}, but worth the risk`,
  trade: (list: string, n: number) => `Trade in ${list} for ${armies(n)}`,
  attack: (from: string, to: string, percent: string) => `Attack ${to} from ${from}: win chance ${percent}`,
  endAttacks: 'Stop attacking and fortify',
  airfield: (name: string) => `Place the airfield on ${name}`,
  move: (n: number, from: string, to: string) => `Move ${armies(n)} from ${from} to ${to}`,
  convert: (list: string) => `Convert ${list}`,
  cash: (list: string) => `Cash in ${list}`,
  deploy: (list: string) => `Deploy ${list}`,
  moves: (list: string) => `Move ${list}`,
  noOrders: 'Give no orders',
};

export type AdviceWords = typeof advice;
