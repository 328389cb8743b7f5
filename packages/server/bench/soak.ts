import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiClient, SeatClient, type SettingsInput } from '@rubicon/api';
import { programAccess } from '@rubicon/api/node';
import { makeBot } from '@rubicon/bots';
import { EDITIONS, type Edition, isToAct, legal, type SeatCommand } from '@rubicon/engine';
import { Child } from './child.ts';
import { HOST_SCRIPT } from './scripts.ts';

/** A long evening of a full server. */
export interface SoakResults {
  readonly minutes: number;
  readonly tables: number;
  readonly sockets: number;
  readonly lines: number; // of all running games at the end
  readonly finished: number; // games that ended and were replaced
  readonly expired: number; // clocks that ran out
  readonly latestMs: number; // the longest time from the end of a clock until the server acted
  readonly bytesPerLine: readonly [early: number, end: number]; // heap of the server after a garbage collection
}

/** The limits of the results. */
const LIMITS = { growth: 1.1, latestMs: 1000 };

const TABLES = 1000;
const PEOPLE = 3; // at each table; bots of the server have the other seats
const MOST_SEATS = 6;

/** The moment of the first measurement: all tables play, and the compiler has finished. */
export const EARLY_MINUTES = 2;

/** People take a moment for a command, and now and then they let their time run out. */
const THINK_MS = 4000;
const CLOCK_SECONDS = 20;
const EXPIRES = 0.002;

/** After its memory was measured, the server needs a moment to catch up. */
const CATCH_UP_MS = 5000;

