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

/** The file in which a game is written down while it is played. */
export interface Save {
  readonly file: string;
  /** In the file when it returns: no end of the process can lose them. */
  append(lines: readonly string[]): void;
  /** On the disk when it returns: no power cut can lose it. Nothing is shown that is not. */
  sync(): void;
  close(): void;
}

/** Whether there is something to resume. */
export function hasGame(file: string): boolean {
  return existsSync(file) && statSync(file).size > 0;
}

/** What has been saved, and where its last whole line ends. */
export function readSave(file: string): { text: string; wholeBytes: number; isWhole: boolean } {
  const bytes = readFileSync(file);
  const wholeBytes = bytes.lastIndexOf('\n') + 1;
  return { text: bytes.toString('utf8'), wholeBytes, isWhole: wholeBytes === bytes.length };
}

/** Opens the file at its end. */
export function openSave(file: string): Save {
  const descriptor = openSync(file, 'a');
  let isSynced = false; // what is there already may not be on the disk either
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

/** Makes an empty file if there is none, so that it has a real name; gives whether it did. */
export function ensureFile(file: string): boolean {
  if (existsSync(file)) return false;
  closeSync(openSync(file, 'a'));
  return true;
}

/** The names of the files in a folder are on the disk, where the platform can do that. */
export function syncFolder(folder: string): void {
  try {
    const descriptor = openSync(folder, 'r');
    fsyncSync(descriptor);
    closeSync(descriptor);
  } catch {
    // Windows opens no folders, and some file systems do not sync them
  }
}

/** Drops what follows the last whole line. */
export function truncateSave(file: string, length: number): void {
  const descriptor = openSync(file, 'r+');
  ftruncateSync(descriptor, length);
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/** A name that is not taken: the date, and a number that rises. */
export function freshName(now: Date): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  const date = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  for (let n = 1; ; n++) {
    const name = `rubicon-${date}-${n}.jsonl`;
    if (!existsSync(name)) return name;
  }
}

/** As it is typed into a shell. */
export function quoted(file: string): string {
  return /^[\w./@%+=:,-]+$/.test(file) ? file : `'${file.replaceAll("'", "'\\''")}'`;
}
