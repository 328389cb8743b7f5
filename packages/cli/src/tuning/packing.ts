import { FEATURE_COUNT, type Sample } from '@rubicon/bots/tuning';

/**
 * The samples of a game as a column of numbers: how many there are; then for each how many seats are in, which of
 * them won, and their features. Several games follow each other.
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

/** The samples of so many games, or undefined when the column does not end where they do. */
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
