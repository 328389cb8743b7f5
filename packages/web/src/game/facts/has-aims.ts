import type { Rules } from '@rubicon/engine';

/** Whether the game is won by something other than conquest, with progress to show. */
export const hasAims = (rules: Rules): boolean => rules.family === 'orders' || rules.goal !== undefined;
