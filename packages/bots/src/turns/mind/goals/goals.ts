import {
  type Aim,
  LAND_INCOME,
  OBJECTIVES,
  type Objective,
  ON_TABLE,
  REWARD_IDS,
  REWARD_TROOPS,
  type Seat,
  TerritorySet,
  type TurnsPosition,
  type TurnsRules,
} from '@rubicon/engine';
import type { Geography } from '../../geography.ts';
import { type Sketch, sketchOf } from '../sketch/sketch.ts';
import { pricesOfMissions } from './missions.ts';
import { cheapest, NEVER, type Price, type Prices, single, toTakeAny } from './prices.ts';

/** The cost of winning by the goal of the game; undefined if only conquest wins. `seat` is the thinking seat. */
export function pricesOfGoal(
  rules: TurnsRules,
  geography: Geography,
  view: TurnsPosition,
  seat: Seat,
): Prices | undefined {
  const { goal } = rules;
  switch (goal?.kind) {
    case undefined:
      return undefined;
    case 'missions':
      return pricesOfMissions(rules, geography, view);
    case 'capitals':
      return single(priceOfCapitals(view.capitals, goal.capitals));
    case 'objectives':
      return single(fixedForOthers(priceOfObjectives(rules, geography, view, goal.objectives), view, seat));
  }
}

/** Updates the price of one seat only: prices of the others are expensive, so they are computed once. */
function fixedForOthers(price: Price, position: TurnsPosition, seat: Seat): Price {
  const start = sketchOf(position);
  const prices = position.status.map((_, s) => price(start, s));
  return (sketch, s) => (s === seat ? price(sketch, s) : prices[s]);
}

/** The cost of taking a territory. */
const toTake = ({ owner, armies }: Sketch, seat: Seat, t: number): number =>
  owner[t] === seat ? 0 : armies[t] + 1;

/** The cost of taking all these territories. */
function toTakeAll(sketch: Sketch, seat: Seat, territories: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < territories.length; i++) sum += toTake(sketch, seat, territories[i]);
  return sum;
}

/** The cost of taking this many more territories, anywhere. */
function toTakeMore({ owner, armies }: Sketch, seat: Seat, more: number): number {
  if (more <= 0) return 0;
  let all = 0;
  let count = 0;
  for (let t = 0; t < owner.length; t++) {
    if (owner[t] === seat || owner[t] < 0) continue;
    all += armies[t];
    count++;
  }
  return toTakeAny(more, count, all);
}

/** CH-4: the seat's own capital and this many others. */
function priceOfCapitals(capitals: readonly number[], needed: number): Price {
  return (sketch, seat) => {
    const costs: number[] = [];
    for (let s = 0; s < capitals.length; s++)
      if (s !== seat && capitals[s] >= 0) costs.push(toTake(sketch, seat, capitals[s]));
    const own = capitals[seat] >= 0 ? toTake(sketch, seat, capitals[seat]) : 0;
    return own + cheapest(costs, needed);
  };
}

/** The cost that may remain for an objective that is reached, but cannot be taken this turn. */
const NEXT_TURN = 4;

/** FG-17: this many objectives and the seat's own capital; a seat takes at most one per turn. */
function priceOfObjectives(
  rules: TurnsRules,
  geography: Geography,
  position: TurnsPosition,
  needed: number,
): Price {
  const open = position.objectives.flatMap((holder, i) => (holder === ON_TABLE ? i : []));
  const prices = open.map((objective) => priceOfObjective(rules, geography, position, objective));
  const has = position.status.map(
    (_, seat) => position.objectives.filter((holder) => holder === seat).length,
  );
  return (sketch, seat) => {
    const own = position.capitals[seat] >= 0 ? toTake(sketch, seat, position.capitals[seat]) : 0;
    const missing = needed - has[seat];
    if (missing <= 0) return own;
    const costs = prices.map((price) => price(sketch, seat));
    const sum = cheapest(costs, missing);
    const mayTake = position.seat === seat && position.objectiveTaken === 0;
    const reached = costs.filter((cost) => cost === 0).length;
    const later = Math.min(reached, missing) - (mayTake ? 1 : 0);
    return own + sum + Math.max(0, later) * NEXT_TURN;
  };
}

