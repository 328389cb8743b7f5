import type { Game, Position, Rules } from '@rubicon/engine';

/** Rules and a position of the same game are of one family: here the compiler learns it. */
export function gameOf(rules: Rules, position: Position): Game {
  if (rules.family === 'turns' && position.family === 'turns') return { rules, position };
  if (rules.family === 'orders' && position.family === 'orders') return { rules, position };
  throw new Error(`rules of ${rules.family} with a position of ${position.family}`);
}

/** How far a game is: turns begun, or rounds. */
export function progressOf(position: Position): number {
  return position.family === 'turns' ? position.turn : position.round;
}
