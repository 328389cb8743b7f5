import type { Faces } from '../chance/dice.ts';
import { fill, type Holdings } from '../columns.ts';
import { IN, isIn, type Seats } from '../seats.ts';
import { NEUTRAL, NOBODY, OWNERS, type Seat } from '../vocabulary.ts';

export const PHASES = [
  'start', // the host has to start the game
  'colour', // set-up: a colour is chosen
  'capital', // set-up: a capital is chosen, by the seat in turn or by all at once
  'claim', // set-up: an empty territory is claimed
  'deploy', // set-up: armies are placed
  'reinforce', // sets are traded, new armies placed
  'attack', // attacks, and the trades that follow an elimination
  'defend', // the defender chooses the dice
  're-roll', // the attacker may roll one die again
  'commander', // the attacker may turn one die to 6
  'occupy', // armies move into a captured territory
  'fortify', // objectives are taken, armies moved at the end of a turn
  'airfield', // an airfield is placed
  'settle', // another seat places armies on the territories of an overthrown one
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

/** Whether the seat whose turn it is may, must or cannot trade a set now. */
export const TRADING = ['none', 'may', 'must'] as const;
export type Trading = (typeof TRADING)[number];

/** The place of a card that no seat holds. In a view, a card in another hand looks like one in the deck. */
export const IN_DECK = NOBODY;
export const DISCARDED = -2;
/** Out of the deck for the whole game (CH-2, CH-5). */
export const REMOVED = -3;

/** Whether all seats have seen a card in a hand: no, yes, or it is face up now (EX-7). */
export const UNSEEN = 0;
export const SEEN = 1;
export const OPEN = 2;

/** The place of an objective that no seat has: open on the table, or not in this game. */
export const ON_TABLE = NOBODY;
export const NOT_IN_PLAY = -2;

/**
 * The full state of a game: the fold of its events and nothing else. Plain columns, because they clone fastest. `evolve`
 * is the only writer.
 */
export interface Position extends Holdings, Seats {
  readonly family: 'turns';
  phase: Phase;
  seat: Seat; // whose turn it is, in set-up too; NOBODY when all choose at once
  first: Seat; // the seat that takes the first turn
  turn: number; // turns begun
  toPlace: number; // armies that have to be placed now
  neutralToPlace: number; // neutral armies that have to be placed now (TP-2)
  trading: Trading;
  extraTaken: 0 | 1; // the extra armies for a territory on a card were taken this turn (C-8)
  captures: number; // territories captured this turn
  sets: number; // sets traded in the game
  from: number; // the attack that waits for dice, a decision or the occupation, else NOBODY
  to: number;
  dice: number; // dice the attacker announced for it
  stopAt: number; // an assault continues until at most this many armies are left; 0 for a single attack
  moves: number; // moves made at the end of this turn
  openingMoves: number; // moves that may be made before the first attack (FG-16)
  commanderUsed: 0 | 1; // this turn (EX-5)
  questionsStopped: 0 | 1; // the seat does not want to be asked about its dice this turn
  objectiveTaken: 0 | 1; // this turn (FG-11)
  missionsShown: number; // seats whose mission is public, as bits
  settler: Seat; // the seat that places on the vacated territories (CC-2)
  deck: number; // cards in the draw pile
  // These change rarely. They are replaced, never modified, so that clones share them. Those that an edition does not
  // use are empty.
  reserve: readonly number[]; // by owner: armies of the set-up not yet on the board
  left: readonly number[]; // by seat: the seat that plays next
  hand: readonly number[]; // by seat: the number of cards
  cards: readonly number[]; // by card: a seat, IN_DECK, DISCARDED or REMOVED
  seen: readonly number[]; // by card: UNSEEN, SEEN or OPEN
  thrownAttack: Faces; // dice on the table while a decision about them is open
  thrownDefence: Faces;
  capitals: readonly number[]; // by seat: the territory of its capital or headquarters, NOBODY until it is chosen
  vacated: readonly number[]; // the territories of an overthrown seat
  missions: readonly number[]; // by seat: an index of MISSIONS
  objectives: readonly number[]; // by objective: the seat that has it, ON_TABLE or NOT_IN_PLAY
  rewardOn: readonly number[]; // by objective: the reward that comes with it, or NOBODY
  rewards: readonly number[]; // by reward: the seat that has it, else NOBODY
  airfields: readonly number[]; // by reward: the territory of that airfield, else NOBODY
  cities: readonly number[]; // the territories with a city, in the order of the board
  began: readonly number[]; // with objectives: the territories that the seat held when its turn began
}

const NO_FACES: Faces = [];

/** The position before the host starts the game. `capitals` and `seen` say whether these columns are used. */
export function emptyPosition(
  size: number,
  cards: number,
  colours: readonly number[],
  uses: { readonly capitals: boolean; readonly seen: boolean },
): Position {
  const players = colours.length;
  return {
    family: 'turns',
    phase: 'start',
    seat: NOBODY,
    first: NOBODY,
    turn: 0,
    toPlace: 0,
    neutralToPlace: 0,
    trading: 'none',
    extraTaken: 0,
    captures: 0,
    sets: 0,
    from: NOBODY,
    to: NOBODY,
    dice: 0,
    stopAt: 0,
    moves: 0,
    openingMoves: 0,
    commanderUsed: 0,
    questionsStopped: 0,
    objectiveTaken: 0,
    missionsShown: 0,
    settler: NOBODY,
    drawOfferedBy: NOBODY,
    drawAgreed: 0,
    winner: NOBODY,
    deck: cards,
    owner: fill(size, NOBODY),
    armies: fill(size, 0),
    heldLow: fill(OWNERS, 0),
    heldHigh: fill(OWNERS, 0),
    territories: fill(OWNERS, 0),
    reserve: fill(OWNERS, 0),
    colours: colours.slice(),
    left: clockwise(players),
    status: fill(players, IN),
    hand: fill(players, 0),
    cards: fill(cards, IN_DECK),
    seen: fill(uses.seen ? cards : 0, UNSEEN),
    thrownAttack: NO_FACES,
    thrownDefence: NO_FACES,
    capitals: fill(uses.capitals ? players : 0, NOBODY),
    vacated: [],
    missions: [],
    objectives: [],
    rewardOn: [],
    rewards: [],
    airfields: [],
    cities: [],
    began: [],
  };
}

/** S-9: the seat at the left of each seat. */
export function clockwise(players: number): number[] {
  return fill(players, 0).map((_, seat) => (seat + 1) % players);
}

export function clonePosition(p: Position): Position {
  return {
    family: 'turns',
    phase: p.phase,
    seat: p.seat,
    first: p.first,
    turn: p.turn,
    toPlace: p.toPlace,
    neutralToPlace: p.neutralToPlace,
    trading: p.trading,
    extraTaken: p.extraTaken,
    captures: p.captures,
    sets: p.sets,
    from: p.from,
    to: p.to,
    dice: p.dice,
    stopAt: p.stopAt,
    moves: p.moves,
    openingMoves: p.openingMoves,
    commanderUsed: p.commanderUsed,
    questionsStopped: p.questionsStopped,
    objectiveTaken: p.objectiveTaken,
    missionsShown: p.missionsShown,
    settler: p.settler,
    drawOfferedBy: p.drawOfferedBy,
    drawAgreed: p.drawAgreed,
    winner: p.winner,
    deck: p.deck,
    owner: p.owner.slice(),
    armies: p.armies.slice(),
    heldLow: p.heldLow.slice(),
    heldHigh: p.heldHigh.slice(),
    territories: p.territories.slice(),
    reserve: p.reserve,
    colours: p.colours,
    left: p.left,
    status: p.status,
    hand: p.hand,
    cards: p.cards,
    seen: p.seen,
    thrownAttack: p.thrownAttack,
    thrownDefence: p.thrownDefence,
    capitals: p.capitals,
    vacated: p.vacated,
    missions: p.missions,
    objectives: p.objectives,
    rewardOn: p.rewardOn,
    rewards: p.rewards,
    airfields: p.airfields,
    cities: p.cities,
    began: p.began,
  };
}

/** The attack that waits for the defender's dice or for the occupation. */
export function setPending(position: Position, from: number, to: number, dice: number, stopAt: number): void {
  position.from = from;
  position.to = to;
  position.dice = dice;
  position.stopAt = stopAt;
}

/** S-9, FG-7: the next seat in turn, in or out. */
export function leftOf(position: Position, seat: Seat): Seat {
  return position.left[seat];
}

/** The next seat in turn that is not out (E-6). */
export function nextSeatIn(position: Position, seat: Seat): Seat {
  let next = leftOf(position, seat);
  while (!isIn(position, next)) next = leftOf(position, next);
  return next;
}

/** The seat that chooses the dice of a defended territory: its owner, for neutral armies the opponent (TP-3). */
export function defenderOf(position: Position, territory: number): Seat {
  const owner = position.owner[territory];
  return owner === NEUTRAL ? nextSeatIn(position, position.seat) : owner;
}

export function handOf(position: Position, seat: Seat): number[] {
  const hand: number[] = [];
  for (let card = 0; card < position.cards.length; card++) if (position.cards[card] === seat) hand.push(card);
  return hand;
}

/** All seats in turn order, from this one. */
export function seatsFrom(position: Position, first: Seat): Seat[] {
  const seats = [first];
  for (let seat = leftOf(position, first); seat !== first; seat = leftOf(position, seat)) seats.push(seat);
  return seats;
}

/** Whether every viewer knows where the card is: all have seen it in this hand. */
export function isSeen(position: Position, card: number): boolean {
  return position.seen.length > 0 && position.seen[card] !== UNSEEN;
}
