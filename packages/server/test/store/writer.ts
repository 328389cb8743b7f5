import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { onTestFinished } from 'vitest';

const source = fileURLToPath(new URL('writer-process.ts', import.meta.url));
const temporary = fileURLToPath(new URL('../../temp', import.meta.url));

/** The program of `writer-process.ts`, ready to run. */
export class WriterProgram {
  private readonly folder: string;
  private readonly file: string;

  private constructor(folder: string) {
    this.folder = folder;
    this.file = join(folder, 'writer.mjs');
  }

  static async build(): Promise<WriterProgram> {
    mkdirSync(temporary, { recursive: true });
    const program = new WriterProgram(mkdtempSync(join(temporary, 'writer-')));
    await build({
      entryPoints: [source],
      outfile: program.file,
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      logLevel: 'error',
    });
    return program;
  }

  /** Starts a process that appends to the game `t` until it has this number of lines. */
  start(folder: string, limit: number): Writer {
    return new Writer(spawn(process.execPath, [this.file, folder, `${limit}`]));
  }

  delete(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** A process that appends to a store. */
export class Writer {
  acknowledged = -1; // lines of the game that are known to be stored; -1 before the store is open
  private readonly child: ChildProcess;
  private readonly output: Interface;
  private readonly ended: Promise<string>; // with its error output

  constructor(child: ChildProcess) {
    this.child = child;
    this.output = createInterface(child.stdout!);
    this.output.on('line', (line) => {
      this.acknowledged = Number(line);
    });
    let errors = '';
    child.stderr!.on('data', (chunk) => {
      errors += chunk;
    });
    this.ended = once(child, 'close').then(() => errors);
    onTestFinished(() => this.kill());
  }

  /** Waits until this number of lines was acknowledged. Rejects if the process ends before. */
  async reach(count: number): Promise<void> {
    const failed = this.ended.then((errors) => Promise.reject(new Error(`The writer ended: ${errors}`)));
    while (this.acknowledged < count) await Promise.race([once(this.output, 'line'), failed]);
    failed.catch(() => {});
  }

  /** Kills the process at once, and waits for its end and the rest of its output. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.ended;
  }
}
