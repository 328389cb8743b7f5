import type { WireGame, WireLine, WireSeat } from '@rubicon/protocol/wire';

/** What a new game is made of. */
export interface NewGame {
  readonly edition: string;
  readonly options: Readonly<Record<string, string>>;
  readonly seats: readonly WireSeat[];
  readonly seed?: string; // for whoever wants the same dice again; else nobody knows it before the end
}

/** What the list of saved games tells about one of them. */
export interface SavedGame {
  readonly id: string;
  readonly edition: string;
  readonly seats: readonly WireSeat[];
  readonly begun: string; // ISO
  readonly played: string; // when the last command came
  readonly commands: number;
  readonly isOver: boolean;
}

/** A whole game to be watched, with everything that was hidden in it. */
export interface Tape {
  readonly game: WireGame;
  readonly beginning?: string; // notation of the position it begins from, if not a new game
  readonly lines: readonly WireLine[];
  /** Every command was decided again and every die recomputed; or the rules have been revised since. */
  readonly status: 'verified' | 'unfinished' | 'replayed';
}

/** The record of a game, and what it is called as a file. */
interface RecordFile {
  readonly name: string;
  readonly text: string;
}

/** Why a game cannot be had. */
export type LobbyError =
  | 'bad-settings' // no game can begin like this
  | 'unknown-game'
  | 'busy' // another tab plays it
  | 'over' // it can be looked at, not played
  | 'unfinished' // it can be played, not looked at
  | 'not-a-record'
  | 'damaged' // the record cannot be read, or not be gone on with
  | 'revised' // its rules have been changed since: it can be looked at, not played
  | 'unknown-bot' // one that plays it is not here: it can be looked at, not played
  | 'no-storage' // the browser gives no room, or none any more
  | 'crashed'; // the host has stopped before it answered, or by a fault of ours

export type Answer<T> =
  | { readonly value: T; readonly error?: undefined }
  | { readonly error: LobbyError; readonly value?: undefined };

/**
 * What the worker that hosts games does for the page. The whole record, with all that is hidden in it, is given out
 * only for a game that is over or cannot go on, or when the person asks to export one.
 */
export interface Lobby {
  create(game: NewGame): Promise<Answer<string>>;
  list(): Promise<Answer<readonly SavedGame[]>>;
  /** Hosts the game, and talks the wire protocol through the port. */
  open(id: string, port: MessagePort): Promise<Answer<true>>;
  /** Stops hosting, so that another tab can. */
  leave(id: string): Promise<void>;
  remove(id: string): Promise<Answer<true>>;
  export(id: string): Promise<Answer<RecordFile>>;
  import(text: string): Promise<Answer<SavedGame>>;
  /** A game of this browser that is over, or that cannot go on: its rules have been changed, or a bot is not here. */
  replay(id: string): Promise<Answer<Tape>>;
  /** A game from a file. */
  read(text: string): Promise<Answer<Tape>>;
}
