import type { Time } from '../store/store.ts';

/** Between two looks at the clock less time than this passes, unless the server stood still. */
const SHORTEST_DOWNTIME_MS = 3000;

interface Gap {
  readonly from: Time;
  readonly to: Time;
}

/**
 * The times in which this server stood still: it was down, its process was suspended, or its machine slept. `now` notices
 * them, so a gap is known to everything that reads the clock after it.
 */
export class Downtime {
  private readonly clock: () => Time;
  private readonly gaps: Gap[] = [];
  private last: Time;
  private noticed: (milliseconds: number) => void = () => {};

  constructor(clock: () => Time) {
    this.clock = clock;
    this.last = clock();
  }

  /** Begins to notice: `last` is when the server is known to have run before, `noticed` is called at the end of each gap. */
  watch(last: Time | undefined, noticed: (milliseconds: number) => void): void {
    this.last = last ?? this.clock();
    this.noticed = noticed;
    this.now();
  }

  /** Returns the time. While the server runs, it is called several times a second. */
  readonly now = (): Time => {
    const [from, to] = [this.last, this.clock()];
    this.last = to;
    if (to - from < SHORTEST_DOWNTIME_MS) return to;
    this.gaps.push({ from, to });
    this.noticed(to - from);
    return to;
  };

  /** Returns for how long the server stood still after this time. */
  readonly after = (time: Time): number =>
    this.gaps.reduce((sum, { from, to }) => sum + Math.max(0, to - Math.max(from, time)), 0);
}
