import type { Store } from '../store/store.ts';
import { StoreError } from '../store/store-error.ts';

const CHECK_MS = 200;

/** Without a beat for this long, the process was suspended, or cut off from the database: it must catch up before it answers. */
const PULSE_MS = 4000;

/**
 * Whether a shared database can be reached. Work that a lost connection interrupted waits here until it can be repeated. A
 * server with its own store never waits.
 */
export class Availability {
  private readonly store: Pick<Store, 'check' | 'isShared'>;
  private readonly changed: (isDown: boolean, cause?: unknown) => void;
  private recovery: Promise<void> | undefined;
  private pulseAt: number | undefined; // when the last beat was written, by the clock of this process
  private beat: () => Promise<void>;
  private isStopped = false;

  /** `changed` is called when the database is lost, and when it is back. */
  constructor(
    store: Pick<Store, 'check' | 'isShared'>,
    changed: (isDown: boolean, cause?: unknown) => void = () => {},
  ) {
    this.store = store;
    this.changed = changed;
    this.beat = store.check;
  }

  /** Whether nothing may be decided now: the database is lost, or this process does not know what other nodes did. */
  get isDown(): boolean {
    if (this.pulseAt !== undefined && performance.now() - this.pulseAt > PULSE_MS) void this.recover();
    return this.recovery !== undefined;
  }

  /** Sets the beat to write before work continues after a loss: it tells how long no node ran. */
  watch(beat: () => Promise<void>): void {
    this.beat = beat;
  }

  /** Notes that a beat was written. */
  pulse(): void {
    this.pulseAt = performance.now();
  }

  /** Repeats work until it succeeds or fails for another reason. It must be safe to do twice. */
  async persist<T>(work: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!this.isLoss(error)) throw error;
        await this.recover();
      }
    }
  }

  /** Notes an error; returns whether it means that the database cannot be reached, so that the work should be repeated. */
  isLoss(error: unknown): boolean {
    if (!this.store.isShared || this.isStopped || !isUnavailable(error)) return false;
    void this.recover(error);
    return true;
  }

  /** Stops waiting: work that is interrupted from now on fails. */
  stop(): void {
    this.isStopped = true;
  }

  /** Resolves when the database can be reached. */
  private recover(cause?: unknown): Promise<void> {
    if (this.isStopped) return Promise.resolve();
    if (this.recovery === undefined) {
      this.recovery = this.check();
      this.changed(true, cause);
    }
    return this.recovery;
  }

  private async check(): Promise<void> {
    for (let tries = 0; !this.isStopped; tries++) {
      if (tries > 0) await new Promise((resolve) => setTimeout(resolve, CHECK_MS));
      try {
        await this.beat();
        break;
      } catch {} // not yet
    }
    this.recovery = undefined;
    this.changed(false);
  }
}

/** Whether an error says that the database cannot be reached. */
const isUnavailable = (error: unknown): boolean =>
  error instanceof StoreError && error.code === 'unavailable';

/** Whether an error says that nothing can be stored now, though later it may: the database cannot be reached, or its disk is full. */
export const isTemporary = (error: unknown): boolean =>
  isUnavailable(error) || (error instanceof StoreError && error.code === 'full');
