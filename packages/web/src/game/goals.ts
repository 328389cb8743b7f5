import { COLOURS, INSTEAD_OF_ONESELF, MISSIONS, type Position, type Rules, UNKNOWN } from '@rubicon/engine';
import { type Naming, ownerName } from './names.ts';

const instead = MISSIONS[INSTEAD_OF_ONESELF]!;

/** SM-4: the territories that count instead of destroying oneself. */
const INSTEAD = 'territories' in instead ? instead.territories : 0;

/** What a mission asks of a seat. */
export function missionText(naming: Naming, index: number, seat: number): string {
  const { words, view } = naming;
  const { goals, board, common } = words;
  const mission = MISSIONS[index];
  if (index === UNKNOWN || mission === undefined) return '';
  if ('destroy' in mission) {
    const target = view.colours.indexOf(COLOURS.indexOf(mission.destroy));
    const colour = common.colours[mission.destroy];
    if (target === seat) return goals.destroyOneself(colour, INSTEAD);
    return goals.destroy(colour, ownerName(naming, target));
  }
  if ('territories' in mission) {
    return mission.armies > 1
      ? goals.territoriesWith(mission.territories, mission.armies)
      : goals.territories(mission.territories);
  }
  const names = mission.continents.map((id) => board.continents[id] ?? id);
  return goals.continents(common.list(mission.others > 0 ? [...names, goals.otherContinent] : names));
}

/** What wins this game. */
export function goalText({ rules, words }: Pick<Naming, 'rules' | 'words'>): string {
  const { goals } = words;
  if (rules.family === 'orders') return goals.points(rules.rounds);
  if (rules.goal?.capitals !== undefined && rules.goal.objectives === undefined)
    return goals.capitals(rules.goal.capitals);
  if (rules.goal?.objectives !== undefined) return goals.objectivesGoal(rules.goal.objectives);
  if (rules.missions.length > 0) return goals.missionGoal;
  return goals.world;
}

/** The mission of a seat, as far as the viewer knows it. */
export function missionOf(rules: Rules, view: Position, seat: number): number | undefined {
  if (rules.family !== 'turns' || view.family !== 'turns') return undefined;
  const mission = view.missions[seat];
  return mission === undefined || mission === UNKNOWN ? undefined : mission;
}
