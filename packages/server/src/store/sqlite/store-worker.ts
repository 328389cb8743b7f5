import { parentPort, workerData } from 'node:worker_threads';
import { StoreError } from '../store-error.ts';
import { openSqliteStore } from './sqlite.ts';

/** A call of a method of the store. */
export interface StoreCall {
  readonly id: number;
  readonly method: string;
  readonly args: readonly unknown[];
}

/** An error in a form that can be sent from one thread to another. */
export interface StoreProblem {
  readonly isStoreError: boolean;
  readonly code: string | undefined; // of a `StoreError`, or of the operating system
  readonly refused: { readonly syscall: string; readonly path: string | undefined } | undefined; // by the operating system
  readonly message: string;
  readonly stack: string | undefined;
}

/** The outcome of a call, or of opening the store. */
export type StoreAnswer<T = unknown> = { readonly result: T } | { readonly problem: StoreProblem };

/** The values that the main thread needs to act as the store. */
export interface OpenedStore {
  readonly copy: string;
  readonly node: string;
  readonly methods: readonly string[];
}

const port = parentPort;
if (port === null) throw new Error('this file runs in a thread of its own');

const opened = await answer(() => openSqliteStore(workerData));
if ('problem' in opened) port.postMessage(opened);
else {
  const store = opened.result;
  const methods = new Map(Object.entries(store).filter(([, member]) => typeof member === 'function'));
  methods.set('close', () => store.close());
  port.on('message', async ({ id, method, args }: StoreCall) =>
    port.postMessage({ id, ...(await answer(() => methods.get(method)(...args))) }),
  );
  const facts: OpenedStore = { copy: store.copy, node: store.node, methods: [...methods.keys()] };
  port.postMessage({ result: facts });
}

async function answer<T>(work: () => Promise<T>): Promise<StoreAnswer<T>> {
  try {
    return { result: await work() };
  } catch (error) {
    const isStoreError = error instanceof StoreError;
    const { message, stack, code, syscall, path } = error as NodeJS.ErrnoException;
    const refused = syscall === undefined ? undefined : { syscall, path };
    return { problem: { isStoreError, code, message, stack, refused } };
  }
}
