import {
  type Dice,
  NOBODY,
  type Order,
  type OrdersPosition,
  type OrdersRules,
  type Seat,
  territoriesOf,
} from '@rubicon/engine';
import { beginDraft, type Draft, deployTo, finishDraft, send, threats } from './draft.ts';
import { lostObjectives } from './reach.ts';
import { roundsAfter, worths } from './worth.ts';

/** What a seat looks at while it writes. */
interface Campaign {
  readonly rules: OrdersRules;
  readonly view: OrdersPosition;
  readonly seat: Seat;
  readonly own: readonly number[];
  readonly worth: readonly number[];
  readonly threat: readonly number[];
  readonly draft: Draft;
}

/**
 * Orders by rules of thumb: takes what brings most for the troops it needs, keeps objectives guarded, deploys what is
 * left where it is feared for, brings up the troops behind the lines, and cashes in what is out of reach. `whim` is by
 * how much its judgement varies.
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
    draft: beginDraft(rules, view, seat, troops, lostObjectives(rules, view, seat)),
  };
  while (takeNext(campaign)) {}
  deployRest(campaign);
  bringUp(campaign);
  return finishDraft(campaign.draft);
}

/** The troops to leave behind: one, and in an objective as many as come at it. */
function stayIn({ view, seat, threat, draft }: Campaign, territory: number): number {
  if (view.objectives[territory] !== seat) return 1;
  return Math.max(1, Math.min(draft.free[territory], threat[territory]));
}

/** Orders the venture that brings most for its troops; tells whether there was one. */
function takeNext(campaign: Campaign): boolean {
  const { rules, view, seat, own, draft } = campaign;
  let best = 0;
  let found: readonly [from: number, to: number, force: number] | undefined;
  for (const from of own) {
    const ready = draft.free[from] - stayIn(campaign, from) + draft.left;
    if (ready < 1) continue;
    for (const to of rules.board.neighbours[from]) {
      if (view.owner[to] === seat || draft.coming[to] > 0) continue;
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
  send(draft, from, to, force, stayIn(campaign, from));
  return true;
}

/** What it brings to enter a territory; with no more than the least, chances are worse. */
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

/** What was not needed stands where most is to be lost. */
function deployRest({ own, worth, threat, draft }: Campaign): void {
  while (draft.left > 0) {
    let best = own[0];
    let most = -1;
    for (const t of own) {
      const isWeak = threat[t] > draft.free[t];
      const fear = (worth[t] * (isWeak ? 2 : threat[t] > 0 ? 1 : 0.2)) / (1 + draft.free[t]);
      if (fear <= most) continue;
      most = fear;
      best = t;
    }
    if (best === undefined) return;
    deployTo(draft, best, 1);
  }
}

/** Troops that have nothing but own ground around them go one step towards what is worth most and near. */
function bringUp({ rules, view, seat, own, worth, draft }: Campaign): void {
  const { neighbours } = rules.board;
  const isInside = (t: number) =>
    neighbours[t].length > 0 && neighbours[t].every((n) => view.owner[n] === seat);
  const inside = own.filter((t) => draft.free[t] > 1 && isInside(t));
  if (inside.length === 0) return;
  const pull = worth.map((w, t) => (view.owner[t] === seat ? 0 : w));
  for (let step = 0; step < 4; step++)
    for (const t of own) for (const n of neighbours[t]) pull[t] = Math.max(pull[t], pull[n] * 0.6);
  for (const from of inside) {
    const to = neighbours[from].reduce((a, b) => (pull[b] > pull[a] ? b : a));
    send(draft, from, to, draft.free[from] - 1, 1);
  }
}
