import type { Colour, Json } from '@rubicon/engine';
import type { RecordResult } from '../record.ts';

/**
 * The wire protocol: a client, in front of which one seat is played at a time, and a table that hosts the game. The
 * table sends what that seat may know, and nothing else; the client folds it with the same engine. Types only, so that
 * a page need not load the schemas: those are in `schemas.ts`, and who hosts checks every frame by them.
 */
export const WIRE_PROTOCOL = 1;

/** A seat, or somebody who watches and knows what everybody knows. */
export type Viewpoint = number | 'watch';

/** What a client says. */
export type ClientMessage =
  | { readonly type: 'hello'; readonly protocol: number }
  /** Shows the game from here, from after this line on: 0 for all of it. Until then nothing is shown. */
  | { readonly type: 'sit'; readonly seat: Viewpoint; readonly after: number }
  /** For the seat it sits on. The id is the client's own: a command that is sent twice is played once. */
  | { readonly type: 'command'; readonly id: string; readonly command: Json };

export interface WireSeat {
  readonly colour: Colour;
  readonly name: string;
  readonly bot?: string; // the name of the bot that plays it
}

/** What all may know of a game before it starts. */
export interface WireGame {
  readonly id: string;
  readonly edition: string;
  readonly options: Readonly<Record<string, string>>;
  readonly revision: number;
  readonly seats: readonly WireSeat[];
}

/** An accepted command, as a viewer may know it: what happened, not what was asked. */
export interface WireLine {
  readonly seq: number; // rises by one, for all viewers alike
  readonly seat: number | 'host';
  readonly time?: string;
  readonly events: readonly Json[];
}

/** What a table says. */
export type TableMessage =
  /** `yours` are the seats that this client may sit on. */
  | {
      readonly type: 'hello';
      readonly protocol: number;
      readonly game: WireGame;
      readonly yours: readonly number[];
    }
  /** `beginning` is the notation of the view from which the lines go on, where that is not a new game. */
  | {
      readonly type: 'seated';
      readonly seat: Viewpoint;
      readonly beginning?: string;
      readonly lines: readonly WireLine[];
    }
  | ({ readonly type: 'line' } & WireLine)
  | { readonly type: 'accepted'; readonly id: string; readonly seq: number }
  | { readonly type: 'refused'; readonly id: string; readonly rejection: Json }
  /** The record has its closing line. */
  | { readonly type: 'closed'; readonly result: RecordResult }
  /** What came is not a message, or cannot be done; or the table cannot go on. */
  | { readonly type: 'failed'; readonly code: WireFailure; readonly id?: string };

export const WIRE_FAILURES = [
  'bad-message', // not of this protocol, or not now
  'upgrade', // of another version
  'not-yours', // the seat is somebody else's
  'not-seated', // a command before any seat was taken
  'bot-failed', // a bot could not think: the game stands
  'not-saved', // a line could not be stored: nothing of it was shown
] as const;
export type WireFailure = (typeof WIRE_FAILURES)[number];
