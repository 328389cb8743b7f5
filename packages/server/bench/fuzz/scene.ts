import { createHash, randomBytes } from 'node:crypto';
import { type SettingsInput, settingsSchema } from '@rubicon/api';
import { makeBot } from '@rubicon/bots';
import {
  type Command,
  DEFAULT_COLOURS,
  EDITIONS,
  expand,
  fallback,
  HOST,
  isToAct,
  type Json,
  legal,
  makeCommand,
  type Position,
  type Rules,
  type Seat,
  toAct,
  viewOf,
} from '@rubicon/engine';
import { hashHex, hashText, RecordedGame, seededChance } from '@rubicon/protocol';
import type { TableEvent } from '@rubicon/protocol/wire';
import { createLobby, join, type Lobby, setReady } from '../../src/lobby/lobby.ts';
import type { Store, StoredTable } from '../../src/store/store.ts';

/** Commands after which games of every edition are fuzzed. */
const DEPTHS = [0, 8, 40, 120, 250];

export const SEED = 'ab'.repeat(32);
export const USED_ID = 'used';
export const INVITE = 'the-invitation';
const PLAYERS = ['p0', 'p1', 'p2'];

/** A game in which it is one seat's turn. */
export interface FuzzedGame {
  readonly table: string;
  readonly seat: Seat;
  readonly lastSeat: Seat | undefined; // played the last command, with the id `USED_ID`
  readonly rules: Rules;
  readonly view: Position; // of that seat
  readonly commands: readonly Json[]; // legal ones
}

/** Writes players, sessions, tables and games straight into a store. */
export class Scene {
  readonly games: FuzzedGame[] = [];
  readonly paused: FuzzedGame;
  readonly standIn: FuzzedGame; // a bot plays the seat
  readonly withoutKey: FuzzedGame; // waits for its dice
  readonly silent: FuzzedGame; // without chat
  readonly delayed: FuzzedGame; // spectators are behind, everyone chats
  private readonly store: Store;
  private readonly secrets = new Map<string, string[]>(); // of sessions, by player

  private constructor(store: Store, special: readonly FuzzedGame[]) {
    this.store = store;
    [this.paused, this.standIn, this.withoutKey, this.silent, this.delayed] = special as [
      FuzzedGame,
      FuzzedGame,
      FuzzedGame,
      FuzzedGame,
      FuzzedGame,
    ];
  }

  static async create(store: Store, sessions: number, passwordHash: string): Promise<Scene> {
    const newPlayer = async (
      id: string,
      hash: string | null,
      bannedAt: number | null = null,
    ): Promise<void> => {
      const name = { name: `Fuzz ${id}`, nameKey: `fuzz-${id}` };
      await store.createPlayer({
        id,
        ...name,
        passwordHash: hash,
        isBot: false,
        createdAt: Date.now(),
        bannedAt,
      });
    };
    for (const id of [...PLAYERS, 'guest', 'host', 'unwelcome']) await newPlayer(id, null);
    await newPlayer('account', passwordHash);
    await newPlayer('full', passwordHash);
    await newPlayer('banned', null, Date.now());
    const special = [
      await storeGame(store, 'paused', 'classic', 8, { notes: [{ type: 'paused' }] }),
      await storeGame(store, 'stand-in', 'classic', 8, { isStandIn: true }),
      await storeGame(store, 'without-key', 'classic', 8, { awaitsKey: true }),
      await storeGame(store, 'silent', 'classic', 8, { settings: { chat: 'none' } }),
      await storeGame(store, 'delayed', 'classic', 8, {
        settings: { chat: 'all', spectators: { delay: 60 } },
      }),
    ];
    const scene = new Scene(store, special);
    for (const { id } of EDITIONS)
      for (const depth of DEPTHS) scene.games.push(await storeGame(store, `${id}-${depth}`, id, depth));
    await storeLobbies(store);
    await store.setMute('paused', `p${scene.paused.seat}`, true);
    for (let i = 0; i < 10; i++) await scene.newSession('full', 'token', `Bot ${i}`);
    for (let i = 0; i < sessions; i++) await scene.newSession('guest');
    for (const player of [...PLAYERS, 'host', 'account', 'full', 'banned', 'unwelcome'])
      for (let i = 0; i < 3; i++) await scene.newSession(player);
    return scene;
  }

  /** The secret of one of the sessions of a player. */
  session(player: string, number = 0): string {
    const all = this.secrets.get(player) ?? [];
    return all[number % all.length] ?? '';
  }

  private async newSession(player: string, kind: 'session' | 'token' = 'session', label = ''): Promise<void> {
    const secret = randomBytes(32).toString('base64url');
    const hash = createHash('sha256').update(secret).digest('hex');
    const now = Date.now();
    await this.store.createSession({ hash, player, kind, label, createdAt: now, usedAt: now });
    if (kind === 'session') this.secrets.set(player, [...(this.secrets.get(player) ?? []), secret]);
  }
}

interface GameChanges {
  readonly notes?: readonly TableEvent[];
  readonly isStandIn?: boolean;
  readonly awaitsKey?: boolean;
  readonly settings?: Partial<SettingsInput>;
}

/** A game after a number of commands of bots. */
interface PlayedGame {
  readonly game: RecordedGame;
  readonly lines: readonly string[];
  readonly last: { readonly seat: Seat; readonly command: Command } | undefined;
}

