import { NEUTRAL, type Seat } from '../vocabulary.ts';
import { isTerritory, isWithin, refusePrompt } from './checks.ts';
import type { CommandOf, Offer, Place, Rejection } from './command.ts';
import { type Position, territoriesOf } from './position.ts';
import { emit, type Play, type Rules } from './rules.ts';

export function offerPlaces(position: Position, seat: Seat, offers: Offer[]): void {
  if (position.trading === 'must') return;
  offerOwner(position, seat, position.toPlace, offers);
  offerOwner(position, NEUTRAL, position.neutralToPlace, offers);
}

function offerOwner(position: Position, owner: number, most: number, offers: Offer[]): void {
  if (most === 0) return;
  for (const territory of territoriesOf(position, owner))
    offers.push({ type: 'place', territory, least: 1, most });
}

export function refusePlace(
  rules: Rules,
  p: Position,
  seat: Seat,
  command: CommandOf<'place' | 'place-rest'>,
): Rejection | undefined {
  const phase = p.phase === 'reinforce' || p.phase === 'attack' ? p.phase : 'deploy';
  const refusal = refusePrompt(p, seat, phase);
  if (refusal !== undefined) return refusal;
  if (p.trading === 'must') return { code: 'must-trade', cards: p.hand[seat] };
  if (p.toPlace + p.neutralToPlace === 0) return { code: 'nothing-to-place' };
  return refuseList(rules, p, seat, command.places, p.toPlace, p.neutralToPlace);
}

/** R-3, TP-2: a list is legal when each entry in its turn is. */
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
    const most = isNeutral ? neutral : armies;
    if (!isWithin(count, 1, most)) return { code: 'armies-out-of-range', armies: count, least: 1, most };
    if (isNeutral) neutral -= count;
    else armies -= count;
  }
  return undefined;
}

/** What "the rest" is: all armies the seat has, and the neutral ones that would come with them (TP-2). */
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

export function place(play: Play, seat: Seat, places: readonly Place[]): undefined {
  for (let i = 0; i < places.length; i++) {
    emit(play, { type: 'placed', seat, territory: places[i][0], armies: places[i][1] });
  }
  const { position } = play;
  if (position.phase === 'reinforce' && position.toPlace === 0) emit(play, { type: 'attacks-began', seat });
}
