import type { Time } from '../store.ts';

/** The time of this machine, which never decreases: it stays ahead when the machine's clock is set back. */
export class Clock {
  private readonly wall: () => number;
  private readonly steady: () => number;
  private ahead = Number.NEGATIVE_INFINITY; // the wall clock minus the steady one, at its largest

  constructor(wall = () => Date.now(), steady = () => performance.now()) {
    this.wall = wall;
    this.steady = steady;
  }

  now(): Time {
    const steady = this.steady();
    this.ahead = Math.max(this.ahead, this.wall() - steady);
    return Math.floor(steady + this.ahead);
  }
}
