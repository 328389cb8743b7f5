import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Returns the path of a folder that is deleted after the test. It does not exist yet. */
export function makeFolder(): string {
  const parent = mkdtempSync(join(tmpdir(), 'rubicon-store-'));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  return join(parent, 'data');
}
