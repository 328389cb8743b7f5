import { type Event, type Position, refuse, type Seat, type SeatCommand } from '@rubicon/engine';
import {
  positionAfter,
  type TemporaryFailure,
  type WireClient,
  WireError,
  type WireSeat,
} from '@rubicon/protocol/wire';
import { NOTHING_STAGED, type Staging } from './staging.ts';
import type { Terminal } from './terminal.ts';
import { type Cast, makeCast } from './texts/cast.ts';
import { narrateEntries } from './texts/narration.ts';
import { rejectionText } from './texts/rejections.ts';
import type { Detail } from './texts/turns/groups.ts';

/** A verb about the table rather than the game. */
export interface TableVerb {
  readonly name: string;
  readonly help: readonly (readonly [typed: string, meaning: string])[];
  /** `text` is what follows the verb, as it was typed. */
  run(text: string): void | Promise<void>;
}

/** The program that runs the game: this one, with a file and bots of its own, or a server. */
export interface RoomHost {
  /** Whether the game has ended here: no more lines follow. */
  readonly isClosed: boolean;
  /** Whether another player comes first, although a person at the keyboard could act. */
  isBusy(room: Room): boolean;
  /** Lets a person decide; may stop early if the game no longer waits for that. */
  attend(room: Room, decide: () => Promise<void>): Promise<void>;
  /** Waits until something has happened. */
  wait(room: Room): Promise<void>;
  /** Flushes everything received to the disk, before it is shown. */
  sync(): void;
  /** A text before the question to a seat, such as its time. */
  label(seat: Seat): string;
  readonly verbs: readonly TableVerb[];
}

/** The session of a game in the terminal. */
export interface Room {
  readonly client: WireClient; // holds the view of the person at the keyboard
  readonly host: RoomHost;
  readonly terminal: Terminal;
  readonly cast: Cast;
  readonly people: readonly Seat[]; // at this keyboard, clockwise
  readonly read: Map<Seat, ReadMark>; // by viewer, which may be a spectator
  readonly before: number; // lines in the record when the room was opened; they count as read
  sat: Seat | undefined; // the last seat at the keyboard
  hasNews: boolean; // whether the screen has text the player has not read yet
  shown: string; // the part of the game for which the board was last shown
  staging: Staging; // not sent yet
  lastAttack: { readonly from: number; readonly to: number } | undefined;
}

/** Opens a room for a client that has a seat or watches. */
export function makeRoom(
  client: WireClient,
  {
    host,
    terminal,
    people,
    seats = client.game.seats,
  }: Pick<Room, 'host' | 'terminal' | 'people'> & { readonly seats?: readonly WireSeat[] },
): Room {
  const { rules, seq } = client.replica;
  const position = {
    get colours() {
      return client.replica.view.colours;
    },
  };
  return {
    client,
    host,
    terminal,
    people,
    cast: makeCast({ rules, position }, seats, terminal.colours),
    read: new Map(),
    before: seq,
    sat: undefined,
    hasNews: false,
    shown: '',
    staging: NOTHING_STAGED,
    lastAttack: undefined,
  };
}

/** The part of the game a viewer has read. */
export interface ReadMark {
  readonly lines: number;
  readonly view: Position; // at that time
}

/**
 * Plays a command for the person at the keyboard. Returns the reason if it is not possible: from the view alone, or
 * because the table was faster.
 */
export async function play(
  { client, cast, terminal }: Room,
  command: SeatCommand,
): Promise<{ readonly reason: string; readonly isLate: boolean } | undefined> {
  const { rules, view, viewer } = client.replica;
  const rejection = refuse(rules, view, viewer, command);
  if (rejection !== undefined) return { reason: rejectionText(cast, rejection), isLate: false };
  try {
    const answer = await terminal.wait(client.play(command));
    return answer.rejection === undefined ? undefined : { reason: TOO_LATE, isLate: true };
  } catch (error) {
    const reason = error instanceof WireError ? DECLINED[error.message] : undefined;
    if (reason === undefined) throw error;
    return { reason, isLate: true };
  }
}

const TOO_LATE = 'Too late: the game has moved on.';

/** Why a table declines a command without deciding it, by failure. */
const DECLINED: Readonly<Record<string, string>> = {
  'not-playing': 'A bot is playing for you. Type return to take your seat back.',
  paused: 'The game is paused. Type resume to continue.',
  'awaits-key': 'The game was restored from a backup and needs new dice. All players must be connected.',
} satisfies Partial<Record<TemporaryFailure, string>>;

/** Prints the log since the last time, after saving it to the disk. Returns the events. */
export function printNews(room: Room, detail: Detail): Event[] {
  const { cast, terminal, host, read } = room;
  const { replica } = room.client;
  host.sync();
  const { lines, view } = readMarkOf(room);
  const entries = replica.entries.slice(lines);
  read.set(replica.viewer, { lines: replica.seq, view });
  terminal.print(...narrateEntries(cast, view, entries, detail));
  return entries.flatMap(({ events }) => events);
}

export function readMarkOf({ client: { replica }, read, before }: Room): ReadMark {
  return read.get(replica.viewer) ?? { lines: before, view: positionAfter(replica, before) };
}
