import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

export type Locked =
  | { readonly release: () => void; readonly holder?: undefined }
  | { readonly holder: number };

/**
 * Keeps other processes from playing the same file: `FILE.lock` holds the number of the process. It comes
 * into being whole, by a link; one left by a process that is gone is moved away first, and given back if it
 * turns out to be another one.
 */
export function lockFile(path: string): Locked {
  const lock = `${path}.lock`;
  const own = `${lock}.${process.pid}`;
  writeFileSync(own, `${process.pid}\n`);
  try {
    for (;;) {
      if (link(own, lock)) return { release: () => rmSync(lock, { force: true }) };
      const holder = holderOf(lock);
      if (holder === undefined) continue; // released meanwhile
      if (isAlive(holder)) return { holder };
      moveAway(lock, `${own}.stale`, holder);
    }
  } finally {
    rmSync(own, { force: true });
  }
}

function link(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Undefined when there is no lock; 0, which is nobody, when it cannot be read as one. */
function holderOf(lock: string): number | undefined {
  try {
    const pid = Number(readFileSync(lock, 'utf8').trim());
    return Number.isSafeInteger(pid) && pid > 0 ? pid : 0;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function moveAway(lock: string, stale: string, holder: number): void {
  try {
    renameSync(lock, stale);
  } catch {
    return; // somebody else did
  }
  if (holderOf(stale) !== holder) link(stale, lock);
  rmSync(stale, { force: true });
}

function isAlive(pid: number): boolean {
  if (pid === 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
