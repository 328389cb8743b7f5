import type { Seat, TurnsCommand, TurnsRules } from '@rubicon/engine';
import type { Choice, ChoiceKind } from './choices.ts';
import type { Continuation } from './continuation.ts';
import type { Dispute, Guide } from './guide.ts';
import { type Prospect, prospectsOf } from './prospects.ts';
import { valueAt } from './state.ts';
import { noValues, subtract, type Values } from './values.ts';
import { decide } from './verdict.ts';

/** How bad a mistake is: at least 10, 20 or 35 % of the best chance was lost. */
export type Mark = 'doubtful' | 'bad' | 'very-bad';

/** A decision that was analysed. */
export interface Decision {
  readonly seq: number;
  readonly seat: Seat;
  readonly kind: ChoiceKind;
  readonly best: number; // the seat's chance with the best option
  readonly lost: number; // the part of it that the decision cost
  readonly change: Values; // what the decision changed for every seat, compared with the best option
  readonly mark: Mark | undefined;
  readonly played: readonly TurnsCommand[];
  readonly better: readonly TurnsCommand[]; // the best option and how to continue; empty if nothing was lost
}

/** The seed of an analysis if no other is given. */
export const SEED = 'rubicon';

/** Smaller differences count as 0. */
const POINT = 0.01;

/** A seat with smaller chances has little to decide. */
const HOPELESS = 0.03;

/** Analyses a decision from what the seat could know. Undefined if there was nothing to decide. */
export function judge(rules: TurnsRules, choice: Choice, guide: Guide, seed: string): Decision | undefined {
  switch (choice.kind) {
    case 'defend':
    case 'dice':
      return judgeAnswer(rules, choice, seed);
    case 'fortify':
      return judgeMove(rules, choice, seed);
    case 'continue':
    case 'occupy': {
      const dispute = guide.compare(choice);
      return dispute && settle(rules, choice, dispute, seed);
    }
    case 'trade':
    case 'place':
    case 'attack':
    case 'stop': {
      const dispute = guide.compare(choice);
      return dispute === undefined
        ? faultless(choice, valueAt(rules, choice.position))
        : settle(rules, choice, dispute, seed);
    }
  }
}

/** Compares an answer about dice with the best one; their chances are exact. */
function judgeAnswer(rules: TurnsRules, choice: Choice, seed: string): Decision | undefined {
  const prospects = prospectsOf(rules, choice, seed);
  const [played] = prospects;
  if (played === undefined || prospects.length < 2) return undefined;
  const { seat } = choice;
  const best = prospects.reduce((a, b) => (b.values[seat] > a.values[seat] ? b : a));
  return decisionOf(choice, best.values, subtract(played.values, best.values), best.option);
}

/** Plays out the move at the end of a turn against the one that the evaluation prefers. */
function judgeMove(rules: TurnsRules, choice: Choice, seed: string): Decision | undefined {
  const prospects = prospectsOf(rules, choice, seed);
  const [played] = prospects;
  const { seat } = choice;
  if (played === undefined || prospects.length < 2) return undefined;
  const chances = prospects.map(({ values }) => values[seat]);
  if (Math.max(...chances) - Math.min(...chances) < POINT) return undefined;
  const best = prospects[chances.indexOf(Math.max(...chances))];
  if (best.values[seat] - played.values[seat] < POINT) return faultless(choice, best.values);
  return settle(rules, choice, { played: continuationOf(played), better: continuationOf(best) }, seed);
}

const continuationOf = ({ option }: Prospect): Continuation => ({ commands: option, fights: [] });

/**
 * Lowers costs within a turn: if a later decision still had better chances than an earlier one supposedly left, the
 * earlier one cost less.
 */
export function reconsider(decisions: readonly Decision[]): Decision[] {
  let later = 0; // the best chance that was found later in the turn
  return decisions
    .toReversed()
    .map((decision) => {
      const { best, lost, change } = decision;
      if (lost === 0) return decision;
      const left = Math.max(later, best - lost);
      later = Math.max(later, best);
      const share = Math.max(0, best - left) / lost;
      return costing(
        decision,
        best,
        change.map((value) => share * value),
        decision.better,
      );
    })
    .reverse();
}

/** Plays out both moves; the one that was played costs nothing unless the other one proves better. */
function settle(rules: TurnsRules, choice: Choice, dispute: Dispute, seed: string): Decision | undefined {
  const verdict = decide(rules, choice, dispute, seed);
  if (verdict === undefined) return faultless(choice, valueAt(rules, choice.position));
  const { commands, fights } = dispute.better;
  return decisionOf(choice, verdict.best, verdict.change, [
    ...commands,
    ...fights.map(({ from, to }): TurnsCommand => ({ type: 'assault', from, to, stopAt: 1 })),
  ]);
}

const faultless = (choice: Choice, best: Values): Decision | undefined =>
  decisionOf(choice, best, noValues(best.length), []);

function decisionOf(
  choice: Choice,
  best: Values,
  change: Values,
  better: readonly TurnsCommand[],
): Decision | undefined {
  return best[choice.seat] < HOPELESS ? undefined : costing(choice, best[choice.seat], change, better);
}

/** Returns the decision with the cost that follows from this change in chances. */
function costing(
  { seq, seat, kind, played }: Pick<Choice, 'seq' | 'seat' | 'kind' | 'played'>,
  best: number,
  change: Values,
  better: readonly TurnsCommand[],
): Decision {
  const lost = -change[seat] < POINT ? 0 : -change[seat];
  return {
    seq,
    seat,
    kind,
    best,
    lost,
    change: lost === 0 ? noValues(change.length) : change,
    mark: markOf(lost / best),
    played,
    better: lost === 0 ? [] : better,
  };
}

function markOf(share: number): Mark | undefined {
  if (share < 0.1) return undefined;
  return share < 0.2 ? 'doubtful' : share < 0.35 ? 'bad' : 'very-bad';
}
