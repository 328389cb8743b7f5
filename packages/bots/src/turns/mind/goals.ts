import {
  COLOURS,
  MISSIONS,
  OBJECTIVE_IDS,
  ON_TABLE,
  REWARD_IDS,
  type Seat,
  type TurnsPosition,
  type TurnsRules,
  UNKNOWN,
} from '@rubicon/engine';
import type { Chart } from '../chart.ts';
import { citiesIn, isInSet } from '../wants.ts';
import { type Sketch, sketchOf } from './sketch.ts';

/** What a seat would have to fight through for another way of winning than conquest, in armies; 0 has it. */
export type Price = (sketch: Sketch, seat: Seat) => number;

/** Further than anybody gets. */
const NEVER = 1e6;

/** The cost of winning by the goal of the game; undefined when only conquest wins. `missions` may be guesses. */
export function priceOfGoal(
  rules: TurnsRules,
  chart: Chart,
  position: TurnsPosition,
  missions: readonly number[],
  seat: Seat,
): Price | undefined {
  const { goal } = rules;
  if (goal === undefined) return undefined;
  if (missions.length > 0) {
    const prices = missions.map((mission) =>
      mission === UNKNOWN ? () => NEVER : priceOfMission(rules, chart, position, mission),
    );
    return (sketch, seat) => prices[seat](sketch, seat);
  }
  if (goal.capitals !== undefined) return priceOfCapitals(position.capitals, goal.capitals);
  if (goal.objectives !== undefined)
    return fixedForOthers(priceOfObjectives(rules, chart, position, goal.objectives), position, seat);
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

/** What it costs to take any so many more, at the price of a mean one. */
function toTakeMore({ owner, armies }: Sketch, seat: Seat, more: number): number {
  if (more <= 0) return 0;
  let all = 0;
  let count = 0;
  for (let t = 0; t < owner.length; t++) {
    if (owner[t] === seat || owner[t] < 0) continue;
    all += armies[t];
    count++;
  }
  return count === 0 ? 0 : more * (all / count + 1);
}

/** The sum of the cheapest so many of these. */
function cheapest(costs: number[], many: number): number {
  costs.sort((a, b) => a - b);
  let sum = 0;
  for (let i = 0; i < many; i++) sum += costs[i] ?? NEVER;
  return sum;
}

const INSTEAD_OF_ONESELF = MISSIONS.findIndex(({ id }) => id === 'occupy-24');

/** SM-1 to SM-4 */
function priceOfMission(rules: TurnsRules, chart: Chart, position: TurnsPosition, index: number): Price {
  const mission = MISSIONS[index];
  if ('destroy' in mission) {
    const target = position.colours.indexOf(COLOURS.indexOf(mission.destroy));
    return (sketch, seat) => {
      if (target === seat) return priceOfMission(rules, chart, position, INSTEAD_OF_ONESELF)(sketch, seat);
      let sum = 0;
      for (let t = 0; t < sketch.owner.length; t++)
        if (sketch.owner[t] === target) sum += sketch.armies[t] + 1;
      return sum;
    };
  }
  if ('territories' in mission) {
    const { territories, armies: least } = mission;
    return (sketch, seat) => {
      let held = 0;
      let weak = 0;
      for (let t = 0; t < sketch.owner.length; t++) {
        if (sketch.owner[t] !== seat) continue;
        if (sketch.armies[t] >= least - 0.01) held++;
        else weak++;
      }
      const missing = territories - held;
      return Math.min(weak, Math.max(0, missing)) + toTakeMore(sketch, seat, missing - weak);
    };
  }
  const named = regionsCalled(rules, chart, mission.continents).flatMap(({ members }) => members);
  const others = chart.regions.filter((_, r) => !mission.continents.includes(rules.board.continents[r].id));
  return (sketch, seat) =>
    toTakeAll(sketch, seat, named) +
    (mission.others === 0
      ? 0
      : cheapest(
          others.map(({ members }) => toTakeAll(sketch, seat, members)),
          mission.others,
        ));
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

/** A guess at what others are after: of the missions that nobody else is known to have, the one nearest done. */
export function guessMissions(
  rules: TurnsRules,
  chart: Chart,
  view: TurnsPosition,
  sketch: Sketch,
  inPlay: readonly number[],
): number[] {
  const free = inPlay.filter((mission) => !view.missions.includes(mission));
  return view.missions.map((mission, seat) => {
    if (mission !== UNKNOWN) return mission;
    let best = UNKNOWN;
    let least = NEVER;
    for (const candidate of free) {
      const price = priceOfMission(rules, chart, view, candidate)(sketch, seat);
      if (price > 0 && price < least) {
        least = price;
        best = candidate;
      }
    }
    return best;
  });
}
