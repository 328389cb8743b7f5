import type { OrdersEvent, OrdersPosition, REASONS } from '@rubicon/engine';
import { armies, type Cast, nameOf, territoryName, territoryNames } from '../cast.ts';
import { count } from '../words.ts';

type EventOf<Type extends OrdersEvent['type']> = Extract<OrdersEvent, { type: Type }>;

/** Log texts of orders, with the reason if an order was not carried out as written. */

type Reason = (typeof REASONS)[number];

const WHY: Readonly<Record<Reason, string>> = {
  none: '',
  'too-many': 'no more available',
  'nothing-ordered': 'no troops ordered',
  'nothing-left': 'no troops left',
  'not-yours': 'not held',
  'no-troops': 'no troops there',
  'moved-already': 'already moved',
  'same-territory': 'same territory',
  'not-adjacent': 'not adjacent',
  'not-an-objective': 'not an objective',
  'cashed-already': 'already cashed in',
};

/** `: ignored (not adjacent)`, `: only 2 (no more available)`; empty if the order was carried out. */
function outcome(reason: Reason, done: number): string {
  if (reason === 'none') return '';
  return reason === 'too-many' ? `: only ${done} (${WHY[reason]})` : `: ignored (${WHY[reason]})`;
}

/** The same for an order from a territory, which the seat may have lost earlier in the round. */
function outcomeFrom(reason: Reason, done: number, isLost: boolean): string {
  const isGone = reason === 'not-yours' || reason === 'no-troops';
  return isGone && isLost ? ': not carried out (territory lost earlier this round)' : outcome(reason, done);
}

export function cashedText(cast: Cast, { seat, territory, troops, reason }: EventOf<'cashed'>): string {
  const brings = reason === 'none' ? ` for ${armies(cast, troops)}` : outcome(reason, troops);
  return `  ${nameOf(cast, seat)} cashes in ${territoryName(cast, territory)}${brings}.`;
}

export function deployedText(cast: Cast, event: EventOf<'deployed'>, before: number | undefined): string {
  const { seat, territory, asked, troops, reason } = event;
  return `  ${nameOf(cast, seat)} deploys ${asked} on ${territoryName(cast, territory)}${outcomeFrom(reason, troops, before === seat)}.`;
}

export function movedText(cast: Cast, event: EventOf<'moved'>, before: number | undefined): string {
  const { seat, from, to, asked, troops, reason } = event;
  const way = `from ${territoryName(cast, from)} to ${territoryName(cast, to)}`;
  return `  ${nameOf(cast, seat)} moves ${asked} ${way}${outcomeFrom(reason, troops, before === seat)}.`;
}

export function foughtText(cast: Cast, event: EventOf<'fought'>): string {
  const { seat, defender, territory, attackers, defenders, attackersLeft, defendersLeft } = event;
  const fight = `Battle for ${territoryName(cast, territory)}: ${nameOf(cast, seat)} ${attackers} against ${nameOf(cast, defender)} ${defenders}`;
  const [winner, left] = attackersLeft > 0 ? [seat, attackersLeft] : [defender, defendersLeft];
  const end = left === 0 ? 'both sides lose all' : `${nameOf(cast, winner)} has ${left} left`;
  return `    ${fight}; ${end}.`;
}

export function scoredText(cast: Cast, view: OrdersPosition, event: EventOf<'scored'>): string {
  const { seat, territories, objectives, continents, points } = event;
  const held = objectives.filter((territory) => view.owner[territory] === seat);
  const parts = [count(territories, 'territory', 'territories')];
  if (objectives.length > 0)
    parts.push(`objectives ${territoryNames(cast, objectives)} (${held.length} held)`);
  if (continents > 0) parts.push(`continent bonus ${continents}`);
  return `${nameOf(cast, seat)} has ${count(points, 'point')}: ${parts.join(', ')}.`;
}
