import { isTurns, parsePosition, type TurnsGame } from '@rubicon/engine';

/** Reads a position that is known to be right. */
export function gameAt(text: string): TurnsGame {
  const game = parsePosition(text);
  if (game.error !== undefined || !isTurns(game)) throw new Error(`not a position: ${text}`);
  return game;
}

/** Red holds South America's north with 3 in Venezuela and Brazil, and has 3 armies to place. */
export const SOUTH =
  'world-domination - red,blue b1b1b1b1b1b1b1b1b1/b2a3a3b1/b1b1b1b1b1b1b1/b2b2b2b2b2b2/b1b1b1b1b1b1b1b1b1b1b1b1/b1b1b1b1 reinforce:a turn=9 first=a';
