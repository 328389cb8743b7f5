import {
  type Dice,
  NOBODY,
  type Order,
  type OrdersPosition,
  type OrdersRules,
  type Seat,
  territoriesOf,
} from '@rubicon/engine';
import { lostObjectives } from './reach.ts';
import { beginSheet, deployTo, finishSheet, send, threats, type UnfinishedSheet } from './sheet-writer.ts';
import { roundsAfter, worths } from './worth.ts';

/** The facts a seat uses while it writes its orders. */
interface Campaign {
  readonly rules: OrdersRules;
  readonly view: OrdersPosition;
  readonly seat: Seat;
  readonly own: readonly number[];
  readonly worth: readonly number[];
  readonly threat: readonly number[];
  readonly unfinished: UnfinishedSheet;
}

/**
 * Writes orders by rules of thumb: takes the territories with the best value for the troops needed, guards objectives,
 * deploys the rest where most is at risk, brings up troops from behind the front, and cashes in objectives out of reach.
 * `whim` is the random variation of its values.
 */
export function writeCampaign(
  rules: OrdersRules,
  view: OrdersPosition,
  seat: Seat,
  troops: number,
  dice: Dice,
  whim: number,
): Order {
  const worth = worths(rules, view, seat).map((w) => w * (1 + (whim * (dice.below(201) - 100)) / 100));
  const campaign: Campaign = {
    rules,
    view,
    seat,
    own: territoriesOf(view, seat),
    worth,
    threat: threats(rules, view, seat),
    unfinished: beginSheet(rules, view, seat, troops, lostObjectives(rules, view, seat)),
  };
  while (takeNext(campaign)) {}
  deployRest(campaign);
  bringUp(campaign);
  return finishSheet(campaign.unfinished);
}

/** The troops to leave behind: one, and in an objective as many as threaten it. */
function stayIn({ view, seat, threat, unfinished }: Campaign, territory: number): number {
  if (view.objectives[territory] !== seat) return 1;
  return Math.max(1, Math.min(unfinished.free[territory], threat[territory]));
}

/** Orders the attack with the best value for its troops; returns whether there was one. */
function takeNext(campaign: Campaign): boolean {
  const { rules, view, seat, own, unfinished } = campaign;
  let best = 0;
  let found: readonly [from: number, to: number, force: number] | undefined;
  for (const from of own) {
    const ready = unfinished.free[from] - stayIn(campaign, from) + unfinished.left;
    if (ready < 1) continue;
    for (const to of rules.board.neighbours[from]) {
      if (view.owner[to] === seat || unfinished.coming[to] > 0) continue;
      const least = view.owner[to] === NOBODY ? 1 : view.armies[to] + 1;
      for (let force = least; force <= Math.min(ready, least + 1); force++) {
        const gain = gainOf(campaign, to, force, force > least) / (force + 0.5);
        if (gain <= best) continue;
        best = gain;
        found = [from, to, force];
      }
    }
  }
  if (found === undefined) return false;
  const [from, to, force] = found;
  send(unfinished, from, to, force, stayIn(campaign, from));
  return true;
}

/** The gain of entering a territory; with only the minimum force, the chances are worse. */
function gainOf(
  { rules, view, worth, threat }: Campaign,
  to: number,
  force: number,
  isSafe: boolean,
): number {
  const defenders = view.armies[to];
  if (defenders === 0) {
    if (threat[to] === 0) return isSafe ? worth[to] * 1.02 : worth[to];
    return worth[to] * (force > threat[to] ? 0.9 : isSafe ? 0.75 : 0.55);
  }
  const losses = roundsAfter(rules, view) > 0 ? 0.4 * (defenders - 1) : 0;
  return (worth[to] + 0.5 * defenders) * (isSafe ? 0.95 : 0.6) - losses;
}

/** Deploys the rest where most is at risk. */
function deployRest({ own, worth, threat, unfinished }: Campaign): void {
  while (unfinished.left > 0) {
    let best = own[0];
    let most = -1;
    for (const t of own) {
      const isWeak = threat[t] > unfinished.free[t];
      const fear = (worth[t] * (isWeak ? 2 : threat[t] > 0 ? 1 : 0.2)) / (1 + unfinished.free[t]);
      if (fear <= most) continue;
      most = fear;
      best = t;
    }
    if (best === undefined) return;
    deployTo(unfinished, best, 1);
  }
}

/** Moves troops behind the front one step towards the most valuable territory nearby. */
function bringUp({ rules, view, seat, own, worth, unfinished }: Campaign): void {
  const { neighbours } = rules.board;
  const isInside = (t: number) =>
    neighbours[t].length > 0 && neighbours[t].every((n) => view.owner[n] === seat);
  const inside = own.filter((t) => unfinished.free[t] > 1 && isInside(t));
  if (inside.length === 0) return;
  const pull = worth.map((w, t) => (view.owner[t] === seat ? 0 : w));
  for (let step = 0; step < 4; step++)
    for (const t of own) for (const n of neighbours[t]) pull[t] = Math.max(pull[t], pull[n] * 0.6);
  for (const from of inside) {
    const to = neighbours[from].reduce((a, b) => (pull[b] > pull[a] ? b : a));
    send(unfinished, from, to, unfinished.free[from] - 1, 1);
  }
}
