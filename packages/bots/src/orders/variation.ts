import {
  type Dice,
  type OrdersPosition,
  type OrdersRules,
  objectivesOf,
  type Seat,
  territoriesOf,
} from '@rubicon/engine';
import { pick } from '../chance.ts';
import { addMove, freeTroops, type Plan, shiftDeployment, withoutOverdraft } from './plan.ts';

/** The choices that a seat can change in its plan. */
export interface Scope {
  readonly rules: OrdersRules;
  readonly view: OrdersPosition;
  readonly seat: Seat;
  readonly own: readonly number[];
  readonly exits: readonly number[]; // territories of the seat that have neighbours
  readonly objectives: readonly number[];
}

export function scopeOf(rules: OrdersRules, view: OrdersPosition, seat: Seat): Scope {
  const own = territoriesOf(view, seat);
  const exits = own.filter((t) => rules.board.neighbours[t].length > 0);
  return { rules, view, seat, own, exits, objectives: objectivesOf(view, seat) };
}

/** Returns a plan with one small change; it may be the same plan if the change is impossible. */
export function vary(scope: Scope, plan: Plan, dice: Dice): Plan {
  const kind = dice.below(20);
  if (kind < 6) return strike(scope, plan, dice);
  if (kind < 9) return sendSome(scope, plan, dice);
  if (kind < 12) return redeploy(scope, plan, dice);
  if (kind < 19) return reviseMove(scope, plan, dice);
  return cashOrKeep(scope, plan, dice);
}

/** Enters a neighbouring territory with about the force it needs; troops are deployed here instead of elsewhere. */
function strike({ rules, view, seat, own, exits }: Scope, plan: Plan, dice: Dice): Plan {
  if (exits.length === 0) return plan;
  const from = pick(exits, dice);
  const to = pick(rules.board.neighbours[from], dice);
  if (view.owner[to] === seat) return plan;
  const force = view.armies[to] + 1 + dice.below(3);
  let changed = plan;
  for (let tries = 0; tries < 4; tries++) {
    const free = freeTroops(view, seat, changed)[from] - 1;
    if (free >= force) break;
    const places = own.filter((t) => t !== from && changed.deploy[t] > 0);
    if (places.length === 0) break;
    const place = pick(places, dice);
    changed = shiftDeployment(
      view,
      seat,
      changed,
      place,
      from,
      Math.min(changed.deploy[place], force - free),
    );
  }
  const free = freeTroops(view, seat, changed)[from];
  return free === 0 ? plan : addMove(changed, from, to, Math.min(free, force));
}

/** Moves some or all troops without an order to a neighbour. */
function sendSome({ rules, view, seat, exits }: Scope, plan: Plan, dice: Dice): Plan {
  const free = freeTroops(view, seat, plan);
  const ready = exits.filter((t) => free[t] > 0);
  if (ready.length === 0) return plan;
  const from = pick(ready, dice);
  const to = pick(rules.board.neighbours[from], dice);
  const troops = pick([1, 1 + dice.below(free[from]), free[from] - 1, free[from]], dice);
  return troops < 1 ? plan : addMove(plan, from, to, troops);
}

/** Deploys some troops elsewhere. */
function redeploy({ view, seat, own }: Scope, plan: Plan, dice: Dice): Plan {
  const places = own.filter((t) => plan.deploy[t] > 0);
  if (places.length === 0) return plan;
  const from = pick(places, dice);
  const to = pick(own, dice);
  return from === to ? plan : shiftDeployment(view, seat, plan, from, to, 1 + dice.below(plan.deploy[from]));
}

/** Drops an order, changes its size or target, or writes it first. */
function reviseMove({ rules, view, seat }: Scope, plan: Plan, dice: Dice): Plan {
  const { moves } = plan;
  if (moves.length === 0) return plan;
  const i = dice.below(moves.length);
  const [from, to, troops] = moves[i];
  const others = moves.filter((_, j) => j !== i);
  switch (dice.below(6)) {
    case 0:
      return { ...plan, moves: others };
    case 1:
      return { ...plan, moves: [moves[i], ...others] };
    case 2:
      return troops === 1 ? plan : { ...plan, moves: moves.with(i, [from, to, troops - 1]) };
    case 3:
      return freeTroops(view, seat, plan)[from] === 0 ? plan : addMove(plan, from, to, 1);
    case 4: {
      const part = 1 + dice.below(troops);
      const less = part === troops ? others : moves.with(i, [from, to, troops - part]);
      return addMove({ ...plan, moves: less }, from, pick(rules.board.neighbours[from], dice), part);
    }
    default:
      return addMove({ ...plan, moves: others }, from, pick(rules.board.neighbours[from], dice), troops);
  }
}

/** Cashes in an objective, or keeps it after all. */
function cashOrKeep({ rules, view, seat, own, objectives }: Scope, plan: Plan, dice: Dice): Plan {
  if (objectives.length === 0) return plan;
  const objective = pick(objectives, dice);
  const deploy = plan.deploy.slice();
  if (!plan.cash.includes(objective)) {
    deploy[pick(own, dice)] += rules.cash;
    return { ...plan, cash: [...plan.cash, objective], deploy };
  }
  for (let less = rules.cash; less > 0; less--) {
    const places = own.filter((t) => deploy[t] > 0);
    deploy[pick(places, dice)]--;
  }
  return withoutOverdraft(view, seat, { ...plan, cash: plan.cash.filter((t) => t !== objective), deploy });
}
