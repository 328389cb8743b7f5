import type { Store, Time } from '../store/store.ts';

/** How often the offset to the clock of the store is measured. */
const REFRESH_MS = 60_000;

/** The clock of the store, readable without waiting: the clock of this process and its offset to the store. */
export class StoreTime {
  private readonly store: Pick<Store, 'now'>;
  private offset = 0;
  private last = 0;
  private readonly timer: NodeJS.Timeout;

  private constructor(store: Pick<Store, 'now'>) {
    this.store = store;
    this.timer = setInterval(() => void this.refresh().catch(() => {}), REFRESH_MS);
    this.timer.unref();
  }

  static async start(store: Pick<Store, 'now'>): Promise<StoreTime> {
    const time = new StoreTime(store);
    await time.refresh();
    return time;
  }

  /** Returns the time, which never decreases. */
  readonly now = (): Time => {
    this.last = Math.max(this.last, Math.round(Date.now() + this.offset));
    return this.last;
  };

  stop(): void {
    clearInterval(this.timer);
  }

  private async refresh(): Promise<void> {
    const before = Date.now();
    const now = await this.store.now();
    this.offset = now - (before + Date.now()) / 2;
  }
}
