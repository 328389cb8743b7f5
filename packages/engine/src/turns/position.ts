import { highBit, lowBit, WORD } from '../board.ts';
import { NEUTRAL, NOBODY, OWNERS, type Seat } from '../vocabulary.ts';

export const PHASES = [
  'start', // the host has to start the game
  'claim', // set-up: an empty territory is claimed
  'deploy', // set-up: armies go onto territories
  'reinforce', // sets are traded, new armies placed
  'attack', // attacks, and the trades that follow an elimination
  'defend', // the defender chooses the dice
  'occupy', // armies move into a captured territory
  'fortify', // the move at the end of a turn
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

/** Whether the seat whose turn it is may trade a set now, must, or may not. */
export const TRADING = ['none', 'may', 'must'] as const;
export type Trading = (typeof TRADING)[number];

/** What became of a seat. */
export const STATUSES = ['in', 'eliminated', 'surrendered'] as const;
export const IN = 0;
export const ELIMINATED = 1;
export const SURRENDERED = 2;

/** Where a card is, when no seat holds it. In a view, a card in somebody else's hand looks like one in the deck. */
export const IN_DECK = NOBODY;
export const DISCARDED = -2;

/**
 * Everything that is true of a game at one moment: the fold of its events and nothing else. Plain columns,
 * because they clone fastest. `evolve` is the only writer.
 */
export interface Position {
  phase: Phase;
  seat: Seat; // whose turn it is, in set-up too
  first: Seat; // who takes the first turn
  turn: number; // turns begun
  toPlace: number; // armies the seat has to place now
  neutralToPlace: number; // neutral armies it has to place now (TP-2)
  trading: Trading;
  extraTaken: 0 | 1; // the extra armies for a territory on a card were taken this turn (C-8)
  captures: number; // territories captured this turn
  sets: number; // sets traded in the game
  from: number; // the attack that waits for dice or for the occupation, else NOBODY
  to: number;
  dice: number; // dice the attacker announced for it
  stopAt: number; // an assault goes on until so few armies are left; 0 for a single attack
  drawOfferedBy: Seat;
  drawAgreed: number; // seats that agree to a draw, as bits
  winner: Seat; // NOBODY while it goes on, and after a draw
  deck: number; // cards in the draw pile
  owner: number[]; // by territory: a seat, NEUTRAL or NOBODY
  armies: number[]; // by territory
  heldLow: number[]; // by owner: the territories held, low word
  heldHigh: number[]; // by owner: high word
  territories: number[]; // by owner: how many territories
  // These change rarely. They are replaced then, never written into, so that clones share them.
  reserve: readonly number[]; // by owner: armies of the set-up not yet on the board
  colours: readonly number[]; // by seat
  status: readonly number[]; // by seat
  hand: readonly number[]; // by seat: how many cards
  cards: readonly number[]; // by card: a seat, IN_DECK or DISCARDED
}

/** The position before the host starts the game. */
export function emptyPosition(size: number, cards: number, colours: readonly number[]): Position {
  const fill = (length: number, value: number): number[] => {
    const column: number[] = [];
    while (column.length < length) column.push(value);
    return column;
  };
  return {
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
    status: fill(colours.length, IN),
    hand: fill(colours.length, 0),
    cards: fill(cards, IN_DECK),
  };
}

export function clonePosition(p: Position): Position {
  return {
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
    status: p.status,
    hand: p.hand,
    cards: p.cards,
  };
}

/** Gives a territory to an owner, with the sets and counts that go with it. Part of `evolve`. */
export function setOwner(position: Position, territory: number, owner: number): void {
  const before = position.owner[territory];
  const words = territory < WORD ? position.heldLow : position.heldHigh;
  const bit = lowBit(territory) | highBit(territory);
  if (before !== NOBODY) {
    words[before] &= ~bit;
    position.territories[before]--;
  }
  words[owner] |= bit;
  position.territories[owner]++;
  position.owner[territory] = owner;
}

export function moveArmies(position: Position, from: number, to: number, armies: number): void {
  position.armies[from] -= armies;
  position.armies[to] += armies;
}

/** The attack that waits for the defender's dice or for the occupation. */
export function setPending(position: Position, from: number, to: number, dice: number, stopAt: number): void {
  position.from = from;
  position.to = to;
  position.dice = dice;
  position.stopAt = stopAt;
}

/** A column with one cell changed. */
export function withCell(column: readonly number[], index: number, value: number): number[] {
  const changed = column.slice();
  changed[index] = value;
  return changed;
}

/** A column with one number added to a cell. */
export function withSum(column: readonly number[], index: number, more: number): number[] {
  return withCell(column, index, column[index] + more);
}

export function isIn(position: Position, seat: Seat): boolean {
  return position.status[seat] === IN;
}

/** The seats that are not out, clockwise from seat 0. */
export function seatsIn(position: Position): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < position.status.length; seat++) if (isIn(position, seat)) seats.push(seat);
  return seats;
}

export function leftOf(position: Position, seat: Seat): Seat {
  return seat + 1 === position.status.length ? 0 : seat + 1;
}

/** The next seat clockwise that is not out (E-6). */
export function nextSeatIn(position: Position, seat: Seat): Seat {
  let next = leftOf(position, seat);
  while (!isIn(position, next)) next = leftOf(position, next);
  return next;
}

/** The seat whose word counts for the dice of a defended territory: its owner's, for neutral armies the opponent's (TP-3). */
export function defenderOf(position: Position, territory: number): Seat {
  const owner = position.owner[territory];
  return owner === NEUTRAL ? nextSeatIn(position, position.seat) : owner;
}

export function handOf(position: Position, seat: Seat): number[] {
  const hand: number[] = [];
  for (let card = 0; card < position.cards.length; card++) if (position.cards[card] === seat) hand.push(card);
  return hand;
}

export function territoriesOf(position: Position, owner: number): number[] {
  const territories: number[] = [];
  if (owner === NOBODY) {
    for (let t = 0; t < position.owner.length; t++) if (position.owner[t] === NOBODY) territories.push(t);
    return territories;
  }
  for (let set = position.heldLow[owner]; set !== 0; set &= set - 1) territories.push(lowest(set));
  for (let set = position.heldHigh[owner]; set !== 0; set &= set - 1) territories.push(WORD + lowest(set));
  return territories;
}

const lowest = (set: number): number => 31 - Math.clz32(set & -set);
