import { parseArgs } from 'node:util';
import { ApiClient, SeatClient, type TableView } from '@rubicon/api';
import { programAccess, type SessionStore } from '@rubicon/api/node';
import { type Bot, makeBot } from '@rubicon/bots';
import { isToAct, legal, type SeatCommand } from '@rubicon/engine';
import { wholeNumber } from '../packages/cli/src/input.ts';
import { progress } from '../packages/cli/src/output.ts';
import { PostgresServer } from '../packages/server/bench/postgres-server.ts';
import { runProgram } from './arguments.ts';
import { ServerProcess } from './chaos/server-process.ts';
import { raceExpiries } from './expiries.ts';

const USAGE = `usage: npm run --silent races -- [--commands N | --expiries N] [--json]

  Two servers share a database. Each of two players has two devices, one at each server. Whenever a player is to act, both
  devices send a command at the same moment, until N pairs (10000) were sent; games that end are followed by others.

  accepted   pairs of which one command became a line
  applied    pairs of which the other one became a later line
  refused    pairs of which the other one was refused, with a reason
  wrong      pairs of which both or none have the same line, or that got no answer
  conflicts  appends that a server had to decide again, as the servers count them

  Exits with 1 if a pair is wrong, or if there were fewer than 3 conflicts for 10 pairs.

  With --expiries, players send a command when their clock runs out, at least N times, and each is at another server.

  commands   races in which the command was stored first
  expiries   races in which the end of the clock was stored first
  wrong      answers that do not fit the record, and games that a client saw differently

  Exits with 1 if something is wrong, or if a side has won no race.`;

/** The fewest conflicts per pair. */
const LEAST_CONFLICTS = 0.3;

interface Summary {
  pairs: number;
  accepted: number;
  applied: number;
  refused: number;
  wrong: number;
  conflicts: number;
}

/** One device of a player. */
class Device {
  readonly client: SeatClient;
  readonly seated: Promise<void>;
  isOver = false;
  private bot: Bot | undefined;
  private readonly name: string;

  constructor(api: ApiClient, table: string, name: string, takesPart: boolean) {
    this.name = name;
    let seat = (): void => {};
    this.seated = new Promise((resolve) => {
      seat = resolve;
    });
    const closed = (): void => {
      this.isOver = true;
    };
    this.client = new SeatClient(api, table, { seated: () => seat(), closed }, { takesPart });
  }

  get isToAct(): boolean {
    const { view, viewer } = this.client.wire.replica;
    return isToAct(view, viewer);
  }

  get seq(): number {
    return this.client.wire.replica.seq;
  }

  /** Sends the command that its bot chooses; resolves with its line, or undefined if it was refused. */
  async play(): Promise<number | undefined> {
    const { rules, view, viewer } = this.client.wire.replica;
    this.bot ??= makeBot(this.name.endsWith('0') ? 'easy' : 'random', rules, viewer, this.name);
    const command = this.bot?.act(view, legal(rules, view, viewer)) as SeatCommand;
    return (await this.client.wire.play(command)).seq;
  }
}

/** Plays one game; every command is sent by both devices of its player. */
async function playGame(
  urls: readonly string[],
  game: number,
  most: number,
  sum: Summary,
  counted: () => void,
): Promise<void> {
  const people = [0, 1].map((seat) => apisOf(urls, `10.${game >> 8}.${game & 255}.${seat}`));
  const settings = { edition: 'classic', seats: [{}, {}] };
  const { table } = await people[0]![0]!.post<{ table: TableView }>('/api/tables', settings);
  const devices = people.map((apis, seat) =>
    apis.map((api, i) => new Device(api, table.id, `${game}/${seat}/${i}`, i === 0)),
  );
  for (const [first] of devices) await first!.client.join();
  for (const [, second] of devices) await second!.client.follow();
  for (const [first] of devices) await first!.client.ready();
  const all = devices.flat();
  await Promise.all(all.map(({ seated }) => seated));
  while (sum.pairs < most && !all.some(({ isOver }) => isOver)) {
    const latest = Math.max(...all.map(({ seq }) => seq));
    const pair = devices.find((both) => both.every((device) => device.seq === latest && device.isToAct));
    if (pair === undefined) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      continue;
    }
    count(sum, await Promise.allSettled(pair.map((device) => device.play())));
    counted();
  }
  for (const { client } of all) client.close();
}

/** The API of one player at both servers: the devices share a session. Each game has a network of its own, with its limits. */
function apisOf(urls: readonly string[], address: string): readonly ApiClient[] {
  let cookie: string | undefined;
  const session: SessionStore = {
    read: () => cookie,
    write(changed) {
      cookie = changed;
    },
  };
  return urls.map(
    (url) => new ApiClient(url, programAccess(url, { session }, { 'x-forwarded-for': address })),
  );
}

function count(sum: Summary, answers: readonly PromiseSettledResult<number | undefined>[]): void {
  sum.pairs++;
  const lines = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : Number.NaN));
  const stored = lines.filter((line) => line !== undefined);
  const isWrong = stored.length === 0 || stored.some(Number.isNaN) || new Set(stored).size < stored.length;
  if (isWrong) sum.wrong++;
  else sum.accepted++;
  if (!isWrong && stored.length === 2) sum.applied++;
  if (!isWrong && stored.length === 1) sum.refused++;
}

async function readConflicts(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^rubicon_conflicts (\d+)$/m.exec(text)?.[1] ?? 0);
}

async function raceCommands(urls: readonly string[], most: number, show: (text: string) => void) {
  const sum: Summary = { pairs: 0, accepted: 0, applied: 0, refused: 0, wrong: 0, conflicts: 0 };
  const counted = () => show(`${sum.pairs} of ${most} pairs, ${sum.wrong} wrong`);
  for (let game = 0; sum.pairs < most; game++) await playGame(urls, game, most, sum, counted);
  for (const url of urls) sum.conflicts += await readConflicts(url);
  return { sum, isGood: sum.wrong === 0 && sum.conflicts >= LEAST_CONFLICTS * sum.pairs };
}

async function raceClocks(
  urls: readonly string[],
  database: PostgresServer,
  most: number,
  show: (text: string) => void,
) {
  const sum = await raceExpiries(urls, database, most, ({ races, wrong }) =>
    show(`${races} of ${most} races, ${wrong} wrong`),
  );
  return { sum, isGood: sum.wrong === 0 && sum.commands > 0 && sum.expiries > 0 };
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      commands: { type: 'string', default: '10000' },
      expiries: { type: 'string' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const most = wholeNumber('--commands', values.commands, 1);
  const expiries = values.expiries === undefined ? 0 : wholeNumber('--expiries', values.expiries, 1);
  const database = await PostgresServer.start();
  process.on('exit', () => database.kill());
  const flags = { 'database-url': database.url, 'trust-proxy': 1 };
  const servers = await Promise.all([ServerProcess.start(flags), ServerProcess.start(flags)]);
  const urls = servers.map(({ url }) => url);
  const shown = progress();
  const { sum, isGood } =
    expiries > 0
      ? await raceClocks(urls, database, expiries, shown.update)
      : await raceCommands(urls, most, shown.update);
  shown.end();
  await Promise.all(servers.map((server) => server.kill()));
  await database.stop();
  if (values.json) console.log(JSON.stringify(sum));
  else for (const [name, value] of Object.entries(sum)) console.log(`${name.padEnd(10)}${value}`);
  process.exit(isGood ? 0 : 1);
}

await runProgram(main);
