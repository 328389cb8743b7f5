import { readFileSync } from 'node:fs';
import type { Viewpoint } from '@rubicon/protocol/wire';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Played } from './mirror.ts';
import {
  agree,
  BLOCK,
  CHAT,
  type CommonPair,
  DELAYED,
  GAME_PAIRS,
  type GamePair,
  LOBBY_PAIRS,
  type LobbyPair,
  SAVED_SHEET,
  type Step,
} from './pairs.ts';
import { planted } from './planted.ts';
import { FixedServer, lobbyOf, NOON, pass, RecordedTable, START, type TableOptions } from './recording.ts';

vi.mock('@rubicon/engine', async (load) => {
  const engine = await load<typeof import('@rubicon/engine')>();
  const { planted: shared } = await import('./planted.ts');
  const redact: typeof engine.redact = (rules, event, viewer) =>
    shared.leak.redact?.(event, viewer) ?? engine.redact(rules, event, viewer);
  const viewOf: typeof engine.viewOf = (position, viewer) =>
    shared.leak.showWhole ? position : engine.viewOf(position, viewer);
  return { ...engine, redact, viewOf };
});

vi.mock('@rubicon/protocol', async (load) => {
  const { planted: shared } = await import('./planted.ts');
  return { ...(await load<object>()), fairChance: () => shared.chance };
});

vi.mock('@rubicon/protocol/wire', async (load) => {
  const wire = await load<typeof import('@rubicon/protocol/wire')>();
  const { planted: shared } = await import('./planted.ts');
  const wireGameOf: typeof wire.wireGameOf = (...args) => ({
    ...wire.wireGameOf(...args),
    ...shared.leak.gameFacts?.(),
  });
  return { ...wire, wireGameOf };
});

vi.mock('@rubicon/table', async (load) => {
  const table = await load<typeof import('@rubicon/table')>();
  const { planted: shared } = await import('./planted.ts');
  const openTable: typeof table.openTable = async (game, host) => {
    const send = new Set<(sheet: string) => void>();
    const { spectatorDelay, saveSheet, ...rest } = host;
    const opened = await table.openTable(game, {
      ...rest,
      ...(spectatorDelay === undefined || shared.leak.showsAtOnce ? {} : { spectatorDelay }),
      async saveSheet(seat, sheet) {
        await saveSheet?.(seat, sheet);
        if (shared.leak.repeatsSheets) for (const one of send) one(JSON.stringify(sheet));
      },
    });
    if (opened.table === undefined) return opened;
    const connect = opened.table.connect.bind(opened.table);
    opened.table.connect = (client) => {
      send.add((sheet) => client.send({ type: 'pong' }, () => sheet));
      return connect(client);
    };
    return opened;
  };
  return { ...table, openTable };
});

vi.mock('../../../src/chat/access.ts', async (load) => {
  const access = await load<typeof import('../../../src/chat/access.ts')>();
  const { planted: shared } = await import('./planted.ts');
  const readingDelay: typeof access.readingDelay = (...args) =>
    shared.leak.showsChat ? 0 : access.readingDelay(...args);
  return { ...access, readingDelay };
});

vi.mock('../../../src/chat/chat.ts', async (load) => {
  const { Chat } = await load<typeof import('../../../src/chat/chat.ts')>();
  const { planted: shared } = await import('./planted.ts');
  class TellingChat extends Chat {
    private readonly blocks: () => Promise<readonly string[]>;

    constructor(...[store, now]: ConstructorParameters<typeof Chat>) {
      super(store, now);
      this.blocks = () => store.blocksOf('player-1');
    }

    override async say(...[table, player, text]: Parameters<InstanceType<typeof Chat>['say']>) {
      const isBlocked = shared.leak.tellsBlocks && (await this.blocks()).includes(player ?? '');
      return isBlocked ? 'muted' : super.say(table, player, text);
    }
  }
  return { Chat: TellingChat };
});

vi.mock('../../../src/lobby/view.ts', async (load) => {
  const view = await load<typeof import('../../../src/lobby/view.ts')>();
  const { planted: shared } = await import('./planted.ts');
  const viewTable: typeof view.viewTable = (table, lobby, ...rest) => ({
    ...view.viewTable(table, lobby, ...rest),
    ...shared.leak.tableFacts?.(lobby),
  });
  return { ...view, viewTable };
});

type Texts = ReadonlyMap<Viewpoint, string>;

let servers: readonly [FixedServer, FixedServer];
let tables = 0;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: NOON });
  servers = [await FixedServer.start(), await FixedServer.start()];
});

afterAll(async () => {
  for (const server of servers) await server.close();
  vi.useRealTimers();
});

afterEach(() => {
  planted.leak = {};
});

/** Two tables with the same id, each on its own server. Everything happens at both at the same time. */
class Twins {
  readonly tables: readonly [RecordedTable, RecordedTable];
  private readonly id = `table-${++tables}`;

