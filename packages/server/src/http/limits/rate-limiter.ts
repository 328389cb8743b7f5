import { TokenBucket } from './token-bucket.ts';

/** A limit: a burst, and then a number per minute. */
export interface Rate {
  readonly burst: number;
  readonly perMinute: number;
}

/** The most keys that one limiter remembers. */
const MOST_KEYS = 20_000;

/** One token bucket per key. Its memory is bounded: it evicts the least recently used keys. */
export class RateLimiter {
  private readonly rate: Rate;
  private readonly now: () => number;
  private readonly mostKeys: number;
  private readonly buckets = new Map<string, TokenBucket>(); // least recently used first

  constructor(rate: Rate, now: () => number, mostKeys = MOST_KEYS) {
    this.rate = rate;
    this.now = now;
    this.mostKeys = mostKeys;
  }

  /** The number of keys remembered. */
  get size(): number {
    return this.buckets.size;
  }

  /** Counts one action of a key. Returns 0, or the seconds to wait if the limit is reached. */
  take(key: string): number {
    const { burst, perMinute } = this.rate;
    const bucket = this.buckets.get(key) ?? new TokenBucket(burst, perMinute / 60, this.now);
    this.buckets.delete(key);
    this.buckets.set(key, bucket);
    const [oldest] = this.buckets.keys();
    if (this.buckets.size > this.mostKeys && oldest !== undefined) this.buckets.delete(oldest);
    return bucket.take() ? 0 : bucket.wait;
  }
}
