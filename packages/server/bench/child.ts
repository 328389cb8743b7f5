import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** Bytes in use after a garbage collection. */
function usedMemory(): number {
  if (global.gc === undefined) throw new Error('node must run with --expose-gc');
  for (let i = 0; i < 3; i++) global.gc();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** A server of the benchmark in its own process, which reports its address and its memory. */
export class Child {
  readonly url: string;
  private readonly process: ChildProcess;

  private constructor(child: ChildProcess, url: string) {
    this.process = child;
    this.url = url;
  }

  static async start(
    script: URL,
    args: readonly string[] = [],
    execArgv: readonly string[] = [],
  ): Promise<Child> {
    const child = fork(script, args, { execArgv: ['--expose-gc', ...execArgv] });
    process.once('exit', () => child.kill('SIGKILL'));
    const failed = once(child, 'exit').then(([code]) => {
      throw new Error(`${script.pathname} ended with ${code}`);
    });
    const [message] = await Promise.race([once(child, 'message'), failed]);
    failed.catch(() => {}); // it is killed at the end
    return new Child(child, (message as { url: string }).url);
  }

  async memory(): Promise<number> {
    const answer = once(this.process, 'message');
    this.process.send('memory');
    const [{ memory }] = (await answer) as [{ memory: number }];
    return memory;
  }

  get pid(): number {
    return this.process.pid ?? 0;
  }

  /** Ends the process at once; a profile is still written. */
  async end(): Promise<void> {
    const gone = once(this.process, 'exit');
    this.process.disconnect();
    await gone;
  }
}

/** Answers the questions of `Child` in the process it started. */
export function answerParent(url: string): void {
  process.on('message', () => process.send?.({ memory: usedMemory() }));
  process.on('disconnect', () => process.exit());
  process.send?.({ url });
}
