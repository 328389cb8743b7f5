import {
  type Event,
  type Position,
  type Rejection,
  refuse,
  type Seat,
  type SeatCommand,
} from '@rubicon/engine';
import type { WireClient } from '@rubicon/protocol/wire';
import { failureText } from '../players/failures.ts';
import type { Player } from '../players/player.ts';
import type { Draft } from './draft.ts';
import type { Gate } from './gate.ts';
import type { Save } from './saving/save.ts';
import type { Terminal } from './terminal.ts';
import { type Cast, nameOf } from './texts/cast.ts';
import { narrate } from './texts/narration.ts';
import type { Detail } from './texts/turns/groups.ts';

/** A game on the terminal, with what is only true where the players sit. */
export interface Room {
  readonly client: WireClient; // knows what whoever has the keyboard may know
  readonly gate: Gate;
  readonly terminal: Terminal;
  readonly cast: Cast;
  readonly save: Save;
  readonly bots: ReadonlyMap<Seat, Player>;
  readonly reported: Map<Seat, number>; // how many of a bot's failures have been told
  readonly told: Map<Seat, Told>; // by reader, who may be a spectator
  readonly before: number; // lines that were there when the room was opened: they count as told
  sat: Seat | undefined; // who had the keyboard last
  hasNews: boolean; // something on the screen that was not to be foreseen
  shown: string; // the part of the game in which the board was last shown
  draft: Draft; // what has not been sent
  lastAttack: { readonly from: number; readonly to: number } | undefined;
}

/** How far the game has been told to a reader. */
export interface Told {
  readonly lines: number;
  readonly view: Position; // as it was then
}

/** For whoever has the keyboard. Gives why it was refused: who plays knows as much about that as the table. */
export async function play({ client }: Room, command: SeatCommand): Promise<Rejection | undefined> {
  const { rules, view, viewer } = client.replica;
  const rejection = refuse(rules, view, viewer, command);
  if (rejection !== undefined) return rejection;
  const refusal = await client.play(command);
  if (refusal === undefined) return undefined;
  throw new Error(`the table refused ${command.type}: ${refusal.code}`);
}

/** Tells whoever reads what has happened, and is on the disk, since the last time; gives the events that were told. */
export function tell(room: Room, detail: Detail): Event[] {
  const { cast, terminal, save, told } = room;
  const { replica } = room.client;
  save.sync();
  const { lines, view } = toldTo(room);
  const events = replica.history.slice(lines).flatMap((line) => line.events);
  told.set(replica.viewer, { lines: replica.seq, view });
  terminal.print(...narrate(cast, view, events, detail));
  return events;
}

export function toldTo({ client: { replica }, told, before }: Room): Told {
  return told.get(replica.viewer) ?? { lines: before, view: replica.viewAfter(before) };
}

/** Tells why programs of others have lost moves, or the game, since the last time. */
export function tellFailures({ bots, reported, terminal, cast }: Room): void {
  for (const [seat, { failures = [] }] of bots) {
    for (const reason of failures.slice(reported.get(seat)))
      terminal.print(failureText({ bot: nameOf(cast, seat), reason, count: 1 }));
    reported.set(seat, failures.length);
  }
}
