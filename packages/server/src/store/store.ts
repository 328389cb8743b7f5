import type { Json } from '@rubicon/engine';
import type { RecordResult } from '@rubicon/protocol';
import type { AppendResult, SavedSheet, StoredCommand } from '@rubicon/table';

/** Whole milliseconds since 1970, by the clock of the store. */
export type Time = number;

/** A person or a program: known by an opaque id, shown by name. */
export interface StoredPlayer {
  readonly id: string;
  readonly name: string | null; // null if the account was deleted
  readonly nameKey: string | null; // the folded name, equal for names that look alike; unique
  readonly passwordHash: string | null; // null for guests
  readonly isBot: boolean; // a third-party program
  readonly createdAt: Time;
  readonly bannedAt: Time | null;
}

/** A browser that is logged in, or a personal API token. */
export interface StoredSession {
  readonly hash: string; // SHA-256 of the token
  readonly player: string;
  readonly kind: 'session' | 'token';
  readonly label: string; // of a token, chosen by its owner
  readonly createdAt: Time;
  readonly usedAt: Time;
}

/** The decision that a running game waits for. Only its players may know it, because spectators may be delayed. */
export interface Waiting {
  readonly turn: number; // turns or rounds begun
  readonly round?: number; // of all seats; 0 in the set-up; missing where an older program has stored this
  readonly toAct: readonly {
    readonly seat: number;
    readonly since: number; // the number of lines when it became the seat's turn to act, or it last acted
  }[];
  readonly clockEnds: Time | null; // when the first of their clocks runs out
}

/** How far a game is. */
export interface Progress {
  readonly turn: number; // turns or rounds begun
  readonly round?: number; // of all seats; 0 in the set-up; missing where an older program has stored the line
}

/** A reminder of one player by another. */
export interface Nudge {
  readonly table: string;
  readonly seat: number; // of the player who was nudged
  readonly at: Time;
  readonly lines: number; // the number of lines stored at that time
}

export type TableStage = 'lobby' | 'playing' | 'over';

/** A table with its lobby. Everything without a sequence number has a version that is checked on every write. */
export interface StoredTable {
  readonly id: string;
  readonly version: number; // raised by every update, and by appends to a running game
  readonly stage: TableStage;
  readonly isPublic: boolean;
  readonly host: string; // the player who created it, or the one who became host later
  readonly players: readonly string[]; // people with a seat
  readonly lobby: Json; // settings and seats, see lobby/
  readonly dueAt: Time | null; // when something must happen next: a clock, a deadline of the lobby, the end of an untouched table
  readonly isEnding: boolean; // the game is over, but people without a seat may not know it yet: its result follows when it is due
  readonly awaitsKey: boolean; // the table comes from a backup: its dice draw nothing before they get a new key
  readonly waiting: Waiting | null; // of a running game; appends write it, updates do not
  readonly createdAt: Time;
  readonly touchedAt: Time;
}

/** Lines for the game of a table, and everything that must be stored with them. */
export interface GameAppend {
  readonly table: string;
  readonly after: number; // lines stored before, the header included
  readonly lines: readonly string[];
  readonly command?: StoredCommand | undefined;
  readonly at: Time;
  readonly turn: number; // turns or rounds begun
  readonly round: number; // of all seats; 0 in the set-up
  readonly waiting: Waiting | null; // what the game waits for after these lines
  readonly dueAt: Time | null;
  readonly isOver: boolean; // the last line is the closing line: the stage becomes `over`, and the table `isEnding`
  readonly notBefore?: Time | undefined; // a conflict if the clock of the store has not reached it
  readonly playerNode?: string | null; // if the game waits for a bot: the node that will play it, unless another one does; null: any node
}

/**
 * An announcement to the other servers on a shared database: something with this id has changed. It is only a hint to
 * look sooner; everything is read from the store.
 */
export type News = readonly [type: NewsType, id: string];

