import { NEUTRAL, NOBODY, type Seat } from '../vocabulary.ts';
import { type Event, type EventOf, HIDDEN_CARD } from './event.ts';
import {
  DISCARDED,
  ELIMINATED,
  IN_DECK,
  moveArmies,
  type Position,
  SURRENDERED,
  setOwner,
  setPending,
  withCell,
  withSum,
} from './position.ts';

type FrequentEvent =
  | 'placed'
  | 'rolled'
  | 'captured'
  | 'occupied'
  | 'attacks-began'
  | 'attacks-ended'
  | 'fortified'
  | 'turn-began'
  | 'drew'
  | 'traded';

/**
 * Writes one event into a position. The only writer: it never rejects, never rolls, and works on a view with
 * redacted events just as on the whole position. It is small and hands on to small functions, so that the
 * compiler reduces it to one of them wherever the type of an event is known.
 */
export function evolve(p: Position, event: Event): void {
  switch (event.type) {
    case 'placed':
      return placed(p, event);
    case 'rolled':
      return rolled(p, event);
    case 'captured':
      return captured(p, event);
    case 'occupied':
      return occupied(p, event);
    case 'attacks-began':
      return attacksBegan(p);
    case 'attacks-ended':
      return attacksEnded(p);
    case 'fortified':
      return fortified(p, event);
    case 'turn-began':
      return turnBegan(p, event);
    case 'drew':
      return drew(p, event);
    case 'traded':
      return traded(p, event);
    default:
      return evolveRarely(p, event);
  }
}

/** The events of set-up, of leaving, and others that are rare in a game. */
function evolveRarely(p: Position, event: Exclude<Event, { type: FrequentEvent }>): void {
  switch (event.type) {
    case 'started':
      return started(p, event);
    case 'dealt':
      return dealt(p, event);
    case 'spread':
      return spread(p, event);
    case 'prompted':
      return prompted(p, event);
    case 'claimed':
      return claimed(p, event);
    case 'announced':
      return announced(p, event);
    case 'eliminated':
      return eliminated(p, event);
    case 'reshuffled':
      return reshuffled(p);
    case 'surrendered':
      return surrendered(p, event);
    case 'draw-offered':
      return agreed(p, event.seat, 1 << event.seat);
    case 'draw-accepted':
      return agreed(p, p.drawOfferedBy, p.drawAgreed | (1 << event.seat));
    case 'draw-declined':
    case 'draw-lapsed':
      return agreed(p, NOBODY, 0);
    case 'won':
      return over(p, event.seat);
    case 'drawn':
      return over(p, NOBODY);
    case 'rolled-off':
    case 'skipped':
    case 'expired':
      return;
  }
}

function started(p: Position, event: EventOf<'started'>): void {
  p.first = event.seat;
  p.reserve = event.reserve;
}

function dealt(p: Position, event: EventOf<'dealt'>): void {
  const reserve = p.reserve.slice();
  for (let t = 0; t < event.owners.length; t++) {
    setOwner(p, t, event.owners[t]);
    p.armies[t] = 1;
    reserve[event.owners[t]]--;
  }
  p.reserve = reserve;
}

function spread(p: Position, event: EventOf<'spread'>): void {
  const reserve = p.reserve.slice();
  for (let t = 0; t < event.armies.length; t++) {
    p.armies[t] += event.armies[t];
    reserve[p.owner[t]] -= event.armies[t];
  }
  p.reserve = reserve;
}

function prompted(p: Position, event: EventOf<'prompted'>): void {
  p.phase = event.phase;
  p.seat = event.seat;
  p.toPlace = event.armies;
  p.neutralToPlace = event.neutral;
}

function claimed(p: Position, event: EventOf<'claimed'>): void {
  setOwner(p, event.territory, event.seat);
  p.armies[event.territory] = 1;
  p.reserve = withSum(p.reserve, event.seat, -1);
  p.toPlace--;
}

function turnBegan(p: Position, event: EventOf<'turn-began'>): void {
  p.phase = 'reinforce';
  p.seat = event.seat;
  p.turn++;
  p.toPlace = event.armies;
  p.neutralToPlace = 0;
  p.trading = event.trading;
  p.extraTaken = 0;
  p.captures = 0;
  setPending(p, NOBODY, NOBODY, 0, 0);
}

