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
  /** In the file when it returns, so that no end of the process can lose it. */
  append(line: string): void;
  /** On the disk when it returns. */
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
  return {
    file,
    append(line) {
      const bytes = Buffer.from(`${line}\n`);
      for (let written = 0; written < bytes.length; ) written += writeSync(descriptor, bytes, written);
    },
    sync: () => fsyncSync(descriptor),
    close: () => closeSync(descriptor),
  };
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
