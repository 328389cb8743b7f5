import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { UsageError } from '../usage.ts';

/** Creates the folder of `--records` if it is missing, and makes sure that it is empty and can be written to. */
export function prepareFolder(folder: string): void {
  try {
    makeFolder(resolve(folder));
    if (readdirSync(folder).length === 0) {
      rmdirSync(mkdtempSync(join(folder, 'rubicon-')));
      return;
    }
  } catch (error) {
    throw new UsageError(`--records ${folder}: ${(error as Error).message}`);
  }
  throw new UsageError(`--records ${folder}: the folder is not empty`);
}

/** Creates a folder and its parents. Node's recursive `mkdir` never returns where the system answers ENOENT, as in /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}
