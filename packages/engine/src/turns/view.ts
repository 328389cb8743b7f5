import type { Dice } from '../chance/dice.ts';
import { takeAtRandom } from '../chance/random-draw.ts';
import { HIDDEN_CARD } from '../codec/ids.ts';
import { territoriesOf } from '../columns.ts';
import { isIn } from '../seats.ts';
import { NOBODY, type Seat, UNKNOWN } from '../vocabulary.ts';
import type { Event } from './event.ts';
import { isComplete, missionsInPlay } from './goals/missions.ts';
import { clonePosition, handOf, IN_DECK, isSeen, type Position, REMOVED } from './position.ts';
import type { Rules } from './rules.ts';

/**
 * C-10, SM-6: returns the view of a seat or a spectator. A card in another hand looks like one in the deck, unless all
 * have seen it; missions and capitals that were not shown are unknown. For every event,
 * evolve(viewOf(p, s), redact(e, s)) = viewOf(evolve(p, e), s).
 */
export function viewOf(position: Position, viewer: Seat): Position {
  const view = clonePosition(position);
  view.cards = position.cards.map((place, card) =>
    place > NOBODY && place !== viewer && !isSeen(position, card) ? IN_DECK : place,
  );
  view.missions = position.missions.map((mission, seat) =>
    seat === viewer || (position.missionsShown & (1 << seat)) !== 0 ? mission : UNKNOWN,
  );
  if (arePicked(position)) view.capitals = hideCapitals(position.capitals, viewer);
  return view;
}

/** CH-1: during the secret choice a seat knows its own and which seats have chosen; once shown, the cards are out. */
function arePicked(position: Position): boolean {
  return position.seat === NOBODY && !position.cards.includes(REMOVED);
}

function hideCapitals(capitals: readonly number[], viewer: Seat): number[] {
  return capitals.map((territory, seat) => (seat === viewer || territory === NOBODY ? territory : UNKNOWN));
}

/** The event as the viewer sees it. */
export function redact(event: Event, viewer: Seat): Event {
  switch (event.type) {
    case 'drew':
      return event.seat === viewer ? event : { ...event, card: HIDDEN_CARD };
    case 'eliminated':
    case 'overthrown':
      return event.by === viewer ? event : { ...event, cards: event.cards.map(() => HIDDEN_CARD) };
    case 'missions-dealt':
      return { ...event, missions: event.missions.map((m, seat) => (seat === viewer ? m : UNKNOWN)) };
    case 'capital-picked':
      return event.seat === viewer ? event : { ...event, territory: UNKNOWN };
    // these hide nothing
    case 'airfield-lost':
    case 'airfield-placed':
    case 'announced':
    case 'armies-lost':
    case 'questions-stopped':
    case 'attacks-began':
    case 'attacks-ended':
    case 'capital-named':
    case 'capitals-asked':
    case 'capitals-shown':
    case 'captured':
    case 'cards-covered':
    case 'cities-placed':
    case 'claimed':
    case 'colour-chosen':
    case 'commander-used':
    case 'dealt':
    case 'dice-asked':
    case 'dice-helped':
    case 'draw-accepted':
    case 'draw-declined':
    case 'draw-expired':
    case 'draw-offered':
    case 'drawn':
    case 'expired':
    case 'fortified':
    case 'mission-shown':
    case 'objective-taken':
    case 'objectives-laid':
    case 'occupied':
    case 'opening-moves':
    case 'placed':
    case 'prompted':
    case 're-rolled':
    case 'reshuffled':
    case 'rewards-lost':
    case 'rolled':
    case 'rolled-off':
    case 'seated':
    case 'settled':
    case 'skipped':
    case 'spoils-taken':
    case 'spread':
    case 'started':
    case 'surrendered':
    case 'thrown':
    case 'traded':
    case 'turn-began':
    case 'won':
      return event;
  }
}

/** Whether every hand, mission and capital is known: a view that hides one cannot be played on. */
export function isWhole(position: Position): boolean {
  return (
    position.hand.every((size, seat) => handOf(position, seat).length === size) &&
    !position.missions.includes(UNKNOWN) &&
    !position.capitals.includes(UNKNOWN)
  );
}

/** Returns one whole position that fits the view, for bots to search; all deals of the cards are equally likely. */
export function sampleWorld(rules: Rules, view: Position, dice: Dice): Position {
  const world = clonePosition(view);
  world.cards = sampleCards(view, dice);
  world.missions = sampleMissions(rules, view, dice);
  world.capitals = view.capitals.map((territory, seat) =>
    territory === UNKNOWN ? takeAtRandom(dice, territoriesOf(view, seat)) : territory,
  );
  return world;
}

function sampleCards(view: Position, dice: Dice): number[] {
  const cards = view.cards.slice();
  const unknown: number[] = [];
  for (let card = 0; card < cards.length; card++) if (cards[card] === IN_DECK) unknown.push(card);
  for (let seat = 0; seat < view.hand.length; seat++) {
    for (let missing = view.hand[seat] - handOf(view, seat).length; missing > 0; missing--)
      cards[takeAtRandom(dice, unknown)] = seat;
  }
  return cards;
}

/** The number of attempts to deal missions of which none is complete. */
const DRAWS = 100;

/** A random deal of missions; all deals in which no mission is complete are equally likely. */
function sampleMissions(rules: Rules, view: Position, dice: Dice): readonly number[] {
  if (!view.missions.includes(UNKNOWN)) return view.missions;
  let missions = dealUnknown(rules, view, dice);
  for (let draws = 1; draws < DRAWS && hasWinner(rules, view, missions); draws++)
    missions = dealUnknown(rules, view, dice);
  return missions;
}

function dealUnknown(rules: Rules, view: Position, dice: Dice): number[] {
  const left = missionsInPlay(rules, view.colours).filter((mission) => !view.missions.includes(mission));
  return view.missions.map((mission) => (mission === UNKNOWN ? takeAtRandom(dice, left) : mission));
}

function hasWinner(rules: Rules, view: Position, missions: readonly number[]): boolean {
  return missions.some((mission, seat) => isIn(view, seat) && isComplete(rules, view, seat, mission));
}
