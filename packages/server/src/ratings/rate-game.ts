import { rate, rating } from 'openskill';
import type { Rating, Result } from '../store/store.ts';

/** The rating of a player who has not played yet. */
function newRating(player: string): Rating {
  const { mu, sigma } = rating();
  return { player, mu, sigma, games: 0 };
}

/** Returns the ratings of a game's players after the game (Plackett–Luce). `before` returns those they had, if any. */
export function rateGame(
  places: Result['places'],
  before: (player: string) => Rating | undefined,
): readonly Rating[] {
  if (places.length < 2) return [];
  const old = places.map(({ player }) => before(player) ?? newRating(player));
  const rated = rate(
    old.map(({ mu, sigma }) => [{ mu, sigma }]),
    { rank: places.map(({ place }) => place) },
  );
  return old.map(({ player, games }, i) => {
    const [next] = rated[i] ?? [];
    if (next === undefined) throw new Error('a rating is missing');
    return { player, mu: next.mu, sigma: next.sigma, games: games + 1 };
  });
}
