import { type Event, HIDDEN_CARD, NOBODY, type Position } from '@rubicon/engine';
import { type Cast, cardName, cardNames, markedName, nameOf, territoryName } from './cast.ts';
import { armies, count, listed } from './words.ts';

/**
 * An event as a sentence; undefined when there is nothing to say about it. `view` is what the reader knew
 * before it. Rolls, claims and placements are told together, in the narration.
 */
export function eventText(cast: Cast, view: Position, event: Event): string | undefined {
  switch (event.type) {
    case 'rolled':
    case 'claimed':
    case 'placed':
    case 'prompted':
    case 'attacks-began':
    case 'attacks-ended':
      return undefined;
    case 'rolled-off':
      return `Rolled for the first turn: ${listed(event.seats.map((seat, i) => `${nameOf(cast, seat)} ${event.faces[i]}`))}.`;
    case 'started':
      return `${markedName(cast, event.seat)} goes first.`;
    case 'dealt':
      return 'The territories are dealt, with one army on each.';
    case 'spread':
      return 'All armies are spread evenly.';
    case 'turn-began':
      return `${cast.colours.bold(`Turn ${view.turn + 1}:`)} ${markedName(cast, event.seat)} gets ${armies(event.armies)}.`;
    case 'traded':
      return `${nameOf(cast, event.seat)} trades ${cardNames(cast, event.cards)} for ${armies(event.armies)}${extraText(cast, event)}.`;
    case 'announced':
      return `${nameOf(cast, view.seat)} attacks ${territoryName(cast, event.to)} (${nameOf(cast, view.owner[event.to]!)}) from ${territoryName(cast, event.from)} with ${count(event.dice, 'die', 'dice')}.`;
    case 'captured':
      return `${nameOf(cast, event.seat)} takes ${territoryName(cast, event.to)} from ${nameOf(cast, event.loser)}.`;
    case 'eliminated':
      return `${nameOf(cast, event.seat)} is eliminated by ${nameOf(cast, event.by)}${spoilsText(cast, event.cards)}.`;
    case 'occupied':
      return `${armies(event.armies)} ${event.armies === 1 ? 'moves' : 'move'} from ${territoryName(cast, event.from)} into ${territoryName(cast, event.to)}.`;
    case 'reshuffled':
      return 'The traded cards are shuffled into a new draw pile.';
    case 'drew':
      return `${nameOf(cast, event.seat)} draws ${cardName(cast, event.card)}.`;
    case 'fortified':
      return `${nameOf(cast, view.seat)} moves ${armies(event.armies)} from ${territoryName(cast, event.from)} to ${territoryName(cast, event.to)}.`;
    case 'skipped':
      return `${nameOf(cast, event.seat)} is passed over.`;
    case 'expired':
      return `The time of ${nameOf(cast, event.seat)} is up.`;
    case 'surrendered':
      return `${nameOf(cast, event.seat)} surrenders; the armies on the board stay where they are and only defend.`;
    case 'draw-offered':
      return `${nameOf(cast, event.seat)} offers a draw.`;
    case 'draw-accepted':
      return `${nameOf(cast, event.seat)} accepts the draw.`;
    case 'draw-declined':
      return `${nameOf(cast, event.seat)} declines the draw.`;
    case 'draw-lapsed':
      return `The draw offered by ${nameOf(cast, event.seat)} was not accepted by all.`;
    case 'won':
      return `${nameOf(cast, event.seat)} wins.`;
    case 'drawn':
      return 'All agree to a draw.';
  }
}

function extraText(cast: Cast, { extra, extraArmies }: Extract<Event, { type: 'traded' }>): string {
  return extra === NOBODY ? '' : ` and ${extraArmies} more on ${territoryName(cast, extra)}`;
}

/** Cards that the reader may not know are only counted. */
function spoilsText(cast: Cast, cards: readonly number[]): string {
  if (cards.length === 0) return '';
  const spoils = `, who gets ${count(cards.length, 'card')}`;
  return cards.includes(HIDDEN_CARD) ? spoils : `${spoils}: ${cardNames(cast, cards)}`;
}
