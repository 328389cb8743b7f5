import type { Game, Position, Rules } from '@rubicon/engine';

/** Pairs rules with a position of the same family, for the type checker. */
export function gameOf(rules: Rules, position: Position): Game {
  if (rules.family === 'turns' && position.family === 'turns') return { rules, position };
  if (rules.family === 'orders' && position.family === 'orders') return { rules, position };
  throw new Error(`rules of ${rules.family} with a position of ${position.family}`);
}

/** The number of turns or rounds that have begun. */
export function progressOf(position: Position): number {
  return position.family === 'turns' ? position.turn : position.round;
}
