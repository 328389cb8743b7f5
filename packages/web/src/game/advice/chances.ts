import { chancesFrom } from '@rubicon/analysis/evaluation';
import { type Position, type Rules, SPECTATOR, viewOf } from '@rubicon/engine';

/** Number of worlds sampled per view. With six hidden missions, fewer would be off by several points. */
const WORLDS = 200;

/**
 * Each seat's chance to win, judged by what the seat at the screen knows, or by what all of them know if several people
 * share the screen. The same view always gives the same chances.
 */
export function chancesAt(rules: Rules, view: Position, isShared: boolean): number[] {
  const known = isShared ? viewOf(view, SPECTATOR) : view;
  return chancesFrom(rules, known, { worlds: WORLDS, seed: 'chances' });
}
