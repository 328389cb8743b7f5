import pg from 'pg';
import type { News } from '../store.ts';

const CHANNEL = 'rubicon';

/** PostgreSQL refuses messages of 8,000 bytes. */
const LARGEST_MESSAGE = 7000;

const RECONNECT_MS = 500;

/** Without an answer for this long, the connection counts as lost. */
const ANSWER_MS = 3000;

/**
 * Carries announcements between servers with LISTEN and NOTIFY, on a connection of its own. Announcements that cannot be
 * sent are dropped: the others look every second anyway.
 */
export class PostgresNews {
  private readonly url: string;
  private readonly node: string;
  private readonly listeners = new Set<(news: readonly News[]) => void>();
  private readonly waiting = new Map<string, News>();
  private client: pg.Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isSending = false;
  private isClosed = false;

  constructor(url: string, node: string) {
    this.url = url;
    this.node = node;
  }

  /** Connects, now and after a lost connection. */
  async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    });
    client.on('error', () => {}); // `end` follows
    client.on('end', () => this.reconnect(client));
    client.on('notification', ({ payload = '' }) => this.receive(payload));
    this.client = client;
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch {
      this.reconnect(client);
    }
  }

  follow(listener: (news: readonly News[]) => void): void {
    this.listeners.add(listener);
  }

  /** Announces news soon: batches what comes together, and sends each item once. */
  readonly publish = (news: readonly News[]): void => {
    for (const entry of news) this.waiting.set(entry.join(), entry);
    if (this.isSending || this.waiting.size === 0) return;
    this.isSending = true;
    setImmediate(() => void this.send());
  };

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    await this.client?.end().catch(() => {});
  }

  private async send(): Promise<void> {
    while (this.waiting.size > 0) {
      const message = this.takeMessage();
      const { client } = this;
      await client?.query('select pg_notify($1, $2)', [CHANNEL, message]).catch(() => this.reconnect(client));
    }
    this.isSending = false;
  }

  private takeMessage(): string {
    const taken: News[] = [];
    let length = this.node.length;
    for (const [key, news] of this.waiting) {
      length += key.length + 10;
      if (length > LARGEST_MESSAGE && taken.length > 0) break;
      taken.push(news);
      this.waiting.delete(key);
    }
    return JSON.stringify([this.node, taken]);
  }

  private receive(payload: string): void {
    const [node, news] = JSON.parse(payload) as [string, readonly News[]];
    if (node === this.node) return;
    for (const listener of this.listeners) listener(news);
  }

  private reconnect(client: pg.Client): void {
    if (this.isClosed || this.client !== client) return;
    this.client = undefined;
    client.end().catch(() => {});
    this.timer = setTimeout(() => void this.connect(), RECONNECT_MS);
    this.timer.unref();
  }
}
