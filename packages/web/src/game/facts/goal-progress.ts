import {
  COLOURS,
  INSTEAD_OF_ONESELF,
  MISSIONS,
  NOBODY,
  OBJECTIVE_IDS,
  ON_TABLE,
  type OrdersPosition,
  type OrdersRules,
  objectivesOf,
  type Position,
  progressOf,
  type Rules,
  type TurnsPosition,
  type TurnsRules,
} from '@rubicon/engine';
import { missionOf, missionText } from './goals.ts';
import type { Naming } from './names.ts';

/** Something a seat works towards: “Objectives 1/3”. */
export interface Aim {
  readonly text: string;
  readonly value: string;
}

type Progress = readonly [has: number, needed: number];

interface ViewNaming extends Naming {
  readonly view: Position;
}

/** The seat's aims and its progress, from its own view; empty until they are known. */
export function aimsOf(naming: ViewNaming, seat: number): Aim[] {
  const { rules, view } = naming;
  if (rules.family === 'orders')
    return view.family === 'orders' && view.round > 0 ? pointsAims(naming, rules, view, seat) : [];
  if (view.family !== 'turns') return [];
  switch (rules.goal?.kind) {
    case undefined:
      return [];
    case 'missions':
      return missionAims(naming, view, seat);
    case 'capitals': {
      if (view.turn === 0) return [];
      const held = view.capitals.filter((t, of) => of !== seat && t >= 0 && view.owner[t] === seat).length;
      return [{ text: naming.words.goals.enemyHeadquarters, value: fraction([held, rules.goal.capitals]) }];
    }
    case 'objectives':
      return objectiveAims(naming, rules, view, seat, rules.goal.objectives);
  }
}

const fraction = ([has, needed]: Progress): string => `${Math.min(has, needed)}/${needed}`;

/** AR-15: the points the seat would have if the game ended now, and its objectives. */
function pointsAims(
  { words }: ViewNaming,
  { board, points }: OrdersRules,
  view: OrdersPosition,
  seat: number,
): Aim[] {
  const isHeld = (t: number): boolean => view.owner[t] === seat;
  const objectives = objectivesOf(view, seat);
  const held = objectives.filter(isHeld).length;
  const continents = board.continents.filter(({ territories }) => territories.every(isHeld));
  const sum =
    view.owner.filter((owner) => owner === seat).length * points.territory +
    held * (points.objective - points.territory) +
    continents.reduce((total, { bonus }) => total + bonus, 0);
  return [
    { text: words.game.points, value: String(sum) },
    ...(objectives.length > 0
      ? [{ text: words.game.objectives, value: fraction([held, objectives.length]) }]
      : []),
  ];
}

/** FG-17: the objectives taken, and the open one that is nearest. */
function objectiveAims(
  { words }: ViewNaming,
  rules: TurnsRules,
  view: TurnsPosition,
  seat: number,
  needed: number,
): Aim[] {
  if (view.turn === 0) return [];
  const taken = view.objectives.filter((holder) => holder === seat).length;
  const [nearest] = view.objectives
    .flatMap((holder, objective) => {
      if (holder !== ON_TABLE) return [];
      return { objective, progress: progressOf(rules, view, seat, objective) };
    })
    .toSorted((a, b) => b.progress[0] / b.progress[1] - a.progress[0] / a.progress[1]);
  return [
    { text: words.game.objectives, value: fraction([taken, needed]) },
    ...(nearest === undefined
      ? []
      : [
          {
            text: words.goals.objectives[OBJECTIVE_IDS[nearest.objective]!],
            value: fraction(nearest.progress),
          },
        ]),
  ];
}

function missionAims(naming: ViewNaming, view: TurnsPosition, seat: number): Aim[] {
  const index = missionOf(naming.rules, view, seat);
  if (index === undefined || index === NOBODY) return [];
  const text = missionText(naming, index, seat);
  const mission = MISSIONS[index]!;
  if (!('destroy' in mission))
    return [{ text, value: fraction(missionProgress(naming.rules, view, seat, index)) }];
  const target = view.colours.indexOf(COLOURS.indexOf(mission.destroy));
  if (target === seat)
    return [{ text, value: fraction(missionProgress(naming.rules, view, seat, INSTEAD_OF_ONESELF)) }];
  const left = view.owner.filter((owner) => owner === target).length;
  return [{ text, value: naming.words.game.counts.territories(left) }];
}

/** SM-2: territories with enough armies, or those of the continents; a continent of choice is the one held most. */
function missionProgress(
  { board }: Rules,
  { owner, armies }: Position,
  seat: number,
  index: number,
): Progress {
  const mission = MISSIONS[index]!;
  if ('territories' in mission)
    return [
      owner.filter((holder, t) => holder === seat && armies[t]! >= mission.armies).length,
      mission.territories,
    ];
  if ('destroy' in mission) return [0, 1];
  const held = (territories: readonly number[]): number =>
    territories.filter((t) => owner[t] === seat).length;
  const others = board.continents
    .filter(({ id }) => !mission.continents.includes(id))
    .toSorted((a, b) => missing(a.territories) - missing(b.territories));
  const wanted = [
    ...board.continents.filter(({ id }) => mission.continents.includes(id)),
    ...others.slice(0, mission.others),
  ].flatMap(({ territories }) => territories);
  return [held(wanted), wanted.length];

  function missing(territories: readonly number[]): number {
    return territories.length - held(territories);
  }
}
