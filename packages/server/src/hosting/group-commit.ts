import type { AppendResult } from '@rubicon/table';
import type { Availability } from '../nodes/availability.ts';
import type { GameAppend, Store } from '../store/store.ts';

/** The most appends in one transaction: enough to share a disk flush, few enough not to block for long. */
const LARGEST_BATCH = 96;

interface Waiting {
  readonly append: GameAppend;
  resolve(result: AppendResult): void;
  reject(problem: unknown): void;
}

interface Writing {
  readonly batch: readonly Waiting[];
  readonly written: Promise<readonly AppendResult[]>;
}

/** Stores appends that arrive together, of any games, in one transaction, so that they share one disk flush. */
export class GroupCommit {
  /** The number of appends that were not stored, because the game had other lines. */
  conflicts = 0;
  transactions = 0;
  appends = 0; // in all transactions
  private readonly store: Pick<Store, 'append' | 'hasStored'>;
  private readonly availability: Availability;
  private readonly waiting: Waiting[] = [];
  private isRunning = false;

  constructor(store: Pick<Store, 'append' | 'hasStored'>, availability: Availability) {
    this.store = store;
    this.availability = availability;
  }

  /** The number of appends that wait for their transaction. */
  get length(): number {
    return this.waiting.length;
  }

  append(append: GameAppend): Promise<AppendResult> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ append, resolve, reject });
      if (this.isRunning) return;
      this.isRunning = true;
      setImmediate(() => void this.run());
    });
  }

  /** Writes batches until none is left. Each is sent to the store before the results of the previous one are used. */
  private async run(): Promise<void> {
    let next = this.writeNext();
    while (next !== undefined) {
      const { batch, written } = next;
      const [outcome] = await Promise.allSettled([written]);
      next = this.writeNext();
      for (const [i, { resolve, reject }] of batch.entries())
        if (outcome.status === 'rejected') reject(outcome.reason);
        else resolve(outcome.value[i] ?? 'conflict');
      await new Promise((resolve) => setImmediate(resolve)); // lets messages through between two transactions
      next ??= this.writeNext();
    }
    this.isRunning = false;
  }

  private writeNext(): Writing | undefined {
    const batch = this.waiting.splice(0, LARGEST_BATCH);
    if (batch.length === 0) return undefined;
    this.transactions++;
    this.appends += batch.length;
    return { batch, written: this.write(batch.map(({ append }) => append)) };
  }

  private async write(batch: readonly GameAppend[]): Promise<readonly AppendResult[]> {
    try {
      return this.count(await this.store.append(batch));
    } catch (problem) {
      if (!this.availability.isLoss(problem)) throw problem;
      return this.availability.persist(() => this.repeat(batch));
    }
  }

  /** Stores appends again whose first attempt may have succeeded, although its answer was lost. */
  private async repeat(batch: readonly GameAppend[]): Promise<readonly AppendResult[]> {
    const results = [...(await this.store.append(batch))];
    for (const [i, append] of batch.entries())
      if (results[i] === 'conflict' && (await this.store.hasStored(append))) results[i] = 'stored';
    return this.count(results);
  }

  private count(results: readonly AppendResult[]): readonly AppendResult[] {
    for (const result of results) if (result === 'conflict') this.conflicts++;
    return results;
  }
}
