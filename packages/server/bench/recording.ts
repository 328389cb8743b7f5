import { makeBot } from '@rubicon/bots';
import {
  DEFAULT_COLOURS,
  EDITIONS,
  isToAct,
  type Json,
  legal,
  type Seat,
  type SeatCommand,
} from '@rubicon/engine';
import { seededChance } from '@rubicon/protocol';
import { type TableMessage, WireClient } from '@rubicon/protocol/wire';
import { createTable, type Table } from '@rubicon/table';

/** Clients at each table; in editions for fewer players the others watch. */
export const CLIENTS = 6;

/** The bot that plays the recorded games: quick, and its games are as long as those of people. */
const BOT = 'easy';

const MOST_STEPS = 2000;

/** A command of a recorded game, and the frames that each client gets for it. */
interface Step {
  readonly seat: Seat;
  readonly command: Json;
  readonly frames: readonly (readonly string[])[]; // by client
  readonly lines: number; // lines of the record before it
}

/** A game that was played once. Its chance is seeded: the same commands lead to the same game again. */
export interface Recording {
  readonly edition: string;
  readonly players: number;
  readonly lines: readonly string[]; // the record
  readonly steps: readonly Step[];
}

/** Records one game of each edition, with as many players as it allows. */
export async function recordGames(seed: string): Promise<readonly Recording[]> {
  const recordings: Recording[] = [];
  for (const { id, players } of EDITIONS)
    recordings.push(await record(id, Math.min(CLIENTS, players.at(-1) ?? 0), seed));
  return recordings;
}

async function record(edition: string, players: number, seed: string): Promise<Recording> {
  const lines: string[] = [];
  const seats = DEFAULT_COLOURS.slice(0, players).map((colour, seat) => ({ colour, player: `p${seat}` }));
  const { table, error } = await createTable(
    { edition, options: {}, seats },
    seededChance(`${seed}/${edition}`),
    {
      id: edition,
      append(append) {
        lines.push(...append.lines);
        return 'stored';
      },
      now: () => new Date(0),
      openPlayer() {
        throw new Error('there are no bots at this table');
      },
      failed: ({ cause }) => {
        throw cause;
      },
    },
  );
  if (error !== undefined) throw new Error(error.code);
  table.begin();
  const watchers = await Promise.all(
    Array.from({ length: CLIENTS }, (_, i) => Watcher.connect(table, i < players ? i : undefined)),
  );
  const steps = await playSteps(watchers.slice(0, players), watchers, lines, `${seed}/${edition}`);
  await table.close();
  return { edition, players, lines, steps };
}

async function playSteps(
  people: readonly Watcher[],
  watchers: readonly Watcher[],
  lines: readonly string[],
  seed: string,
): Promise<readonly Step[]> {
  const [first] = people;
  if (first === undefined) throw new Error('a game without players');
  if (first.client.replica.view.phase === 'start') await first.client.lineAfter(0);
  const { rules } = first.client.replica;
  const bots = people.map((_, seat) => makeBot(BOT, rules, seat, `${seed}/${seat}`));
  const steps: Step[] = [];
  while (steps.length < MOST_STEPS) {
    const seat = people.findIndex(({ client }, i) => isToAct(client.replica.view, i));
    const person = people[seat];
    if (person === undefined) break; // the game is over
    for (const watcher of watchers) watcher.frames = [];
    const before = lines.length;
    const { view } = person.client.replica;
    const command = bots[seat]?.act(view, legal(rules, view, seat)) as SeatCommand;
    const { rejection } = await person.client.play(command);
    if (rejection !== undefined) throw new Error(`${seed}: ${rejection.code}`);
    await new Promise((resolve) => setImmediate(resolve)); // lines of the host that follow
    const frames = watchers.map((watcher) => watcher.frames);
    steps.push({ seat, command: person.command, frames, lines: before });
  }
  return steps.slice(0, -1); // the last one may end the game
}

/** A client in this process, and the frames it was sent. */
class Watcher {
  readonly client = new WireClient();
  frames: string[] = [];
  command: Json = {}; // the last it sent

  static async connect(table: Table, seat: Seat | undefined): Promise<Watcher> {
    const watcher = new Watcher();
    const connection = table.connect({
      yours: seat === undefined ? [] : [seat],
      send: (message, text) => watcher.receive(message, text()),
    });
    await watcher.client.connect({
      send(message) {
        if (message.type === 'command') watcher.command = message.command;
        connection.receive(message);
      },
    });
    await watcher.client.sit(seat ?? 'watch');
    return watcher;
  }

  private receive(message: TableMessage, text: string): void {
    if (isCounted(text)) this.frames.push(text);
    this.client.receive(message);
  }
}

/** Whether a frame belongs to a command: its lines and its answer. */
export const isCounted = (text: string): boolean =>
  text.startsWith('{"type":"line"') || text.startsWith('{"type":"accepted"');
