import type { OrdersEvent, OrdersPosition } from '@rubicon/engine';
import { armies, type Cast, markedName, nameOf, territoryName, territoryNames } from '../cast.ts';
import { commonEventText, surrenderText } from '../common-events.ts';
import { count, listed } from '../words.ts';
import { cashedText, deployedText, foughtText, movedText, scoredText } from './report.ts';
import { committedText, openedText } from './sheets.ts';

/**
 * An event as a sentence; undefined when there is nothing to say about it. `view` is what the reader knew
 * before it.
 */
export function ordersEventText(cast: Cast, view: OrdersPosition, event: OrdersEvent): string | undefined {
  switch (event.type) {
    case 'tokens-dealt':
      return `Everybody has ${count(event.tokens, 'token')} for bids.`;
    case 'objectives-dealt':
      return objectivesText(cast, event);
    case 'came-up':
      return `To be bid for: ${territoryNames(cast, event.territories)}.`;
    case 'rolled-off':
      return `A die settles the tie: ${listed(event.seats.map((seat, i) => `${nameOf(cast, seat)} ${event.faces[i]}`))}.`;
    case 'lot-won':
      return `${nameOf(cast, event.seat)} gets ${territoryNames(cast, event.territories)} for ${count(event.tokens, 'token')}.`;
    case 'lot-left':
      return `Nobody bids; ${territoryNames(cast, event.territories)} ${event.territories.length === 1 ? 'stays' : 'stay'} empty.`;
    case 'conversion-began':
      return 'Who won nothing turns objectives into starting territories.';
    case 'converted':
      return `${nameOf(cast, event.seat)} starts from ${territoryNames(cast, event.territories)}, no objectives any more.`;
    case 'token-taken':
      return `${markedName(cast, event.seat)} has most tokens left and is the first player.`;
    case 'deployment-began':
      return `Everybody places ${armies(cast, event.troops)} on the own starting territories, in secret.`;
    case 'committed':
      return committedText(cast, event);
    case 'opened':
      return openedText(cast, event);
    case 'round-began':
      return `${cast.colours.bold(`Round ${event.round}:`)} the orders of ${markedName(cast, event.seat)} come first.`;
    case 'cashed':
      return cashedText(cast, event);
    case 'deployed':
      return deployedText(cast, event);
    case 'moved':
      return movedText(cast, event);
    case 'fought':
      return foughtText(cast, event);
    case 'supply-cut':
      return `Supply: ${armies(cast, event.troops)} of ${nameOf(cast, event.seat)} on ${territoryName(cast, event.territory)} ${event.troops === 1 ? 'is' : 'are'} removed, for ${count(view.territories[event.seat]!, 'territory', 'territories')} feed no larger stack.`;
    case 'scored':
      return scoredText(cast, view, event);
    case 'gave-up':
      return surrenderText(cast, event);
    case 'skipped':
    case 'expired':
    case 'draw-offered':
    case 'draw-accepted':
    case 'draw-declined':
    case 'draw-lapsed':
    case 'won':
    case 'drawn':
      return commonEventText(cast, event);
  }
}

/** The reader's own by name; of the others only that they have some, which goes without saying. */
function objectivesText(
  cast: Cast,
  { seat, objectives }: Extract<OrdersEvent, { type: 'objectives-dealt' }>,
): string | undefined {
  if (objectives.some((territory) => territory < 0)) return undefined;
  return `The secret objectives of ${nameOf(cast, seat)}: ${territoryNames(cast, objectives)}.`;
}
