import type { Seat } from '@rubicon/engine';
import {
  RecordedGame,
  type RecordSettings,
  type Resumed,
  resumeRecord,
  type SettingsError,
} from '@rubicon/protocol';
import { type WireGame, wireGameOf } from '@rubicon/protocol/wire';
import { closePlayers } from './bots.ts';
import type { TableHost } from './host.ts';
import { Journal } from './journal.ts';
import type { Player } from './player.ts';
import { Table } from './table.ts';

export type Created =
  | { readonly table: Table; readonly error?: undefined }
  | { readonly error: SettingsError; readonly table?: undefined };

/** `torn`: the last line was cut off; the host drops it from the record before the table begins. */
export type Opened =
  | { readonly table: Table; readonly torn: boolean; readonly error?: undefined }
  | { readonly error: Extract<Resumed, { error: object }>['error']; readonly table?: undefined };

/** A new game, whose record has begun. Rejects when that cannot be stored, or a player cannot come. */
export async function createTable(settings: RecordSettings, host: TableHost): Promise<Created> {
  const lines: string[] = [];
  const record = RecordedGame.create(settings, (line) => lines.push(line));
  if ('error' in record) return { error: record.error };
  await host.append(lines);
  return { table: await seat(record, '', host) };
}

/** A game that goes on from the text of its record. Rejects when a player cannot come. */
export async function openTable(text: string, host: TableHost): Promise<Opened> {
  const resumed = resumeRecord(text, () => {});
  if (resumed.error !== undefined) return { error: resumed.error };
  return { table: await seat(resumed.game, text, host), torn: resumed.torn };
}

async function seat(record: RecordedGame, text: string, host: TableHost): Promise<Table> {
  const game = wireGameOf(record.header, host.id);
  const players = await openPlayers(record, game, host);
  return new Table(game, new Journal(record, text, (lines) => host.append(lines)), players, host);
}

/** If one cannot come, those that have are sent away. */
async function openPlayers(
  { rules, sha256 }: RecordedGame,
  game: WireGame,
  host: TableHost,
): Promise<Map<Seat, Player>> {
  const players = new Map<Seat, Player>();
  try {
    for (const [seat, { bot }] of game.seats.entries()) {
      if (bot === undefined) continue;
      players.set(seat, await host.openPlayer({ game, rules, seat, bot, seed: sha256 }));
    }
  } catch (error) {
    await closePlayers(players);
    throw error;
  }
  return players;
}
