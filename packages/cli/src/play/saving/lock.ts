import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';

export type Locked =
  | { readonly lock: string; readonly isHeld: true; readonly release: () => void }
  | { readonly lock: string; readonly isHeld: false; readonly holder: number | undefined };

/**
 * Keeps other processes from playing the same file: `FILE.lock` holds the number of the process. A lock of a process
 * that no longer runs does not count; an unreadable lock does.
 */
export function lockFile(path: string): Locked {
  const lock = `${path}.lock`;
  for (;;) {
    if (create(lock)) return { lock, isHeld: true, release: () => release(lock) };
    const text = read(lock);
    if (text === undefined) continue; // released in the meantime
    const holder = pidOf(text);
    if (holder === undefined || isAlive(holder)) return { lock, isHeld: false, holder };
    rmSync(lock, { force: true });
  }
}

function create(lock: string): boolean {
  try {
    const descriptor = openSync(lock, 'wx');
    writeSync(descriptor, `${process.pid}\n`);
    closeSync(descriptor);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Releases the lock, unless another process holds it because it was removed by hand. */
function release(lock: string): void {
  if (pidOf(read(lock) ?? '') === process.pid) rmSync(lock, { force: true });
}

/** The text of the lock; undefined if there is none. */
function read(lock: string): string | undefined {
  try {
    return readFileSync(lock, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function pidOf(text: string): number | undefined {
  return /^[1-9]\d{0,9}\n$/.test(text) ? Number(text) : undefined;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
