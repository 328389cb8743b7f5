import { type Remote, releaseProxy, transfer, wrap } from 'comlink';
import type { Answer, Lobby, Practice } from './lobby.ts';
import { Pending } from './pending.ts';

/** The worker that hosts games, started when it is first needed. */
let worker: Worker | undefined;
let remote: Remote<Lobby> | undefined;
const pending = new Pending();
const crashListeners = new Set<() => void>();

function lobby(): Remote<Lobby> {
  if (remote !== undefined) return remote;
  worker = new Worker(new URL('./host-worker.ts', import.meta.url), { type: 'module', name: 'host' });
  worker.onerror = fail;
  worker.onmessageerror = fail;
  remote = wrap<Lobby>(worker);
  return remote;
}

/** Calls the listener when the host crashes. Returns a function that removes it. */
export function onCrash(listener: () => void): () => void {
  crashListeners.add(listener);
  return () => crashListeners.delete(listener);
}

/** Returns the host's answer; `crashed` if the host stops before it answers. */
export async function ask<T>(question: (host: Remote<Lobby>) => Promise<Answer<T>>): Promise<Answer<T>> {
  try {
    return await pending.track(question(lobby()));
  } catch {
    return { error: 'crashed' };
  }
}

/** Discards the worker; the next request starts a new one. All accepted commands are stored. */
function fail(): void {
  remote?.[releaseProxy]();
  worker?.terminate();
  worker = undefined;
  remote = undefined;
  pending.reject(new Error('the host has crashed'));
  for (const listener of crashListeners) listener();
}

/** Opens a port to the table of a saved game, or of a new one that is not saved. */
export async function openTable(game: string | Practice) {
  const { port1, port2 } = new MessageChannel();
  const port = transfer(port2, [port2]);
  const opened = typeof game === 'string' ? lobby().open(game, port) : lobby().practise(game, port);
  return { port: port1, answer: await pending.track(opened) };
}

/** Tells a running host that the page no longer shows the game. */
export function leaveTable(id: string): void {
  void remote?.leave(id);
}
