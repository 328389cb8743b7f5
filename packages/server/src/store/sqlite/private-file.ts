import { closeSync, openSync } from 'node:fs';

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
