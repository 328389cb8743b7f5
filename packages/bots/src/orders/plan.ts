import type { Move, Order, OrdersPosition, Place, Seat } from '@rubicon/engine';

/** A sheet that can be varied: every troop of the round is deployed, and no territory sends more than it has. */
export interface Plan {
  readonly cash: readonly number[];
  readonly deploy: readonly number[]; // by territory
  readonly moves: readonly Move[];
}

export function planOf(order: Order, size: number): Plan {
  const deploy = new Array<number>(size).fill(0);
  for (const [t, troops] of order.deploy) deploy[t] += troops;
  return { cash: order.cash, deploy, moves: order.moves };
}

export function orderOf({ cash, deploy, moves }: Plan): Order {
  const places: Place[] = [];
  for (let t = 0; t < deploy.length; t++) if (deploy[t] > 0) places.push([t, deploy[t]]);
  return { type: 'order', cash, deploy: places, moves };
}

/** The troops of the seat without an order, by territory. */
export function freeTroops(view: OrdersPosition, seat: Seat, { deploy, moves }: Plan): number[] {
  const free = view.armies.map((armies, t) => (view.owner[t] === seat ? armies + deploy[t] : 0));
  for (const [from, , troops] of moves) free[from] -= troops;
  return free;
}

/** Returns the plan with this many troops deployed elsewhere; moves from the old territory shrink, last move first. */
export function shiftDeployment(
  view: OrdersPosition,
  seat: Seat,
  plan: Plan,
  from: number,
  to: number,
  troops: number,
): Plan {
  const deploy = plan.deploy.slice();
  deploy[from] -= troops;
  deploy[to] += troops;
  return withoutOverdraft(view, seat, { ...plan, deploy });
}

/** Returns the plan without the orders, or parts of them, that lack troops. */
export function withoutOverdraft(view: OrdersPosition, seat: Seat, plan: Plan): Plan {
  const free = freeTroops(view, seat, plan);
  if (free.every((troops) => troops >= 0)) return plan;
  const moves: Move[] = [];
  for (let i = plan.moves.length - 1; i >= 0; i--) {
    const [from, to, troops] = plan.moves[i];
    const less = Math.min(troops, Math.max(0, -free[from]));
    free[from] += less;
    if (troops > less) moves.unshift([from, to, troops - less]);
  }
  return { ...plan, moves };
}

/** Returns the plan with more troops on this move; a new order comes last. */
export function addMove(plan: Plan, from: number, to: number, troops: number): Plan {
  const i = plan.moves.findIndex(([f, t]) => f === from && t === to);
  if (i < 0) return { ...plan, moves: [...plan.moves, [from, to, troops]] };
  return { ...plan, moves: plan.moves.with(i, [from, to, plan.moves[i][2] + troops]) };
}
