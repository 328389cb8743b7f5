import { type Board, countBits, type TurnsPosition } from '@rubicon/engine';
import { DICE, winsOf } from '../line/battles.ts';
import { armiesMovingIn, type Strike } from '../line/line.ts';
import { MOST_DETOURS, MOST_TARGETS, type Task } from './task.ts';

/** A way to take a set of territories from one stack. */
export interface Plan {
  readonly territories: number; // all that are struck, as a set
  readonly first: Strike | undefined; // undefined if nothing is struck
  readonly after: readonly Plan[]; // of the armies that move in, then of those that stay behind
  readonly value: Float64Array; // the chance that all strikes succeed and enough armies are kept, by armies of the stack
}

/** Thrown when a task has too many plans to be searched completely. */
export class TooManyPlans extends Error {}

/** The most plans that are evaluated for a task. */
const MOST_PLANS = 20_000;

/**
 * All plans worth considering for a task. A plan is dropped only if another one strikes the same territories with at
 * least its chance for every size of the stack: values enter the chances of larger plans with weights that are not
 * negative, so the best line survives.
 */
export class Plans {
  private readonly board: Board;
  private readonly position: TurnsPosition;
  private readonly task: Task;
  private readonly most: number; // the largest stack
  private readonly known = new Map<string, readonly Plan[]>();
  private evaluated = 0;

  constructor(board: Board, position: TurnsPosition, task: Task, most: number) {
    this.board = board;
    this.position = position;
    this.task = task;
    this.most = most;
  }

  /** The plans for a stack on a territory to take all of `targets`, with at most `detours` other territories. */
  from(territory: number, targets: number, detours: number): readonly Plan[] {
    const key = `${territory}/${targets}/${detours}`;
    let plans = this.known.get(key);
    if (plans === undefined) {
      plans = targets === 0 ? [this.rest(territory)] : this.make(territory, targets, detours);
      this.known.set(key, plans);
    }
    return plans;
  }

  /** The plan to strike nothing. */
  private rest(territory: number): Plan {
    const least = this.needOf(territory);
    const value = new Float64Array(this.most + 1).map((_, armies) => (armies >= least ? 1 : 0));
    return { territories: 0, first: undefined, after: [], value };
  }

  private needOf(territory: number): number {
    const { keep } = this.task;
    return keep?.territory === territory ? keep.armies : 1;
  }

  private make(from: number, targets: number, detours: number): readonly Plan[] {
    const { placeOf, wanted } = this.task;
    const own = placeOf.get(from);
    const ownBit = own === undefined ? 0 : 1 << own;
    const found: Plan[] = [];
    for (const to of this.board.neighbours[from]) {
      const place = placeOf.get(to);
      if (place === undefined) continue;
      const bit = 1 << place;
      const isDetour = (wanted & bit) === 0 || (targets & bit) === 0;
      if (isDetour && detours === 0) continue;
      const others = targets & ~bit;
      // the armies that move in take any subset of the other targets, those that stay take the rest
      for (let ahead = others; ; ahead = (ahead - 1) & others) {
        if (!(isDetour && ahead === 0))
          this.combine({ from, to, bit, ownBit, ahead, behind: others & ~ahead, isDetour, detours }, found);
        if (ahead === 0) break;
      }
    }
    return found;
  }

  private combine(step: Step, found: Plan[]): void {
    const { from, to, bit, ownBit, ahead, behind, isDetour, detours } = step;
    const left = detours - (isDetour ? 1 : 0);
    for (const conquerors of this.from(to, ahead, left)) {
      if ((conquerors.territories & (bit | ownBit)) !== 0) continue;
      const used = countBits(conquerors.territories & ~ahead);
      for (const stayed of this.from(from, behind, left - used)) {
        if ((stayed.territories & (bit | ownBit | conquerors.territories)) !== 0) continue;
        const territories = bit | conquerors.territories | stayed.territories;
        if (countBits(territories) > MOST_TARGETS) continue;
        for (const leave of this.leaves(from, stayed)) {
          const first: Strike = { from, to, leave };
          const value = this.valueOf(first, conquerors.value, stayed.value);
          addPlan(found, { territories, first, after: [conquerors, stayed], value });
        }
      }
    }
  }

  /** If the armies that stay strike nothing, leaving more than must be kept is never better. */
  private leaves(from: number, stayed: Plan): number[] {
    if (stayed.first === undefined) return [this.needOf(from)];
    const least = 2;
    return Array.from({ length: Math.max(0, this.most - DICE.attack - least + 1) }, (_, i) => least + i);
  }

  private valueOf({ to, leave }: Strike, ahead: Float64Array, behind: Float64Array): Float64Array {
    if (++this.evaluated > MOST_PLANS) throw new TooManyPlans();
    const defenders = this.position.armies[to];
    const value = new Float64Array(this.most + 1);
    for (let armies = 2; armies <= this.most; armies++) {
      const wins = winsOf(armies, defenders);
      let sum = 0;
      for (let left = 2; left <= armies; left++) {
        const moved = armiesMovingIn(left, leave, DICE.attack, Number.POSITIVE_INFINITY);
        sum += wins[left] * ahead[moved] * behind[left - moved];
      }
      value[armies] = sum;
    }
    return value;
  }
}

interface Step {
  readonly from: number;
  readonly to: number;
  readonly bit: number; // `to` as a set
  readonly ownBit: number; // `from` as a set; empty for a territory that the seat holds already
  readonly ahead: number; // the targets of the armies that move in
  readonly behind: number; // the targets of the armies that stay
  readonly isDetour: boolean;
  readonly detours: number;
}

/** Adds a plan unless another one with the same territories and first strike is as good everywhere; removes those it beats. */
function addPlan(plans: Plan[], plan: Plan): void {
  const isSame = ({ territories, first }: Plan): boolean =>
    territories === plan.territories && first?.to === plan.first?.to;
  if (plans.some((other) => isSame(other) && isAtLeast(other.value, plan.value))) return;
  let kept = 0;
  for (const other of plans)
    if (!(isSame(other) && isAtLeast(plan.value, other.value))) plans[kept++] = other;
  plans.length = kept;
  plans.push(plan);
}

/** Differences below this are rounding. */
const EPSILON = 1e-12;

function isAtLeast(a: Float64Array, b: Float64Array): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] < b[i] - EPSILON) return false;
  return true;
}

/** The strikes of a plan in the order in which they are carried out. */
export function strikesOf({ first, after }: Plan): Strike[] {
  return first === undefined ? [] : [first, ...after.flatMap(strikesOf)];
}

export const detoursFor = (targets: number): number =>
  Math.min(MOST_DETOURS, MOST_TARGETS - countBits(targets));
