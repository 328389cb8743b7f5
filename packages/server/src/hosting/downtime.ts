import type { Gap, Time } from '../store/store.ts';

/** Between two looks at the clock less time than this passes, unless the server stood still. */
const SHORTEST_DOWNTIME_MS = 3000;

/**
 * The times in which no server ran. If only this process uses the store, it was down or suspended, or its machine slept:
 * `now` notices that, so a gap is known to everything that reads the clock after it. Otherwise other servers may have run:
 * the gaps are those between the beats of all.
 */
export class Downtime {
  private readonly clock: () => Time;
  private readonly isShared: boolean;
  private readonly gaps: Gap[] = [];
  private last: Time;
  private noticed: (milliseconds: number) => void = () => {};

  constructor(clock: () => Time, isShared = false) {
    this.clock = clock;
    this.isShared = isShared;
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
    if (this.isShared || to - from < SHORTEST_DOWNTIME_MS) return to;
    this.gaps.push({ from, to });
    this.noticed(to - from);
    return to;
  };

  /** Adds gaps between the beats of all servers. */
  add(gaps: readonly Gap[]): void {
    this.gaps.push(...gaps);
  }

  /** Returns for how long no server ran after this time. */
  readonly after = (time: Time): number =>
    this.gaps.reduce((sum, { from, to }) => sum + Math.max(0, to - Math.max(from, time)), 0);
}
