import { lazy, Suspense } from 'react';
import type { OpenMatch } from '../game/match/open-match.ts';
import { Button } from '../look/Button.tsx';
import type { PlannedTurn } from './use-plan.ts';
import { usePlanWords } from './use-plan-words.ts';

// Loaded when opened.
const PlanDialog = lazy(async () => ({ default: (await import('./PlanDialog.tsx')).PlanDialog }));

interface PlanLineProps {
  readonly planned: PlannedTurn;
  readonly state: OpenMatch;
}

/** The button that opens the plan for the player's next turn while others play. */
export function PlanButton({ planned }: Pick<PlanLineProps, 'planned'>) {
  const texts = usePlanWords();
  if (!planned.canPlan) return null;
  return (
    <Button aria-haspopup="dialog" onClick={planned.open}>
      {planned.plan === undefined ? texts.plan : texts.change}
    </Button>
  );
}

/** The plan dialog, which stays open whatever happens in the game. */
export function PlanWindow({ planned, state }: PlanLineProps) {
  const { rules, view, seat } = state;
  if (!planned.isOpen || rules.family !== 'turns' || view.family !== 'turns' || typeof seat !== 'number')
    return null;
  return (
    <Suspense>
      <PlanDialog
        state={{ ...state, rules, view }}
        seat={seat}
        plan={planned.plan}
        draft={planned.draft}
        onDraft={planned.keepDraft}
        onChange={planned.change}
        onClose={planned.close}
      />
    </Suspense>
  );
}

/** Says that the plan is being played or why it stopped; undefined otherwise. */
export function usePlanText(planned: PlannedTurn): string | undefined {
  const texts = usePlanWords();
  if (planned.isRunning) return texts.running;
  return planned.stop === undefined ? undefined : texts.stops[planned.stop];
}
