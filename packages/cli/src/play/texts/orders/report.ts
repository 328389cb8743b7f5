import type { OrdersEvent, OrdersPosition, REASONS } from '@rubicon/engine';
import { armies, type Cast, nameOf, territoryName, territoryNames } from '../cast.ts';
import { count } from '../words.ts';

type EventOf<Type extends OrdersEvent['type']> = Extract<OrdersEvent, { type: Type }>;

/** What became of each order, and why. */

const WHY: Readonly<Record<(typeof REASONS)[number], string>> = {
  none: '',
  'too-many': 'there were no more',
  'nothing-ordered': 'for nothing was ordered',
  'nothing-left': 'for all are deployed already',
  'not-yours': 'for it is not an own territory',
  'no-troops': 'for nobody is there',
  'moved-already': 'for all there have moved in this round',
  'same-territory': 'for it leads nowhere',
  'not-adjacent': 'for they do not touch',
  'not-an-objective': 'for it is none of the own objectives',
  'cashed-already': 'for it has been cashed in',
};

/** `: ignored, for they do not touch`, `: only 2, there were no more`; nothing when all was done. */
function outcome(reason: (typeof REASONS)[number], done: number): string {
  if (reason === 'none') return '';
  return reason === 'too-many' ? `: only ${done}, ${WHY[reason]}` : `: ignored, ${WHY[reason]}`;
}

export function cashedText(cast: Cast, { seat, territory, troops, reason }: EventOf<'cashed'>): string {
  const brings = reason === 'none' ? ` for ${armies(cast, troops)}` : outcome(reason, troops);
  return `  ${nameOf(cast, seat)} cashes in ${territoryName(cast, territory)}${brings}.`;
}

export function deployedText(cast: Cast, event: EventOf<'deployed'>): string {
  const { seat, territory, asked, troops, reason } = event;
  return `  ${nameOf(cast, seat)} deploys ${asked} on ${territoryName(cast, territory)}${outcome(reason, troops)}.`;
}

export function movedText(cast: Cast, { seat, from, to, asked, troops, reason }: EventOf<'moved'>): string {
  const way = `from ${territoryName(cast, from)} to ${territoryName(cast, to)}`;
  return `  ${nameOf(cast, seat)} moves ${asked} ${way}${outcome(reason, troops)}.`;
}

export function foughtText(cast: Cast, event: EventOf<'fought'>): string {
  const { seat, defender, territory, attackers, defenders, attackersLeft, defendersLeft } = event;
  const fight = `${attackers} of ${nameOf(cast, seat)} against ${defenders} of ${nameOf(cast, defender)} in ${territoryName(cast, territory)}`;
  const [winner, left] = attackersLeft > 0 ? [seat, attackersLeft] : [defender, defendersLeft];
  const end = left === 0 ? 'all fall, and it is empty' : `${left} of ${nameOf(cast, winner)} are left`;
  return `    ${fight}: ${left === 1 ? end.replace(' are ', ' is ') : end}.`;
}

export function scoredText(cast: Cast, view: OrdersPosition, event: EventOf<'scored'>): string {
  const { seat, territories, objectives, continents, points } = event;
  const held = objectives.filter((territory) => view.owner[territory] === seat);
  const parts = [count(territories, 'territory', 'territories')];
  if (objectives.length > 0)
    parts.push(
      `objectives ${territoryNames(cast, objectives)} (${held.length === 0 ? 'none' : held.length} held)`,
    );
  if (continents > 0) parts.push(`${continents} for continents`);
  return `${nameOf(cast, seat)} has ${count(points, 'point')}: ${parts.join(', ')}.`;
}
