import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SeatClient, type SettingsInput } from '@rubicon/api';
import { makeBot } from '@rubicon/bots';
import { isToAct, legal, type SeatCommand } from '@rubicon/engine';
import { DATABASE_FILE, openSqliteStore } from '../src/store/sqlite/sqlite.ts';
import { Child } from './child.ts';
import { PostgresServer } from './postgres-server.ts';
import { cpuMsOf, cpuMsOfFamily, residentBytes } from './processor.ts';
import { HOST_SCRIPT } from './scripts.ts';
import { GuestClient } from './soak.ts';

/**
 * The people of a site. They come in pairs, and each pair plays at one table with a bot of the server. All times are
 * exponential, so that a run can begin in the middle of an evening: those who are there will stay as long as newcomers.
 * They are assumptions, not measured on a real site.
 */
const PAIRS = 100; // that are online on average; new ones arrive as fast as others leave
const SESSION_MS = 15 * 60_000; // of a pair
const CORRESPONDENCE = 0.3; // the share of pairs who play by correspondence
const THINK_MS = { live: 4000, correspondence: 20_000 }; // before a command
const SLEEP_MS = 30_000; // between two visits of a correspondence game, each of a few commands
const COMMANDS_PER_VISIT = 5;
const CONNECTED_MS = 3 * 60_000; // until a connection is lost
const AWAY_MS = 5000; // until the client is back

/** Nothing is counted until the first pairs play. */
const WARM_UP_MS = 15_000;
const NOTE_MS = 15_000;

/** The load that the people of a run caused. Rates and sizes are for 1,000 players online, unless noted otherwise. */
interface SiteResults {
  readonly store: 'embedded' | 'postgres';
  readonly processes: number;
  readonly minutes: number;
  readonly players: number; // online on average, in this run
  readonly games: number; // in this run
  readonly finished: number; // of these
  readonly failed: number; // pairs that gave up after an error
  readonly commandsPerSecond: number;
  readonly sockets: number;
  readonly serverCores: number; // cores in use
  readonly databaseCores: number;
  readonly serverMiB: number; // resident memory in this run, all processes
  readonly databaseBytesPerGame: number; // begun, so far, with everything else that is stored
  readonly p99Ms: number; // of the time from a command to its answer
  readonly reconnects: number; // per minute
}

