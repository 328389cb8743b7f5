import { isBorder, NEUTRAL, type Place, type SeatCommand, territoriesOf } from '@rubicon/engine';
import { type Chair, offersOf, placesOf } from '../table.ts';
import { territoryName } from '../texts/cast.ts';
import { armies } from '../texts/words.ts';

/** Armies, own and neutral. */
export interface Purse {
  readonly own: number;
  readonly neutral: number;
}

/** What the draft has to place in all: the armies of now, or all that the seat has in set-up. */
function purseOf(chair: Chair): Purse {
  const { table, view } = chair;
  const [rest] = table.draft.isRest ? offersOf(chair, 'place-rest') : [];
  if (rest !== undefined) return { own: rest.armies, neutral: rest.neutral };
  return { own: view.toPlace, neutral: view.neutralToPlace };
}

/** What is still to be staged. */
export function leftToPlace(chair: Chair): Purse {
  const { table, view } = chair;
  let { own, neutral } = purseOf(chair);
  for (const [territory, count] of table.draft.steps) {
    if (view.owner[territory] === NEUTRAL) neutral -= count;
    else own -= count;
  }
  return { own, neutral };
}

/** Adds armies to the draft, or takes some back when it is less than none; says why it cannot be. */
export function stage(chair: Chair, territory: number, count: number): string | undefined {
  const { table, seat, view } = chair;
  const name = territoryName(table.cast, territory);
  const left = leftToPlace(chair);
  const isNeutral = view.owner[territory] === NEUTRAL && purseOf(chair).neutral > 0;
  if (view.owner[territory] !== seat && !isNeutral) return `${name} is not yours.`;
  const most = isNeutral ? left.neutral : left.own;
  const staged = placesOf(table.draft).get(territory) ?? 0;
  if (count === 0 && most > 0) return 'Type how many armies, at least 1.';
  if (staged === 0 && count < 0) return `Nothing is staged on ${name}.`;
  if (count < -staged) return `Only ${armies(staged)} can be taken back from ${name}.`;
  if (most === 0 && count >= 0)
    return `All ${isNeutral ? 'neutral ' : ''}armies are staged; undo or clear takes some back.`;
  if (count > most) {
    return `Only ${armies(most)}${isNeutral ? ' of the neutral ones' : ''} ${most === 1 ? 'is' : 'are'} left to place.`;
  }
  table.draft = { ...table.draft, steps: [...table.draft.steps, [territory, count]] };
  return undefined;
}

/** Spreads what is left evenly over the borders; neutral armies over neutral territories. */
export function spread(chair: Chair): void {
  const { table, seat, view } = chair;
  const { own, neutral } = leftToPlace(chair);
  const held = territoriesOf(view, seat);
  const borders = held.filter((territory) => isBorder(table.cast.rules, view, territory));
  const steps = [
    ...evenly(own, borders.length > 0 ? borders : held),
    ...evenly(neutral, territoriesOf(view, NEUTRAL)),
  ];
  table.draft = { ...table.draft, steps: [...table.draft.steps, ...steps] };
}

function evenly(total: number, territories: readonly number[]): Place[] {
  const share = Math.floor(total / territories.length);
  const remainder = total % territories.length;
  return territories
    .map((territory, i): Place => [territory, share + (i < remainder ? 1 : 0)])
    .filter(([, count]) => count > 0);
}

/** The draft as one command. */
export function draftCommand({ table: { draft } }: Chair): SeatCommand {
  return { type: draft.isRest ? 'place-rest' : 'place', places: [...placesOf(draft)] };
}