function traded(p: Position, event: EventOf<'traded'>): void {
  discard(p, event.seat, event.cards);
  p.sets++;
  p.toPlace += event.armies;
  p.trading = event.trading;
  if (event.extra === NOBODY) return;
  p.armies[event.extra] += event.extraArmies;
  p.extraTaken = 1;
}

function placed(p: Position, event: EventOf<'placed'>): void {
  const owner = p.owner[event.territory];
  p.armies[event.territory] += event.armies;
  if (owner === NEUTRAL) p.neutralToPlace -= event.armies;
  else p.toPlace -= event.armies;
  if (p.phase === 'deploy') p.reserve = withSum(p.reserve, owner, -event.armies);
  if (p.phase === 'reinforce') p.trading = 'none'; // C-4
}

function announced(p: Position, event: EventOf<'announced'>): void {
  p.phase = 'defend';
  p.trading = 'none';
  setPending(p, event.from, event.to, event.dice, event.stopAt);
}

function rolled(p: Position, event: EventOf<'rolled'>): void {
  p.armies[event.from] -= event.attackersLost;
  p.armies[event.to] -= event.defendersLost;
  p.trading = 'none'; // E-3
  if (p.phase !== 'defend') return;
  p.phase = 'attack';
  setPending(p, NOBODY, NOBODY, 0, 0);
}

function captured(p: Position, event: EventOf<'captured'>): void {
  setOwner(p, event.to, event.seat);
  p.captures++;
  p.phase = 'occupy';
  setPending(p, event.from, event.to, event.dice, 0);
}

function eliminated(p: Position, event: EventOf<'eliminated'>): void {
  const { seat, by, cards } = event;
  p.status = withCell(p.status, seat, ELIMINATED);
  p.trading = event.trading;
  p.hand = withSum(withSum(p.hand, seat, -cards.length), by, cards.length);
  // A viewer to whom the cards are hidden can no longer vouch for those it knew.
  p.cards = p.cards.map((place, card) => (cards.includes(card) ? by : place === seat ? IN_DECK : place));
}

function occupied(p: Position, event: EventOf<'occupied'>): void {
  moveArmies(p, event.from, event.to, event.armies);
  p.phase = 'attack';
  setPending(p, NOBODY, NOBODY, 0, 0);
}

function attacksBegan(p: Position): void {
  p.phase = 'attack';
}

function attacksEnded(p: Position): void {
  p.phase = 'fortify';
  p.trading = 'none';
  setPending(p, NOBODY, NOBODY, 0, 0);
}

function fortified(p: Position, event: EventOf<'fortified'>): void {
  moveArmies(p, event.from, event.to, event.armies);
}

function reshuffled(p: Position): void {
  p.deck += p.cards.filter((place) => place === DISCARDED).length;
  p.cards = p.cards.map((place) => (place === DISCARDED ? IN_DECK : place));
}

function drew(p: Position, { seat, card }: EventOf<'drew'>): void {
  if (card !== HIDDEN_CARD) p.cards = withCell(p.cards, card, seat);
  p.hand = withSum(p.hand, seat, 1);
  p.deck--;
}

function surrendered(p: Position, event: EventOf<'surrendered'>): void {
  p.status = withCell(p.status, event.seat, SURRENDERED);
  discard(p, event.seat, event.cards);
  p.toPlace -= event.unplaced;
}

/** Cards that all have seen go from a hand to the discards. */
function discard(p: Position, seat: Seat, cards: readonly number[]): void {
  const places = p.cards.slice();
  for (const card of cards) places[card] = DISCARDED;
  p.cards = places;
  p.hand = withSum(p.hand, seat, -cards.length);
}

function over(p: Position, winner: Seat): void {
  p.phase = 'over';
  p.winner = winner;
  p.trading = 'none';
}

function agreed(p: Position, offeredBy: number, seats: number): void {
  p.drawOfferedBy = offeredBy;
  p.drawAgreed = seats;
}
