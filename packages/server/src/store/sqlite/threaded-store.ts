import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Store } from '../store.ts';
import { StoreError, type StoreErrorCode } from '../store-error.ts';
import type { OpenedStore, StoreAnswer, StoreCall, StoreProblem } from './store-worker.ts';

interface Waiting {
  resolve(result: unknown): void;
  reject(problem: Error): void;
}

/**
 * Opens the store of a data folder in its own thread, so that the event loop never waits for the disk. `script` is
 * `store-worker.ts`, bundled.
 */
export async function openThreadedStore(folder: string, script: URL | string): Promise<Store> {
  const worker = new Worker(script, { workerData: folder });
  const [opened] = (await once(worker, 'message')) as [StoreAnswer<OpenedStore>];
  if ('problem' in opened) {
    await worker.terminate();
    throw errorOf(opened.problem);
  }
  const { copy, node, methods } = opened.result;
  const thread = new StoreThread(worker);
  const calls = methods.map((method) => [method, (...args: unknown[]) => thread.call(method, args)]);
  return {
    ...(Object.fromEntries(calls) as Store),
    copy,
    node,
    isShared: false,
    follow: () => {}, // no other process uses the store
    close: () => thread.close(),
  };
}

/** The thread of a store, and the calls it has not answered. */
class StoreThread {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private calls = 0;
  private closed: Promise<void> | undefined;
  private failure: StoreError | undefined; // once the thread has ended

  constructor(worker: Worker) {
    this.worker = worker;
    worker.on('message', (answer: { readonly id: number } & StoreAnswer) => this.settle(answer));
    worker.on('error', (cause) => this.fail(cause));
    worker.on('exit', () => this.fail());
  }

  call(method: string, args: readonly unknown[]): Promise<unknown> {
    if (this.failure !== undefined) return Promise.reject(this.failure);
    return new Promise((resolve, reject) => {
      const call: StoreCall = { id: ++this.calls, method, args };
      this.worker.postMessage(call);
      this.waiting.set(call.id, { resolve, reject });
    });
  }

  /** Closes the store after all earlier calls have finished, and ends its thread. */
  close(): Promise<void> {
    this.closed ??= this.end();
    return this.closed;
  }

  private async end(): Promise<void> {
    if (this.failure === undefined) await this.call('close', []);
    await this.worker.terminate();
  }

  private settle(answer: { readonly id: number } & StoreAnswer): void {
    const call = this.waiting.get(answer.id);
    this.waiting.delete(answer.id);
    if ('problem' in answer) call?.reject(errorOf(answer.problem));
    else call?.resolve(answer.result);
  }

  /** Fails all pending and later calls: nobody can tell what was stored. */
  private fail(cause?: Error): void {
    this.failure ??= new StoreError('unavailable', 'The thread of the store has ended.', cause);
    for (const { reject } of this.waiting.values()) reject(this.failure);
    this.waiting.clear();
  }
}

function errorOf({ isStoreError, code, message, stack, refused }: StoreProblem): Error {
  const error = Object.assign(new Error(message), { stack, code, ...refused });
  return isStoreError ? new StoreError(code as StoreErrorCode, message, error) : error;
}
