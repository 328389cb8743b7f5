import type { OrdersEvent, OrdersPosition } from '@rubicon/engine';
import { armies, type Cast, markedName, nameOf, territoryName, territoryNames } from '../cast.ts';
import { commonEventText, surrenderText } from '../common-events.ts';
import { count, listed } from '../words.ts';
import { cashedText, deployedText, foughtText, movedText, scoredText } from './report.ts';
import { committedText, openedText } from './sheets.ts';

/**
 * The log text of an event; undefined if it has none. `view` is the viewer's position before it, `written` the owners of
 * all territories when the orders of this round were written.
 */
export function ordersEventText(
  cast: Cast,
  view: OrdersPosition,
  event: OrdersEvent,
  written: readonly number[] = [],
): string | undefined {
  switch (event.type) {
    case 'tokens-dealt':
      return `Each player receives ${count(event.tokens, 'token')}.`;
    case 'objectives-dealt':
      return objectivesText(cast, event);
    case 'came-up':
      return `Up for bids: ${territoryNames(cast, event.territories)}.`;
    case 'rolled-off':
      return `Dice break the tie: ${listed(event.seats.map((seat, i) => `${nameOf(cast, seat)} ${event.faces[i]}`))}.`;
    case 'lot-won':
      return `${nameOf(cast, event.seat)} wins ${territoryNames(cast, event.territories)} for ${count(event.tokens, 'token')}.`;
    case 'lot-left':
      return `No bids for ${territoryNames(cast, event.territories)}.`;
    case 'conversion-began':
      return 'Players without a starting territory convert objectives.';
    case 'converted':
      return `${nameOf(cast, event.seat)} converts objectives: ${territoryNames(cast, event.territories)}.`;
    case 'token-taken':
      return `${markedName(cast, event.seat)} has the most tokens left and goes first.`;
    case 'deployment-began':
      return `Each player deploys ${armies(cast, event.troops)} in secret.`;
    case 'committed':
      return committedText(cast, event);
    case 'opened':
      return openedText(cast, event);
    case 'round-began':
      return `${cast.colours.bold(`Round ${event.round}:`)} ${markedName(cast, event.seat)} goes first.`;
    case 'cashed':
      return cashedText(cast, event);
    case 'deployed':
      return deployedText(cast, event, written[event.territory]);
    case 'moved':
      return movedText(cast, event, written[event.from]);
    case 'fought':
      return foughtText(cast, event);
    case 'supply-cut':
      return `${nameOf(cast, event.seat)} loses ${armies(cast, event.troops)} on ${territoryName(cast, event.territory)}: supply limit ${view.territories[event.seat]}.`;
    case 'scored':
      return scoredText(cast, view, event);
    case 'gave-up':
      return surrenderText(cast, event);
    case 'skipped':
    case 'expired':
    case 'draw-offered':
    case 'draw-accepted':
    case 'draw-declined':
    case 'draw-expired':
    case 'won':
    case 'drawn':
      return commonEventText(cast, event);
  }
}

/** The viewer's own objectives; undefined for those of other seats. */
function objectivesText(
  cast: Cast,
  { seat, objectives }: Extract<OrdersEvent, { type: 'objectives-dealt' }>,
): string | undefined {
  if (objectives.some((territory) => territory < 0)) return undefined;
  return `Secret objectives of ${nameOf(cast, seat)}: ${territoryNames(cast, objectives)}.`;
}