type NewsType =
  | 'lines' // of the game of a table
  | 'table' // the table itself
  | 'chat' // of a table
  | 'presence' // at a table, and votes for a pause
  | 'session' // ended
  | 'player'; // has blocked somebody, or was deleted

/** A time in which no server ran. */
export interface Gap {
  readonly from: Time;
  readonly to: Time;
}

/** The answer to a beat. */
export interface Beat {
  readonly gaps: readonly Gap[];
  readonly others: readonly { readonly id: string; readonly free: number }[]; // living nodes
}

/** The counters of a table, which show whether something has changed. */
export interface Head {
  readonly lines: number;
  readonly changes: number; // of everything except the lines of the game and of the chat
  readonly chat: number; // the number of the last line of chat
  readonly chatChanges: number; // lines of chat that were removed
  readonly votes: readonly number[]; // the seats that want a pause
  readonly playerNode: string | null; // the node that plays the bots
  readonly awaitsKey: boolean;
}

/** A player who is connected to another node. */
export interface Presence {
  readonly table: string;
  readonly seat: number;
}

/** The entry after which a page of a list begins. */
export interface Cursor {
  readonly at: Time;
  readonly id: string;
}

export interface ChatLine {
  readonly table: string;
  readonly number: number; // 1, 2, 3 … at each table
  readonly player: string;
  readonly text: string;
  readonly at: Time;
  readonly isRemoved: boolean;
}

export interface Report {
  readonly id: number;
  readonly at: Time;
  readonly reporter: string;
  readonly table: string;
  readonly number: number;
  readonly reason: string;
}

export interface Result {
  readonly table: string;
  readonly closedAt: Time; // the time of the last line of the record
  readonly isRated: boolean;
  readonly isPublic: boolean; // everyone may see it, and the record
  readonly outcome: RecordResult;
  /** People by place: 1 is the winner; players who left are last. */
  readonly places: readonly { readonly player: string; readonly place: number; readonly hasLeft: boolean }[];
}

export interface Rating {
  readonly player: string;
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
}

/** Statistics about a player's games. */
export interface Career {
  readonly games: number; // with a place
  readonly places: readonly { readonly place: number; readonly games: number }[];
}

export interface AuditEntry {
  readonly at: Time;
  readonly actor: string; // a player, or `admin`
  readonly action: string;
  readonly subject: string;
  readonly detail: Json;
}

/**
 * Everything the server keeps. One contract suite runs on every implementation. Failures are thrown as `StoreError`;
 * so are texts with NUL characters, and then nothing is stored. Ids of commands, which clients choose, may be any text.
 */
export interface Store {
  /** The clock of the store: all deadlines follow it. */
  now(): Promise<Time>;
  close(): Promise<void>;
  /** Throws if the store cannot be read and written. */
  check(): Promise<void>;

