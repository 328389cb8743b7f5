import { MOST_ATTACK_DICE } from '@rubicon/engine';
import { isAboveAll } from '../../closing.ts';
import { bestRaid } from '../../operations/raid.ts';
import type { Style } from '../../operations/style.ts';
import { guardsOf } from '../../script/guards.ts';
import { type Strike, takeCards } from '../search/pursuit.ts';
import { incomeOf } from '../sketch/income.ts';
import type { Situation } from '../sketch/situation.ts';
import { CAPTURES, drawCard, isEdge, isSeat, SETS, type Sketch, TO_PLACE, take } from '../sketch/sketch.ts';
import { fight } from './fight.ts';
import type { Random } from './random.ts';

/** More than any army. */
const FRONT = 1e6;

/** The most raids of a seat in a turn. */
const MOST_RAIDS = 12;

/**
 * Plays a turn with dice in a style: trades, guards, raids as long as one is worth it, may attack for a card, moves up.
 */
export function playTurn(situation: Situation, sketch: Sketch, style: Style, random: Random): void {
  const { seat, geography } = situation;
  const { counts, armies } = sketch;
  counts[CAPTURES] = 0;
  counts[TO_PLACE] = Math.floor(incomeOf(situation, sketch)) + tradeIn(situation, sketch, random);
  const guarding = Math.ceil(counts[TO_PLACE] * style.script.guard);
  for (const [t, guards] of guardsOf(geography, sketch, seat, guarding)) {
    armies[t] += guards;
    counts[TO_PLACE] -= guards;
  }
  const closes = isAboveAll(sketch, seat);
  for (let raids = 0; raids < MOST_RAIDS; raids++) {
    const raid = bestRaid(situation, sketch, style, closes);
    if (raid === undefined) break;
    place(situation, sketch, raid.from);
    attackAll(situation, sketch, raid.strikes, random);
  }
  placeAtFront(situation, sketch);
  if (style.takesCards && counts[CAPTURES] === 0) {
    attackForCard(situation, sketch, random);
    placeAtFront(situation, sketch);
  }
  moveUp(situation, sketch);
  drawCard(sketch, seat);
}

/** EX-3: armies for which there is no room are lost. */
function place({ rules }: Situation, { armies, counts }: Sketch, t: number): void {
  armies[t] = Math.min(rules.armyLimit, armies[t] + counts[TO_PLACE]);
  counts[TO_PLACE] = 0;
}

function placeAtFront(situation: Situation, sketch: Sketch): void {
  const front = strongest(situation, sketch, true);
  if (front >= 0) place(situation, sketch, front);
}

/** Trades a set with the probability that the hand has one, and returns the armies for it. */
function tradeIn(
  { seat, turnsIn, setWorth, sets }: Situation,
  { hand, counts }: Sketch,
  random: Random,
): number {
  const { chance, cards, worth } = turnsIn(hand[seat]);
  if (chance === 0 || random.next() >= chance) return 0;
  const armies = worth * setWorth[Math.floor(counts[SETS]) - sets];
  hand[seat] -= cards;
  counts[SETS]++;
  return armies;
}

/** Attacks as planned, until a strike fails or new armies arrive. */
function attackAll(situation: Situation, sketch: Sketch, strikes: readonly Strike[], random: Random): void {
  for (const [i, { from, to }] of strikes.entries()) {
    if (sketch.armies[from] < 2 || !attack(situation, sketch, from, to, strikes[i + 1], random)) return;
    if (sketch.counts[TO_PLACE] > 0) return;
  }
}

/** Returns whether the territory is taken. */
function attack(
  situation: Situation,
  sketch: Sketch,
  from: number,
  to: number,
  next: Strike | undefined,
  random: Random,
): boolean {
  const { owner, armies, counts, territories } = sketch;
  const left = fight(armies[from] - 1, armies[to], random);
  if (left <= 0) {
    armies[from] = 1;
    armies[to] = -left;
    return false;
  }
  const loser = owner[to];
  take(sketch, to, situation.seat);
  counts[CAPTURES]++;
  const moved = movedIn(situation, sketch, from, to, left, next);
  armies[from] = 1 + left - moved;
  armies[to] = moved;
  if (isSeat(loser) && territories[loser] === 0) takeCards(situation, sketch, loser);
  return true;
}

/** All armies move to where they are needed next; with enemies on both sides, half of them. */
function movedIn(
  { geography }: Situation,
  sketch: Sketch,
  from: number,
  to: number,
  left: number,
  next: Strike | undefined,
): number {
  const least = Math.min(MOST_ATTACK_DICE, left);
  if (next !== undefined) return next.from === to ? left : least;
  if (!isEdge(sketch, geography.neighbours, to)) return least;
  return isEdge(sketch, geography.neighbours, from) ? Math.max(least, left >> 1) : left;
}

/** The largest army at the front, or behind it; -1 if there is none. */
function strongest({ geography, seat }: Situation, sketch: Sketch, atFront: boolean): number {
  const { owner, armies } = sketch;
  let best = -1;
  for (let t = 0; t < owner.length; t++)
    if (
      owner[t] === seat &&
      (best < 0 || armies[t] > armies[best]) &&
      isEdge(sketch, geography.neighbours, t) === atFront
    )
      best = t;
  return best;
}

/** The strongest army attacks its weakest neighbour, if it has at least two more. */
function attackForCard(situation: Situation, sketch: Sketch, random: Random): void {
  const { owner, armies } = sketch;
  const from = strongest(situation, sketch, true);
  if (from < 0) return;
  let to = -1;
  for (const n of situation.geography.neighbours[from])
    if (owner[n] !== situation.seat && (to < 0 || armies[n] < armies[to])) to = n;
  if (to >= 0 && armies[from] > armies[to] + 1) attack(situation, sketch, from, to, undefined, random);
}

/** Moves the largest army behind the front to the front, or to the largest army next to it. */
function moveUp(situation: Situation, sketch: Sketch): void {
  const { rules, geography } = situation;
  const { neighbours } = geography;
  const { armies } = sketch;
  const from = strongest(situation, sketch, false);
  if (from < 0 || armies[from] < 2) return;
  const [first, ...others] = neighbours[from];
  const merit = (t: number): number => armies[t] + (isEdge(sketch, neighbours, t) ? FRONT : 0);
  const to = others.reduce((a, b) => (merit(b) > merit(a) ? b : a), first);
  const moved = Math.min(armies[from] - 1, rules.armyLimit - armies[to]);
  armies[to] += moved;
  armies[from] -= moved;
}
