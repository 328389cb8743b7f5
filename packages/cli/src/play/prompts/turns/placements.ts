import { isBorder, NEUTRAL, type Place, type SeatCommand, territoriesOf } from '@rubicon/engine';
import { offersOf, type TurnsDecision } from '../../decision.ts';
import { placesOf } from '../../staging.ts';
import { armies, territoryName } from '../../texts/cast.ts';
import { rejectionText } from '../../texts/rejections.ts';

/** Numbers of the seat's own armies and of neutral ones. */
export interface Purse {
  readonly own: number;
  readonly neutral: number;
}

/** The armies to stage in total: those of this prompt, or the whole reserve of the set-up. */
function purseOf(decision: TurnsDecision): Purse {
  const { room, view } = decision;
  const [rest] = room.staging.placesAll ? offersOf(decision, 'place-rest') : [];
  if (rest !== undefined) return { own: rest.armies, neutral: rest.neutral };
  return { own: view.toPlace, neutral: view.neutralToPlace };
}

/** The armies left to stage. */
export function leftToPlace(decision: TurnsDecision): Purse {
  const { room, view } = decision;
  let { own, neutral } = purseOf(decision);
  for (const [territory, count] of room.staging.steps) {
    if (view.owner[territory] === NEUTRAL) neutral -= count;
    else own -= count;
  }
  return { own, neutral };
}

/** Stages armies, or removes some if the number is negative; returns the reason if that is not possible. */
export function stage(decision: TurnsDecision, territory: number, count: number): string | undefined {
  const { room, view } = decision;
  const { cast } = room;
  const left = leftToPlace(decision);
  const isNeutral = view.owner[territory] === NEUTRAL && purseOf(decision).neutral > 0;
  const closed = whyClosed(decision, territory, isNeutral);
  if (closed !== undefined) return closed;
  const most = isNeutral ? left.neutral : left.own;
  const staged = placesOf(room.staging).get(territory) ?? 0;
  const name = territoryName(cast, territory);
  if (count === 0 && most > 0) return `Type a number of ${cast.words.armies}, at least 1.`;
  if (staged === 0 && count < 0) return `Nothing staged on ${name}.`;
  if (count < -staged) return `Only ${armies(cast, staged)} staged on ${name}.`;
  if (most === 0 && count >= 0)
    return `All ${isNeutral ? 'neutral ' : ''}${cast.words.armies} are staged. Type undo or clear to change that.`;
  if (count > most) {
    return `Only ${isNeutral ? `${most} neutral` : armies(cast, most)} left to place.`;
  }
  if (count > roomOn(decision, territory))
    return rejectionText(cast, { code: 'no-room', territory, most: decision.rules.armyLimit });
  room.staging = { ...room.staging, steps: [...room.staging.steps, [territory, count]] };
  return undefined;
}

function whyClosed({ room, seat, view }: TurnsDecision, territory: number, isNeutral: boolean) {
  if (view.owner[territory] !== seat && !isNeutral)
    return rejectionText(room.cast, { code: 'not-yours', territory });
  if (view.phase === 'settle' && !view.vacated.includes(territory))
    return rejectionText(room.cast, { code: 'not-vacated', territory });
  return undefined;
}

/** The room on a territory in addition to the staged armies (EX-3). */
function roomOn({ room, rules, view }: TurnsDecision, territory: number): number {
  return rules.armyLimit - view.armies[territory]! - (placesOf(room.staging).get(territory) ?? 0);
}

/** Spreads the remaining armies evenly over border territories, then over the others; neutral ones over neutral territories. */
export function spread(decision: TurnsDecision): void {
  const { room, seat, view } = decision;
  const { own, neutral } = leftToPlace(decision);
  const held = view.phase === 'settle' ? view.vacated : territoriesOf(view, seat);
  const borders = held.filter((territory) => isBorder(decision.rules, view, territory));
  const first = evenly(decision, own, view.phase === 'settle' ? held : borders);
  const placed = first.reduce((sum, [, count]) => sum + count, 0);
  const inside = held.filter((territory) => !borders.includes(territory));
  const steps = [
    ...first,
    ...evenly(decision, own - placed, inside),
    ...evenly(decision, neutral, territoriesOf(view, NEUTRAL)),
  ];
  room.staging = { ...room.staging, steps: [...room.staging.steps, ...steps] };
}

/** Places armies one at a time while there is room. */
function evenly(decision: TurnsDecision, total: number, territories: readonly number[]): Place[] {
  const counts = territories.map(() => 0);
  const rooms = territories.map((territory) => roomOn(decision, territory));
  let left = total;
  for (let isRoom = true; left > 0 && isRoom; ) {
    isRoom = false;
    for (const [i, room] of rooms.entries()) {
      if (left === 0 || counts[i]! >= room) continue;
      counts[i]!++;
      left--;
      isRoom = true;
    }
  }
  return territories.map((territory, i): Place => [territory, counts[i]!]).filter(([, count]) => count > 0);
}

/** The staged placements as one command. */
export function stagedCommand({ room: { staging } }: TurnsDecision): SeatCommand {
  return { type: staging.placesAll ? 'place-rest' : 'place', places: [...placesOf(staging)] };
}
