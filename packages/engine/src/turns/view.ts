import type { Dice } from '../dice.ts';
import { NOBODY, type Seat } from '../vocabulary.ts';
import { type Event, HIDDEN_CARD } from './event.ts';
import { clonePosition, handOf, IN_DECK, type Position } from './position.ts';

/**
 * What a seat, or a spectator, may know: a position in which every card in somebody else's hand looks like
 * one in the deck. For every event, evolve(viewOf(p, s), redact(e, s)) = viewOf(evolve(p, e), s).
 */
export function viewOf(position: Position, viewer: Seat): Position {
  const view = clonePosition(position);
  view.cards = view.cards.map((place) => (place > NOBODY && place !== viewer ? IN_DECK : place));
  return view;
}

/** The event as the viewer sees it. */
export function redact(event: Event, viewer: Seat): Event {
  switch (event.type) {
    case 'drew':
      return event.seat === viewer ? event : { ...event, card: HIDDEN_CARD };
    case 'eliminated':
      return event.by === viewer ? event : { ...event, cards: event.cards.map(() => HIDDEN_CARD) };
    // nothing of these is hidden from anybody
    case 'announced':
    case 'attacks-began':
    case 'attacks-ended':
    case 'captured':
    case 'claimed':
    case 'dealt':
    case 'draw-accepted':
    case 'draw-declined':
    case 'draw-lapsed':
    case 'draw-offered':
    case 'drawn':
    case 'expired':
    case 'fortified':
    case 'occupied':
    case 'placed':
    case 'prompted':
    case 'reshuffled':
    case 'rolled':
    case 'rolled-off':
    case 'skipped':
    case 'spread':
    case 'started':
    case 'surrendered':
    case 'traded':
    case 'turn-began':
    case 'won':
      return event;
  }
}

/** Whether every card in a hand is known: a view of somebody else's hand cannot be played on. */
export function isWhole(position: Position): boolean {
  return position.hand.every((size, seat) => handOf(position, seat).length === size);
}

/** One whole position that fits the view, all of them equally likely: for bots to think on. */
export function sampleWorld(view: Position, dice: Dice): Position {
  const world = clonePosition(view);
  const cards = world.cards.slice();
  const known = world.hand.map((_, seat) => world.cards.filter((holder) => holder === seat).length);
  const unknown: number[] = [];
  for (let card = 0; card < world.cards.length; card++) if (world.cards[card] === IN_DECK) unknown.push(card);
  for (let seat = 0; seat < world.hand.length; seat++) {
    for (let missing = world.hand[seat] - known[seat]; missing > 0; missing--) {
      const [card] = unknown.splice(dice.below(unknown.length), 1);
      cards[card] = seat;
    }
  }
  world.cards = cards;
  return world;
}
