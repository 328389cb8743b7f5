import { COLOURS, INSTEAD_OF_ONESELF, MISSIONS, type Position, type Rules, UNKNOWN } from '@rubicon/engine';
import { type Naming, ownerName } from './names.ts';

const instead = MISSIONS[INSTEAD_OF_ONESELF]!;

/** SM-4: the number of territories to hold instead of destroying one's own colour. */
const INSTEAD = 'territories' in instead ? instead.territories : 0;

/** The text of a mission. */
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

/** The goal of the game. */
export function goalText({ rules, words }: Pick<Naming, 'rules' | 'words'>): string {
  const { goals } = words;
  if (rules.family === 'orders') return goals.points(rules.rounds);
  const { goal } = rules;
  switch (goal?.kind) {
    case undefined:
      return goals.world;
    case 'capitals':
      return goals.capitals(goal.capitals);
    case 'missions':
      return goals.missionGoal;
    case 'objectives':
      return goals.objectivesGoal(goal.objectives);
  }
}

/** The mission of a seat, if the viewer knows it. */
export function missionOf(rules: Rules, view: Position, seat: number): number | undefined {
  if (rules.family !== 'turns' || view.family !== 'turns') return undefined;
  const mission = view.missions[seat];
  return mission === undefined || mission === UNKNOWN ? undefined : mission;
}
