import type { Attempt } from '@rubicon/analysis/review';
import type { SeatCommand } from '@rubicon/engine';

/** The stage of the current mistake. */
type Stage =
  | { readonly type: 'asked' }
  | { readonly type: 'judging'; readonly command: SeatCommand }
  | { readonly type: 'judged'; readonly attempt: Attempt }
  | { readonly type: 'failed' } // the attempt could not be judged
  | { readonly type: 'solution' } // the solution is shown
  | { readonly type: 'over' }; // after the last mistake

/** The progress of a player through a list of mistakes. */
export interface Session {
  readonly mistakes: number; // how many
  readonly at: number; // the current mistake
  readonly attempts: number; // over all mistakes; each starts with a new board
  readonly stage: Stage;
  readonly isSpoiled: boolean; // the solution of this mistake was shown
  readonly found: ReadonlySet<number>; // mistakes corrected before the solution was shown
}

export const begin = (mistakes: number): Session => ({
  mistakes,
  at: 0,
  attempts: 0,
  stage: { type: 'asked' },
  isSpoiled: false,
  found: new Set(),
});

/** Records the player's decision. Only the first decision of an attempt counts. */
export const decide = (session: Session, command: SeatCommand): Session =>
  session.stage.type === 'asked' ? { ...session, stage: { type: 'judging', command } } : session;

/** Records the verdict on the attempt; undefined if it could not be judged. */
export function judge(session: Session, attempt: Attempt | undefined): Session {
  if (attempt === undefined) return { ...session, stage: { type: 'failed' } };
  const { found, at, isSpoiled } = session;
  const isFound = attempt.isPassed && !isSpoiled;
  return { ...session, stage: { type: 'judged', attempt }, found: isFound ? new Set([...found, at]) : found };
}

export const tryAgain = (session: Session): Session => ({
  ...session,
  attempts: session.attempts + 1,
  stage: { type: 'asked' },
});

export const showSolution = (session: Session): Session => ({
  ...session,
  stage: { type: 'solution' },
  isSpoiled: true,
});

const isLast = ({ at, mistakes }: Session): boolean => at + 1 >= mistakes;

/** Goes to the next mistake, or to the end. */
export function advance(session: Session): Session {
  if (isLast(session)) return { ...session, stage: { type: 'over' } };
  return { ...tryAgain(session), at: session.at + 1, isSpoiled: false };
}

/** The player's next steps, other than deciding. */
export type Step = 'again' | 'solution' | 'next' | 'skip' | 'back';

/** The steps possible now, and the recommended one. */
export function stepsOf({ stage, mistakes }: Session): {
  readonly main?: Step;
  readonly others: readonly Step[];
} {
  const isList = mistakes > 1;
  switch (stage.type) {
    case 'asked':
    case 'judging':
      return { others: isList ? ['skip', 'back'] : ['back'] };
    case 'judged':
      if (!stage.attempt.isPassed)
        return { main: 'again', others: isList ? ['next', 'solution', 'back'] : ['solution', 'back'] };
      return isList ? { main: 'next', others: ['solution', 'back'] } : { main: 'back', others: ['solution'] };
    case 'failed':
      return { main: 'again', others: isList ? ['next', 'back'] : ['back'] };
    case 'solution':
      return isList ? { main: 'next', others: ['again', 'back'] } : { main: 'back', others: ['again'] };
    case 'over':
      return { main: 'back', others: [] };
  }
}
