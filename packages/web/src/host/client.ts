import { type Remote, releaseProxy, transfer, wrap } from 'comlink';
import type { Answer, Lobby } from './lobby.ts';
import { Pending } from './pending.ts';

/** The worker that hosts games, started when it is first needed. */
let worker: Worker | undefined;
let remote: Remote<Lobby> | undefined;
const pending = new Pending();
const watchers = new Set<() => void>();

function lobby(): Remote<Lobby> {
  if (remote !== undefined) return remote;
  worker = new Worker(new URL('./host-worker.ts', import.meta.url), { type: 'module', name: 'host' });
  worker.onerror = fail;
  worker.onmessageerror = fail;
  remote = wrap<Lobby>(worker);
  return remote;
}

/** Whoever wants to know that the host has crashed. */
export function onCrash(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** What the host answers, or that it has crashed before. */
export async function ask<T>(question: (host: Remote<Lobby>) => Promise<Answer<T>>): Promise<Answer<T>> {
  try {
    return await pending.answer(question(lobby()));
  } catch {
    return { error: 'crashed' };
  }
}

/** The next one who asks gets a new worker; everything it had accepted is in its store. */
function fail(): void {
  remote?.[releaseProxy]();
  worker?.terminate();
  worker = undefined;
  remote = undefined;
  pending.reject(new Error('the host has crashed'));
  for (const watcher of watchers) watcher();
}

/** A way to the table of a game. */
export async function openTable(id: string) {
  const { port1, port2 } = new MessageChannel();
  const answer = await pending.answer(lobby().open(id, transfer(port2, [port2])));
  return { port: port1, answer };
}

/** The game is not shown any more. A host that does not run need not be told. */
export function leaveTable(id: string): void {
  void remote?.leave(id);
}
