import type { AppendResult } from '@rubicon/table';
import type { Availability } from '../nodes/availability.ts';
import type { GameAppend, Store } from '../store/store.ts';

/** The most appends in one transaction: enough to share a disk flush, few enough not to block for long. */
const LARGEST_BATCH = 128;

interface Waiting {
  readonly append: GameAppend;
  resolve(result: AppendResult): void;
  reject(problem: unknown): void;
}

/** Stores appends that arrive together, of any games, in one transaction, so that they share one disk flush. */
export class GroupCommit {
  /** The number of appends that were not stored, because the game had other lines. */
  conflicts = 0;
  transactions = 0;
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

  private async run(): Promise<void> {
    while (this.waiting.length > 0) {
      this.transactions++;
      const batch = this.waiting.splice(0, LARGEST_BATCH);
      try {
        const results = await this.write(batch.map(({ append }) => append));
        for (const [i, { resolve }] of batch.entries()) resolve(results[i] ?? 'conflict');
      } catch (problem) {
        for (const { reject } of batch) reject(problem);
      }
      await new Promise((resolve) => setImmediate(resolve)); // lets messages through between two transactions
    }
    this.isRunning = false;
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
