import type { Gap, Time } from '../store/store.ts';

/** The server reads the clock more often than this, unless it was down. */
const SHORTEST_DOWNTIME_MS = 3000;

/**
 * The times in which no server ran. If only this process uses the store, it was down or suspended, or its machine slept:
 * `now` notices that, so everything that reads the clock after a gap knows about it. Otherwise other servers may have run:
 * gaps are then those in the beats of all servers.
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

  /** Begins to notice gaps: `last` is when the server last ran, and `noticed` is called at the end of each gap. */
  watch(last: Time | undefined, noticed: (milliseconds: number) => void): void {
    this.last = last ?? this.clock();
    this.noticed = noticed;
    this.now();
  }

  /** Returns the time. A running server calls it several times a second. */
  readonly now = (): Time => {
    const [from, to] = [this.last, this.clock()];
    this.last = to;
    if (this.isShared || to - from < SHORTEST_DOWNTIME_MS) return to;
    this.gaps.push({ from, to });
    this.noticed(to - from);
    return to;
  };

  /** Adds gaps in the beats of all servers. */
  add(gaps: readonly Gap[]): void {
    this.gaps.push(...gaps);
  }

  /** Returns how long no server ran after this time. */
  readonly after = (time: Time): number =>
    this.gaps.reduce((sum, { from, to }) => sum + Math.max(0, to - Math.max(from, time)), 0);
}
