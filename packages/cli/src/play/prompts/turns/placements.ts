import { isBorder, NEUTRAL, type Place, type SeatCommand, territoriesOf } from '@rubicon/engine';
import { offersOf, type TurnsChair } from '../../chair.ts';
import { placesOf } from '../../draft.ts';
import { armies, territoryName } from '../../texts/cast.ts';
import { rejectionText } from '../../texts/rejections.ts';

/** Armies, own and neutral. */
export interface Purse {
  readonly own: number;
  readonly neutral: number;
}

/** What the draft has to place in all: the armies of now, or all that the seat has in set-up. */
function purseOf(chair: TurnsChair): Purse {
  const { room, view } = chair;
  const [rest] = room.draft.isRest ? offersOf(chair, 'place-rest') : [];
  if (rest !== undefined) return { own: rest.armies, neutral: rest.neutral };
  return { own: view.toPlace, neutral: view.neutralToPlace };
}

/** What is still to be staged. */
export function leftToPlace(chair: TurnsChair): Purse {
  const { room, view } = chair;
  let { own, neutral } = purseOf(chair);
  for (const [territory, count] of room.draft.steps) {
    if (view.owner[territory] === NEUTRAL) neutral -= count;
    else own -= count;
  }
  return { own, neutral };
}

/** Adds armies to the draft, or takes some back when it is less than none; says why it cannot be. */
export function stage(chair: TurnsChair, territory: number, count: number): string | undefined {
  const { room, view } = chair;
  const { cast } = room;
  const left = leftToPlace(chair);
  const isNeutral = view.owner[territory] === NEUTRAL && purseOf(chair).neutral > 0;
  const closed = whyClosed(chair, territory, isNeutral);
  if (closed !== undefined) return closed;
  const most = isNeutral ? left.neutral : left.own;
  const staged = placesOf(room.draft).get(territory) ?? 0;
  const name = territoryName(cast, territory);
  if (count === 0 && most > 0) return `Type how many ${cast.words.armies}, at least 1.`;
  if (staged === 0 && count < 0) return `Nothing is staged on ${name}.`;
  if (count < -staged) return `Only ${armies(cast, staged)} can be taken back from ${name}.`;
  if (most === 0 && count >= 0)
    return `All ${isNeutral ? 'neutral ' : ''}${cast.words.armies} are staged; undo or clear takes some back.`;
  if (count > most) {
    return `Only ${armies(cast, most)}${isNeutral ? ' of the neutral ones' : ''} ${most === 1 ? 'is' : 'are'} left to place.`;
  }
  if (count > roomOn(chair, territory))
    return rejectionText(cast, { code: 'no-room', territory, most: chair.rules.armyLimit });
  room.draft = { ...room.draft, steps: [...room.draft.steps, [territory, count]] };
  return undefined;
}

function whyClosed({ room, seat, view }: TurnsChair, territory: number, isNeutral: boolean) {
  if (view.owner[territory] !== seat && !isNeutral)
    return rejectionText(room.cast, { code: 'not-yours', territory });
  if (view.phase === 'settle' && !view.vacated.includes(territory))
    return rejectionText(room.cast, { code: 'not-vacated', territory });
  return undefined;
}

/** How many more may stand there, besides those that are staged (EX-3). */
function roomOn({ room, rules, view }: TurnsChair, territory: number): number {
  return rules.armyLimit - view.armies[territory]! - (placesOf(room.draft).get(territory) ?? 0);
}

/** Spreads what is left evenly over the borders, then over the rest; neutral armies over neutral territories. */
export function spread(chair: TurnsChair): void {
  const { room, seat, view } = chair;
  const { own, neutral } = leftToPlace(chair);
  const held = view.phase === 'settle' ? view.vacated : territoriesOf(view, seat);
  const borders = held.filter((territory) => isBorder(chair.rules, view, territory));
  const first = evenly(chair, own, view.phase === 'settle' ? held : borders);
  const placed = first.reduce((sum, [, count]) => sum + count, 0);
  const inside = held.filter((territory) => !borders.includes(territory));
  const steps = [
    ...first,
    ...evenly(chair, own - placed, inside),
    ...evenly(chair, neutral, territoriesOf(view, NEUTRAL)),
  ];
  room.draft = { ...room.draft, steps: [...room.draft.steps, ...steps] };
}

/** One after the other as long as there is room. */
function evenly(chair: TurnsChair, total: number, territories: readonly number[]): Place[] {
  const counts = territories.map(() => 0);
  const rooms = territories.map((territory) => roomOn(chair, territory));
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

/** The draft as one command. */
export function draftCommand({ room: { draft } }: TurnsChair): SeatCommand {
  return { type: draft.isRest ? 'place-rest' : 'place', places: [...placesOf(draft)] };
}
