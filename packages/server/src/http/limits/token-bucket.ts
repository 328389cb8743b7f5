/** A rate limit: a burst, then a number of actions per second. */
export class TokenBucket {
  private readonly burst: number;
  private readonly perSecond: number;
  private readonly now: () => number;
  private left: number;
  private since: number;

  constructor(burst: number, perSecond: number, now: () => number) {
    this.burst = burst;
    this.perSecond = perSecond;
    this.now = now;
    this.left = burst;
    this.since = now();
  }

  /** Takes one token; returns false if there is none left. */
  take(): boolean {
    const now = this.now();
    this.left = Math.min(this.burst, this.left + ((now - this.since) / 1000) * this.perSecond);
    this.since = now;
    if (this.left < 1) return false;
    this.left--;
    return true;
  }

  /** The number of seconds until there is a token again. */
  get wait(): number {
    return Math.max(0, (1 - this.left) / this.perSecond);
  }
}
