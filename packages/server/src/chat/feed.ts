import type { WireChatLine } from '@rubicon/protocol/wire';
import type { Time } from '../store/store.ts';

export interface FeedPorts {
  now(): Time;
  /** Reads the last lines of the table. */
  recent(): Promise<readonly WireChatLine[]>;
  /** Reads the ids of the players that the client has blocked. */
  blocked(): Promise<readonly string[]>;
  send(lines: readonly WireChatLine[]): void;
}

/** The chat of a table as one client may read it: without lines of blocked players, and delayed for delayed spectators. */
export class ChatFeed {
  private readonly ports: FeedPorts;
  private delay: number | undefined; // of lines, in milliseconds; undefined: the client may not read
  private blocked = new Set<string>();
  private isLoading = false;
  private readonly early: WireChatLine[] = []; // lines that arrived while the last ones were being read
  private readonly seen = new Set<number>(); // lines that were sent or wait
  private readonly removed = new Set<number>(); // lines that were removed
  private waiting: WireChatLine[] = []; // for the end of their delay
  private timer: NodeJS.Timeout | undefined;

  constructor(ports: FeedPorts) {
    this.ports = ports;
  }

  /** Lets the client read lines this many milliseconds after they were written; undefined: not at all. */
  async allow(delay: number | undefined): Promise<void> {
    const couldRead = this.delay !== undefined;
    this.delay = delay;
    if (delay === undefined) this.close();
    else if (couldRead) this.sendDue();
    else await this.load();
  }

  /** Handles a new or removed line. */
  take(line: WireChatLine): void {
    if (this.delay === undefined || this.blocked.has(line.player)) return;
    if (this.isLoading) return void this.early.push(line);
    const index = this.waiting.findIndex(({ number }) => number === line.number);
    if (index !== -1) this.waiting[index] = line;
    else if (!line.isRemoved) this.enter(line);
    else if (this.seen.has(line.number) && !this.removed.has(line.number)) this.ports.send([line]);
    if (line.isRemoved) this.removed.add(line.number);
    this.sendDue();
  }

  /** Reads the client's blocks again. */
  async readBlocks(): Promise<void> {
    this.blocked = new Set(await this.ports.blocked());
  }

  setBlocked(player: string, isBlocked: boolean): void {
    if (isBlocked) this.blocked.add(player);
    else this.blocked.delete(player);
  }

  /** Drops the lines of a player that have not been sent yet. */
  forget(player: string): void {
    this.waiting = this.waiting.filter((line) => line.player !== player);
  }

  /** Sends nothing more. */
  close(): void {
    this.delay = undefined;
    this.waiting = [];
    this.seen.clear();
    this.removed.clear();
    clearTimeout(this.timer);
  }

  private async load(): Promise<void> {
    this.isLoading = true;
    const [recent, blocked] = await this.read().finally(() => {
      this.isLoading = false;
    });
    this.blocked = new Set(blocked);
    const lines = new Map(recent.map((line) => [line.number, line]));
    for (const line of this.early.splice(0))
      if (!line.isRemoved || lines.has(line.number)) lines.set(line.number, line);
    for (const line of lines.values()) this.enter(line);
    this.sendDue();
  }

  /** Reads the latest lines and the client's blocks. If that fails, `allow` can be called again. */
  private async read() {
    try {
      return await Promise.all([this.ports.recent(), this.ports.blocked()]);
    } catch (problem) {
      this.delay = undefined;
      throw problem;
    }
  }

  private enter(line: WireChatLine): void {
    if (this.delay === undefined || this.blocked.has(line.player) || this.seen.has(line.number)) return;
    this.seen.add(line.number);
    this.waiting.push(line);
  }

  private sendDue(): void {
    const { delay } = this;
    if (delay === undefined || this.isLoading) return;
    const now = this.ports.now();
    const isDue = ({ at }: WireChatLine): boolean => at + delay <= now;
    const due = this.waiting.filter(isDue);
    this.waiting = this.waiting.filter((line) => !isDue(line));
    if (due.length > 0) this.ports.send(due);
    clearTimeout(this.timer);
    if (this.waiting.length === 0) return;
    const next = Math.min(...this.waiting.map(({ at }) => at)) + delay;
    this.timer = setTimeout(() => this.sendDue(), Math.max(1, next - now));
    this.timer.unref();
  }
}