  constructor(first: TableOptions, second = first) {
    this.tables = [new RecordedTable(first), new RecordedTable(second)];
  }

  /** Connects everyone. A new game starts at the first table, and `repeat` starts it at the second. */
  async open(repeat?: (played: Played) => Played): Promise<void> {
    const [first, second] = this.tables;
    const start = repeat === undefined ? undefined : first.mirror.play(START.seat, START.command);
    await first.open(servers[0], this.id, start);
    await second.open(servers[1], this.id, start && repeat?.(start));
  }

  async play({ seat, command }: Step, repeat: (played: Played) => Played): Promise<void> {
    const [first, second] = this.tables;
    pass();
    const played = first.mirror.play(seat, command);
    await first.play(played);
    await second.play(repeat(played));
  }

  /** Sends a message to both tables. */
  async say(viewpoint: Viewpoint, first: object, second = first): Promise<void> {
    pass();
    await this.tables[0].client(viewpoint).say(first);
    await this.tables[1].client(viewpoint).say(second);
  }

  /** Writes a line of chat at both tables. */
  async chat(viewpoint: Viewpoint, first: string, second = first): Promise<void> {
    pass();
    for (const [i, text] of [first, second].entries()) {
      const client = this.tables[i]?.client(viewpoint);
      const from = client?.frames.length;
      client?.send({ type: 'say', text });
      await client?.until(/"chat"|"failed"/, from);
    }
  }

  /** Notes what both servers answer to a request, as if it had come over the socket. */
  async fetch(viewpoint: Viewpoint, path: string): Promise<void> {
    for (const [i, table] of this.tables.entries())
      table
        .client(viewpoint)
        .frames.push((await servers[i]?.fetch(viewpoint, 'GET', `/api/tables/${this.id}${path}`)) ?? '');
  }

  async close(): Promise<[Texts, Texts]> {
    return [await this.tables[0].close(), await this.tables[1].close()];
  }
}

/** Records both games of a pair. */
async function recordGames(pair: GamePair): Promise<[Texts, Texts]> {
  const optionsOf = (game: 0 | 1): TableOptions => ({
    ...pair,
    position: pair.positions?.[game],
    ...(pair.secrets === undefined ? {} : { secret: pair.secrets[game] }),
  });
  const twins = new Twins(optionsOf(0), optionsOf(1));
  const [{ mirror }, { mirror: other }] = twins.tables;
  let isSame = true; // so far
  const repeat = (played: Played): Played => {
    const differs = isSame && (pair.differsAt?.(played) ?? false);
    if (differs) isSame = false;
    return other.repeat(played, pair.blank, differs, pair.otherCommand?.(other, played));
  };
  await twins.open(pair.positions === undefined ? repeat : undefined);
  for (const step of pair.script(mirror)) await twins.play(step, repeat);
  expect([mirror.position.phase, other.position.phase]).toEqual(['over', 'over']);
  return twins.close();
}

/** Seat 1 saves another sheet in each game. */
async function recordSavedSheets(): Promise<[Texts, Texts]> {
  const twins = new Twins({ edition: 'simultaneous' });
  const repeat = (played: Played): Played => twins.tables[1].mirror.repeat(played, (event) => event, false);
  await twins.open(repeat);
  const saving = (tokens: number): object => ({ type: 'save', command: { type: 'bid', tokens } });
  await twins.say(1, saving(2), saving(5));
  for (const step of agree()) await twins.play(step, repeat);
  return twins.close();
}

/** In one game a draw is offered; in the other it is also accepted. Delayed spectators try to find out. */
async function recordDelayed(): Promise<[Texts, Texts]> {
  const twins = new Twins({ edition: 'classic', delay: 1 });
  const [first, second] = twins.tables;
  const repeat = (played: Played): Played => second.mirror.repeat(played, (event) => event, false);
  await twins.open(repeat);
  for (let i = 0; i < 5; i++) {
    const seat = first.mirror.next;
    await twins.play({ seat, command: first.mirror.choose(seat) }, repeat);
  }
  const known = first.seq;
  pass(1500);
  await twins.say('watch', { type: 'sit', seat: 'watch', after: 0 });
  const [offer, ...accept] = agree();
  if (offer !== undefined) await twins.play(offer, repeat);
  for (const { seat, command } of accept) await second.play(second.mirror.play(seat, command));
  for (let after = known - 1; after <= known + 5; after++)
    await twins.say('watch', { type: 'sit', seat: 'watch', after });
  for (const path of ['', '/record']) await twins.fetch('watch', path);
  return twins.close();
}

/** Seat 1 writes another line in each game. */
async function recordChat(): Promise<[Texts, Texts]> {
  const twins = new Twins({ edition: 'classic' });
  await twins.open((played) => twins.tables[1].mirror.repeat(played, (event) => event, false));
  await twins.chat(1, 'Attack Peru with me', 'Attack China with me');
  return twins.close();
}

