import {
  COLOURS,
  highBit,
  lowBit,
  MISSIONS,
  NOBODY,
  OBJECTIVE_IDS,
  ON_TABLE,
  type Seat,
  type TurnsPosition,
  type TurnsRules,
} from '@rubicon/engine';

/**
 * What a seat wants for another way of winning than conquest: by territory, 0 for nothing special, 1 for one that
 * its mission, an open objective or the rule of capitals names.
 */
export function wantsOf(rules: TurnsRules, view: TurnsPosition, seat: Seat): Float64Array {
  const wants = new Float64Array(rules.board.size);
  const want = (territories: Iterable<number>): void => {
    for (const t of territories) wants[t] = 1;
  };
  const mission = MISSIONS[view.missions[seat] ?? NOBODY];
  if (mission !== undefined) {
    if ('continents' in mission) want(membersOf(rules, mission.continents));
    if ('destroy' in mission) want(heldBy(view, view.colours.indexOf(COLOURS.indexOf(mission.destroy))));
  }
  view.objectives.forEach((holder, objective) => {
    if (holder === ON_TABLE) want(objectiveTargets(rules, view, objective));
  });
  want(view.capitals.filter((capital) => capital >= 0));
  return wants;
}

function membersOf({ board }: TurnsRules, ids: readonly string[]): number[] {
  return board.continents.filter(({ id }) => ids.includes(id)).flatMap(({ territories }) => territories);
}

function heldBy({ owner }: TurnsPosition, seat: Seat): number[] {
  return owner.flatMap((holder, t) => (holder === seat ? t : []));
}

/** FG-12: the territories an objective names; those about capitals are wanted anyway. */
function objectiveTargets(rules: TurnsRules, view: TurnsPosition, objective: number): number[] {
  switch (OBJECTIVE_IDS[objective]) {
    case 'control-europe':
      return membersOf(rules, ['europe']);
    case 'control-north-america':
      return membersOf(rules, ['north-america']);
    case 'control-asia':
      return membersOf(rules, ['asia']);
    case 'control-8-cities':
    case 'take-4-cities-in-a-turn':
    case 'control-11-cities':
      return citiesIn(view);
    default:
      return [];
  }
}

/** Whether a set of territories, in two words, has this one. */
export const isInSet = (low: number, high: number, t: number): boolean =>
  (low & lowBit(t)) !== 0 || (high & highBit(t)) !== 0;

export function citiesIn({ citiesLow, citiesHigh, owner }: TurnsPosition): number[] {
  return owner.flatMap((_, t) => (isInSet(citiesLow, citiesHigh, t) ? t : []));
}
