import type { Place, Seat } from '@rubicon/engine';
import type { Judge } from '../network/judge.ts';
import { type Aim, aimsAgainst } from '../search/aims.ts';
import { byValue, firstCandidates, withPlaces } from '../search/candidates.ts';
import { carryOut, type Strike, targetsOf } from '../search/pursuit.ts';
import { incomeOf } from '../sketch/income.ts';
import type { Situation } from '../sketch/situation.ts';
import { CAPTURES, SETS, type Sketch, TO_PLACE } from '../sketch/sketch.ts';

/** Strikes count as long as it is likely that all of them so far succeed. */
const LIKELY = 0.5;

/** The aims of the first look that are considered again. */
const KEPT_AIMS = 4;

/** The turn of another seat, if everything succeeds. */
interface Reply {
  readonly places: readonly Place[];
  readonly strikes: readonly Strike[];
}

/**
 * Another seat, as the thinking seat foresees it. It is asked about many similar positions, so it remembers its best aims,
 * and its reply to everything that looked the same from its territories.
 */
export class Opponent {
  readonly judge: Judge;
  readonly #thinking: Seat;
  readonly #replies = new Map<string, Reply>();
  #aims: readonly Aim[] | undefined;

  constructor(judge: Judge, thinking: Seat) {
    this.judge = judge;
    this.#thinking = thinking;
  }

  /**
   * Plays its turn: new armies, and the best single aim, as far as it will likely get. It spares the thinking seat's last
   * territory: that risk is counted separately.
   */
  reply(start: Sketch): Sketch {
    const { situation } = this.judge;
    if (start.territories[situation.seat] === 0) return start;
    start.counts[TO_PLACE] = incomeOf(situation, start) + turnIn(situation, start);
    const around = surroundingsOf(situation, start);
    let reply = this.#replies.get(around);
    if (reply === undefined) {
      reply = this.#find(start);
      this.#replies.set(around, reply);
    }
    const strikes = reply.strikes.slice(0, this.#reachOf(start, reply.strikes));
    const end = withPlaces(start, reply.places);
    return endTurn(carryOut(this.judge, end, targetsOf(end.owner.length, strikes), strikes), situation.seat);
  }

  #find(start: Sketch): Reply {
    const { situation } = this.judge;
    const aims = this.#aims && [...this.#aims, ...aimsAgainst(situation, start, this.#thinking)];
    const candidates = firstCandidates(this.judge, start, aims).sort(byValue);
    this.#aims ??= candidates.flatMap(({ aim }) => aim ?? []).slice(0, KEPT_AIMS);
    const [{ places, last }] = candidates;
    return { places, strikes: last };
  }

  /** The number of strikes that it will likely carry out. */
  #reachOf(start: Sketch, strikes: readonly Strike[]): number {
    let left = start.territories[this.#thinking];
    let reach = 1;
    const end = strikes.findIndex(({ to, win }) => {
      reach *= win;
      return reach < LIKELY || (start.owner[to] === this.#thinking && --left === 0);
    });
    return end < 0 ? strikes.length : end;
  }
}

/** Describes what a seat sees around its territories. */
function surroundingsOf({ geography, seat }: Situation, { owner, armies, counts }: Sketch): string {
  let text = String(Math.round(counts[TO_PLACE]));
  for (let t = 0; t < owner.length; t++)
    if (owner[t] === seat || geography.neighbours[t].some((n) => owner[n] === seat))
      text += `,${t}:${owner[t]}:${Math.round(armies[t])}`;
  return text;
}

/** C-1: a seat that captured something draws a card. */
export function endTurn(sketch: Sketch, seat: Seat): Sketch {
  if (sketch.counts[CAPTURES] > 0) sketch.hand[seat]++;
  sketch.counts[CAPTURES] = 0;
  return sketch;
}

/** Trades the cards of a seat, as far as it is likely to have a set, and returns the armies for them. */
function turnIn({ seat, turnsIn, setWorth, sets }: Situation, { hand, counts }: Sketch): number {
  const { chance, cards, worth } = turnsIn(hand[seat]);
  const armies = chance * worth * setWorth[Math.floor(counts[SETS]) - sets];
  hand[seat] -= chance * cards;
  counts[SETS] += chance;
  return armies;
}
