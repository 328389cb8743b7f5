import { FEATURE_COUNT, type Sample } from '@rubicon/bots/tuning';

/**
 * The samples of games as a column of numbers. For each game: the number of samples, then for each sample the number
 * of seats still in, the winner among them, and their features.
 */
export function packSamples(samples: readonly Sample[]): Float32Array<ArrayBuffer> {
  const size = samples.reduce((sum, { rows }) => sum + 2 + rows.length, 1);
  const packed = new Float32Array(size);
  packed[0] = samples.length;
  let at = 1;
  for (const { seats, winner, rows } of samples) {
    packed[at] = seats;
    packed[at + 1] = winner;
    packed.set(rows, at + 2);
    at += 2 + rows.length;
  }
  return packed;
}

/** Returns the samples of these games, or undefined if the column has another length. */
export function unpackGames(packed: Float32Array, games: number): Sample[][] | undefined {
  let at = 0;
  const list: Sample[][] = [];
  while (list.length < games && at < packed.length) {
    const samples: Sample[] = [];
    const count = packed[at++]!;
    while (samples.length < count && at < packed.length) {
      const [seats, winner] = [packed[at]!, packed[at + 1]!];
      const end = at + 2 + seats * FEATURE_COUNT;
      if (!(seats >= 2 && winner < seats && end <= packed.length)) return undefined;
      samples.push({ seats, winner, rows: packed.subarray(at + 2, end) });
      at = end;
    }
    if (samples.length < count) return undefined;
    list.push(samples);
  }
  return list.length === games && at === packed.length ? list : undefined;
}
