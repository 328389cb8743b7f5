import {
  type Command,
  type Dice,
  MOST_ATTACK_DICE,
  NEUTRAL,
  NOBODY,
  type Offer,
  type Seat,
  seatsFrom,
  type TurnsPosition,
  type TurnsRules,
} from '@rubicon/engine';
import type { Act, Budget } from '../../bot.ts';
import { type OfferOf, ofType } from '../../chance.ts';
import { oddsOf } from '../battle.ts';
import { EVEN, isLong, isStrongest } from '../closing.ts';
import { geographyOf, stepsToFront } from '../geography.ts';
import { habit } from '../habits.ts';
import { scriptedBot } from '../script/scripted-bot.ts';
import type { Temper } from '../script/temper.ts';
import { foresight } from './foresight/foresight.ts';
import { Judge } from './network/judge.ts';
import type { Net } from './network/net.ts';
import type { Plan } from './search/candidates.ts';
import { bestInTrials } from './search/contest.ts';
import { isBetterKept } from './search/holding.ts';
import { Meter } from './search/meter.ts';
import { type Foresight, planTurn } from './search/planner.ts';
import { othersAfter } from './search/plans.ts';
import type { Strike } from './search/pursuit.ts';
import { bestDeployment, type Deployment, endsOfClaims } from './setup.ts';
import { situationOf } from './sketch/situation.ts';
import { type Sketch, sketchOf } from './sketch/sketch.ts';

/** The settings that distinguish the bots that search. */
export interface Mentality {
  readonly net: Net; // the network that rates positions
  readonly claimNet?: Net; // the same for claims, by default `net`
  readonly nodes: number; // the default budget per turn
  readonly plans?: number; // the most plans per turn, the first for its new armies; unlimited by default
  readonly error?: number; // the largest relative error of a chance
  /** Considers whether it would survive its best plans, or also tries them against the turns of others; not for objectives. */
  readonly foresees?: 'survival' | 'trials';
  readonly setupTemper?: Temper; // follows the script with this temper in set-up instead of searching
}

/** The number of steps of a random error. */
const ERROR_STEPS = 2001;

/** A strike continues while its chance is about what was planned, and not too small. */
const WORSE = 0.12;
const UNLIKELY = 0.3;

