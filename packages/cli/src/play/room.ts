import {
  type Command,
  type Event,
  type Position,
  type Rejection,
  redact,
  type Seat,
  viewOf,
} from '@rubicon/engine';
import type { RecordedGame } from '@rubicon/protocol';
import type { Player } from '../players/player.ts';
import type { Draft } from './draft.ts';
import type { Save } from './saving/save.ts';
import type { Terminal } from './terminal.ts';
import type { Cast } from './texts/cast.ts';
import { narrate } from './texts/narration.ts';
import type { Detail } from './texts/turns/groups.ts';

/** A game on the terminal, with what is only true where the players sit. */
export interface Table {
  readonly game: RecordedGame;
  readonly terminal: Terminal;
  readonly cast: Cast;
  readonly save: Save;
  readonly bots: readonly (Player | undefined)[]; // by seat
  readonly heard: number[]; // by seat: how many events its bot has heard of
  readonly told: Map<Seat, { events: number; view: Position }>; // by reader: how far the game has been told
  sat: Seat | undefined; // who had the keyboard last
  hasNews: boolean; // something on the screen that was not to be foreseen
  shown: string; // the part of the game in which the board was last shown
  draft: Draft; // what has not been sent
  lastAttack: { readonly from: number; readonly to: number } | undefined;
}

export function play({ game }: Table, actor: Seat, command: Command): Rejection | undefined {
  return game.play(actor, command, new Date().toISOString()).rejection;
}

/** Tells a reader what has happened, and is on the disk, since the last time; gives the events that were told. */
export function tell(table: Table, reader: Seat, detail: Detail): Event[] {
  const { game, cast, terminal, save } = table;
  save.sync();
  const told = table.told.get(reader);
  if (told === undefined) return [];
  const events = game.events.slice(told.events).map((event) => redact(game.rules, event, reader));
  told.events = game.events.length;
  terminal.print(...narrate(cast, told.view, events, detail));
  return events;
}

/** What has happened before now counts as told. */
export function startTelling({ game, told }: Table, reader: Seat): void {
  told.set(reader, { events: game.events.length, view: viewOf(game.position, reader) });
}

/** Tells a bot that listens what has happened since it was told last. */
export function inform({ game, bots, heard }: Table, seat: Seat): void {
  const news = game.events.slice(heard[seat]);
  heard[seat] = game.events.length;
  if (news.length > 0) bots[seat]?.see?.(news.map((event) => redact(game.rules, event, seat)));
}
