import type { Seat } from '@rubicon/engine';
import {
  type ChanceSource,
  type ContinueError,
  foldRecord,
  hashText,
  openRecord,
  type RecordError,
  RecordedGame,
  type RecordSettings,
  type SettingsError,
} from '@rubicon/protocol';
import { type WireGame, wireGameOf } from '@rubicon/protocol/wire';
import { closePlayers } from './bots.ts';
import type { StoredCommand, StoredGame, TableHost } from './host.ts';
import { Journal } from './journal.ts';
import type { Player } from './player.ts';
import { Table } from './table.ts';

/** The settings of a new game; the host gives it its id. */
export type GameSettings = Omit<RecordSettings, 'game'>;

export type Created =
  | { readonly table: Table; readonly error?: undefined }
  | { readonly error: SettingsError; readonly table?: undefined };

/** `torn`: the last line was cut off; the host removes it from the record before the table begins. */
export type Opened =
  | { readonly table: Table; readonly torn: boolean; readonly error?: undefined }
  | { readonly error: RecordError | ContinueError; readonly table?: undefined };

/** Creates a table for a new game, and stores the header of its record. Rejects if that fails, or if a bot cannot start. */
export async function createTable(
  settings: GameSettings,
  chance: ChanceSource,
  host: TableHost,
): Promise<Created> {
  const lines: string[] = [];
  const record = RecordedGame.create({ ...settings, game: host.id }, chance, (line) => lines.push(line));
  if ('error' in record) return { error: record.error };
  const result = await host.append({ after: 0, lines, turn: 0, round: 0, toAct: [], awaitsHost: true });
  if (result === 'conflict') throw new Error('there is a game with this id already');
  return { table: await makeTable(record, host) };
}

/** Opens a table for a stored game. Rejects if a bot cannot start. */
export async function openTable({ text, commands }: StoredGame, host: TableHost): Promise<Opened> {
  const opened = host.showsFinished ? foldRecord(text, host.findChance) : openRecord(text, host.findChance);
  if (opened.error !== undefined) return { error: opened.error };
  const { game, torn, isFinished } = opened;
  const { revision, rules } = game;
  if (!isFinished && revision > rules.revision)
    return { error: { line: 1, code: 'newer-revision', revision } }; // this engine would continue it with older rules
  const table = await (isFinished ? showTable : makeTable)(game, host, commands);
  return { table, torn };
}

/** A table for a game that is over: nobody plays, but a client that repeats a command gets the answer it missed. */
async function showTable(
  record: RecordedGame,
  host: TableHost,
  commands?: readonly StoredCommand[],
): Promise<Table> {
  const game = wireGameOf(record.header, host.id, await host.names?.(), host.programs);
  return new Table(game, new Journal(record, host, commands, true), new Map(), host);
}

async function makeTable(
  record: RecordedGame,
  host: TableHost,
  commands?: readonly StoredCommand[],
): Promise<Table> {
  const game = wireGameOf(record.header, host.id, await host.names?.(), host.programs);
  const players = await openPlayers(record, game, host);
  return new Table(game, new Journal(record, host, commands), players, host);
}

/** Opens the players of all seats. If one cannot start, closes those that have started. */
async function openPlayers(
  record: RecordedGame,
  game: WireGame,
  host: TableHost,
): Promise<Map<Seat, Player>> {
  const players = new Map<Seat, Player>();
  const seed = seedAt(record);
  try {
    for (const [seat, { bot }] of record.table.players.entries()) {
      if (bot === undefined) continue;
      players.set(seat, await host.openPlayer({ game, rules: record.rules, seat, bot, seed }));
    }
  } catch (error) {
    await closePlayers(players);
    throw error;
  }
  return players;
}

/**
 * Returns a seed for bots that differs each time the game is opened at another line. It does not depend on the id of the
 * game, so a game played again with the same seed and the same commands is the same game.
 */
function seedAt({ header: { game: _, ...settings }, seq }: RecordedGame): string {
  return hashText(`${JSON.stringify(settings)}\n${seq}`);
}