/** A bot that searches for the best plan of a turn, and again when the plan fails. */
export function thinker(
  rules: TurnsRules,
  seat: Seat,
  dice: Dice,
  {
    net,
    claimNet = net,
    nodes,
    plans = Number.POSITIVE_INFINITY,
    error = 0,
    foresees,
    setupTemper,
  }: Mentality,
): Act<'turns'> {
  const meter = new Meter();
  const errorFactor =
    error === 0 ? undefined : () => 1 + error * (dice.below(ERROR_STEPS) / ((ERROR_STEPS - 1) / 2) - 1);
  const script = setupTemper === undefined ? undefined : scriptedBot(rules, seat, dice, setupTemper);
  const geography = geographyOf(rules.board);
  const { neighbours } = geography;
  let strikes: readonly Strike[] = []; // the rest of the plan
  let deployment: { reserve: number; missing: Deployment } = { reserve: 0, missing: new Float64Array(0) };
  let kept = { turn: -1, isKept: false };
  let plansMade = { turn: -1, count: 0, stays: false };

  const isFront = ({ owner }: TurnsPosition, t: number): boolean =>
    neighbours[t].some((n) => owner[n] !== seat);

  function judgeOf(view: TurnsPosition, by = net): Judge {
    return new Judge(situationOf(rules, view, seat, nextToMove(view)), by, errorFactor);
  }

  /** The seat that moves when this turn is over; in set-up, the first one. */
  function nextToMove(view: TurnsPosition): Seat {
    if (view.turn === 0) return view.first === NOBODY ? seat : view.first;
    return othersAfter(view)[0] ?? seat;
  }

  const foresightOf = (judge: Judge, view: TurnsPosition): Foresight | undefined =>
    foresees === undefined ? undefined : foresight(judge, view, othersAfter(view));

  /** Returns the best move of armies; with time, after trials. */
  function bestShift<T extends Shift>(view: TurnsPosition, budget: Budget, shifts: readonly T[]): T {
    const judge = judgeOf(view);
    const look = foresees === 'trials' ? foresight(judge, view, othersAfter(view)) : undefined;
    return meter.think(view.turn, budget, judge, (isOpen) => {
      const options = shifts
        .map((shift) => {
          const end = sketchOf(view);
          end.armies[shift.from] -= shift.armies;
          end.armies[shift.to] += shift.armies;
          const value = judge.chance(end) * (look?.survival(end) ?? 1);
          return { shift, end, value, reach: 1 };
        })
        .sort((a, b) => b.value - a.value);
      if (look === undefined) return options[0].shift;
      return bestInTrials(options.slice(0, MOST_SHIFTS), look.trial, isOpen).shift;
    });
  }

  function plan(view: TurnsPosition, budget: Budget): Plan {
    const judge = judgeOf(view);
    const found = meter.think(view.turn, budget, judge, (isOpen) => {
      return planTurn(judge, sketchOf(view), isOpen, foresightOf(judge, view));
    });
    strikes = found.strikes;
    const count = plansMade.turn === view.turn ? plansMade.count + 1 : 1;
    plansMade = { turn: view.turn, count, stays: foresees === 'trials' && strikes.length === 0 };
    return found;
  }

  /** A bot that decided to stay does not plan again, in less time, if nothing has changed. */
  const mayPlan = (turn: number): boolean =>
    plansMade.turn !== turn || (plansMade.count < plans && !plansMade.stays);

  function attack(view: TurnsPosition, budget: Budget): Command {
    while (strikes.length > 0 && view.owner[strikes[0].to] === seat) strikes = strikes.slice(1);
    if (strikes.length === 0 || !isOnTrack(view, strikes[0])) {
      strikes = [];
      if (mayPlan(view.turn)) plan(view, budget);
    }
    if (strikes.length === 0) strikes = press(view);
    if (strikes.length === 0) return { type: 'end-attacks' };
    const [{ from, to }] = strikes;
    return { type: 'attack', from, to, dice: Math.min(MOST_ATTACK_DICE, view.armies[from] - 1) };
  }

  /** Ends a standstill: if no plan is worth its risk, the strongest seat attacks at even odds. */
  function press(view: TurnsPosition): Strike[] {
    if (!isLong(view) || !isStrongest(view, seat)) return [];
    const { owner, armies } = view;
    const found = best(
      owner.flatMap((holder, from) =>
        holder !== seat
          ? []
          : neighbours[from]
              .filter((to) => owner[to] !== seat)
              .map((to) => ({ from, to, win: oddsOf(armies[from], armies[to]) })),
      ),
      ({ win }) => win,
    );
    return found !== undefined && found.win >= EVEN ? [found] : [];
  }

  function isOnTrack({ owner, armies }: TurnsPosition, { from, to, win }: Strike): boolean {
    if (owner[from] !== seat || armies[from] < 2) return false;
    const now = oddsOf(armies[from], armies[to]);
    return now >= win - WORSE && now > UNLIKELY;
  }

  /** Moves all armies in if the next strike starts there; otherwise the judge decides. */
  function occupy(view: TurnsPosition, { least, most }: OfferOf<'occupy'>, budget: Budget): Command {
    const { from, to } = view;
    const next = strikes.find((strike) => view.owner[strike.to] !== seat);
    if (next?.from === to) return { type: 'occupy', armies: most };
    if (next?.from === from) return { type: 'occupy', armies: least };
    if (!isFront(view, to)) return { type: 'occupy', armies: least };
    if (!isFront(view, from)) return { type: 'occupy', armies: most };
    const counts = Array.from(
      { length: PARTS + 1 },
      (_, part) => least + Math.round(((most - least) * part) / PARTS),
    );
    const shifts = [...new Set(counts)].map((armies) => ({ from, to, armies }));
    return { type: 'occupy', armies: bestShift(view, budget, shifts).armies };
  }

  /** Moves the largest idle army towards the front; if there is none, makes the best move along the front. */
  function fortify(view: TurnsPosition, offers: readonly OfferOf<'fortify'>[], budget: Budget): Command {
    if (view.moves >= MOST_MOVES) return { type: 'end-turn' };
    const steps = stepsToFront(geography, view.owner, seat);
    const idle = offers.filter(({ from, to }) => steps[to] < steps[from]);
    const largest = idle.reduce((most, offer) => Math.max(most, offer.most), 0);
    if (largest >= IDLE) {
      const moves = idle.filter(({ most }) => most === largest);
      const nearest = Math.min(...moves.map(({ to }) => steps[to]));
      const shifts = moves
        .filter(({ to }) => steps[to] === nearest)
        .map(({ from, to, most }) => ({ from, to, armies: most }));
      return { type: 'fortify', ...bestShift(view, budget, shifts) };
    }
    const shifts = offers
      .filter(({ to }) => steps[to] === 0)
      .flatMap(({ from, to, least, most }) =>
        [most, Math.max(least, most >> 1)].map((armies) => ({ from, to, armies })),
      );
    if (shifts.length === 0) return { type: 'end-turn' };
    const stay = { ...shifts[0], armies: 0 };
    const shift = bestShift(view, budget, [stay, ...shifts]);
    return shift.armies === 0 ? { type: 'end-turn' } : { type: 'fortify', ...shift };
  }

  /**
   * Set-up: places each army where the best deployment lacks most. With two players or little time, places each army,
   * neutral ones included, where it helps most now.
   */
  function deploy(view: TurnsPosition, offers: readonly OfferOf<'place'>[], budget: Budget): Command {
    const isHasty = 'nodes' in budget && budget.nodes < LEAST_NODES;
    if (isHasty || view.reserve[NEUTRAL] > 0 || view.status.length === 2) return deployByJudge(view, offers);
    const missing = deploymentOf(view);
    const { territory, least } = best(offers, (offer) => missing[offer.territory])!;
    missing[territory] -= least;
    return { type: 'place', places: [[territory, least]] };
  }

  /** Foresees the turns of the seats that move first. Computed again after a few armies, because others place theirs too. */
  function deploymentOf(view: TurnsPosition): Deployment {
    const reserve = view.reserve[seat];
    if (reserve < deployment.reserve && reserve > deployment.reserve - ARMIES_PER_LOOK)
      return deployment.missing;
    const judge = judgeOf(view);
    const before = seatsFrom(view, nextToMove(view));
    const look = foresight(judge, view, before.slice(0, before.indexOf(seat)));
    const chanceOf = (end: Sketch): number => {
      let sum = 0;
      for (let trial = 0; trial < TRIALS; trial++) sum += look.trial(end, trial);
      return sum / TRIALS;
    };
    deployment = { reserve, missing: bestDeployment(geography, view, seat, chanceOf) };
    return deployment.missing;
  }

  function deployByJudge(view: TurnsPosition, offers: readonly OfferOf<'place'>[]): Command {
    const judge = judgeOf(view);
    const sketch = sketchOf(view);
    const offer = best(offers, ({ territory }) => {
      sketch.armies[territory] += AHEAD;
      const chance = judge.chance(sketch);
      sketch.armies[territory] -= AHEAD;
      return chance;
    });
    return { type: 'place', places: [[offer!.territory, offer!.least]] };
  }

  /** Judges the positions in which the set-up may end after each claim. */
  function claim(view: TurnsPosition, offers: readonly OfferOf<'claim'>[]): Command {
    const judge = judgeOf(view, claimNet);
    return best(offers, ({ territory }) =>
      endsOfClaims(geography, view, territory).reduce((sum, end) => sum + judge.chance(end), 0),
    )!;
  }

  /** Decides once in a turn whether to keep a set that it may trade. */
  function keepsSet(view: TurnsPosition, offers: readonly Offer[], budget: Budget): boolean {
    if (foresees !== 'trials' || view.phase !== 'reinforce' || view.trading !== 'may') return false;
    if (ofType(offers, 'trade').length === 0) return false;
    if (kept.turn !== view.turn) {
      const judge = judgeOf(view);
      const look = foresight(judge, view, othersAfter(view));
      const isKept = meter.think(view.turn, budget, judge, (isOpen) =>
        isBetterKept(judge, view, look, isOpen),
      );
      kept = { turn: view.turn, isKept };
    }
    return kept.isKept;
  }

  return (view, all: readonly Offer[], budget = { nodes }) => {
    const offers = keepsSet(view, all, budget) ? all.filter(({ type }) => type !== 'trade') : all;
    const usual = habit(rules, view, seat, offers);
    if (usual !== undefined) return usual;
    if (script !== undefined && view.turn === 0) return script(view, offers, budget);
    const places = ofType(offers, 'place');
    switch (view.phase) {
      case 'claim':
        return claim(view, ofType(offers, 'claim'));
      case 'deploy':
        return deploy(view, places, budget);
      case 'occupy':
        return occupy(view, ofType(offers, 'occupy')[0], budget);
      case 'fortify':
        return fortify(view, ofType(offers, 'fortify'), budget);
      default:
        return places.length > 0
          ? { type: 'place', places: plan(view, budget).places }
          : attack(view, budget);
    }
  };
}

/** The smallest idle army that is worth a move. */
const IDLE = 2;

/** EX-2: with unlimited moves, armies could move back and forth forever. */
const MOST_MOVES = 10;

/** The number of moves of armies that are tried. */
const MOST_SHIFTS = 4;

/** The number of parts into which an army is divided for trial moves. */
const PARTS = 6;

/** With fewer nodes for a turn there is no time to look ahead in set-up. */
const LEAST_NODES = 500;

/** The trials of each deployment. */
const TRIALS = 6;

/** The armies placed before the deployment is considered again. */
const ARMIES_PER_LOOK = 5;

/** The number of armies tried at a time in set-up: a single one would make too little difference. */
const AHEAD = 3;

/** A move of armies between two territories of the seat. */
interface Shift {
  readonly from: number;
  readonly to: number;
  readonly armies: number;
}

function best<T>(list: readonly T[], merit: (item: T) => number): T | undefined {
  let found: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of list) {
    const value = merit(item);
    if (value > most) {
      most = value;
      found = item;
    }
  }
  return found;
}