export async function soak(minutes: number, note: (text: string) => void): Promise<SoakResults> {
  const folder = mkdtempSync(join(tmpdir(), 'rubicon-soak-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const child = await Child.start(HOST_SCRIPT, [folder]);
  const hall = new Hall(child.url);
  note(`Opening ${TABLES} tables`);
  await hall.open();
  note('All tables play');
  const bytesPerLine = async (): Promise<number> =>
    (await hall.withoutClocks(() => child.memory())) / hall.lines;
  let early = 0;
  for (let minute = 1; minute <= minutes; minute++) {
    await Promise.race([sleep(60_000), hall.failed]);
    if (minute === EARLY_MINUTES) early = await bytesPerLine();
    note(
      `Minute ${minute}: ${hall.lines} lines, ${hall.finished} games finished, ${hall.expired} clocks ran out`,
    );
  }
  const results = {
    minutes,
    tables: TABLES,
    sockets: TABLES * PEOPLE,
    lines: hall.lines,
    finished: hall.finished,
    expired: hall.expired,
    latestMs: hall.latestMs,
    bytesPerLine: [early, await bytesPerLine()] as const,
  };
  await child.end();
  return results;
}

export const isSound = ({ bytesPerLine: [early, end], latestMs, expired }: SoakResults): boolean =>
  end <= LIMITS.growth * early && latestMs <= LIMITS.latestMs && expired > 0;

/** All tables of the evening. A game that is over is replaced by a new one of the same people. */
class Hall implements ClockTimes {
  finished = 0;
  expired = 0;
  latestMs = 0;
  isPaused = false;
  /** Rejects if a game fails. */
  readonly failed: Promise<never>;
  private fail: (problem: unknown) => void = () => {};
  private readonly url: string;
  private readonly seated = new Map<number, readonly Guest[]>(); // by table

  constructor(url: string) {
    this.url = url;
    this.failed = new Promise((_, reject) => {
      this.fail = reject;
    });
    this.failed.catch(() => {}); // `soak` sees it
  }

  /** The lines of all running games. */
  get lines(): number {
    let lines = 0;
    for (const [guest] of this.seated.values()) lines += guest?.lines ?? 0;
    return lines;
  }

  /** Does something that blocks the server, such as collecting all garbage; clocks do not count until it has caught up. */
  async withoutClocks<T>(work: () => Promise<T>): Promise<T> {
    this.isPaused = true;
    try {
      return await work();
    } finally {
      setTimeout(() => {
        this.isPaused = false;
      }, CATCH_UP_MS).unref();
    }
  }

  /** Opens the tables one after the other. */
  async open(): Promise<void> {
    for (let number = 0; number < TABLES; number++) {
      const apis = Array.from({ length: PEOPLE }, (_, i) => new GuestClient(this.url, number, i));
      const first = await this.seat(number, apis, 0);
      void this.play(number, apis, first).catch((problem) => this.fail(problem));
    }
  }

  /** Plays one game after the other. */
  private async play(number: number, apis: readonly ApiClient[], first: readonly Guest[]): Promise<void> {
    let guests = first;
    for (let round = 1; ; round++) {
      await Promise.all(guests.map((guest) => guest.play()));
      for (const guest of guests) guest.client.close();
      this.finished++;
      guests = await this.seat(number, apis, round);
    }
  }

  private async seat(number: number, apis: readonly ApiClient[], round: number): Promise<readonly Guest[]> {
    const edition = EDITIONS[(number + round) % EDITIONS.length]!;
    const { table } = await apis[0]!.post<{ table: { id: string } }>('/api/tables', settingsFor(edition));
    const guests = apis.map(
      (api, i) => new Guest(api, table.id, `${number}/${round}/${i}`, i === 0 ? this : undefined),
    );
    for (const guest of guests) await guest.client.join();
    for (const guest of guests) await guest.client.ready();
    await Promise.all(guests.map((guest) => guest.seated));
    this.seated.set(number, guests);
    return guests;
  }
}

function settingsFor({ id, players }: Edition): SettingsInput {
  const seats = Math.min(MOST_SEATS, players.at(-1) ?? 0);
  return {
    edition: id,
    seats: Array.from({ length: seats }, (_, i) => (i < PEOPLE ? {} : { bot: 'medium' })),
    clock: { turn: CLOCK_SECONDS, bank: 0 },
    absent: 'default',
  };
}

/** Gives each client its own network behind a proxy, like the clients of a real server. */
export class GuestClient extends ApiClient {
  constructor(url: string, table: number, person: number) {
    const address = `10.${person}.${table >> 8}.${table & 255}`;
    super(url, programAccess(url, {}, { 'x-forwarded-for': address }));
  }
}

/** The notes of each table's first guest about its clocks. */
interface ClockTimes {
  readonly isPaused: boolean;
  expired: number;
  latestMs: number;
}

/** A person at one table, played by a bot on this side. */
class Guest {
  readonly client: SeatClient;
  readonly seated: Promise<void>;
  private readonly closed: Promise<void>;
  private readonly seed: string;
  private readonly times: ClockTimes | undefined;
  private isClosed = false;
  private isSeated = false;
  private lastExpired: number | undefined; // a deadline; the server may play several moves for it

  constructor(api: ApiClient, table: string, seed: string, times: ClockTimes | undefined) {
    this.seed = seed;
    this.times = times;
    let sit = (): void => {};
    let close = (): void => {};
    this.seated = new Promise((resolve) => {
      sit = resolve;
    });
    this.closed = new Promise((resolve) => {
      close = resolve;
    });
    this.client = new SeatClient(api, table, {
      seated: () => {
        this.isSeated = true;
        sit();
      },
      closed: () => {
        this.isClosed = true;
        close();
      },
      received: (message) => {
        if (message.type === 'line' && this.isSeated) this.checkTime(message.time);
      },
    });
  }

  get lines(): number {
    return this.client.wire.replica.seq;
  }

  /** Plays until the game is over. A command that comes too late is not a failure. */
  async play(): Promise<void> {
    const { wire } = this.client;
    const { rules, viewer } = wire.replica;
    const bot = makeBot('easy', rules, viewer, this.seed);
    while (!this.isClosed) {
      const { view, seq } = wire.replica;
      const next = Promise.race([wire.lineAfter(seq), this.closed]);
      if (!isToAct(view, viewer) || Math.random() < EXPIRES) {
        await next;
        continue;
      }
      const hasChanged = await Promise.race([
        next.then(() => true),
        sleep(Math.random() * THINK_MS).then(() => false),
      ]);
      if (hasChanged) continue;
      await wire.play(bot?.act(view, legal(rules, view, viewer)) as SeatCommand);
    }
  }

  /** The first line after the end of a clock is soon: the server acts as soon as the clock is over. */
  private checkTime(time: string | undefined): void {
    const deadline = this.client.wire.replica.table.clock?.deadline;
    if (deadline === undefined || time === undefined || deadline === this.lastExpired) return;
    const late = Date.parse(time) - deadline;
    if (late < 0) return;
    this.lastExpired = deadline;
    if (this.times?.isPaused !== false) return;
    this.times.expired++;
    this.times.latestMs = Math.max(this.times.latestMs, late);
  }
}
