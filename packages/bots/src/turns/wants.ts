import {
  COLOURS,
  MISSIONS,
  NOBODY,
  OBJECTIVES,
  type Objective,
  ON_TABLE,
  type Seat,
  type TurnsPosition,
  type TurnsRules,
} from '@rubicon/engine';

/**
 * Returns the territories that a seat wants for a goal other than conquest: by territory, 1 if its mission, an open
 * objective or a capital rule names it, else 0.
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

/** FG-12: the territories of an objective; capitals are wanted anyway. */
function objectiveTargets(rules: TurnsRules, view: TurnsPosition, index: number): readonly number[] {
  const objective: Objective = OBJECTIVES[index];
  const aim = 'hold' in objective ? objective.hold : objective.takeInATurn;
  if ('continent' in aim) return membersOf(rules, [aim.continent]);
  return 'cities' in aim ? view.cities : [];
}