/** Lets people use a site, with the embedded store or with nodes on PostgreSQL. */
export async function visitSite(
  minutes: number,
  nodes: number,
  note: (text: string) => void,
): Promise<SiteResults> {
  const folder = mkdtempSync(join(tmpdir(), 'rubicon-site-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const database = nodes > 0 ? await PostgresServer.start({ isDurable: true }) : undefined;
  process.once('exit', () => database?.kill());
  const place = database?.url ?? join(folder, 'data');
  const children = await Promise.all(
    Array.from({ length: Math.max(1, nodes) }, () => Child.start(HOST_SCRIPT, [place])),
  );
  const pids = children.map(({ pid }) => pid);
  const usage = (): { readonly server: number; readonly database: number } => ({
    server: cpuMsOf(pids),
    database: database?.pid === undefined ? 0 : cpuMsOfFamily(database.pid),
  });
  const site = new Site(
    children.map(({ url }) => url),
    note,
  );
  site.open();
  note(`${2 * PAIRS} people arrive`);
  await sleep(WARM_UP_MS);
  site.startCounting();
  const before = usage();
  const begin = performance.now();
  let [samples, players, sockets] = [0, 0, 0];
  while (performance.now() - begin < minutes * 60_000) {
    await sleep(Math.min(NOTE_MS, minutes * 60_000));
    samples++;
    players += site.players;
    const counts = await Promise.all(children.map(({ url }) => readSockets(url)));
    sockets += counts.reduce((sum, count) => sum + count, 0);
    note(`${site.players} online, ${site.acknowledged} commands, ${site.reconnects} reconnects`);
  }
  const seconds = (performance.now() - begin) / 1000;
  const after = usage();
  const serverMiB = pids.reduce((sum, pid) => sum + residentBytes(pid), 0) / 2 ** 20;
  const { games, finished, failed, acknowledged, reconnects, p99Ms } = site;
  site.close(); // failures from now on do not count
  await Promise.all(children.map((child) => child.end()));
  const bytes = database === undefined ? await folderSize(place) : await databaseSize(database);
  await database?.stop();
  const online = players / samples;
  const each = 1000 / online; // per 1,000 players
  return {
    store: database === undefined ? 'embedded' : 'postgres',
    processes: children.length,
    minutes,
    players: online,
    games,
    finished,
    failed,
    commandsPerSecond: (acknowledged / seconds) * each,
    sockets: (sockets / samples) * each,
    serverCores: ((after.server - before.server) / 1000 / seconds) * each,
    databaseCores: ((after.database - before.database) / 1000 / seconds) * each,
    serverMiB,
    databaseBytesPerGame: bytes / Math.max(1, games),
    p99Ms,
    reconnects: (reconnects / (seconds / 60)) * each,
  };
}

/** Everyone who uses the site now, and what they have done since the counting began. */
class Site {
  players = 0;
  games = 0;
  finished = 0;
  failed = 0;
  reconnects = 0;
  private times: number[] = []; // of acknowledgements
  private readonly urls: readonly string[];
  private readonly note: (text: string) => void;
  private isClosed = false;
  private pairs = 0; // that have come

  constructor(urls: readonly string[], note: (text: string) => void) {
    this.urls = urls;
    this.note = note;
  }

  get acknowledged(): number {
    return this.times.length;
  }

  get p99Ms(): number {
    return [...this.times].sort((a, b) => a - b)[Math.floor(this.times.length * 0.99)] ?? 0;
  }

  startCounting(): void {
    this.times = [];
    this.reconnects = 0;
  }

  close(): void {
    this.isClosed = true;
  }

  open(): void {
    for (let n = 0; n < PAIRS; n++) void this.receivePair();
    void this.receiveOthers();
  }

  acknowledge(milliseconds: number): void {
    this.times.push(milliseconds);
  }

  private async receiveOthers(): Promise<void> {
    for (;;) {
      await sleep(exponential(SESSION_MS / PAIRS), undefined, { ref: false });
      void this.receivePair();
    }
  }

  private async receivePair(): Promise<void> {
    const number = this.pairs++;
    const end = performance.now() + exponential(SESSION_MS);
    const isCorrespondence = Math.random() < CORRESPONDENCE;
    const apis = [0, 1].map(
      (person) => new GuestClient(this.urls[(number + person) % this.urls.length]!, number, person),
    );
    this.players += 2;
    let people: readonly SitePerson[] = [];
    try {
      while (performance.now() < end) {
        const { table } = await apis[0]!.post<{ table: { id: string } }>(
          '/api/tables',
          settingsFor(isCorrespondence),
        );
        people = apis.map((api, i) => new SitePerson(this, api, table.id, `${number}/${i}`));
        for (const person of people) await person.join();
        for (const person of people) await person.ready();
        this.games++;
        const over = await Promise.all(people.map((person) => person.play(end, isCorrespondence)));
        if (over.every((isOver) => isOver)) this.finished++;
      }
    } catch (error) {
      if (this.isClosed) return;
      this.failed++;
      this.note(`a pair gave up: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      for (const person of people) person.leave();
      this.players -= 2;
    }
  }
}

function settingsFor(isCorrespondence: boolean): SettingsInput {
  return {
    edition: 'classic',
    seats: [{}, {}, { bot: 'medium' }],
    clock: isCorrespondence ? { turn: 3 * 24 * 3600, bank: 0 } : { turn: 120, bank: 60 },
    absent: 'default',
  };
}

/** A person at one table, whose commands a bot on this side chooses. */
class SitePerson {
  private readonly site: Site;
  private readonly api: GuestClient;
  private readonly table: string;
  private readonly seed: string;
  private client: SeatClient;
  private seated: Promise<void> = Promise.resolve();
  private isOver = false;

  constructor(site: Site, api: GuestClient, table: string, seed: string) {
    this.site = site;
    this.api = api;
    this.table = table;
    this.seed = seed;
    this.client = this.openClient(true);
  }

  leave = () => this.client.close();
  join = () => this.client.join();
  ready = () => this.client.ready();

  /** Plays until the game or the session is over; returns whether it is the game. */
  async play(end: number, isCorrespondence: boolean): Promise<boolean> {
    await this.seated;
    let lost = performance.now() + exponential(CONNECTED_MS);
    let commands = 0;
    while (!this.isOver && performance.now() < end) {
      const isAsleep = isCorrespondence && commands >= COMMANDS_PER_VISIT;
      if (isAsleep || performance.now() > lost) {
        await this.reconnect(exponential(isAsleep ? SLEEP_MS : AWAY_MS));
        lost = performance.now() + exponential(CONNECTED_MS);
        commands = 0;
      }
      const { wire } = this.client;
      const { rules, viewer, view, seq } = wire.replica;
      if (!isToAct(view, viewer)) {
        await Promise.race([wire.lineAfter(seq), sleep(1000)]);
        continue;
      }
      await sleep(exponential(isCorrespondence ? THINK_MS.correspondence : THINK_MS.live));
      if (this.isOver || wire.replica.seq !== seq) continue;
      const begin = performance.now();
      const command = makeBot('easy', rules, viewer, `${this.seed}/${seq}`)?.act(
        view,
        legal(rules, view, viewer),
      );
      await wire.play(command as SeatCommand);
      this.site.acknowledge(performance.now() - begin);
      commands++;
    }
    this.client.close();
    return this.isOver;
  }

  private async reconnect(milliseconds: number): Promise<void> {
    this.client.close();
    await sleep(milliseconds);
    this.client = this.openClient(false);
    await this.client.follow();
    await this.seated;
    this.site.reconnects++;
  }

  private openClient(takesPart: boolean): SeatClient {
    let sit = (): void => {};
    this.seated = new Promise((resolve) => {
      sit = resolve;
    });
    const closed = (): void => {
      this.isOver = true;
      sit();
    };
    return new SeatClient(this.api, this.table, { seated: () => sit(), closed }, { takesPart });
  }
}

const exponential = (mean: number): number => -mean * Math.log(1 - Math.random());

async function readSockets(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^rubicon_sockets (\d+)$/m.exec(text)?.[1] ?? 0);
}

/** The size of a data folder; opening it writes the log of the last server back. */
async function folderSize(folder: string): Promise<number> {
  await (await openSqliteStore(folder)).close();
  return statSync(join(folder, DATABASE_FILE)).size;
}

async function databaseSize(database: PostgresServer): Promise<number> {
  const { rows } = await database.query('select pg_database_size(current_database()) as size');
  return Number(rows[0].size);
}
