import type { ReactNode } from 'react';
import type { Action } from './prompts/prompt.ts';

/** An action that a lesson can ask for. */
export type LessonTask = 'assault' | 'place' | 'trade' | 'fortify';

/** What the tutorial adds: its coach in the place of the guide, and territories to point at, in order. */
export interface Lesson {
  readonly coach: ReactNode;
  readonly isWon: boolean;
  readonly points: readonly number[];
  readonly task: LessonTask;
}

/** Whether a lesson asks for an action: its button is then the primary one. */
export const asksFor = (lesson: Lesson, task: string): boolean => !lesson.isWon && lesson.task === task;

export const taskOf = (action: Action): string =>
  action.type === 'send' ? action.command.type : action.type;
