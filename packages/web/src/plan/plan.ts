import type { Line } from '@rubicon/analysis';
import type { Offer, Place, Seat, SeatCommand, TurnsPosition, TurnsRules } from '@rubicon/engine';
import { nextRoll } from '../game/match/auto-attack.ts';
import { offersOf } from '../game/prompts/decision.ts';

/** A turn planned before it begins. Nobody else knows that it exists. */
export interface Plan {
  readonly line: Line;
  readonly odds: readonly number[]; // by strike: the chance in percent below which it stops
  readonly endsTurn: boolean; // after the last strike
}

/** How far a plan has been played in its turn. */
export interface Progress {
  readonly turn: number; // the plan is for this turn only
  readonly hasPlaced: boolean;
  readonly strike: number; // the next one
}

/** Why the rest of a plan is not played. */
export type PlanStop = 'forced-trade' | 'lost-territory' | 'not-possible' | 'odds' | 'failed';

/** The next step of a plan; undefined while another decision comes first, such as keeping dice. */
export type PlanStep =
  | { readonly command: SeatCommand; readonly progress: Progress }
  | { readonly stop: PlanStop }
  | { readonly isDone: true }
  | undefined;

interface PlanGame {
  readonly rules: TurnsRules;
  readonly view: TurnsPosition;
  readonly seat: Seat;
  readonly offers: readonly Offer[];
}

/** The chance of taking a territory, attacking until it is taken. */
type Chance = (view: TurnsPosition, attack: { readonly from: number; readonly to: number }) => number;

/** Returns the next step of a plan in the player's own turn. */
export function nextStep(plan: Plan, progress: Progress, game: PlanGame, chanceOf: Chance): PlanStep {
  switch (game.view.phase) {
    case 'reinforce':
      return placing(plan, progress, game);
    case 'occupy':
      return occupying(plan, progress, game);
    case 'attack':
      return striking(plan, progress, game, chanceOf);
    case 'fortify':
      return ending(plan, progress, game);
    default:
      return undefined;
  }
}

function placing(plan: Plan, progress: Progress, { view, seat }: PlanGame): PlanStep {
  if (view.trading === 'must') return { stop: 'forced-trade' };
  if (progress.hasPlaced || view.toPlace === 0) return undefined;
  const { placements } = plan.line;
  if (placements.length === 0) return undefined; // the player places first
  if (placements.some(({ territory }) => view.owner[territory] !== seat)) return { stop: 'lost-territory' };
  const places = placesFor(plan.line, view.toPlace);
  return { command: { type: 'place', places }, progress: { ...progress, hasPlaced: true } };
}

/** The placements as far as the armies reach; more armies than planned go to the first place. */
export function placesFor({ placements }: Line, toPlace: number): Place[] {
  let left = toPlace;
  const places = placements.map(({ territory, armies }) => {
    const placed = Math.min(armies, left);
    left -= placed;
    return [territory, placed] as const;
  });
  return places
    .map(([territory, armies], i) => [territory, i === 0 ? armies + left : armies] as const)
    .filter(([, armies]) => armies > 0);
}

function striking(plan: Plan, progress: Progress, game: PlanGame, chanceOf: Chance): PlanStep {
  const strike = plan.line.strikes[progress.strike];
  const { view, seat, offers } = game;
  if (strike === undefined) return ending(plan, progress, game);
  const { from, to } = strike;
  if (view.owner[to] === seat)
    return striking(plan, { ...progress, strike: progress.strike + 1 }, game, chanceOf);
  if (view.owner[from] !== seat) return { stop: 'lost-territory' };
  if (view.armies[from]! < 2) return { stop: 'failed' };
  if (100 * chanceOf(view, strike) < (plan.odds[progress.strike] ?? 0)) return { stop: 'odds' };
  const command = nextRoll({ from, to, stopAt: 1 }, view, offers);
  return command === undefined ? { stop: 'not-possible' } : { command, progress };
}

function occupying(plan: Plan, progress: Progress, { view, offers }: PlanGame): PlanStep {
  const strike = plan.line.strikes[progress.strike];
  const [offer] = offersOf({ offers }, 'occupy');
  if (strike === undefined || offer === undefined) return undefined;
  const armies = Math.min(offer.most, Math.max(offer.least, view.armies[strike.from]! - strike.leave));
  return { command: { type: 'occupy', armies }, progress: { ...progress, strike: progress.strike + 1 } };
}

function ending(plan: Plan, progress: Progress, { view, offers }: PlanGame): PlanStep {
  if (!plan.endsTurn) return { isDone: true };
  const type = view.phase === 'attack' ? 'end-attacks' : 'end-turn';
  return offersOf({ offers }, type).length === 0 ? { isDone: true } : { command: { type }, progress };
}
