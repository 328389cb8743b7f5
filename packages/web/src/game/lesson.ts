import type { ReactNode } from 'react';
import type { Hint } from './advice/hint.ts';
import type { Action } from './prompts/prompt.ts';

/** An action that a lesson can ask for. */
export type LessonTask = 'assault' | 'place' | 'trade' | 'fortify';

/** The additions of the tutorial and the retry of a mistake to a game: a coach instead of the guide, and drawings on the board. */
export interface Lesson {
  readonly title?: string; // of the tab; by default it says whose turn it is
  readonly coach: ReactNode;
  readonly isDone: boolean; // nothing more is asked of the player
  readonly points: readonly number[]; // territories to point at, in order
  readonly task: LessonTask | undefined; // undefined: the player decides as in a game
  readonly solution?: Pick<Hint, 'territories' | 'arrows'> | undefined;
}

/** Whether a lesson asks for this action, which makes its button the primary one. */
export const asksFor = (lesson: Lesson, task: string): boolean => !lesson.isDone && lesson.task === task;

export const taskOf = (action: Action): string =>
  action.type === 'send' ? action.command.type : action.type;
