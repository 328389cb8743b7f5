import { isTurns, parsePosition, type TurnsGame } from '@rubicon/engine';

/** Parses a position that is known to be valid. */
export function gameAt(text: string): TurnsGame {
  const game = parsePosition(text);
  if (game.error !== undefined || !isTurns(game)) throw new Error(`not a position: ${text}`);
  return game;
}

/** Red holds South America's north with 3 in Venezuela and Brazil, and has 3 armies to place. */
export const SOUTH =
  'world-domination - red,blue b1b1b1b1b1b1b1b1b1/b2a3a3b1/b1b1b1b1b1b1b1/b2b2b2b2b2b2/b1b1b1b1b1b1b1b1b1b1b1b1/b1b1b1b1 reinforce:a turn=9 first=a';

/** Red has 14 armies to place, and Argentina is far from blue. */
export const INLAND =
  'world-domination - red,blue a2a2a2a2a2a2a2a2a2/a2a2a2a2/b2b2b2b2b2b2b2/a2a2a2a2a2a2/b3b3b3b3b3b3b3b3b3b3b3b3/b3b3b3b3 reinforce:a turn=9 first=a place=14';

/** Red may move armies at the end of its turn; all its territories except Congo have 2 armies. */
export const quiet = (armies: number): string =>
  `world-domination - red,blue a2a2a2a2a2a2a2a2a2/a2a2a2a2/b2b2b2b2b2b2b2/a2a2a2a${armies}a2a2/b4b4b4b4b4b4b4b4b4b4b4b4/b4b4b4b4 fortify:a turn=9 first=a`;
