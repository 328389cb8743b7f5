import { chancesFrom } from '@rubicon/analysis/evaluation';
import { type Position, type Rules, SPECTATOR, viewOf } from '@rubicon/engine';

/** Worlds that a view is evaluated in. With six hidden missions, fewer would be wrong by several points. */
const WORLDS = 200;

/**
 * The chance of each seat to win, from what the seat at the screen knows; if several people share the screen, from what
 * all of them know. The same view always has the same chances.
 */
export function chancesAt(rules: Rules, view: Position, isShared: boolean): number[] {
  const known = isShared ? viewOf(view, SPECTATOR) : view;
  return chancesFrom(rules, known, { worlds: WORLDS, seed: 'chances' });
}
