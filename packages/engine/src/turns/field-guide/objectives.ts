import type { Board } from '../../board/board.ts';
import { TerritorySet } from '../../board/territory-set.ts';
import { heldBy } from '../../columns.ts';
import { isIndex } from '../../numbers.ts';
import { NOBODY, type Seat } from '../../vocabulary.ts';
import { refusePrompt } from '../checks.ts';
import type { CommandOf, Offer, Rejection } from '../command.ts';
import { enemyCapitals, holdsOwnCapital } from '../goals/holdings.ts';
import { ON_TABLE, type Position } from '../position.ts';
import { emit, type ObjectivesGoal, type Play, type Rules } from '../rules.ts';
import { type Aim, OBJECTIVES, type Objective } from './field-guide.ts';
import { isAirfield } from './rewards.ts';

/** How much of an objective a seat has, and how much it needs. */
export type Progress = readonly [has: number, needed: number];

/** FG-12: the progress of a seat towards one of OBJECTIVES. */
export function progressOf(rules: Rules, p: Position, seat: Seat, objective: number): Progress {
  const known: Objective = OBJECTIVES[objective];
  return 'hold' in known
    ? count(rules.board, p, seat, known.hold, heldBy(p, seat))
    : count(rules.board, p, seat, known.takeInATurn, takenBy(p, seat));
}

/** Counts an aim in these territories of a seat. */
function count({ continents }: Board, p: Position, seat: Seat, aim: Aim, land: TerritorySet): Progress {
  if ('cities' in aim) return [land.intersect(TerritorySet.of(p.cities)).size, aim.cities];
  if ('territories' in aim) return [land.size, aim.territories];
  if ('enemyCapitals' in aim) return [enemyCapitals(p, seat), aim.enemyCapitals];
  if ('continents' in aim) return [continents.filter(({ set }) => land.includes(set)).length, aim.continents];
  const { set } = continents.find(({ id }) => id === aim.continent) ?? { set: TerritorySet.EMPTY };
  return [land.intersect(set).size, Math.max(1, set.size)];
}

/** The territories held now but not when the turn began; none before the first turn and in the turn of another seat. */
const takenBy = (p: Position, seat: Seat): TerritorySet =>
  hasTurn(p, seat) ? heldBy(p, seat).without(TerritorySet.of(p.began)) : TerritorySet.EMPTY;

const hasTurn = (p: Position, seat: Seat): boolean => p.turn > 0 && p.seat === seat;

export function isReached(rules: Rules, position: Position, seat: Seat, objective: number): boolean {
  const [has, needed] = progressOf(rules, position, seat, objective);
  return has >= needed;
}

export function offerObjectives(rules: Rules, position: Position, seat: Seat, offers: Offer[]): void {
  for (let objective = 0; objective < position.objectives.length; objective++) {
    if (refuseObjective(rules, position, seat, objective) === undefined)
      offers.push({ type: 'take-objective', objective });
  }
}

/** FG-11: one a turn, open, reached now, after the attacks and before the maneuver. */
function refuseObjective(rules: Rules, p: Position, seat: Seat, objective: number): Rejection | undefined {
  if (!isIndex(objective, p.objectives.length)) return { code: 'unknown-objective', objective };
  if (p.objectiveTaken === 1) return { code: 'objective-taken' };
  if (p.moves > 0) return { code: 'moved-already' };
  if (p.objectives[objective] !== ON_TABLE) return { code: 'objective-not-open', objective };
  return isReached(rules, p, seat, objective) ? undefined : { code: 'objective-not-reached', objective };
}

export function refuseTakeObjective(
  rules: Rules,
  p: Position,
  seat: Seat,
  { objective }: CommandOf<'take-objective'>,
): Rejection | undefined {
  return refusePrompt(p, seat, 'fortify') ?? refuseObjective(rules, p, seat, objective);
}

/** FG-11, FG-14: the reward comes with it; an airfield is placed at once. */
export function takeObjective(play: Play, seat: Seat, objective: number): undefined {
  const reward = play.position.rewardOn[objective];
  emit(play, { type: 'objective-taken', seat, objective, reward });
  if (reward !== NOBODY && isAirfield(reward))
    emit(play, { type: 'prompted', phase: 'airfield', seat, armies: 0, neutral: 0 });
}

const ENOUGH = 3;

/** FG-17: three objectives and the seat's own capital at the end of its turn. */
export const threeObjectives: ObjectivesGoal = {
  kind: 'objectives',
  asked: 'turn-end',
  objectives: ENOUGH,
  isReached(_, position, seat) {
    const has = position.objectives.filter((holder) => holder === seat).length;
    return has >= ENOUGH && holdsOwnCapital(position, seat);
  },
};
