import {
  type Board,
  COLOURS,
  INSTEAD_OF_ONESELF,
  MISSIONS,
  missionsInPlay,
  type Seat,
  type TurnsPosition,
  type TurnsRules,
  UNKNOWN,
} from '@rubicon/engine';
import type { Geography } from '../../geography.ts';
import { type Sketch, sketchOf } from '../sketch/sketch.ts';
import { NEVER, type Prices, toTakeAny } from './prices.ts';

/**
 * Returns the cost of each seat's mission. An unknown mission has a price for each possible one: those that no other seat
 * is known to have, and that are not fulfilled already.
 */
export function pricesOfMissions(rules: TurnsRules, geography: Geography, view: TurnsPosition): Prices {
  const tally = new Tally(rules, geography, view);
  if (!view.missions.includes(UNKNOWN))
    return pricesOf(
      tally,
      view.missions.map((mission) => [mission]),
    );
  const free = missionsInPlay(rules, view.colours).filter((mission) => !view.missions.includes(mission));
  const start = sketchOf(view);
  const possible = view.missions.map((mission, seat) => {
    if (mission !== UNKNOWN) return [mission];
    tally.count(start, seat);
    return free.filter((candidate) => tally.priceOf(candidate) > 0);
  });
  return pricesOf(tally, possible);
}

function pricesOf(tally: Tally, possible: readonly (readonly number[])[]): Prices {
  const prices = possible.map(({ length }) => new Float64Array(length));
  return (sketch, seat) => {
    tally.count(sketch, seat);
    for (let i = 0; i < prices[seat].length; i++) prices[seat][i] = tally.priceOf(possible[seat][i]);
    return prices[seat];
  };
}

const named = new WeakMap<Board, readonly (readonly boolean[])[]>();

/** Whether a mission names a continent, by mission and continent; computed once for each board. */
function namedIn(board: Board): readonly (readonly boolean[])[] {
  const known = named.get(board);
  if (known !== undefined) return known;
  const found = MISSIONS.map((mission) =>
    board.continents.map(({ id }) => 'continents' in mission && mission.continents.includes(id)),
  );
  named.set(board, found);
  return found;
}

/** The holdings of a seat and of the others, counted once for all missions. */
class Tally {
  readonly #regionOf: readonly number[];
  readonly #named: readonly (readonly boolean[])[]; // by mission and region
  readonly #target: readonly Seat[]; // by mission
  readonly #toTake: Float64Array; // by region: the cost of taking the rest of it
  readonly #toEnd: Float64Array; // by seat: the cost of taking all it has
  #seat = 0;
  #held = 0;
  #single = 0; // of these, with one army
  #others = 0;
  #armies = 0; // of others

  constructor({ board }: TurnsRules, { regionOf, regions }: Geography, { colours }: TurnsPosition) {
    this.#regionOf = regionOf;
    this.#named = namedIn(board);
    this.#target = MISSIONS.map((mission) =>
      'destroy' in mission ? colours.indexOf(COLOURS.indexOf(mission.destroy)) : -1,
    );
    this.#toTake = new Float64Array(regions.length);
    this.#toEnd = new Float64Array(colours.length);
  }

  count({ owner, armies }: Sketch, seat: Seat): void {
    this.#seat = seat;
    this.#held = 0;
    this.#single = 0;
    this.#others = 0;
    this.#armies = 0;
    this.#toTake.fill(0);
    this.#toEnd.fill(0);
    for (let t = 0; t < owner.length; t++) {
      const holder = owner[t];
      if (holder === seat) {
        this.#held++;
        if (armies[t] < 1.99) this.#single++;
        continue;
      }
      this.#toTake[this.#regionOf[t]] += armies[t] + 1;
      if (holder < 0) continue;
      this.#others++;
      this.#armies += armies[t];
      if (holder < this.#toEnd.length) this.#toEnd[holder] += armies[t] + 1;
    }
  }

  /** SM-1 to SM-4 */
  priceOf(index: number): number {
    const mission = MISSIONS[index];
    if ('destroy' in mission) {
      const target = this.#target[index];
      return target === this.#seat ? this.priceOf(INSTEAD_OF_ONESELF) : this.#toEnd[target];
    }
    if ('territories' in mission) {
      const { territories, armies } = mission;
      const weak = armies > 1 ? this.#single : 0;
      const missing = territories - this.#held + weak;
      return missing <= weak
        ? Math.max(0, missing)
        : weak + toTakeAny(missing - weak, this.#others, this.#armies);
    }
    const named = this.#named[index];
    let sum = 0;
    let other = NEVER; // the cheapest: no mission requires more than one
    for (let r = 0; r < named.length; r++) {
      if (named[r]) sum += this.#toTake[r];
      else if (this.#toTake[r] < other) other = this.#toTake[r];
    }
    return mission.others === 0 ? sum : sum + other;
  }
}
