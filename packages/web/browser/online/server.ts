import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');

const PROGRAM = join(root, 'packages/cli/bin/rubicon.js');

/** The folder of the built page. */
export const PAGE = join(root, 'packages/web/dist');

/** A separate server for a test that kills it. */
export interface OwnServer {
  readonly address: string;
  kill(): Promise<void>;
  restart(): Promise<void>;
  backUp(file: string): void;
  /** Replaces the data of a killed server. */
  restore(file: string): void;
  stop(): Promise<void>;
}

export async function startServer(page = PAGE): Promise<OwnServer> {
  const data = mkdtempSync(join(tmpdir(), 'rubicon-killed-'));
  const port = await freePort();
  let child = await launch(data, port, page);
  const end = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await exited;
  };
  return {
    address: `http://localhost:${port}`,
    kill: end,
    async restart() {
      child = await launch(data, port, page);
    },
    backUp: (file) => void execFileSync(process.execPath, [PROGRAM, 'backup', file, '--data', data]),
    restore(file) {
      rmSync(data, { recursive: true, force: true });
      execFileSync(process.execPath, [PROGRAM, 'restore', file, '--data', data]);
    },
    async stop() {
      await end();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Starts the server; resolves when it is ready. */
function launch(data: string, port: number, page: string): Promise<ChildProcess> {
  const flags = ['--data', data, '--port', String(port), '--page', page];
  const child = spawn(process.execPath, [PROGRAM, 'serve', ...flags, '--log-level', 'silent'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    child.stdout.once('data', () => {
      child.removeAllListeners('exit');
      resolve(child);
    });
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
