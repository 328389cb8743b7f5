import type { Colour, Json } from '@rubicon/engine';
import type { TableEvent } from '../history.ts';
import type { RecordResult } from '../record/format.ts';
import type { TableSettings } from '../table-settings.ts';

/**
 * The wire protocol between a table, which hosts a game, and a client, which shows it from one seat at a time. The table
 * sends what that seat may know and nothing else; the client folds it with the same engine. This file has types only.
 * A host checks every frame against the schemas in `schemas.ts`, a client against the shapes in `shapes.ts`.
 */
export const WIRE_PROTOCOL = 2;

/** A seat, or the view of a spectator. */
export type Viewpoint = number | 'watch';

/** A message from a client. */
export type ClientMessage =
  | { readonly type: 'hello'; readonly protocol: number }
  /** Shows the game from this viewpoint, beginning after line `after` (0: from the first line). */
  | { readonly type: 'sit'; readonly seat: Viewpoint; readonly after: number }
  /** A command for the seat the client sits on. The client chooses the id: a command sent twice is played once. */
  | { readonly type: 'command'; readonly id: string; readonly command: Json }
  /** Leaves the seat; what happens to it then is a setting of the table. */
  | { readonly type: 'leave' }
  /** Takes the seat back. */
  | { readonly type: 'return' }
  /** Votes for a pause, or withdraws the vote. The game pauses when everyone agrees. */
  | { readonly type: 'pause'; readonly agree: boolean }
  /** Ends a pause. */
  | { readonly type: 'resume' }
  /** Keeps a sheet of orders that is not committed yet: it is played if the time runs out. */
  | { readonly type: 'save'; readonly command: Json }
  /** Writes a line of chat. */
  | { readonly type: 'say'; readonly text: string }
  | { readonly type: 'ping' };

export interface WireSeat {
  readonly colour: Colour;
  readonly name: string;
  readonly bot?: string; // the name of the bot that plays it
  readonly player?: string; // opaque id of the person
  readonly isBot?: true; // its player is a third-party program
}

/** The public facts of a game before it starts. */
export interface WireGame {
  readonly id: string;
  readonly edition: string;
  readonly options: Readonly<Record<string, string>>;
  readonly revision: number;
  readonly seats: readonly WireSeat[];
  readonly table?: TableSettings; // clocks and absent players
}

/** A line of chat. Once it is removed, its text is empty. */
export interface WireChatLine {
  readonly number: number; // rises by one; a viewer may miss lines it may not read
  readonly player: string; // opaque id
  readonly name?: string; // missing if the player was deleted
  readonly text: string;
  readonly at: number; // milliseconds since 1970
  readonly isRemoved?: true;
}

/** A line of the game as one viewer may know it: the events of a command, not the command; or a change at the table. */
export type WireLine = WireCommandLine | WireTableLine;

export interface WireCommandLine {
  readonly seq: number; // rises by one, and is the same for all viewers
  readonly seat: number | 'host';
  readonly time?: string;
  readonly events: readonly Json[];
}

export interface WireTableLine {
  readonly seq: number;
  readonly time?: string;
  readonly table: TableEvent;
}

/** A message from a table. */
export type TableMessage =
  /** `yours` are the seats this client may sit on. */
  | {
      readonly type: 'hello';
      readonly protocol: number;
      readonly game: WireGame;
      readonly yours: readonly number[];
      readonly now?: string; // the time of the table, where there are clocks
    }
  /** `beginning` is the notation of the view before line 1, if that is not a new game. */
  | {
      readonly type: 'seated';
      readonly seat: Viewpoint;
      readonly beginning?: string;
      readonly lines: readonly WireLine[];
    }
  | ({ readonly type: 'line' } & WireLine)
  | { readonly type: 'accepted'; readonly id: string; readonly seq: number }
  | { readonly type: 'refused'; readonly id: string; readonly rejection: Json }
  /** The seats whose players are connected. */
  | { readonly type: 'presence'; readonly seats: readonly number[] }
  /** The seats that want a pause. */
  | { readonly type: 'votes'; readonly pause: readonly number[] }
  /** New or removed lines: first the latest ones together, then each as it is written. */
  | { readonly type: 'chat'; readonly lines: readonly WireChatLine[] }
  | { readonly type: 'pong' }
  /** The record has its closing line. */
  | { readonly type: 'closed'; readonly result: RecordResult }
  | { readonly type: 'failed'; readonly code: WireFailure; readonly id?: string };

/** Why a line of chat was not written. */
const CHAT_FAILURES = [
  'chat-off', // this table has no chat
  'players-only', // only players with a seat may write
  'not-logged-in', // visitors may read only
  'behind', // spectators who see the game with a delay may not write while it runs
  'muted', // by the creator of the table
  'empty', // nothing in it can be seen
  'too-long',
  'bad-text', // control characters, or characters that change the direction of text
  'too-fast',
] as const;
export type ChatFailure = (typeof CHAT_FAILURES)[number];

/** Failures after which the conversation continues. */
const TEMPORARY_FAILURES = [
  'not-playing', // a bot plays the seat now: take it back first
  'not-allowed', // a request that does not fit the state of the table
  'paused',
  'awaits-key', // the game comes from a backup, and its dice need a new key
  'id-reused', // the id belongs to another command
  'unavailable', // the database cannot be reached: nothing was stored, and the client sends it again
  'rolled-back', // the client has seen lines that the table does not have
  ...CHAT_FAILURES,
] as const;
export type TemporaryFailure = (typeof TEMPORARY_FAILURES)[number];

export const WIRE_FAILURES = [
  'bad-message', // not a message of this protocol, or not allowed now
  'upgrade', // another version of the protocol
  'not-yours', // the seat belongs to another player
  'not-seated', // a command from a client without a seat
  ...TEMPORARY_FAILURES,
  'not-saved', // a line could not be stored, and was shown to nobody
] as const;
export type WireFailure = (typeof WIRE_FAILURES)[number];
export type FatalFailure = Exclude<WireFailure, TemporaryFailure>;

export const isTemporary = (code: WireFailure): code is TemporaryFailure =>
  (TEMPORARY_FAILURES as readonly WireFailure[]).includes(code);
