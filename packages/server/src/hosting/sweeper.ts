import { setTimeout as sleep } from 'node:timers/promises';
import type { Lobbies } from '../lobby/lobbies.ts';
import { lobbyOf } from '../lobby/stored-lobby.ts';
import type { Availability } from '../nodes/availability.ts';
import type { Keeper } from '../nodes/keeper.ts';
import type { Results } from '../ratings/results.ts';
import type { Store, StoredTable } from '../store/store.ts';
import type { Downtime } from './downtime.ts';
import type { Games } from './games.ts';

const SWEEP_MS = 100;
const IDLE_SWEEP_MS = 5000;
const BEAT_MS = 1000;

/** The most tables claimed in one sweep. */
const BATCH = 100;

/** How long no other sweep can claim them: the next attempt, if this one fails, comes soon after. */
const LEASE_MS = 300;

export interface SweeperPorts {
  readonly store: Store;
  readonly games: Games;
  readonly lobbies: Lobbies;
  readonly results: Results;
  readonly downtime: Downtime;
  readonly availability: Availability;
  readonly keeper: Keeper;
  failed(cause: unknown): void;
}

/**
 * Handles everything that is due: clocks that run out, starts that fail, results that may be shown, unused tables.
 * Deadlines are in the store, not in timers, so that no restart loses them.
 */
export class Sweeper {
  private readonly ports: SweeperPorts;
  private readonly timers: NodeJS.Timeout[] = [];
  private crediting: Promise<void> = Promise.resolve(); // for all downtime noticed so far
  private readonly handling = new Set<string>(); // tables; one may take longer than a sweep
  private isClaiming = false;
  private isStopped = false;

  constructor(ports: SweeperPorts) {
    this.ports = ports;
  }

  /** Credits the time the server was down, and begins to sweep. */
  async start(): Promise<void> {
    if (this.ports.store.isShared) await this.joinNodes();
    else await this.beginAlone();
    this.every(SWEEP_MS, () => this.sweep());
    this.every(IDLE_SWEEP_MS, () => this.ports.games.sweep());
  }

  /** Joins the servers that share the store: each writes its beats, and plays its share of the bots. */
  private async joinNodes(): Promise<void> {
    const { lobbies, availability, keeper } = this.ports;
    await keeper.beat();
    availability.watch(() => keeper.beat());
    if (keeper.isAlone) await lobbies.beginRekeys();
    let isBeating = false; // on a slow database, no beat begins before the last one has ended
    this.every(BEAT_MS, async () => {
      if (isBeating) return;
      isBeating = true;
      try {
        await keeper.beat();
        await keeper.claimGames();
      } finally {
        isBeating = false;
      }
    });
  }

  private async beginAlone(): Promise<void> {
    const { store, downtime } = this.ports;
    downtime.watch(await store.beat(), (milliseconds) => {
      const deadlines = store.delayDeadlines(milliseconds); // first, because an append that knows about this gap sets another deadline
      this.crediting = Promise.all([deadlines, this.crediting]).then(() => this.credit(), this.ports.failed);
    });
    await this.crediting;
    await this.ports.lobbies.beginRekeys();
    this.every(BEAT_MS, async () => void (await this.ports.store.beat()));
    void this.wakeBots().catch((cause) => this.ports.failed(cause));
  }

  stop(): void {
    this.isStopped = true;
    for (const timer of this.timers) clearInterval(timer);
  }

  /** Handles everything that is due now. A table that takes long, for example to start a bot, delays no other. */
  async sweep(): Promise<void> {
    const due = await this.claim();
    await Promise.all(due.map((table) => this.handle(table))); // together, so that they share transactions
  }

  /** Claims the tables that are due. Deadlines that passed while the server was down do not count: they are moved first. */
  private async claim(): Promise<readonly StoredTable[]> {
    const { store, downtime } = this.ports;
    const began = downtime.now();
    if (this.isClaiming || this.ports.availability.isDown) return [];
    this.isClaiming = true;
    try {
      await this.crediting;
      const due = await store.claimDue(BATCH, LEASE_MS);
      downtime.now();
      return downtime.after(began) > 0 ? [] : due; // if the server was down again, the claims soon expire
    } finally {
      this.isClaiming = false;
    }
  }

  private async handle(stored: StoredTable): Promise<void> {
    const { store, games, lobbies, results, failed } = this.ports;
    if (this.handling.has(stored.id)) return;
    this.handling.add(stored.id);
    try {
      await this.untilDue(stored);
      if (stored.stage === 'over') return await results.publish(stored);
      if (stored.stage === 'lobby' || (await store.countLines(stored.id)) === 0)
        return await lobbies.tick(stored);
      const table = await games.find(stored.id);
      if (stored.awaitsKey || table?.deadline === undefined)
        await table?.abandon(() => this.isStillDue(stored));
      else await table.tick();
    } catch (cause) {
      if (!this.isStopped && !this.ports.availability.isLoss(cause)) failed(cause); // otherwise another sweep handles it
    } finally {
      this.handling.delete(stored.id);
    }
  }

  /** Waits for this server's clock, which may be a little behind the store's: no clock has run out before. */
  private async untilDue({ dueAt }: StoredTable): Promise<void> {
    const early = (dueAt ?? 0) - this.ports.downtime.now();
    if (early > 0) await sleep(Math.min(early, LEASE_MS));
  }

  /** Whether nothing has happened since the table was claimed: a command or a new key sets another deadline. */
  private async isStillDue({ id, awaitsKey }: StoredTable): Promise<boolean> {
    const table = await this.ports.store.findTable(id);
    const dueAt = table?.dueAt ?? Number.POSITIVE_INFINITY;
    return table?.awaitsKey === awaitsKey && dueAt <= this.ports.downtime.now();
  }

  /** Credits running clocks with the time the server was down, as a line of their records: nobody could play then. */
  private async credit(): Promise<void> {
    const { store, games, failed } = this.ports;
    const running = await store.listTables({ stage: 'playing', limit: Number.MAX_SAFE_INTEGER });
    for (const { id, awaitsKey } of running) {
      if (awaitsKey) continue; // credited together with its new key
      await games
        .find(id)
        .then((table) => table?.credit())
        .catch(failed); // one failure does not keep the others from being credited
    }
  }

  /** Opens games with bots after a restart: a bot whose turn was interrupted continues, even if nobody is connected. */
  private async wakeBots(): Promise<void> {
    const { store, games, failed } = this.ports;
    const running = await store.listTables({ stage: 'playing', limit: Number.MAX_SAFE_INTEGER });
    for (const stored of running) {
      if (this.isStopped) return;
      const hasBots = lobbyOf(stored).seats.some(({ bot }) => bot !== undefined);
      if (hasBots) await games.find(stored.id).catch(failed); // one failure does not keep the others from being opened
    }
  }

  private every(milliseconds: number, work: () => Promise<void>): void {
    const { availability, failed } = this.ports;
    const fail = (cause: unknown): void => {
      if (!this.isStopped && !availability.isLoss(cause)) failed(cause);
    };
    const timer = setInterval(() => void work().catch(fail), milliseconds);
    timer.unref();
    this.timers.push(timer);
  }
}
