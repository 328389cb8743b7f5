import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import type { Socket } from 'node:net';
import { cpuMsOfGroup } from './cpu-time.ts';

/**
 * Starts the program $1 and a watchdog in their own process group. The watchdog reads from descriptor 3, whose
 * other end only this process holds. When this process ends, even by kill -9, the read ends and the watchdog kills the
 * group, so the program never outlives it.
 */
const START = '(read -r _ <&3; kill -KILL 0) </dev/null >/dev/null 2>&1 & exec 3<&-; exec /bin/sh -c "$1"';

/** The time a program may take to exit after `bye`. */
const GRACE_MS = 1000;

/** The destination of a program's standard error: ours, a file, or nothing. */
export type ErrorLog = 'inherit' | 'ignore' | { readonly file: string };

export interface Listener {
  /** Called for each line of standard output, without its line break. */
  line(text: string): void;
  /** Called for a line that is too long; nothing after it can be trusted. */
  overflow(): void;
  /** Called once when the program has ended, could not be started, or closed its output. */
  gone(): void;
}

/** An external program that talks to us in lines. */
export class Child {
  private readonly process: ChildProcess;
  private readonly lifeline: Socket;
  private readonly listener: Listener;
  private readonly longestLine: number;
  private parts: Buffer[] = []; // of an incomplete line
  private length = 0;
  private isGone = false;

  constructor(commandLine: string, errors: ErrorLog, longestLine: number, listener: Listener) {
    this.listener = listener;
    this.longestLine = longestLine;
    const log = typeof errors === 'object' ? openSync(errors.file, 'a') : undefined;
    this.process = spawn('/bin/sh', ['-c', START, 'sh', commandLine], {
      detached: true,
      stdio: ['pipe', 'pipe', log ?? (errors === 'inherit' ? 2 : 'ignore'), 'pipe'],
    });
    if (log !== undefined) closeSync(log);
    const { stdin, stdout, stdio } = this.process;
    this.lifeline = stdio[3] as Socket;
    for (const stream of [stdin, stdout, this.lifeline]) stream?.on('error', () => {}); // reported below
    stdout?.on('data', (chunk: Buffer) => this.read(chunk));
    stdout?.on('end', () => this.end());
    this.process.on('error', () => this.end());
    this.process.on('exit', () => this.killGroup()); // its last output is still read
    // no time limit here: every question has its own timer
    this.process.unref();
    for (const stream of [stdin, stdout, this.lifeline]) (stream as Socket | null)?.unref();
  }

  send(text: string): void {
    if (!this.isGone) this.process.stdin?.write(text);
  }

  /** The CPU time of its process group so far; undefined where the system does not report it. */
  cpuMs(): number | undefined {
    const { pid } = this.process;
    return pid === undefined ? undefined : cpuMsOfGroup(pid);
  }

  /** Sends a last text and ends the program, by force after a short time. */
  async dismiss(words: string): Promise<void> {
    if (this.isGone) return;
    this.isGone = true; // ignores further output
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

  /** Ends the program at once. */
  kill(): void {
    this.isGone = true;
    this.killGroup();
  }

  private end(): void {
    const wasThere = !this.isGone;
    this.kill();
    if (wasThere) this.listener.gone();
  }

  /** Ends the program and everything it has started in its group. */
  private killGroup(): void {
    if (this.lifeline.destroyed) return;
    try {
      if (this.process.pid !== undefined) process.kill(-this.process.pid, 'SIGKILL');
    } catch {
      // the group has already ended
    }
    this.lifeline.destroy(); // until here the group had a member, so its number could not be reused
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
