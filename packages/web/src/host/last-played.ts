import type { SavedGame } from './lobby.ts';

/** Sorts games, last played first. Times in the future, saved before the clock was set back, come last. */
export function lastPlayedFirst(games: readonly SavedGame[], now = new Date().toISOString()): SavedGame[] {
  const isLater = ({ played }: SavedGame): number => Number(played > now);
  return games.toSorted((a, b) => isLater(a) - isLater(b) || b.played.localeCompare(a.played));
}
