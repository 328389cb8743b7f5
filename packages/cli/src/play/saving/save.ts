import {
  closeSync,
  existsSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  statSync,
  writeSync,
} from 'node:fs';

/** The file of a game while it is played. */
export interface Save {
  readonly file: string;
  /** Appends lines. They are in the file when this returns, so ending the process cannot lose them. */
  append(lines: readonly string[]): void;
  /** Flushes to the disk, so that a power cut cannot lose what has been shown. */
  sync(): void;
  close(): void;
}

/** Whether the file holds a game to resume. */
export function hasGame(file: string): boolean {
  return existsSync(file) && statSync(file).size > 0;
}

/** The saved text and the end of its last complete line. */
export function readSave(file: string): { text: string; wholeBytes: number; isWhole: boolean } {
  const bytes = readFileSync(file);
  const wholeBytes = bytes.lastIndexOf('\n') + 1;
  return { text: bytes.toString('utf8'), wholeBytes, isWhole: wholeBytes === bytes.length };
}

/** Opens the file for appending. */
export function openSave(file: string): Save {
  const descriptor = openSync(file, 'a');
  let isSynced = false; // existing lines may not be on the disk either
  return {
    file,
    append(lines) {
      const bytes = Buffer.from(`${lines.join('\n')}\n`);
      for (let written = 0; written < bytes.length; ) written += writeSync(descriptor, bytes, written);
      isSynced = false;
    },
    sync() {
      if (isSynced) return;
      fsyncSync(descriptor);
      isSynced = true;
    },
    close: () => closeSync(descriptor),
  };
}

/** Creates an empty file if there is none, so that it has a real path; returns whether it did. */
export function ensureFile(file: string): boolean {
  if (existsSync(file)) return false;
  closeSync(openSync(file, 'a'));
  return true;
}

/** Flushes a folder to the disk, where the platform can do that. */
export function syncFolder(folder: string): void {
  try {
    const descriptor = openSync(folder, 'r');
    fsyncSync(descriptor);
    closeSync(descriptor);
  } catch {
    // Windows cannot open folders, and some file systems cannot sync them
  }
}

/** Drops everything after the last complete line. */
export function truncateSave(file: string, length: number): void {
  const descriptor = openSync(file, 'r+');
  ftruncateSync(descriptor, length);
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/** A free file name from the date and a number. */
export function freshName(now: Date): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  const date = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  for (let n = 1; ; n++) {
    const name = `rubicon-${date}-${n}.jsonl`;
    if (!existsSync(name)) return name;
  }
}

/** A path quoted for a shell. */
export function quoted(file: string): string {
  return /^[\w./@%+=:,-]+$/.test(file) ? file : `'${file.replaceAll("'", "'\\''")}'`;
}
