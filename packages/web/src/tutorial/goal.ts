import type { Offer, Position, Rules } from '@rubicon/engine';
import type { LessonTask } from '../game/lesson.ts';

/** The player's task in a scene. */
export type Goal =
  | { readonly type: 'hold'; readonly territories: readonly string[] }
  | { readonly type: 'armies'; readonly territory: string; readonly least: number } // on the territory at the end
  | { readonly type: 'trade' }; // a set of cards

/** Whether the player, seat 0, has reached the goal. */
export function isReached(goal: Goal, rules: Rules, view: Position): boolean {
  switch (goal.type) {
    case 'hold':
      return goal.territories.every((id) => view.owner[indexOf(rules, id)] === 0);
    case 'armies':
      return view.armies[indexOf(rules, goal.territory)]! >= goal.least;
    case 'trade':
      return view.family === 'turns' && view.sets > 0;
  }
}

/** The phases in which a task can be done. */
const PHASES: Readonly<Record<LessonTask, readonly Position['phase'][]>> = {
  assault: ['attack', 'occupy'],
  place: ['reinforce'],
  trade: ['reinforce'],
  fortify: ['fortify'],
};

/** Whether the task can no longer be done: the turn has moved on, or no territory can attack. */
export function isMissed(task: LessonTask, view: Position, offers: readonly Offer[]): boolean {
  if (view.family !== 'turns' || view.seat !== 0 || !PHASES[task].includes(view.phase)) return true;
  return view.phase === 'attack' && offers.length > 0 && offers.every(({ type }) => type !== 'attack');
}

export const indexOf = ({ board }: Rules, id: string): number =>
  board.territories.findIndex((territory) => territory.id === id);
