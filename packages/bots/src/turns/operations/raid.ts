import { battleOf } from '../battle.ts';
import { EVEN } from '../closing.ts';
import { marchTo } from '../mind/search/march.ts';
import type { Strike } from '../mind/search/pursuit.ts';
import type { Situation } from '../mind/sketch/situation.ts';
import { emptySketch, isEdge, type Sketch, TO_PLACE } from '../mind/sketch/sketch.ts';
import { strongestNextTo } from '../script/prospects.ts';
import { listOperations } from './operations.ts';
import type { Style } from './style.ts';

/** An operation that is worth its price, and how to carry it out. */
export interface Raid {
  readonly from: number; // the territory for the new armies
  readonly strikes: readonly Strike[];
}

/** An operation costs about this many armies per defender, and one stays behind on each territory. */
const PER_DEFENDER = 0.7;

const scratch = new Map<number, { end: Sketch; targets: Uint8Array }>();

function borrow(size: number): { end: Sketch; targets: Uint8Array } {
  let found = scratch.get(size);
  if (found === undefined) {
    found = { end: emptySketch(size), targets: new Uint8Array(size) };
    scratch.set(size, found);
  }
  return found;
}

/** Returns the operation with the best value for its price. `closes`: the seat ends the game, whatever it costs. */
export function bestRaid(
  situation: Situation,
  sketch: Sketch,
  style: Style,
  closes: boolean,
): Raid | undefined {
  const { owner, armies } = sketch;
  const nerve = closes ? Math.min(EVEN, style.nerve) : style.nerve;
  const thrift = closes ? 0 : style.thrift;
  const { end, targets } = borrow(owner.length);
  const strength = strengthOf(situation, sketch);
  let best: Raid | undefined;
  let most = 0;

  function march(members: readonly number[], many: number, value: number): void {
    targets.fill(0);
    let defenders = 0;
    for (const t of members) {
      targets[t] = 1;
      defenders += armies[t];
    }
    const isWorthless = (chance: number, lost: number, killed: number): boolean =>
      chance < nerve || chance * value + style.blood * (killed + defenders) - thrift * lost <= most;
    if (many === members.length) {
      const lost = PER_DEFENDER * defenders;
      if ((!closes && lost + members.length > strength) || isWorthless(1, lost, 0)) return;
    }
    const found = marchTo(situation, sketch, targets, many, isWorthless, end);
    if (found === undefined) return;
    const merit = found.chance * value + style.blood * found.killed - thrift * found.lost;
    if (merit > most) {
      most = merit;
      best = found;
    }
  }

  /** A single territory next to one of the seat's needs no march. */
  function strike(to: number, value: number): void {
    const from = strongestNextTo(situation.geography, sketch, situation.seat, to);
    if (from < 0) return march([to], 1, value);
    const attackers = Math.min(situation.rules.armyLimit, armies[from] + sketch.counts[TO_PLACE]) - 1;
    const { win, attackersLeft } = battleOf(attackers, armies[to]);
    if (win < nerve) return;
    const merit = win * value + style.blood * armies[to] - thrift * (attackers - attackersLeft);
    if (merit > most) {
      most = merit;
      best = { from, strikes: [{ from, to, win }] };
    }
  }

  listOperations(situation, sketch, style, (members, many, value) => {
    if (members.length > 1) march(members, many, value);
    else strike(members[0], value);
  });
  return best;
}

/** The armies that can take part in an operation: new ones, and the largest at the front. */
function strengthOf({ geography, seat }: Situation, sketch: Sketch): number {
  const { owner, armies, counts } = sketch;
  let first = 1;
  let second = 1;
  let third = 1;
  for (let t = 0; t < owner.length; t++) {
    const own = armies[t];
    if (owner[t] !== seat || own <= third || !isEdge(sketch, geography.neighbours, t)) continue;
    if (own > first) {
      third = second;
      second = first;
      first = own;
    } else if (own > second) {
      third = second;
      second = own;
    } else third = own;
  }
  return counts[TO_PLACE] + first + second + third - 3;
}