/** FG-12: the cost of fulfilling one objective. */
function priceOfObjective(
  rules: TurnsRules,
  geography: Geography,
  position: TurnsPosition,
  index: number,
): Price {
  const objective: Objective = OBJECTIVES[index];
  return 'hold' in objective
    ? priceToHold(rules, geography, position, objective.hold)
    : priceInATurn(geography, position, objective.takeInATurn);
}

function priceToHold(rules: TurnsRules, geography: Geography, position: TurnsPosition, aim: Aim): Price {
  if ('continent' in aim) {
    const continent = rules.board.continents.findIndex(({ id }) => id === aim.continent);
    const members = geography.regions[continent]?.members ?? [];
    return (sketch, seat) => toTakeAll(sketch, seat, members);
  }
  if ('territories' in aim)
    return (sketch, seat) => toTakeMore(sketch, seat, aim.territories - sketch.territories[seat]);
  if ('cities' in aim) {
    const cities = position.cities;
    return (sketch, seat) =>
      cheapest(
        cities.map((t) => toTake(sketch, seat, t)),
        aim.cities,
      );
  }
  if ('enemyCapitals' in aim) {
    return (sketch, seat) =>
      cheapest(
        position.capitals.flatMap((t, s) => (s === seat || t < 0 ? [] : toTake(sketch, seat, t))),
        aim.enemyCapitals,
      );
  }
  return (sketch, seat) =>
    cheapest(
      geography.regions.map(({ members }) => toTakeAll(sketch, seat, members)),
      aim.continents,
    );
}

/** The price of taking something within one turn. Infinite for aims that no objective uses. */
function priceInATurn(geography: Geography, position: TurnsPosition, aim: Aim): Price {
  const began = TerritorySet.of(position.began);
  const isTaken = ({ owner }: Sketch, seat: Seat, t: number): boolean =>
    owner[t] === seat && seat === position.seat && !began.has(t);
  if ('cities' in aim) {
    const cities = position.cities;
    return (sketch, seat) => {
      const taken = cities.filter((t) => isTaken(sketch, seat, t)).length;
      const left = cities.flatMap((t) => (sketch.owner[t] === seat ? [] : toTake(sketch, seat, t)));
      return taken >= aim.cities ? 0 : cheapest(left, aim.cities - taken);
    };
  }
  if ('territories' in aim) {
    return (sketch, seat) => {
      let taken = 0;
      for (let t = 0; t < sketch.owner.length; t++) if (isTaken(sketch, seat, t)) taken++;
      return toTakeMore(sketch, seat, aim.territories - taken);
    };
  }
  if ('continents' in aim) {
    return (sketch, seat) =>
      cheapest(
        geography.regions.map(({ members }) =>
          members.some((t) => sketch.owner[t] === seat && !isTaken(sketch, seat, t))
            ? NEVER
            : toTakeAll(sketch, seat, members),
        ),
        aim.continents,
      );
  }
  return () => NEVER;
}

const TWO_TROOPS = REWARD_IDS.indexOf('two-troops');

/** new armies a turn for cities, capitals and a reward; undefined where there are none. */
export function incomeOfPieces(
  position: TurnsPosition,
): ((sketch: Sketch, seat: Seat) => number) | undefined {
  const cities = position.cities;
  if (cities.length === 0) return undefined;
  return ({ owner }, seat) => {
    let sum = position.rewards[TWO_TROOPS] === seat ? REWARD_TROOPS : 0;
    for (const t of cities) if (owner[t] === seat) sum += 1 / LAND_INCOME.territories;
    for (const t of position.capitals) if (t >= 0 && owner[t] === seat) sum++;
    return sum;
  };
}
