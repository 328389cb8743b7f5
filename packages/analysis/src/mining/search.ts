import type { Board, TurnsPosition } from '@rubicon/engine';
import type { Line } from '../line/line.ts';
import { detoursFor, type Plan, Plans, strikesOf } from './plans.ts';
import type { Task } from './task.ts';

/** The largest stack that is searched. */
const MOST_ARMIES = 30;

/** The best line of a task, and the chance of the best line that begins differently. */
export interface Found {
  readonly line: Line;
  readonly chance: number;
  readonly rival: number; // the chance of the best line with another first strike or main placement
}

/** The plans of one stack for one set of targets and a first strike: the best for each number of armies placed. */
interface Root {
  readonly origin: number;
  readonly targets: number;
  readonly territories: number;
  readonly first: number; // the territory of its first strike
  readonly plans: readonly Plan[];
  readonly chances: Float64Array;
}

interface Choice {
  readonly root: Root;
  readonly placed: number;
}

/**
 * Searches all lines of a task: every placement, every order and tree of strikes on its territories, every number of
 * armies left behind. Returns undefined if no line reaches the goal.
 */
export function search(board: Board, position: TurnsPosition, task: Task): Found | undefined {
  const { owner, armies, seat, toPlace } = position;
  const origins = owner.flatMap((holder, t) =>
    holder === seat && board.neighbours[t].some((n) => task.placeOf.has(n)) ? t : [],
  );
  const most = Math.max(0, ...origins.map((t) => armies[t])) + toPlace;
  if (most > MOST_ARMIES) return undefined;
  const plans = new Plans(board, position, task, most);
  const roots = origins.map((origin) => rootsAt(plans, origin, task, position));
  const best = findBest(task, position, origins, roots);
  return best === undefined ? undefined : judge(best, task, position, origins, roots);
}

/** The roots of one stack, for every set of targets that it could take as its share of a required set. */
function rootsAt(plans: Plans, origin: number, task: Task, { armies, toPlace }: TurnsPosition): Root[] {
  const shares = new Set<number>();
  for (const required of task.required)
    for (let share = required; share !== 0; share = (share - 1) & required) shares.add(share);
  return [...shares].flatMap((targets) => {
    const groups = new Map<string, Plan[]>();
    for (const plan of plans.from(origin, targets, detoursFor(targets))) {
      const key = `${plan.territories}/${plan.first?.to}`;
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [plan]);
      else group.push(plan);
    }
    return [...groups.values()].map((group): Root => {
      const best = Array.from({ length: toPlace + 1 }, (_, placed) =>
        group.reduce((a, b) => (b.value[armies[origin] + placed] > a.value[armies[origin] + placed] ? b : a)),
      );
      return {
        origin,
        targets,
        territories: group[0].territories,
        first: group[0].first?.to ?? -1,
        plans: best,
        chances: Float64Array.from(best, (plan, placed) => plan.value[armies[origin] + placed]),
      };
    });
  });
}

interface Combination {
  readonly chance: number;
  readonly choices: readonly Choice[];
}

/** Armies that must be placed on the territory to keep if no strike starts there. */
function missingFor({ keep }: Task, { armies }: TurnsPosition, choices: readonly Choice[]): number {
  if (keep === undefined || choices.some(({ root }) => root.origin === keep.territory)) return 0;
  return Math.max(0, keep.armies - armies[keep.territory]);
}

/** Finds the best combination of roots, at most one per stack, that is better than `bound` and passes the test. */
function findBest(
  task: Task,
  position: TurnsPosition,
  origins: readonly number[],
  roots: readonly (readonly Root[])[],
  bound = 0,
  passes: (choices: readonly Choice[]) => boolean = () => true,
): Combination | undefined {
  let best: Combination | undefined;
  let least = bound;
  const choices: Choice[] = [];
  const visit = (i: number, required: number, struck: number, left: number, chance: number): void => {
    if (chance <= least) return;
    if (required === 0) {
      if (missingFor(task, position, choices) > left || !passes(choices)) return;
      best = { chance, choices: [...choices] };
      least = chance;
      return;
    }
    if (i === origins.length) return;
    for (const root of roots[i]) {
      if ((root.targets & ~required) !== 0 || (root.territories & struck) !== 0) continue;
      for (let placed = left; placed >= 0; placed--) {
        if (chance * root.chances[placed] <= least) break; // fewer armies are never better
        choices.push({ root, placed });
        visit(
          i + 1,
          required & ~root.targets,
          struck | root.territories,
          left - placed,
          chance * root.chances[placed],
        );
        choices.pop();
      }
    }
    visit(i + 1, required, struck, left, chance);
  };
  for (const required of task.required) visit(0, required, 0, position.toPlace, 1);
  return best;
}

/** Compares the best line with all that have another first strike or main placement. */
function judge(
  best: Combination,
  task: Task,
  position: TurnsPosition,
  origins: readonly number[],
  roots: readonly (readonly Root[])[],
): Found {
  const [{ root }] = best.choices;
  const placements = placementsOf(best, task, position);
  const main = placements.reduce((a, b) => (b.armies > a.armies ? b : a));
  const isOther = ({ length, 0: choice }: readonly Choice[]): boolean =>
    length > 1 || choice.root.origin !== root.origin || choice.root.first !== root.first;
  const others = findBest(task, position, origins, roots, 0, isOther)?.chance ?? 0;
  const line: Line = {
    placements,
    strikes: best.choices.flatMap(({ root, placed }) => strikesOf(root.plans[placed])),
  };
  // Several stacks can strike in any order, so another first strike is as good.
  const rival = best.choices.length > 1 ? best.chance : others;
  return {
    line,
    chance: best.chance,
    rival: Math.max(rival, placedElsewhere(root, main.territory, task, position)),
  };
}

/** The best chance of the same strikes when another territory gets at least as many armies as `main`. */
function placedElsewhere(root: Root, main: number, task: Task, position: TurnsPosition): number {
  const { toPlace } = position;
  const kept = missingFor(task, position, [{ root, placed: 0 }]);
  let best = 0;
  for (let placed = 0; placed <= toPlace - kept; placed++) {
    const rest = toPlace - placed;
    const isMain = main === root.origin ? placed > rest : placed < kept && rest - kept < kept;
    if (!isMain) best = Math.max(best, root.chances[placed]);
  }
  return best;
}

/** Armies that no strike needs join the first stack. */
function placementsOf({ choices }: Combination, task: Task, position: TurnsPosition): Line['placements'] {
  const kept = missingFor(task, position, choices);
  const used = choices.reduce((sum, { placed }) => sum + placed, kept);
  const placements = choices.map(({ root, placed }, i) => ({
    territory: root.origin,
    armies: i === 0 ? placed + position.toPlace - used : placed,
  }));
  if (kept > 0 && task.keep !== undefined) placements.push({ territory: task.keep.territory, armies: kept });
  return placements.filter(({ armies }) => armies > 0);
}