/** In one game seat 1 has blocked seat 0, which writes a line. */
async function recordBlock(): Promise<[Texts, Texts]> {
  const block = (isBlocked: boolean): Promise<string> =>
    servers[0].fetch(1, 'POST', '/api/me/blocks', { player: 'player-0', isBlocked });
  const twins = new Twins({ edition: 'classic' });
  await twins.open((played) => twins.tables[1].mirror.repeat(played, (event) => event, false));
  expect(await block(true)).toBe('{}');
  await twins.chat(0, 'Good luck');
  const texts = await twins.close();
  await block(false);
  return texts;
}

/** Records both lobbies of a pair: what is shown, what a change sends, and what requests return. */
async function recordLobbies(pair: LobbyPair): Promise<[Texts, Texts]> {
  const id = `table-${++tables}`;
  const lobbies = pair.lobbies(lobbyOf({ edition: 'classic' }));
  const record = async (game: 0 | 1): Promise<Texts> => {
    const server = servers[game];
    await server.createTable(id, lobbies[game]);
    const viewpoints: readonly Viewpoint[] = [0, 1, 2, 'watch'];
    const clients = viewpoints.map((viewpoint) => server.connect(id, viewpoint));
    for (const client of clients) await client.until('"table"');
    const change =
      lobbies[game].step === 'revealing'
        ? ['reveal', { seed: 'ab'.repeat(32) }]
        : ['colour', { colour: 'pink' }];
    const answer = await server.fetch(2, 'POST', `/api/tables/${id}/${change[0]}`, change[1] as object);
    for (const client of clients) {
      client.send({ type: 'ping' });
      await client.until('"pong"');
    }
    const requests = [`/api/tables/${id}`, '/api/my-tables', '/api/tables'];
    const texts = new Map<Viewpoint, string>();
    for (const [i, viewpoint] of viewpoints.entries()) {
      const answers = [];
      for (const path of requests) answers.push(await server.fetch(viewpoint, 'GET', path));
      if (viewpoint === 2) answers.push(answer);
      texts.set(viewpoint, [clients[i]?.text, ...answers].join('\n'));
    }
    for (const client of clients) await client.close();
    return texts;
  };
  return [await record(0), await record(1)];
}

/** The viewers for whom the games of a pair are not the same, byte by byte. */
const differing = ([a, b]: [Texts, Texts]): Viewpoint[] =>
  [...a.keys()].filter((viewpoint) => a.get(viewpoint) !== b.get(viewpoint));

const PAIRS: readonly (CommonPair & { readonly edition: string; record(): Promise<[Texts, Texts]> })[] = [
  ...GAME_PAIRS.map((pair) => ({ ...pair, record: () => recordGames(pair) })),
  ...LOBBY_PAIRS.map((pair) => ({ ...pair, edition: 'a lobby', record: () => recordLobbies(pair) })),
  { ...SAVED_SHEET, edition: 'simultaneous', record: recordSavedSheets },
  { ...DELAYED, edition: 'classic', record: recordDelayed },
  { ...CHAT, edition: 'classic', record: recordChat },
  { ...BLOCK, edition: 'classic', record: recordBlock },
];

describe('two games that differ only in', () => {
  test.each(PAIRS)('$hides ($edition) are the same for everyone who may not know it', async (pair) => {
    const recorded = await pair.record();
    expect(differing(recorded).sort()).toEqual([...pair.knownTo].sort());
    expect([...pair.knownTo, ...pair.unknownTo].length).toBeGreaterThan(1);
    for (const viewpoint of pair.unknownTo) expect(recorded[0].get(viewpoint)?.length).toBeGreaterThan(100);
  });

  const leaks = PAIRS.flatMap((pair) => pair.leaks.map((leak) => ({ ...pair, leak })));
  test.each(leaks)('$hides ($edition) differ for them when it leaks', async ({ leak, record, unknownTo }) => {
    planted.leak = leak;
    const found = differing(await record());
    expect(unknownTo.filter((viewpoint) => !found.includes(viewpoint))).toEqual([]);
  });
});

test('every row of the table in the documentation has a pair of games, and the other way round', () => {
  const design = readFileSync(new URL('../../../../../docs/design.md', import.meta.url), 'utf8');
  const [, rows = ''] = /\| hidden \| known to \| until \|\n[^\n]*\n((?:\|[^\n]*\n)*)/.exec(design) ?? [];
  const documented = [...rows.matchAll(/^\| ([^|]*?) \|/gm)].map(([, hidden]) => hidden);
  expect(documented.sort()).toEqual([...new Set(PAIRS.map(({ hides }) => hides))].sort());
  const withLeaks = new Set(PAIRS.flatMap(({ hides, leaks }) => (leaks.length > 0 ? hides : [])));
  expect(documented.filter((hidden = '') => !withLeaks.has(hidden))).toEqual([]);
});
