import { setTimeout as sleep } from 'node:timers/promises';
import type { Dice } from '@rubicon/engine';
import { PostgresServer } from '../../packages/server/bench/postgres-server.ts';
import { Balancer } from './balancer.ts';
import { type ServerFlags, ServerProcess } from './server-process.ts';

/** The longest time for which a node is suspended, in seconds. */
export const LONGEST_SUSPENSION_S = 8;

/** How often the database is restarted during a run. */
export const DATABASE_RESTARTS = 2;

/** Several nodes on one database, behind one address. */
export class Cluster {
  readonly url: string;
  private readonly nodes: readonly ServerProcess[];
  private readonly balancer: Balancer;
  private readonly database: PostgresServer | undefined; // undefined if it is not ours to stop

  private constructor(
    nodes: readonly ServerProcess[],
    balancer: Balancer,
    database: PostgresServer | undefined,
  ) {
    this.nodes = nodes;
    this.balancer = balancer;
    this.database = database;
    this.url = balancer.url;
  }

  /** Starts nodes on the database of `DATABASE_URL`, or on one of its own. */
  static async start(count: number, notify: boolean): Promise<Cluster> {
    const { DATABASE_URL } = process.env;
    const database = DATABASE_URL ? undefined : await PostgresServer.start();
    if (database !== undefined) process.on('exit', () => database.kill());
    const flags: ServerFlags = {
      'database-url': DATABASE_URL || (database?.url ?? ''),
      ...(notify ? {} : { 'no-notify': true }),
    };
    const nodes = await Promise.all(Array.from({ length: count }, () => ServerProcess.start(flags)));
    return new Cluster(nodes, await Balancer.start(nodes.map(({ port }) => port)), database);
  }

  /** Rejects if a process ends without being killed. */
  get crashed(): Promise<never> {
    return Promise.race(this.nodes.map((node) => node.crashed));
  }

  /**
   * Strikes one node, and resolves when it is back: kills it, suspends it, or stops it as an upgrade does; and cuts the
   * connections to another one.
   */
  async strike(random: Dice): Promise<void> {
    const number = random.below(this.nodes.length);
    const node = this.nodes[number]!;
    this.balancer.cut(random.below(this.nodes.length));
    switch (random.below(4)) {
      case 0:
        return node.suspend(1000 * (1 + random.below(LONGEST_SUSPENSION_S)));
      case 1:
        await node.stop();
        return node.run();
      default:
        await node.kill();
        return node.run();
    }
  }

  /** Restarts the database, if this run started it. */
  async restartDatabase(): Promise<void> {
    await this.database?.restart();
    await sleep(1000);
  }

  async stop(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.kill()));
    await this.database?.stop();
  }
}
