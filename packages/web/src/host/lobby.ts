import type { WireSeat } from '@rubicon/protocol/wire';

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

/** Why a game cannot be had. */
export type LobbyError =
  | 'bad-settings' // no game can begin like this
  | 'unknown-game'
  | 'busy' // another tab plays it
  | 'over' // it can be looked at, not played
  | 'not-a-record'
  | 'damaged' // the record cannot be read, or not be gone on with
  | 'revised' // its rules have been changed since
  | 'no-storage'; // the browser gives no room, or none any more

export type Answer<T> = { readonly value: T; readonly error?: undefined } | { readonly error: LobbyError };

/**
 * What the worker that hosts games does for the page. The whole record, with all that is hidden in it, is given out
 * only for a game that is over, or when the person asks to export one.
 */
export interface Lobby {
  create(game: NewGame): Promise<Answer<string>>;
  list(): Promise<SavedGame[]>;
  /** Hosts the game, and talks the wire protocol through the port. */
  open(id: string, port: MessagePort): Promise<Answer<true>>;
  /** Stops hosting, so that another tab can. */
  leave(id: string): Promise<void>;
  remove(id: string): Promise<Answer<true>>;
  export(id: string): Promise<Answer<string>>;
  import(text: string): Promise<Answer<string>>;
}
