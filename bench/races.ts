import { parseArgs } from 'node:util';
import { type ApiClient, SeatClient, type TableView } from '@rubicon/api';
import { openApi, type SessionStore } from '@rubicon/api/node';
import { type Bot, makeBot } from '@rubicon/bots';
import { isToAct, legal, type SeatCommand } from '@rubicon/engine';
import { wholeNumber } from '../packages/cli/src/input.ts';
import { progress } from '../packages/cli/src/output.ts';
import { PostgresServer } from '../packages/server/bench/postgres-server.ts';
import { runProgram } from './arguments.ts';
import { ServerProcess } from './chaos/server-process.ts';

const USAGE = `usage: npm run --silent races -- [--commands N] [--json]

  Two servers share a database. Each of two players has two devices, one at each server. Whenever a player is to act, both
  devices send a command at the same moment, until N pairs (10000) were sent; games that end are followed by others.

  accepted   pairs of which one command became a line
  applied    pairs of which the other one became a later line
  refused    pairs of which the other one was refused, with a reason
  wrong      pairs of which both or none have the same line, or that got no answer
  conflicts  appends that a server had to decide again, as the servers count them

  Exits with 1 if a pair is wrong, or if there were fewer than 3 conflicts for 10 pairs.`;

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
  const people = [0, 1].map(() => apisOf(urls));
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

/** The API of one player at both servers: the devices share a session. */
function apisOf(urls: readonly string[]): readonly ApiClient[] {
  let cookie: string | undefined;
  const session: SessionStore = {
    read: () => cookie,
    write(changed) {
      cookie = changed;
    },
  };
  return urls.map((url) => openApi(url, { session }));
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

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      commands: { type: 'string', default: '10000' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const most = wholeNumber('--commands', values.commands, 1);
  const database = await PostgresServer.start();
  process.on('exit', () => database.kill());
  const flags = { 'database-url': database.url };
  const servers = await Promise.all([ServerProcess.start(flags), ServerProcess.start(flags)]);
  const urls = servers.map(({ url }) => url);
  const sum: Summary = { pairs: 0, accepted: 0, applied: 0, refused: 0, wrong: 0, conflicts: 0 };
  const shown = progress();
  const counted = () => shown.update(`${sum.pairs} of ${most} pairs, ${sum.wrong} wrong`);
  for (let game = 0; sum.pairs < most; game++) await playGame(urls, game, most, sum, counted);
  shown.end();
  for (const url of urls) sum.conflicts += await readConflicts(url);
  await Promise.all(servers.map((server) => server.kill()));
  await database.stop();
  if (values.json) console.log(JSON.stringify(sum));
  else for (const [name, value] of Object.entries(sum)) console.log(`${name.padEnd(10)}${value}`);
  process.exit(sum.wrong === 0 && sum.conflicts >= LEAST_CONFLICTS * sum.pairs ? 0 : 1);
}

await runProgram(main);
