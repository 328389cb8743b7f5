import {
  OBJECTIVE_IDS,
  ON_TABLE,
  REWARD_IDS,
  type Seat,
  type TurnsPosition,
  type TurnsRules,
} from '@rubicon/engine';
import type { Chart } from '../chart.ts';
import { citiesIn, isInSet } from '../wants.ts';
import { pricesOfMissions } from './missions.ts';
import { cheapest, NEVER, type Price, type Prices, single, toTakeAny } from './prices.ts';
import { type Sketch, sketchOf } from './sketch.ts';

/** The cost of winning by the goal of the game; undefined when only conquest wins. `seat` is who thinks. */
export function pricesOfGoal(
  rules: TurnsRules,
  chart: Chart,
  view: TurnsPosition,
  seat: Seat,
): Prices | undefined {
  const { goal } = rules;
  if (goal === undefined) return undefined;
  if (view.missions.length > 0) return pricesOfMissions(rules, chart, view);
  if (goal.capitals !== undefined) return single(priceOfCapitals(view.capitals, goal.capitals));
  if (goal.objectives !== undefined)
    return single(fixedForOthers(priceOfObjectives(rules, chart, view, goal.objectives), view, seat));
  return undefined;
}

/** Follows what one seat does, and leaves all others where they are: a price that takes long to find is asked once. */
function fixedForOthers(price: Price, position: TurnsPosition, seat: Seat): Price {
  const start = sketchOf(position);
  const prices = position.status.map((_, s) => price(start, s));
  return (sketch, s) => (s === seat ? price(sketch, s) : prices[s]);
}

/** What it costs to take a territory. */
const toTake = ({ owner, armies }: Sketch, seat: Seat, t: number): number =>
  owner[t] === seat ? 0 : armies[t] + 1;

/** What it costs to take all of these. */
function toTakeAll(sketch: Sketch, seat: Seat, territories: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < territories.length; i++) sum += toTake(sketch, seat, territories[i]);
  return sum;
}

/** What it costs to take any so many more. */
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

function regionsCalled(rules: TurnsRules, { regions }: Chart, ids: readonly string[]): Chart['regions'] {
  return regions.filter((_, r) => ids.includes(rules.board.continents[r].id));
}

/** CH-4: the own capital and so many others. */
function priceOfCapitals(capitals: readonly number[], needed: number): Price {
  return (sketch, seat) => {
    const costs: number[] = [];
    for (let s = 0; s < capitals.length; s++)
      if (s !== seat && capitals[s] >= 0) costs.push(toTake(sketch, seat, capitals[s]));
    const own = capitals[seat] >= 0 ? toTake(sketch, seat, capitals[seat]) : 0;
    return own + cheapest(costs, needed);
  };
}

/** What an objective that is reached, but cannot be taken this turn, may still cost. */
const NEXT_TURN = 4;

/** FG-17: so many objectives and the own capital; one is taken a turn. */
function priceOfObjectives(rules: TurnsRules, chart: Chart, position: TurnsPosition, needed: number): Price {
  const open = position.objectives.flatMap((holder, i) => (holder === ON_TABLE ? i : []));
  const prices = open.map((objective) => priceOfObjective(rules, chart, position, objective));
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

/** FG-12 */
function priceOfObjective(
  rules: TurnsRules,
  chart: Chart,
  position: TurnsPosition,
  objective: number,
): Price {
  const region = (id: string): Price => {
    const members = regionsCalled(rules, chart, [id]).flatMap((r) => r.members);
    return (sketch, seat) => toTakeAll(sketch, seat, members);
  };
  const cities = citiesIn(position);
  const isTaken = ({ owner }: Sketch, seat: Seat, t: number): boolean =>
    owner[t] === seat && seat === position.seat && !isInSet(position.beganLow, position.beganHigh, t);
  const cityPrice =
    (many: number): Price =>
    (sketch, seat) =>
      cheapest(
        cities.map((t) => toTake(sketch, seat, t)),
        many,
      );
  const capitalPrice =
    (many: number): Price =>
    (sketch, seat) =>
      cheapest(
        position.capitals.flatMap((t, s) => (s === seat || t < 0 ? [] : toTake(sketch, seat, t))),
        many,
      );
  switch (OBJECTIVE_IDS[objective]) {
    case 'control-europe':
      return region('europe');
    case 'control-north-america':
      return region('north-america');
    case 'control-asia':
      return region('asia');
    case 'control-8-cities':
      return cityPrice(8);
    case 'control-11-cities':
      return cityPrice(11);
    case 'control-an-enemy-capital':
      return capitalPrice(1);
    case 'control-2-enemy-capitals':
      return capitalPrice(2);
    case 'control-18-territories':
      return (sketch, seat) => toTakeMore(sketch, seat, 18 - sketch.territories[seat]);
    case 'control-2-continents':
      return (sketch, seat) =>
        cheapest(
          chart.regions.map(({ members }) => toTakeAll(sketch, seat, members)),
          2,
        );
    case 'take-4-cities-in-a-turn':
      return (sketch, seat) => {
        const taken = cities.filter((t) => isTaken(sketch, seat, t)).length;
        const left = cities.flatMap((t) => (sketch.owner[t] === seat ? [] : toTake(sketch, seat, t)));
        return taken >= 4 ? 0 : cheapest(left, 4 - taken);
      };
    case 'take-10-territories-in-a-turn':
      return (sketch, seat) => {
        let taken = 0;
        for (let t = 0; t < sketch.owner.length; t++) if (isTaken(sketch, seat, t)) taken++;
        return toTakeMore(sketch, seat, 10 - taken);
      };
    case 'take-a-continent-in-a-turn':
      return (sketch, seat) =>
        cheapest(
          chart.regions.map(({ members }) =>
            members.some((t) => sketch.owner[t] === seat && !isTaken(sketch, seat, t))
              ? NEVER
              : toTakeAll(sketch, seat, members),
          ),
          1,
        );
  }
}

const TWO_TROOPS = REWARD_IDS.indexOf('two-troops');

/** new armies a turn for cities, capitals and a reward; undefined where there are none. */
export function incomeOfPieces(
  position: TurnsPosition,
): ((sketch: Sketch, seat: Seat) => number) | undefined {
  const cities = citiesIn(position);
  if (cities.length === 0) return undefined;
  return ({ owner }, seat) => {
    let sum = position.rewards[TWO_TROOPS] === seat ? 2 : 0;
    for (const t of cities) if (owner[t] === seat) sum += 1 / 3;
    for (const t of position.capitals) if (t >= 0 && owner[t] === seat) sum++;
    return sum;
  };
}
