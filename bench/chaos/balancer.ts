import { connect, createServer, type Server, type Socket } from 'node:net';

/** How often each node is asked whether it is ready, and how long it may take to answer. */
const CHECK_MS = 500;
const ANSWER_MS = 2000;

interface Target {
  readonly port: number;
  readonly connections: Set<Socket>;
  isReady: boolean;
}

/** One address in front of all nodes. New connections go to nodes that are ready, in turn; there are no sticky sessions. */
export class Balancer {
  readonly url: string;
  private readonly targets: readonly Target[];
  private next = 0;

  private constructor(port: number, targets: readonly Target[]) {
    this.url = `http://127.0.0.1:${port}`;
    this.targets = targets;
    for (const target of targets) setInterval(() => void this.check(target), CHECK_MS).unref();
  }

  static async start(ports: readonly number[]): Promise<Balancer> {
    const targets = ports.map((port) => ({ port, connections: new Set<Socket>(), isReady: true }));
    const server: Server = createServer((client) => balancer.forward(client));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    server.unref();
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no free port');
    const balancer = new Balancer(address.port, targets);
    return balancer;
  }

  /** Cuts all connections to a node. */
  cut(node: number): void {
    for (const socket of this.targets[node]?.connections ?? []) socket.destroy();
  }

  private forward(client: Socket): void {
    const ready = this.targets.filter(({ isReady }) => isReady);
    const target = ready[this.next++ % Math.max(1, ready.length)];
    if (target === undefined) return void client.destroy();
    const server = connect(target.port, '127.0.0.1');
    target.connections.add(client);
    for (const socket of [client, server]) {
      socket.setNoDelay(true);
      socket.on('error', () => {});
      socket.on('close', () => {
        client.destroy();
        server.destroy();
        target.connections.delete(client);
      });
    }
    client.pipe(server).pipe(client);
  }

  private async check(target: Target): Promise<void> {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const answer = await fetch(`http://127.0.0.1:${target.port}/readyz`, { signal }).catch(() => undefined);
    const isReady = answer?.ok === true;
    if (target.isReady && answer === undefined) for (const socket of target.connections) socket.destroy();
    target.isReady = isReady;
  }
}
