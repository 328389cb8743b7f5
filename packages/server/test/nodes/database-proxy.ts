import { connect, createServer, type Server, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** The fate of a COMMIT: it arrives and the answer is lost, it is lost itself, or it waits for `release`. */
type Fault = 'answer-lost' | 'lost' | 'held';

/** Sits between a store and its database, and disturbs commits. It ends with the test. */
export class DatabaseProxy {
  readonly url: string;
  faults = 0; // commits that were disturbed
  private readonly target: number;
  private readonly held: (() => void)[] = [];
  private readonly clients = new Set<Socket>();
  private fault: Fault | undefined; // of the next commit

  private constructor(port: number, url: URL) {
    this.target = Number(url.port);
    this.url = Object.assign(new URL(url), { port: String(port) }).href;
  }

  static async start(url: string): Promise<DatabaseProxy> {
    const server: Server = createServer((client) => proxy.forward(client));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address() as { readonly port: number };
    const proxy = new DatabaseProxy(address.port, new URL(url));
    onTestFinished(() => void server.close());
    return proxy;
  }

  /** Disturbs the next commit. */
  disturb(fault: Fault): void {
    this.fault = fault;
  }

  /** Falls silent on all present connections, like a network that drops everything. */
  silence(): void {
    for (const client of this.clients) client.pause();
  }

  /** Lets commits through that are held. */
  release(): void {
    for (const send of this.held.splice(0)) send();
  }

  private forward(client: Socket): void {
    const server = connect(this.target, '127.0.0.1');
    this.clients.add(client);
    for (const socket of [client, server]) {
      socket.on('error', () => {});
      socket.on('close', () => (socket === client ? server.end() : client.destroy()));
    }
    server.pipe(client);
    client.on('data', (data) => {
      const { fault } = this;
      if (fault === undefined || !data.includes('commit\0')) return void server.write(data);
      this.fault = undefined;
      this.faults++;
      if (fault === 'held') return void this.held.push(() => server.write(data));
      server.unpipe(client);
      if (fault === 'answer-lost') server.end(data);
      else server.destroy();
      client.destroy();
    });
  }
}
