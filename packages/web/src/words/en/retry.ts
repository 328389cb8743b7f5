/** Texts for retrying mistakes, loaded when needed. */
export const retry = {
  title: 'Learn from your mistakes',
  step: (n: number, all: number) => `${n} of ${all}`,
  /** `name` is empty if one person played. */
  question: (round: number, name: string, points: string, played: string) =>
    `Round ${round}${name && `, ${name}`}: “${played}” cost you ${points} points of win chance. Find a better move.`,
  judging: 'Judging …',
  best: (attempt: string) => `Good: ${attempt}. With good play, it is as strong as the solution.`,
  good: (attempt: string, chance: string, best: string) =>
    `Good: ${attempt}. Win chance ${chance}; the best found is ${best}.`,
  wrong: (attempt: string, points: string, chance: string, best: string) =>
    `Not yet: ${attempt}. That loses ${points} points: win chance ${chance} instead of ${best}.`,
  failed: 'This could not be judged.',
  solution: (better: string) => `Solution: ${better}`,
  found: (n: number, all: number) => `You found ${n} of ${all}.`,
  steps: {
    again: 'Try again',
    solution: 'Show the solution',
    next: 'Next',
    skip: 'Skip',
    back: 'Back to the summary',
  },
};

export type RetryWords = typeof retry;
