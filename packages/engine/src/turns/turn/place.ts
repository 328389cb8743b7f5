import type { Place } from '../../codec/messages.ts';
import { territoriesOf } from '../../columns.ts';
import { isWithin } from '../../numbers.ts';
import { NEUTRAL, type Seat } from '../../vocabulary.ts';
import { isTerritory, refusePrompt, roomOn } from '../checks.ts';
import type { CommandOf, Offer, Rejection } from '../command.ts';
import type { EventOf } from '../event.ts';
import { placed } from '../evolve.ts';
import type { Phase, Position } from '../position.ts';
import { NO_LIMIT, note, type Play, type Rules } from '../rules.ts';
import { beginAttacks, concludeIfReached, loseSurplus } from './turn.ts';

export function offerPlaces(rules: Rules, position: Position, seat: Seat, offers: Offer[]): void {
  if (position.trading === 'must') return;
  offerOwner(rules, position, seat, position.toPlace, offers);
  offerOwner(rules, position, NEUTRAL, position.neutralToPlace, offers);
}

function offerOwner(rules: Rules, position: Position, owner: number, armies: number, offers: Offer[]): void {
  if (armies === 0) return;
  for (const territory of territoriesOf(position, owner)) {
    const most = Math.min(armies, roomOn(rules, position, territory));
    if (most > 0 && isOpen(position, territory)) offers.push({ type: 'place', territory, least: 1, most });
  }
}

/** CC-2: after an overthrow, only the vacated territories. */
function isOpen(position: Position, territory: number): boolean {
  return position.phase !== 'settle' || position.vacated.includes(territory);
}

/** R-3, E-4, CC-2 */
const PLACING: readonly Phase[] = ['reinforce', 'attack', 'settle'];

export function refusePlace(
  rules: Rules,
  p: Position,
  seat: Seat,
  command: CommandOf<'place' | 'place-rest'>,
): Rejection | undefined {
  const phase = PLACING.includes(p.phase) ? p.phase : 'deploy';
  const refusal = refusePrompt(p, seat, phase);
  if (refusal !== undefined) return refusal;
  if (p.trading === 'must') return { code: 'must-trade', cards: p.hand[seat] };
  if (p.toPlace + p.neutralToPlace === 0) return { code: 'nothing-to-place' };
  return refuseList(rules, p, seat, command.places, p.toPlace, p.neutralToPlace);
}

/** R-3, TP-2, EX-3: a list is legal if each entry is legal in turn. */
function refuseList(
  rules: Rules,
  p: Position,
  seat: Seat,
  places: readonly Place[],
  armies: number,
  neutral: number,
): Rejection | undefined {
  if (places.length === 0) return { code: 'no-places' };
  const mayPlaceNeutral = neutral > 0;
  for (let i = 0; i < places.length; i++) {
    const territory = places[i][0];
    const count = places[i][1];
    if (!isTerritory(rules, territory)) return { code: 'unknown-territory', territory };
    const isNeutral = mayPlaceNeutral && p.owner[territory] === NEUTRAL;
    if (p.owner[territory] !== seat && !isNeutral) return { code: 'not-yours', territory };
    if (!isOpen(p, territory)) return { code: 'not-vacated', territory };
    const room = roomAfter(rules, p, places, i);
    if (room < 1) return { code: 'no-room', territory, most: rules.armyLimit };
    const most = Math.min(isNeutral ? neutral : armies, room);
    if (!isWithin(count, 1, most)) return { code: 'armies-out-of-range', armies: count, least: 1, most };
    if (isNeutral) neutral -= count;
    else armies -= count;
  }
  return undefined;
}

/** The room for an entry after those before it are placed (EX-3). */
function roomAfter(rules: Rules, p: Position, places: readonly Place[], entry: number): number {
  if (rules.armyLimit === NO_LIMIT) return rules.armyLimit;
  const territory = places[entry][0];
  let room = roomOn(rules, p, territory);
  for (let i = 0; i < entry; i++) if (places[i][0] === territory) room -= places[i][1];
  return room;
}

/** "The rest": all armies the seat has, and the neutral ones that come with them (TP-2). */
export function restOf(rules: Rules, position: Position): { armies: number; neutral: number } {
  const armies = position.reserve[position.seat];
  const turns = (armies - position.toPlace) / rules.setup.armies;
  return { armies, neutral: position.neutralToPlace + turns * rules.setup.neutral };
}

export function refusePlaceRest(
  rules: Rules,
  p: Position,
  seat: Seat,
  command: CommandOf<'place' | 'place-rest'>,
): Rejection | undefined {
  const refusal = refusePrompt(p, seat, 'deploy');
  if (refusal !== undefined) return refusal;
  const { armies, neutral } = restOf(rules, p);
  const wrong = refuseList(rules, p, seat, command.places, armies, neutral);
  if (wrong !== undefined) return wrong;
  const total = command.places.reduce((sum, [, count]) => sum + count, 0);
  return total === armies + neutral ? undefined : { code: 'not-the-rest', armies, neutral };
}

/** Places entry by entry, and stops when one ends the game. */
export function place(play: Play, seat: Seat, places: readonly Place[]): undefined {
  for (let i = 0; i < places.length; i++) {
    const event: EventOf<'placed'> = { type: 'placed', seat, territory: places[i][0], armies: places[i][1] };
    placed(play.position, event);
    note(play, event);
    if (concludeIfReached(play)) return;
  }
  const { position } = play;
  if (position.phase === 'deploy') return;
  loseSurplus(play, seat);
  if (position.phase === 'reinforce' && position.toPlace === 0) beginAttacks(play, seat);
}
