import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import type { Socket } from 'node:net';

/**
 * Starts the program $1 with a watchdog beside it, both in a process group of their own. The watchdog reads from
 * descriptor 3, the other end of which nobody but us holds: whatever ends us, also a kill -9, ends that read, and
 * the watchdog ends the group. So the program never outlives us, whatever it ignores.
 */
const START = '(read -r _ <&3; kill -KILL 0) </dev/null >/dev/null 2>&1 & exec 3<&-; exec /bin/sh -c "$1"';

/** How long a program that was told goodbye may still take. */
const GRACE_MS = 1000;

/** Where a program's standard error goes: to ours, into a file, or nowhere. */
export type ErrorLog = 'inherit' | 'ignore' | { readonly file: string };

export interface Listener {
  /** A line of standard output, without its line break. */
  line(text: string): void;
  /** A line that is too long: nothing after it can be trusted. */
  overflow(): void;
  /** It has ended, could not be started, or closed its output. Called once. */
  gone(): void;
}

/** A program of somebody else that talks to us in lines. */
export class Child {
  private readonly process: ChildProcess;
  private readonly lifeline: Socket;
  private readonly listener: Listener;
  private readonly longestLine: number;
  private parts: Buffer[] = []; // of a line whose end has not come
  private length = 0;
  private isGone = false;

  constructor(command: string, errors: ErrorLog, longestLine: number, listener: Listener) {
    this.listener = listener;
    this.longestLine = longestLine;
    const log = typeof errors === 'object' ? openSync(errors.file, 'a') : undefined;
    this.process = spawn('/bin/sh', ['-c', START, 'sh', command], {
      detached: true,
      stdio: ['pipe', 'pipe', log ?? (errors === 'inherit' ? 2 : 'ignore'), 'pipe'],
    });
    if (log !== undefined) closeSync(log);
    const { stdin, stdout, stdio } = this.process;
    this.lifeline = stdio[3] as Socket;
    for (const stream of [stdin, stdout, this.lifeline]) stream?.on('error', () => {}); // it is gone; that is told below
    stdout?.on('data', (chunk: Buffer) => this.read(chunk));
    stdout?.on('end', () => this.end());
    this.process.on('error', () => this.end());
    this.process.on('exit', () => this.killGroup()); // what it wrote before is still to be read
    // nobody waits for a program that is not asked: whoever asks has a timer
    this.process.unref();
    for (const stream of [stdin, stdout, this.lifeline]) (stream as Socket | null)?.unref();
  }

  send(text: string): void {
    if (!this.isGone) this.process.stdin?.write(text);
  }

  /** Says the last words and ends it, at the latest after a short time. */
  async dismiss(words: string): Promise<void> {
    if (this.isGone) return;
    this.isGone = true; // whatever it says from now on
    const { exitCode, signalCode, stdin } = this.process;
    stdin?.end(words);
    if (exitCode === null && signalCode === null) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, GRACE_MS);
        this.process.once('exit', () => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
    this.killGroup();
  }

  /** Ends it at once. */
  kill(): void {
    this.isGone = true;
    this.killGroup();
  }

  private end(): void {
    const wasThere = !this.isGone;
    this.kill();
    if (wasThere) this.listener.gone();
  }

  /** Ends the program with everything it has started in its group. */
  private killGroup(): void {
    if (this.lifeline.destroyed) return;
    try {
      if (this.process.pid !== undefined) process.kill(-this.process.pid, 'SIGKILL');
    } catch {
      // all of it is gone already
    }
    this.lifeline.destroy(); // while it is open the group has a member, so its number is not somebody else's
  }

  private read(chunk: Buffer): void {
    if (this.isGone) return;
    let from = 0;
    for (let to = chunk.indexOf(10); to >= 0 && !this.isGone; to = chunk.indexOf(10, from)) {
      this.keep(chunk.subarray(from, to));
      from = to + 1;
      const text = Buffer.concat(this.parts).toString();
      const isTooLong = this.length > this.longestLine;
      this.parts = [];
      this.length = 0;
      if (isTooLong) this.listener.overflow();
      else this.listener.line(text);
    }
    this.keep(chunk.subarray(from));
    if (this.length > this.longestLine && !this.isGone) this.listener.overflow();
  }

  private keep(part: Buffer): void {
    this.length += part.length;
    if (this.length <= this.longestLine) this.parts.push(part);
  }
}