  createPlayer(player: StoredPlayer): Promise<'stored' | 'name-taken'>;
  findPlayer(id: string): Promise<StoredPlayer | undefined>;
  findPlayerByName(nameKey: string): Promise<StoredPlayer | undefined>;
  updatePlayer(
    id: string,
    changes: Partial<Pick<StoredPlayer, 'name' | 'nameKey' | 'passwordHash' | 'bannedAt'>>,
  ): Promise<'stored' | 'name-taken'>;
  /** Removes the player's name, password, sessions, blocks and chat texts. The id stays, so that records stay valid. */
  deletePlayer(id: string): Promise<void>;
  /** Removes a guest whose first request was refused, and the session: nothing else refers to the id. */
  removeGuest(id: string): Promise<void>;
  namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** The share of their last 20 games that players did not leave, from 0 to 1; those without games are missing. */
  completionsOf(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;

  createSession(session: StoredSession): Promise<void>;
  findSession(hash: string): Promise<StoredSession | undefined>;
  touchSession(hash: string, at: Time): Promise<void>;
  deleteSession(hash: string): Promise<void>;
  /** Deletes all sessions of a player, tokens included, and returns their hashes. */
  deleteSessionsOf(player: string): Promise<readonly string[]>;
  tokensOf(player: string): Promise<readonly StoredSession[]>;
  /** Returns which of these sessions are valid, each with the number of changes to its player's blocks. */
  validSessions(hashes: readonly string[]): Promise<ReadonlyMap<string, number>>;

  createTable(table: StoredTable): Promise<void>;
  findTable(id: string): Promise<StoredTable | undefined>;
  /** Replaces a table if its stored version is `table.version - 1`. */
  updateTable(table: StoredTable): Promise<'stored' | 'conflict'>;
  findTables(ids: readonly string[]): Promise<ReadonlyMap<string, StoredTable>>;
  /** Newest first. With `asShown`, games that are ending count as running. */
  listTables(filter: {
    readonly stage: TableStage;
    readonly asShown?: boolean;
    readonly isPublic?: boolean;
    readonly player?: string; // with a seat
    readonly host?: string;
    readonly after?: Cursor | undefined;
    readonly limit: number;
  }): Promise<readonly StoredTable[]>;
  /** How far games were at these times. */
  progressAt(
    moments: readonly { readonly table: string; readonly at: Time }[],
  ): Promise<ReadonlyMap<string, Progress>>;
  /** Claims tables that are due for `lease` milliseconds, longest overdue first. */
  claimDue(limit: number, lease: number): Promise<readonly StoredTable[]>;
  /** Moves all deadlines of running games and lobbies by this much, because the server was down. */
  delayDeadlines(milliseconds: number): Promise<void>;

  /**
   * Stores appends of several games in one transaction; resolves when they are durable. A conflicting one fails alone: its
   * game has another number of lines, or the id of its command is already stored.
   */
  append(batch: readonly GameAppend[]): Promise<readonly AppendResult[]>;
  /** Whether exactly these lines are stored, with their command; for an append whose answer was lost. */
  hasStored(append: GameAppend): Promise<boolean>;
  /** The lines of a record from this one on (0 is the header). */
  readLines(table: string, from: number): Promise<readonly string[]>;
  countLines(table: string): Promise<number>;
  /** The number of lines that were stored by this time. */
  countLinesAt(table: string, at: Time): Promise<number>;
  /** The latest accepted commands of each seat, at most `limit` per game. */
  recentCommands(table: string, limit: number): Promise<readonly StoredCommand[]>;
  /** The accepted commands that became lines after this one. */
  commandsAfter(table: string, seq: number): Promise<readonly StoredCommand[]>;
  findCommand(table: string, seat: number, id: string): Promise<StoredCommand | undefined>;
  saveSheet(table: string, seat: number, sheet: SavedSheet): Promise<void>;
  savedSheet(table: string, seat: number): Promise<SavedSheet | undefined>;

  /** Keeps a nudge, unless the seat was nudged at this table after `notAfter`. */
  nudge(nudge: Nudge, notAfter: Time): Promise<'stored' | 'too-soon'>;
  /** The last nudge of each seat. */
  nudgesOf(tables: readonly string[]): Promise<readonly Nudge[]>;

  /** Keeps a secret of the dice. Resolves when it is durable: only then may its commitment be published. */
  keepSecret(table: string, commitment: string, secret: string): Promise<void>;
  findSecrets(table: string): Promise<ReadonlyMap<string, string>>; // by commitment

  addChat(line: Omit<ChatLine, 'number' | 'isRemoved'>): Promise<ChatLine>;
  /** The latest lines, oldest first. */
  latestChat(table: string, limit: number): Promise<readonly ChatLine[]>;
  /** The lines of a player at all tables, without removed ones. */
  chatBy(player: string, limit: number): Promise<readonly ChatLine[]>;
  /** The lines after this one, oldest first. */
  chatAfter(table: string, number: number): Promise<readonly ChatLine[]>;
  findChat(table: string, number: number): Promise<ChatLine | undefined>;
  removeChat(table: string, number: number): Promise<boolean>;
  setMute(table: string, player: string, isMuted: boolean): Promise<void>;
  mutesOf(table: string): Promise<readonly string[]>;
  report(entry: Omit<Report, 'id'>): Promise<void>;
  /** Open reports of lines that were not removed, oldest first. */
  openReports(limit: number): Promise<readonly { readonly report: Report; readonly line: ChatLine }[]>;
  /** Returns false if there is no such open report. */
  closeReport(id: number, at: Time): Promise<boolean>;
  reportsBy(reporter: string, limit: number): Promise<readonly Report[]>;
  setBlock(player: string, blocked: string, isBlocked: boolean): Promise<void>;
  blocksOf(player: string): Promise<readonly string[]>;
  audit(entry: AuditEntry): Promise<void>;
  readAudit(limit: number): Promise<readonly AuditEntry[]>;

  /**
   * Stores a result, and the ratings that follow from it: from now on everyone may know that the game is over. Games are
   * rated in the order in which they closed, so a late result causes later games to be rated again. Does nothing if the
   * result is already stored.
   */
  addResult(result: Result): Promise<'stored' | 'known'>;
  resultsOf(tables: readonly string[]): Promise<ReadonlyMap<string, Result>>; // by table
  /** Newest first, or with `oldestFirst` in the order in which they closed. */
  listResults(filter: {
    readonly player?: string;
    readonly isPublic?: true;
    readonly isRated?: true;
    readonly oldestFirst?: boolean;
    readonly after?: Cursor | undefined;
    readonly limit: number;
  }): Promise<readonly Result[]>;
  careerOf(player: string): Promise<Career>;
  ratingsOf(players: readonly string[]): Promise<readonly Rating[]>;
  /** Best players first, by their cautious estimates; without deleted players. */
  leaderboard(filter: {
    readonly leastGames: number;
    readonly skip: number;
    readonly limit: number;
  }): Promise<readonly Rating[]>;

  /** Writes that the server is alive; returns the time of the previous beat. */
  beat(): Promise<Time | undefined>;

  /** The id of this process among those that share the store. */
  readonly node: string;
  /** Whether other processes may use the store at the same time. */
  readonly isShared: boolean;
  /** Calls the listener with announcements of what other nodes have written. Some may be lost. */
  follow(listener: (news: readonly News[]) => void): void;
  /** Writes that this node is alive, and how many more games with bots it can play; gaps after `knownGap` are returned. */
  beatNode(free: number, knownGap: Time): Promise<Beat>;
  /** Notes that this node stops. */
  leaveNode(): Promise<void>;
  claimGames(
    living: readonly string[],
    limit: number,
    unknown: readonly string[],
  ): Promise<readonly string[]>;
  /** Gives up a game, so that another node can play its bots. */
  releaseGame(id: string): Promise<void>;
  countUnclaimed(living: readonly string[]): Promise<number>;
  /** The games that wait for a bot and that this node has taken over. */
  ownGames(): Promise<readonly string[]>;
  /** Writes the seats of a table whose players are connected to a node. */
  setPresence(node: string, table: string, seats: readonly number[]): Promise<void>;
  presenceElsewhere(tables: readonly string[]): Promise<readonly Presence[]>;
  setVote(table: string, seat: number, isWanted: boolean): Promise<readonly number[]>;
  /** Takes a token from a bucket that all nodes share. Returns 0, or the seconds to wait if there is none. */
  takeToken(key: string, burst: number, perMinute: number): Promise<number>;
  /** Forgets buckets that are full again. */
  forgetBuckets(): Promise<void>;
  headsOf(tables: readonly string[]): Promise<ReadonlyMap<string, Head>>;
  openChanges(limit: number): Promise<ReadonlyMap<string, number>>;
  versionsOf(players: readonly string[]): Promise<ReadonlyMap<string, number>>;

  /** The id of this copy of the data; it changes when a backup is restored. */
  readonly copy: string;
}