/** Plays a game with bots. One that is over too soon is played again, half as far. */
function playGame(table: string, edition: string, depth: number): PlayedGame {
  const lines: string[] = [];
  const seats = PLAYERS.map((player, i) => ({ colour: DEFAULT_COLOURS[i]!, player }));
  const game = RecordedGame.create(
    { game: table, edition, options: {}, seats, table: { absent: 'default' } },
    seededChance(table),
    (line) => lines.push(line),
  );
  if ('error' in game) throw new Error(game.error.code);
  const { rules, position } = game;
  const bots = PLAYERS.map((_, seat) => makeBot('easy', rules, seat, table)!);
  const time = new Date().toISOString();
  game.play(HOST, { type: 'start' }, time);
  let last: PlayedGame['last'];
  for (let played = 0; played < depth; played++) {
    const seat = toAct(position)[0]!;
    const view = viewOf(position, seat);
    const command = bots[seat]!.act(view, legal(rules, view, seat)) as Command;
    game.play(seat, command, time);
    if (position.phase === 'over') return playGame(table, edition, Math.floor(depth / 2));
    last = { seat, command };
  }
  return { game, lines, last };
}

/** Stores a game in which it is the turn of one seat. */
async function storeGame(
  store: Store,
  table: string,
  edition: string,
  depth: number,
  { notes = [], isStandIn = false, awaitsKey = false, settings = {} }: GameChanges = {},
): Promise<FuzzedGame> {
  const { game, lines, last } = playGame(table, edition, depth);
  const { rules, position } = game;
  const seat = isStandIn ? PLAYERS.findIndex((_, other) => !isToAct(position, other)) : toAct(position)[0]!;
  const leaving: readonly TableEvent[] = [
    { type: 'left', seat },
    { type: 'played-by', seat, bot: 'easy' },
  ];
  for (const note of isStandIn ? leaving : notes) game.note(note, new Date().toISOString());
  await store.createTable(tableOf(table, lobbyOf({ edition, ...settings }), 'playing', awaitsKey));
  const command = last && {
    seat: last.seat,
    id: USED_ID,
    hash: hashText(JSON.stringify(makeCommand(rules.board, last.command))),
    seq: game.seq,
  };
  const rest = { dueAt: null, isOver: false, turn: 0, round: 0, waiting: null, at: Date.now() };
  await store.append([{ table, after: 0, lines, command, ...rest }]);
  const view = viewOf(position, seat);
  return { table, seat, lastSeat: last?.seat, rules, view, commands: commandsFor(rules, view, seat) };
}

/** Legal commands of a seat in their JSON form, at most a few of each offer. */
function commandsFor(rules: Rules, view: Position, seat: Seat): Json[] {
  const usual = fallback(rules, view, seat);
  const all = legal(rules, view, seat).flatMap((offer) => expand(offer).slice(0, 3));
  return [...all, ...(usual === undefined ? [] : [usual])].map((command) =>
    makeCommand(rules.board, command as Command),
  );
}

function lobbyOf(
  settings: Partial<SettingsInput> & { readonly edition: string },
  seats = PLAYERS.length,
): Lobby {
  const all = settingsSchema.parse({ seats: Array.from({ length: seats }, () => ({})), ...settings });
  let lobby = createLobby(all, 'host', INVITE, hashHex(SEED));
  for (const player of PLAYERS) lobby = expectLobby(join(lobby, player, hashHex(SEED)));
  return lobby;
}

function expectLobby(lobby: Lobby | string): Lobby {
  if (typeof lobby === 'string') throw new Error(lobby);
  return lobby;
}

function tableOf(id: string, lobby: Lobby, stage: StoredTable['stage'], awaitsKey = false): StoredTable {
  const now = Date.now();
  return {
    id,
    version: 1,
    stage,
    isPublic: lobby.settings.isPublic,
    isEnding: false,
    host: lobby.host,
    players: PLAYERS,
    lobby: lobby as unknown as StoredTable['lobby'],
    dueAt: null,
    awaitsKey,
    waiting: null,
    createdAt: now,
    touchedAt: now,
  };
}

/**
 * Tables that gather players: `open` has a seat left, `private` needs the invitation, `expired` has one that has ended, `full`
 * reveals its seeds. At `nudged` the first player was nudged.
 */
async function storeLobbies(store: Store): Promise<void> {
  const open = lobbyOf({ edition: 'classic' }, 4);
  await store.createTable(tableOf('open', { ...open, failures: { unwelcome: 2 } }, 'lobby'));
  await store.createTable(tableOf('private', lobbyOf({ edition: 'classic', isPublic: false }, 4), 'lobby'));
  const expired = { ...lobbyOf({ edition: 'classic', isPublic: false }, 4), invitedAt: 0 };
  await store.createTable(tableOf('expired', expired, 'lobby'));
  let full = lobbyOf({ edition: 'classic', clock: { turn: 86_400, bank: 0 } });
  for (const player of PLAYERS) full = expectLobby(setReady(full, player, true, Date.now()));
  await store.createTable(tableOf('full', full, 'lobby'));
  const waiting = { turn: 1, toAct: [{ seat: 0, since: 0 }], clockEnds: Date.now() + 86_400_000 };
  await store.createTable({ ...tableOf('nudged', full, 'playing'), waiting });
  await store.nudge({ table: 'nudged', seat: 0, at: Date.now(), lines: 0 }, 0);
}
