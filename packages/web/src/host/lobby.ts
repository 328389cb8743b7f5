import type { LocalDate } from '@rubicon/analysis/date';
import type { KeptSeat, Verdict } from '@rubicon/api';
import type { Colour } from '@rubicon/engine';
import type { Rolls } from '@rubicon/protocol';
import type { HistoryEntry, WireGame, WireSeat } from '@rubicon/protocol/wire';
import type { GoalIds } from '../challenge/goal-ids.ts';

/** The settings of a new game. */
export interface NewGame {
  readonly edition: string;
  readonly options: Readonly<Record<string, string>>;
  readonly seats: readonly WireSeat[];
}

/** A game from a given position that is not saved: a scene of the tutorial. Bots in it never move. */
export interface Practice {
  readonly id: string;
  readonly edition: string;
  readonly seats: readonly WireSeat[];
  readonly position: string; // notation
  readonly seed: string; // of the dice
}

/** An entry in the list of saved games. */
export interface SavedGame {
  readonly id: string;
  readonly edition: string;
  readonly seats: readonly WireSeat[];
  readonly begun: string; // ISO
  readonly played: string; // time of the last command, ISO
  readonly commands: number;
  readonly isOver: boolean;
}

/** The public view of a running game, for its card on the home page. */
export interface GamePreview {
  readonly owners: readonly (Colour | 'neutral' | undefined)[]; // by territory
  readonly colours: readonly (Colour | undefined)[]; // by seat; undefined before it has chosen one
  readonly round: number; // 0 during the set-up
  readonly toAct: readonly number[]; // the seats that decide now
}

/** The challenge of a day, for its card on the home page. */
export interface ChallengePreview {
  readonly goal: GoalIds;
  readonly owners: readonly (Colour | 'neutral' | undefined)[]; // by territory
}

/** How a game ended for the only person who played it. */
export interface GameResult {
  readonly game: string; // its id: each game counts once
  readonly edition: string;
  readonly bots: readonly string[]; // the bots that played, each once
  readonly outcome: 'won' | 'lost' | 'drawn';
  readonly winner: string | undefined; // the bot that won; unknown while bots still play
  readonly ended: string; // ISO
}

/** A recorded game, including everything that was hidden. */
export interface ReplayData {
  readonly game: WireGame;
  readonly beginning?: string; // position notation, if it does not begin with the set-up
  readonly entries: readonly HistoryEntry[];
  readonly canContinue: boolean; // not over, and not played by a newer version
  /** `replayed`: the rules have been revised since, so some commands could not be checked. */
  readonly status: 'verified' | 'unfinished' | 'replayed';
}

/** A record as a file. */
interface RecordFile {
  readonly name: string;
  readonly text: string;
}

/** Why a request to the lobby failed. */
export type LobbyError =
  | 'bad-settings' // no such game is possible
  | 'unknown-game'
  | 'busy' // open in another tab
  | 'over' // only the replay is available
  | 'unfinished' // no replay before the end
  | 'not-a-record'
  | 'damaged' // the record cannot be read or continued
  | 'changed-dice' // the dice in the record do not match its seed
  | 'newer' // played by a newer version; only the replay is available
  | 'unknown-bot' // a bot is missing; only the replay is available
  | 'no-storage' // the browser refuses to store, or storage is full
  | 'crashed'; // the host stopped before answering, or hit a bug

/** An error; for a bad record, also the number of the first wrong move. */
export interface LobbyFailure {
  readonly error: LobbyError;
  readonly move?: number;
  readonly value?: undefined;
}

export type Answer<T> = { readonly value: T; readonly error?: undefined } | LobbyFailure;

/** A game from a file; its last line may have been cut off. */
export interface ImportedGame {
  readonly game: SavedGame;
  readonly isTorn: boolean;
  readonly isKnown: boolean; // already saved, so not saved again
}

/**
 * The requests a page can make to the host worker. The worker returns a whole record, including hidden information, only
 * for a game that is over or cannot continue, or for an explicit export.
 */
export interface Lobby {
  create(game: NewGame): Promise<Answer<string>>;
  /** Creates a game with the settings and the seed of a saved one that is over. */
  createAgain(id: string): Promise<Answer<string>>;
  list(): Promise<Answer<readonly SavedGame[]>>;
  /** The public view of a saved game that is not over. */
  preview(id: string): Promise<Answer<GamePreview>>;
  /** The contents of the card of a day's challenge. */
  previewChallenge(date: LocalDate): Promise<Answer<ChallengePreview>>;
  /** The results of all games that count in the statistics, oldest first. */
  results(): Promise<Answer<readonly GameResult[]>>;
  removeResults(): Promise<Answer<true>>;
  /** Whether games are saved: false if the browser does not let the page store anything. */
  isSaving(): Promise<Answer<boolean>>;
  /** Hosts the game; the port speaks the wire protocol. */
  open(id: string, port: MessagePort): Promise<Answer<true>>;
  /** Hosts a game that is not saved, until it is left. */
  practise(practice: Practice, port: MessagePort): Promise<Answer<true>>;
  /** Stops hosting the game, so that another tab can host it. */
  leave(id: string): Promise<void>;
  remove(id: string): Promise<Answer<true>>;
  export(id: string): Promise<Answer<RecordFile>>;
  import(text: string): Promise<Answer<ImportedGame>>;
  /** The replay of a saved game that is over, or that cannot continue because a bot is missing. */
  replay(id: string): Promise<Answer<ReplayData>>;
  /** The replay of a record from a file. */
  read(text: string): Promise<Answer<ReplayData>>;
  /** Compares the record of a game on a server with everything a player's client kept of it. */
  judge(record: string, kept: KeptSeat): Promise<Answer<Verdict>>;
  /** Every roll of a finished game on a server, and how it follows from the secret and the seeds. */
  rolls(record: string): Promise<Answer<Rolls>>;
}
