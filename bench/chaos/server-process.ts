import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const RUBICON = fileURLToPath(new URL('../../packages/cli/bin/rubicon.js', import.meta.url));

/** The line that a server prints when it listens. */
const BANNER = 'Rubicon serves ';

/** Additional flags of `rubicon serve`, by name. */
export type ServerFlags = Readonly<Record<string, string | number | true>>;

/** A server in a process of its own. It is killed and started again on the same port and data. */
export class ServerProcess {
  readonly url: string;
  readonly port: number;
  private readonly flags: ServerFlags;
  private child: ChildProcess | undefined;
  private crash: (problem: Error) => void = () => {};
  /** Rejects if the process ends without being killed. */
  readonly crashed = new Promise<never>((_, reject) => {
    this.crash = reject;
  });

  private constructor(port: number, flags: ServerFlags) {
    this.port = port;
    this.flags = flags;
    this.url = `http://127.0.0.1:${port}`;
    this.crashed.catch(() => {}); // callers that await it see the error
    process.on('exit', () => this.child?.kill('SIGKILL'));
  }

  static async start(flags: ServerFlags): Promise<ServerProcess> {
    const server = new ServerProcess(await freePort(), flags);
    await server.run();
    return server;
  }

  /** Ends the process at once, as a power failure does. Resolves when it is gone. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (child === undefined || child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  /** Stops the process: clients are asked to reconnect. Resolves when it is gone. */
  async stop(): Promise<void> {
    await this.end('SIGTERM');
  }

  /** Suspends the process for a while. */
  async suspend(milliseconds: number): Promise<void> {
    const { child } = this;
    child?.kill('SIGSTOP');
    await sleep(milliseconds);
    child?.kill('SIGCONT');
  }

  /** Starts the process. Resolves when it listens. */
  async run(): Promise<void> {
    const flags: ServerFlags = {
      port: this.port,
      'log-level': 'error',
      'bot-pace': 0,
      'bot-milliseconds': 5,
      'bot-threads': 1,
      ...this.flags,
    };
    const args = Object.entries(flags).flatMap(([name, value]) =>
      value === true ? [`--${name}`] : [`--${name}`, String(value)],
    );
    const child = spawn(process.execPath, [RUBICON, 'serve', ...args], {
      env: withoutSettings(process.env),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.child = child;
    await new Promise<void>((resolve, reject) => {
      child.stdout?.setEncoding('utf8').on('data', (text: string) => {
        if (text.includes(BANNER)) resolve();
        else process.stderr.write(text); // errors of the server
      });
      child.on('exit', (code) => {
        const problem = new Error(`the server ended with ${code}`);
        reject(problem);
        if (this.child === child) this.crash(problem);
      });
    });
  }
}

/** Removes variables such as RUBICON_HOST, which would change the server's settings. */
function withoutSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => !name.startsWith('RUBICON_') && name !== 'DATABASE_URL'),
  );
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
