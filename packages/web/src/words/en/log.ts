const armies = (n: number): string => (n === 1 ? '1 army' : `${n} armies`);
const armiesMove = (n: number): string => (n === 1 ? '1 army moves' : `${n} armies move`);
const troops = (n: number): string => (n === 1 ? '1 troop' : `${n} troops`);

/** What happened, in the words of a log; the names of seats, territories and cards are filled in. */
export const log = {
  rolledOff: (dice: string) => `Rolled for the first turn: ${dice}.`,
  rolledTie: (dice: string) => `A tie, decided by the dice: ${dice}.`,
  colourChosen: (name: string, colour: string) => `${name} chooses ${colour}.`,
  missionsDealt: 'Everybody gets a mission that nobody else sees.',
  citiesPlaced: (names: string) => `There are cities on ${names}.`,
  objectivesLaid: (names: string) => `The objectives lie open: ${names}.`,
  capitalPicked: (name: string) => `${name} has chosen.`,
  capitalNamed: (name: string, territory: string) => `${name} has a capital in ${territory}.`,
  headquartersNamed: (name: string, territory: string) => `${name} has the headquarters in ${territory}.`,
  capitalsShown: (places: string) => `The headquarters are shown: ${places}.`,
  capitalPlace: (name: string, territory: string) => `${name} in ${territory}`,
  started: (name: string) => `${name} goes first.`,
  dealt: 'The territories are dealt.',
  claimed: (name: string, territory: string) => `${name} claims ${territory}.`,
  turnBegan: (name: string, n: number) => `${name} gets ${armies(n)}.`,
  traded: (name: string, cards: string, n: number) => `${name} trades ${cards} for ${armies(n)}.`,
  tradedExtra: (n: number, territory: string) => `${armies(n)} extra on ${territory}.`,
  placed: (name: string, n: number, territory: string) => `${name} places ${armies(n)} on ${territory}.`,
  armiesLost: (name: string, n: number) => `${name} has no room for ${armies(n)}, and loses them.`,
  announced: (from: string, to: string, dice: number) =>
    `${from} attacks ${to} with ${dice === 1 ? '1 die' : `${dice} dice`}.`,
  thrown: (attack: string, defence: string) => `On the table: ${attack} against ${defence}.`,
  reRolled: (card: string, face: number) => `${card} is shown: the die shows ${face} now.`,
  commanded: (die: number) => `The commander turns a ${die} to 6.`,
  rolled: (from: string, to: string, attack: string, defence: string) =>
    `${from} against ${to}: ${attack} against ${defence}.`,
  lost: (attackers: number, defenders: number) => `Lost: ${attackers} in attack, ${defenders} in defence.`,
  captured: (name: string, territory: string) => `${name} takes ${territory}.`,
  eliminated: (name: string, by: string, cards: number) =>
    cards === 0
      ? `${by} drives ${name} out of the game.`
      : `${by} drives ${name} out of the game and gets ${cards === 1 ? '1 card' : `${cards} cards`}.`,
  airfieldLost: (territory: string) => `The airfield on ${territory} is gone.`,
  spoilsTaken: (by: string, name: string) => `${by} takes over the objectives of ${name}.`,
  rewardsLost: (name: string) => `The rewards of ${name} leave the game.`,
  occupied: (n: number, territory: string) => `${armiesMove(n)} into ${territory}.`,
  attacksEnded: (name: string) => `${name} ends the attacks.`,
  reshuffled: 'The traded cards are shuffled into a new deck.',
  drew: (name: string) => `${name} draws a card.`,
  drewCard: (name: string, card: string) => `${name} draws ${card}.`,
  objectiveTaken: (name: string, objective: string) => `${name} takes an objective: ${objective}.`,
  airfieldPlaced: (name: string, territory: string) => `${name} places an airfield on ${territory}.`,
  fortified: (n: number, from: string, to: string) => `${armiesMove(n)} from ${from} to ${to}.`,
  overthrown: (name: string, by: string) => `${name} has lost the capital to ${by} and is out.`,
  settled: (name: string, n: number) =>
    `${name} takes what was left and has ${armies(n)} more to place there.`,
  surrendered: (name: string) => `${name} gives up.`,
  missionShown: (name: string, mission: string) => `${name} shows the mission: ${mission}`,
  skipped: (name: string) => `${name} is passed over.`,
  expired: (name: string) => `${name} is out of time.`,
  drawOffered: (name: string) => `${name} offers a draw.`,
  drawAccepted: (name: string) => `${name} agrees to a draw.`,
  drawDeclined: (name: string) => `${name} declines the draw.`,
  drawLapsed: 'The offer of a draw has lapsed.',
  won: (name: string) => `${name} has won.`,
  drawn: 'The game ends in a draw.',
  tokensDealt: (n: number) => `Everybody gets ${n} tokens.`,
  objectivesDealt: (name: string, n: number) =>
    `${name} gets ${n} secret ${n === 1 ? 'objective' : 'objectives'}.`,
  cameUp: (names: string) => `Up for bids: ${names}.`,
  lotWon: (name: string, names: string, tokens: number) =>
    `${name} wins ${names} for ${tokens === 1 ? '1 token' : `${tokens} tokens`}.`,
  lotLeft: (names: string) => `Nobody wins ${names}.`,
  converted: (name: string, names: string) => `${name} turns objectives into starting territories: ${names}.`,
  tokenTaken: (name: string) => `${name} comes first.`,
  deploymentBegan: (n: number) => `Everybody places ${troops(n)} in secret.`,
  committed: (name: string) => `${name} is ready.`,
  roundBegan: (round: number, name: string) => `Round ${round}: ${name} comes first.`,
  cashed: (name: string, territory: string, n: number) => `${name} cashes in ${territory} for ${troops(n)}.`,
  deployed: (name: string, n: number, territory: string) => `${name}: ${troops(n)} on ${territory}.`,
  moved: (name: string, n: number, from: string, to: string) =>
    `${name}: ${troops(n)} from ${from} to ${to}.`,
  reasons: {
    none: 'done as written',
    'too-many': 'fewer were there',
    'nothing-ordered': 'no troops were ordered',
    'nothing-left': 'no troops are left to deploy',
    'not-yours': 'the territory is not yours',
    'no-troops': 'no troops are there',
    'moved-already': 'all troops there have moved already',
    'same-territory': 'that is the same territory',
    'not-adjacent': 'these are not neighbours',
    'not-an-objective': 'that is not one of the objectives',
    'cashed-already': 'that was cashed in already',
  },
  fought: (
    territory: string,
    name: string,
    attackers: number,
    defender: string,
    defenders: number,
    left: number,
  ) =>
    `Fight for ${territory}: ${name} with ${attackers} against ${defender} with ${defenders}; ${left} left.`,
  supplyCut: (name: string, n: number, territory: string) =>
    `${name} loses ${troops(n)} without supply in ${territory}.`,
  scored: (name: string, points: number) => `${name} has ${points === 1 ? '1 point' : `${points} points`}.`,
};
