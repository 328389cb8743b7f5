import type { Json, Seat } from '@rubicon/engine';
import type { ChanceFinder } from '@rubicon/protocol';
import type { PlayerNames } from '@rubicon/protocol/wire';
import type { Player, PlayerRequest } from './player.ts';

/** A client's command that became a line. A client that sends it again gets the same answer. */
export interface StoredCommand {
  readonly seat: Seat;
  readonly id: string; // chosen by the client, unique per game and seat
  readonly hash: string; // of the command, to notice an id that is used for another one
  readonly seq: number;
}

/** Lines for a record, and everything that must be stored with them: all or nothing. */
export interface Append {
  readonly after: number; // lines stored before, the header included
  readonly lines: readonly string[];
  readonly command?: StoredCommand;
  readonly due?: number | undefined; // when the host must call `tick` next, because a clock runs out
  readonly turn: number; // turns or rounds begun after these lines
  readonly round: number; // of all seats; 0 in the set-up
  readonly toAct: readonly Seat[]; // the seats the game waits for, except those where a bot stands in for a person
  readonly clockEnds?: number | undefined; // when the first of their clocks runs out
  readonly endedAt?: number; // with the closing line: the time of the last line before it
  readonly notBefore?: number | undefined; // for an expired clock: storing before this time is a conflict
  readonly awaitsHost: boolean; // the game waits for a bot or the host; matters where several hosts share a game
}

/** `conflict`: another writer has stored lines in the meantime, and nothing of this append was stored. */
export type AppendResult = 'stored' | 'conflict';

/** Orders that a seat has written but not committed. They count only for the question they were written for. */
export interface SavedSheet {
  readonly question: string;
  readonly command: Json;
}

/** The lines and commands stored after a line of a game. */
export interface StoredLines {
  readonly lines: readonly string[];
  readonly commands: readonly StoredCommand[];
}

/** A game as it is stored. */
export interface StoredGame {
  readonly text: string; // the record
  readonly commands?: readonly StoredCommand[]; // the latest of each seat
}

/** The ports of a table to the process that hosts it: a store, the time, bots. */
export interface TableHost {
  /** The id of the game. */
  readonly id: string;
  /** Stores lines; resolves when they are durable. Nobody sees them earlier. */
  append(append: Append): AppendResult | Promise<AppendResult>;
  /** Reads the game again after a conflict. Only hosts with several writers need it. */
  load?(): Promise<StoredGame>;
  /** Reads what other writers have stored after this line. */
  loadAfter?(seq: number): Promise<StoredLines>;
  /** Returns how many lines are stored, so that no command is rejected because of an outdated position. */
  countLines?(): Promise<number>;
  /** Finds an accepted command by its id, also one that is no longer in memory. */
  findCommand?(seat: Seat, id: string): Promise<StoredCommand | undefined>;
  now(): Date;
  /** Returns how long the host was down after this time, so that nobody could play: running clocks are credited with that. */
  downtimeAfter?(time: number): number;
  openPlayer(request: PlayerRequest): Player | Promise<Player>;
  /** Whether bots and defaults are played here. Where several hosts share a game, one of them does it. */
  playsBots?(): boolean;
  /** The seats whose players are connected to another host, where several hosts share a game. */
  seatsElsewhere?(): readonly Seat[];
  /** Called when the seats whose players are connected here have changed. */
  showSeats?(seats: readonly Seat[]): void;
  /** Stores whether a seat wants a pause; returns all seats that do. Without it, votes are kept in memory only. */
  setVote?(seat: Seat, isWanted: boolean): Promise<readonly Seat[]>;
  /** Finds the source of chance of a stored game, where the record alone is not enough. */
  readonly findChance?: ChanceFinder;
  /** Whether finished games may be opened for viewing. */
  readonly showsFinished?: boolean;
  /** Returns the current names of people, where the record has only their ids. */
  names?(): Promise<PlayerNames>;
  /** The seats played by third-party programs, which everyone sees marked as such. */
  readonly programs?: readonly Seat[];
  /** Calls `ring` after this time; returns a function that cancels it. Needed for the next two limits. */
  startTimer?(milliseconds: number, ring: () => void): () => void;
  /** How long a bot may take to answer, in milliseconds; without it, as long as it wants. */
  readonly botLimit?: number;
  /** How far behind spectators are, in milliseconds. */
  readonly spectatorDelay?: number;
  /** Stores the orders a seat has written but not committed; they are played if its time runs out. */
  saveSheet?(seat: Seat, sheet: SavedSheet): Promise<void>;
  savedSheet?(seat: Seat): Promise<SavedSheet | undefined>;
  /** Whether the dice need a new key before anything is drawn: the game comes from a backup. */
  awaitsKey?(): boolean;
  /** Reads the stored lines after this one, for games of which only the end is kept in memory. */
  readLines?(after: number): Promise<readonly string[]>;
  /** Called before each command of a bot. Bots that think on the table's own thread yield here, so that other messages get through. */
  pace?(seat: Seat): Promise<void>;
  /** Reports a failure. Clients learn only its code. */
  failed(failure: TableFailure): void;
}

export type TableFailure =
  /** Nothing more is played until the game is opened again from its store. */
  | { readonly code: 'not-saved'; readonly cause: unknown }
  /** A bot gave no legal answer, twice; its default was played. The cause is an exception, or a rejection. */
  | { readonly code: 'bot-failed'; readonly seat: Seat; readonly cause: unknown };
