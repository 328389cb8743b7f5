import { createHash } from 'node:crypto';
import type { Store } from '../../store/store.ts';
import { type Rate, RateLimiter } from './rate-limiter.ts';

/** A limit that holds across all servers that share a store. One server alone refuses what exceeds it without asking the store. */
export class SharedLimiter {
  private readonly name: string;
  private readonly rate: Rate;
  private readonly store: Pick<Store, 'isShared' | 'takeToken'>;
  private readonly local: RateLimiter;

  constructor(name: string, rate: Rate, now: () => number, store: Pick<Store, 'isShared' | 'takeToken'>) {
    this.name = name;
    this.rate = rate;
    this.store = store;
    this.local = new RateLimiter(rate, now);
  }

  /** Counts one action of a key. Returns 0, or the seconds to wait if the limit is reached. */
  async take(key: string): Promise<number> {
    const wait = this.local.take(key);
    if (wait > 0 || !this.store.isShared) return wait;
    const hash = createHash('sha256').update(`${this.name} ${key}`).digest('base64url'); // no address is stored
    return this.store.takeToken(hash, this.rate.burst, this.rate.perMinute);
  }
}
