import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Creates an empty file that only its owner may read; returns false if it exists. An existing file is not even opened,
 * since closing it would release the locks that this process holds on it.
 */
export function createPrivateFile(path: string): boolean {
  try {
    closeSync(openSync(path, 'wx', 0o600));
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Creates a folder that only its owner may read, and its parents, unless it exists. Node's recursive `mkdir` never returns
 * where the system answers ENOENT, as in /proc.
 */
export function createPrivateFolder(path: string): void {
  const folder = resolve(path);
  if (isFolder(folder)) return;
  if (!existsSync(dirname(folder))) createPrivateFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (!isFolder(folder)) throw error; // another process may have created it
  }
}

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory();
