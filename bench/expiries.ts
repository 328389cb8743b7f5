import { setTimeout as sleep } from 'node:timers/promises';
import { ApiClient, SeatClient, type TableView } from '@rubicon/api';
import { programAccess } from '@rubicon/api/node';
import { makeBot } from '@rubicon/bots';
import { isToAct, legal, type SeatCommand } from '@rubicon/engine';
import type { WireLine } from '@rubicon/protocol/wire';
import type { PostgresServer } from '../packages/server/bench/postgres-server.ts';
import type { Waiting } from '../packages/server/src/store/store.ts';

/** Games that are played at the same time. */
const GAMES = 40;

/** The shortest clock of a turn, in seconds. */
const TURN_S = 5;

/** Commands are sent this long after the end of the clock: around the end of the 250 ms of grace, in milliseconds. */
const EARLIEST_MS = 220;
const LATEST_MS = 380;

export interface ExpirySummary {
  races: number;
  commands: number; // races in which the command was stored first
  expiries: number; // races in which the end of the clock was stored first
  wrong: number; // answers that do not fit the record, and games that a client saw differently
}

interface StoredLine {
  readonly seq: number;
  readonly seat?: number | 'host';
  readonly table?: { readonly type: string };
}

/** One player's client, and the lines it was sent. */
class Player {
  readonly client: SeatClient;
  readonly seated: Promise<void>;
  readonly lines = new Map<number, string>(); // what happened, by sequence
  isOver = false;

  constructor(api: ApiClient, table: string) {
    let seat = (): void => {};
    this.seated = new Promise((resolve) => {
      seat = resolve;
    });
    this.client = new SeatClient(api, table, {
      seated: () => seat(),
      closed: () => {
        this.isOver = true;
      },
      received: (message) => {
        if (message.type === 'seated') for (const line of message.lines) this.see(line);
        else if (message.type === 'line') this.see(message);
      },
    });
  }

  get isToAct(): boolean {
    const { view, viewer } = this.client.wire.replica;
    return isToAct(view, viewer);
  }

  get seq(): number {
    return this.client.wire.replica.seq;
  }

  private see(line: WireLine): void {
    this.lines.set(line.seq, nameOf(line));
  }

  /** Sends a legal command; resolves with its line, or undefined if it was refused. */
  async play(): Promise<number | undefined> {
    const { rules, view, viewer } = this.client.wire.replica;
    const bot = makeBot('random', rules, viewer, this.client.id);
    const command = bot?.act(view, legal(rules, view, viewer)) as SeatCommand;
    return (await this.client.wire.play(command)).seq;
  }
}

/** The cause of a line, on which clients and the record must agree. */
const nameOf = (line: StoredLine | WireLine): string =>
  'table' in line ? String(line.table?.type) : String(line.seat);

/** Lets commands and the ends of their clocks race, on two servers that share a database. */
export async function raceExpiries(
  urls: readonly string[],
  database: PostgresServer,
  most: number,
  counted: (sum: ExpirySummary) => void,
): Promise<ExpirySummary> {
  const sum: ExpirySummary = { races: 0, commands: 0, expiries: 0, wrong: 0 };
  const client = async (number: number): Promise<void> => {
    for (let game = 0; sum.races < most; game++) {
      const players = await startGame(urls, `10.${game}.${number}`);
      while (sum.races < most && !players.some(({ isOver }) => isOver)) {
        await race(players, database, sum);
        counted(sum);
      }
      if (!(await agree(players, database))) sum.wrong++;
      for (const player of players) player.client.close();
    }
  };
  await Promise.all(Array.from({ length: Math.min(GAMES, most) }, (_, number) => client(number)));
  return sum;
}

/** Starts a game of two players, each at another server and in a network of its own. */
async function startGame(urls: readonly string[], network: string): Promise<readonly Player[]> {
  const apis = urls.map(
    (url, i) => new ApiClient(url, programAccess(url, {}, { 'x-forwarded-for': `${network}.${i}` })),
  );
  const { table } = await apis[0]!.post<{ table: TableView }>('/api/tables', {
    edition: 'classic',
    seats: [{}, {}],
    clock: { turn: TURN_S, bank: 0 },
    absent: 'default',
  });
  const players = apis.map((api) => new Player(api, table.id));
  for (const { client } of players) await client.join();
  for (const { client } of players) await client.ready();
  await Promise.all(players.map(({ seated }) => seated));
  return players;
}

/**
 * Waits for the end of a clock, lets its player send a command then, and compares the answer with the record. It is no race
 * if the client has seen the end of the clock before.
 */
async function race(players: readonly Player[], database: PostgresServer, sum: ExpirySummary): Promise<void> {
  const clock = await nextClock(players, database);
  if (clock === undefined) return;
  const { seat, ends, lines: before } = clock;
  const player = players[seat]!;
  await sleep(ends + EARLIEST_MS + Math.random() * (LATEST_MS - EARLIEST_MS) - Date.now());
  if (!player.isToAct || player.seq >= before) return;
  const seq = await player.play();
  const lines = await untilFound(async () => {
    const found = await readLines(database, player.client.id, before);
    return found.length > 0 ? found : undefined;
  });
  const own = lines.filter((line) => line.seat === seat).map((line) => line.seq);
  sum.races++;
  if (own.join() !== (seq === undefined ? '' : String(seq))) sum.wrong++;
  if (lines[0]?.seat === seat) sum.commands++;
  else sum.expiries++;
}

/** Waits until a clock has been started and its player knows it; undefined if the game is over. */
function nextClock(players: readonly Player[], database: PostgresServer) {
  const { id } = players[0]!.client;
  return untilFound(async () => {
    if (players.some(({ isOver }) => isOver)) return { clock: undefined };
    const { rows } = await database.query(`select line_count, waiting from tables where id = '${id}'`);
    const waiting = JSON.parse(rows[0].waiting ?? 'null') as Waiting | null;
    const ends = waiting?.clockEnds ?? 0;
    const seat = waiting?.toAct[0]?.seat;
    const lines: number = rows[0].line_count;
    if (seat === undefined || ends < Date.now() + 1000 || players[seat]?.seq !== lines - 1) return undefined;
    return { clock: { seat, ends, lines } };
  }).then(({ clock }) => clock);
}

/** Whether both players have seen the lines of the record. */
async function agree(players: readonly Player[], database: PostgresServer): Promise<boolean> {
  for (let tries = 0; tries < 20; tries++) {
    const stored = (await readLines(database, players[0]!.client.id, 1)).filter(
      ({ table }) => table?.type !== 'closed', // clients learn of it in another message
    );
    const record = stored.map((line) => `${line.seq} ${nameOf(line)}`).join();
    const seen = players.map(({ lines }) => [...lines].map(([seq, name]) => `${seq} ${name}`).join());
    if (seen.every((text) => text === record)) return true;
    await sleep(200);
  }
  return false;
}

async function readLines(database: PostgresServer, id: string, from: number): Promise<StoredLine[]> {
  const { rows } = await database.query(
    `select text from lines where table_id = '${id}' and number >= ${from} order by number`,
  );
  return rows.map(({ text }) => JSON.parse(text));
}

async function untilFound<T>(find: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const found = await find();
    if (found !== undefined) return found;
    await sleep(50);
  }
}
