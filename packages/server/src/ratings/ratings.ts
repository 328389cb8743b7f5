import { type RecordError, type RecordedGame, verifyRecord } from '@rubicon/protocol';
import type { Rating, Result } from '../store/store.ts';
import { closedAt, placesOf } from './places.ts';
import { rateGame } from './rate-game.ts';

/** Returns the result of a finished game, from its record alone. */
export function resultOf(game: RecordedGame): Omit<Result, 'isPublic'> {
  return {
    table: game.header.game ?? '',
    closedAt: closedAt(game),
    isRated: game.header.table?.isRated === true,
    outcome: game.result,
    places: placesOf(game),
  };
}

/** A record that does not count: it is not a record, or it was changed. */
interface FaultyRecord {
  readonly index: number;
  readonly error: RecordError;
}

/**
 * Returns all ratings after these records, best first. Anyone can compute the leaderboard from the public records. Each
 * record is verified, so that only results that follow from the rules and the dice count.
 */
export function ratingsOf(records: Iterable<string>): {
  readonly ratings: Rating[];
  readonly faults: readonly FaultyRecord[];
} {
  const results: Omit<Result, 'isPublic'>[] = [];
  const faults: FaultyRecord[] = [];
  let index = 0;
  for (const text of records) {
    const verified = verifyRecord(text);
    if (verified.error !== undefined) faults.push({ index, error: verified.error });
    else if (verified.isFinished) results.push(resultOf(verified.game));
    index++;
  }
  return { ratings: ratingsAfter(results.filter(({ isRated }) => isRated).sort(inOrder)), faults };
}

/** Returns the ratings after results in this order, best first. */
function ratingsAfter(results: readonly Pick<Result, 'places'>[]): Rating[] {
  const ratings = new Map<string, Rating>();
  for (const { places } of results)
    for (const next of rateGame(places, (player) => ratings.get(player))) ratings.set(next.player, next);
  return [...ratings.values()].sort((a, b) => ordinal(b) - ordinal(a) || (a.player < b.player ? -1 : 1));
}

/** The cautious estimate by which players are ordered. */
export const ordinal = ({ mu, sigma }: Rating): number => mu - 3 * sigma;

function inOrder(a: Pick<Result, 'closedAt' | 'table'>, b: Pick<Result, 'closedAt' | 'table'>): number {
  return a.closedAt - b.closedAt || (a.table < b.table ? -1 : 1);
}
