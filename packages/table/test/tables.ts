import { makeBot } from '@rubicon/bots';
import { DEFAULT_COLOURS, type Seat } from '@rubicon/engine';
import { seededChance } from '@rubicon/protocol';
import { type ClientMessage, type TableMessage, type Viewpoint, WIRE_PROTOCOL } from '@rubicon/protocol/wire';
import {
  type Connection,
  createTable,
  type GameSettings,
  openTable,
  type Player,
  type PlayerRequest,
  type StoredCommand,
  type Table,
  type TableFailure,
  type TableHost,
} from '../src/index.ts';

export const SEED = 'the-seed-of-the-dice';

/** A host that remembers everything it receives. */
export interface Place extends TableHost {
  readonly lines: string[];
  readonly failures: TableFailure[];
}

export function place(ports: Partial<TableHost> = {}): Place {
  const lines: string[] = [];
  const failures: TableFailure[] = [];
  return {
    id: 'game-1',
    lines,
    failures,
    append: ({ lines: more }) => {
      lines.push(...more);
      return 'stored';
    },
    now: () => new Date('2026-11-16T12:00:00Z'),
    openPlayer: randomPlayer,
    failed: (failure) => void failures.push(failure),
    ...ports,
  };
}

export const textOf = ({ lines }: Place): string => lines.map((line) => `${line}\n`).join('');

/** A bot that plays at random. */
export function randomPlayer({ rules, seat, seed }: PlayerRequest): Player {
  const bot = makeBot('random', rules, seat, seed);
  if (bot === undefined) throw new Error('no such bot');
  return bot;
}

/** Settings for a number of players, of whom the last ones are bots. */
export function settingsOf(
  edition: string,
  players: number,
  bots: number,
  options: Readonly<Record<string, string>> = {},
): GameSettings {
  const seats = DEFAULT_COLOURS.slice(0, players).map((colour, seat) => ({
    colour,
    name: `Player ${seat}`,
    ...(seat < players - bots ? {} : { bot: 'random' }),
  }));
  return { edition, options, seats };
}

export async function newTable(settings: GameSettings, host: TableHost): Promise<Table> {
  const { table, error } = await createTable(settings, seededChance(SEED), host);
  if (error !== undefined) throw new Error(error.code);
  return table;
}

export async function reopened(
  text: string,
  host: TableHost,
  commands: readonly StoredCommand[] = [],
): Promise<Table> {
  const { table, error } = await openTable({ text, commands }, host);
  if (error !== undefined) throw new Error(error.code);
  return table;
}

/** A client, and everything it was sent. */
export class Guest {
  readonly got: TableMessage[] = [];
  readonly connection: Connection;
  readonly untilClosed: Promise<void>;
  private ids = 0;

  constructor(table: Table, yours: readonly Seat[]) {
    let closed = (): void => {};
    this.untilClosed = new Promise((resolve) => {
      closed = resolve;
    });
    this.connection = table.connect({
      yours,
      send: (message) => {
        this.got.push(message);
        if (message.type === 'closed') closed();
      },
    });
  }

  say(message: ClientMessage): this {
    this.connection.receive(message);
    return this;
  }

  hello(): this {
    return this.say({ type: 'hello', protocol: WIRE_PROTOCOL });
  }

  sit(seat: Viewpoint, after = 0): this {
    return this.say({ type: 'sit', seat, after });
  }

  command(command: { readonly type: string; readonly [field: string]: unknown }, id = `${++this.ids}`): this {
    return this.say({ type: 'command', id, command });
  }

  last<Type extends TableMessage['type']>(type: Type): Extract<TableMessage, { type: Type }> | undefined {
    return this.got
      .filter((message): message is Extract<TableMessage, { type: Type }> => message.type === type)
      .at(-1);
  }
}

/** A client that has taken a seat. */
export const seated = (table: Table, seat: Seat): Guest => new Guest(table, [seat]).hello().sit(seat);

/** Resolves when all pending work is done. */
export async function quiet(): Promise<void> {
  for (let i = 0; i < 3; i++) await new Promise((resolve) => setImmediate(resolve));
}
