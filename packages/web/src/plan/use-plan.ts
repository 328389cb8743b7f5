import { IN } from '@rubicon/engine';
import { useEffect, useState } from 'react';
import type { Match } from '../game/match/match.ts';
import type { OpenMatch } from '../game/match/open-match.ts';
import { nextStep, type Plan, type PlanStop } from './plan.ts';
import { type KeptPlan, keepDraft, keepPlan, loadDraft, loadPlan } from './plan-store.ts';

/** The plan of the player's next turn. */
export interface PlannedTurn {
  readonly plan: Plan | undefined;
  readonly draft: Plan | undefined; // what the dialog showed before a reload
  readonly canPlan: boolean; // it is not the player's turn
  readonly isRunning: boolean;
  readonly stop: PlanStop | undefined; // why the rest of the last plan was not played
  readonly isOpen: boolean; // the dialog is open
  open(): void;
  close(): void;
  keepDraft(plan: Plan): void;
  change(plan: Plan | undefined): void;
}

/** A game in which turns can be planned. */
interface PlannedGame {
  readonly id: string;
  readonly match: Match;
  readonly takesPart: boolean; // whether this tab acts for the player; no other tab may play the plan
}

/** Stores the player's plan, and plays it when the turn comes. */
export function usePlan({ id, match, takesPart }: PlannedGame, state: OpenMatch): PlannedTurn {
  const { rules, view, seat, offers, isSending, rejection } = state;
  const [kept, setKept] = useState<KeptPlan | undefined>(() => loadPlan(id, rules.board));
  const [draft, setDraft] = useState(() => loadDraft(id, rules.board)); // of the dialog that a reload closed
  const [isOpen, setOpen] = useState(draft !== undefined);
  const [stop, setStop] = useState<PlanStop | undefined>(undefined);
  const isPlayer =
    rules.family === 'turns' && typeof seat === 'number' && view.status[seat] === IN && view.phase !== 'over';
  const turn = view.family === 'turns' ? view.turn : 0;
  const isOwnTurn = isPlayer && view.family === 'turns' && view.seat === seat && turn > 0;
  function keep(next: KeptPlan | undefined, reason?: PlanStop): void {
    setKept(next);
    setStop(reason);
    keepPlan(id, rules.board, next);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each decision
  useEffect(() => {
    if (!takesPart || kept === undefined || isSending || offers.length === 0 || !isOwnTurn) return;
    if (rules.family !== 'turns' || view.family !== 'turns' || typeof seat !== 'number') return;
    const { plan, progress = { turn, hasPlaced: false, strike: 0 } } = kept;
    if (progress.turn !== turn) return keep(undefined, 'not-possible'); // of a turn that is over
    if (rejection !== undefined) return keep(undefined, 'not-possible');
    let isGone = false;
    const game = { rules, view, seat, offers };
    void import('../game/prompts/turns/odds.ts').then(({ winChance }) => {
      if (isGone) return;
      const step = nextStep(plan, progress, game, (now, attack) => winChance(rules, now, seat, attack));
      if (step === undefined) return;
      if ('stop' in step) return keep(undefined, step.stop);
      if ('isDone' in step) return keep(undefined);
      keep({ plan, progress: step.progress });
      match.send(step.command);
    });
    return () => {
      isGone = true;
    };
  }, [offers, isSending, kept === undefined]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once when the turn is over
  useEffect(() => {
    if (isOwnTurn) return;
    if (kept?.progress === undefined) setStop(undefined);
    else keep(undefined); // it has been played
  }, [isOwnTurn]);
  return {
    plan: kept?.plan,
    draft,
    canPlan: takesPart && isPlayer && !isOwnTurn && turn > 0,
    isRunning: takesPart && kept !== undefined && isOwnTurn,
    stop,
    isOpen,
    open: () => setOpen(true),
    close() {
      setOpen(false);
      setDraft(undefined);
      keepDraft(id, rules.board, undefined);
    },
    keepDraft: (plan) => keepDraft(id, rules.board, plan),
    change: (plan) => keep(plan && { plan, progress: undefined }),
  };
}
