import { randomUUID } from 'node:crypto';
import type { SavedSheet } from '@rubicon/table';
import type { Kysely } from 'kysely';
import type { Backend } from './backend.ts';
import { append, hasStored } from './queries/appends.ts';
import * as buckets from './queries/buckets.ts';
import * as chat from './queries/chat.ts';
import * as commands from './queries/commands.ts';
import * as games from './queries/games.ts';
import { beat, checkStore } from './queries/meta.ts';
import * as moderation from './queries/moderation.ts';
import * as nodes from './queries/nodes.ts';
import * as nudges from './queries/nudges.ts';
import * as players from './queries/players.ts';
import * as ratings from './queries/ratings.ts';
import * as results from './queries/results.ts';
import * as sessions from './queries/sessions.ts';
import * as tables from './queries/tables.ts';
import type { Schema } from './schema.ts';
import type {
  AuditEntry,
  GameAppend,
  News,
  Nudge,
  Report,
  Result,
  Store,
  StoredPlayer,
  StoredSession,
  StoredTable,
  Time,
} from './store.ts';

/** A store in an SQL database. The queries are in the files of their subjects. */
export class SqlStore implements Store {
  readonly copy: string;
  readonly node = randomUUID();
  readonly isShared: boolean = false;
  private readonly db: Kysely<Schema>;
  private readonly backend: Backend;

  constructor(db: Kysely<Schema>, backend: Backend, copy: string) {
    this.db = db;
    this.backend = backend;
    this.copy = copy;
  }

  /** Closes the connections after all earlier calls have finished. */
  async close(): Promise<void> {
    await this.db.destroy();
  }

  /** Reads a consistent snapshot. */
  readSnapshot<T>(work: (db: Kysely<Schema>) => Promise<T>): Promise<T> {
    return this.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (transaction) => {
        await this.backend.allowLong(transaction);
        return work(transaction);
      });
  }

  /** Writes all or nothing. */
  writeAll<T>(work: (db: Kysely<Schema>) => Promise<T>): Promise<T> {
    return this.db.transaction().execute(async (transaction) => {
      await this.backend.allowLong(transaction);
      return work(transaction);
    });
  }

  /** Continues automatic row numbers after those that were copied. */
  continueSerials = (db: Kysely<Schema>) => this.backend.continueSerials(db);

  now = () => this.backend.now(this.db);
  check = () => checkStore(this.db);
  beat = () => beat(this.db, this.backend);

  /** Does nothing: no other process uses the store. */
  follow(_: (news: readonly News[]) => void): void {}

  beatNode = (free: number, knownGap: Time) =>
    nodes.beatNode(this.db, this.backend, this.node, free, knownGap);
  countNodes = () => nodes.countNodes(this.db, this.backend);
  leaveNode = () => nodes.leaveNode(this.db, this.backend, this.node);
  claimGames = (living: readonly string[], limit: number, unknown: readonly string[]) =>
    nodes.claimGames(this.db, this.backend, this.node, living, limit, unknown);
  releaseGame = (id: string) => nodes.releaseGame(this.db, this.node, id);
  ownGames = () => nodes.gamesOf(this.db, this.node);
  countUnclaimed = (living: readonly string[]) => nodes.countUnclaimed(this.db, [this.node, ...living]);
  setPresence = (node: string, table: string, seats: readonly number[]) =>
    nodes.setPresence(this.db, node, table, seats);
  presenceElsewhere = (tableIds: readonly string[]) =>
    nodes.presenceElsewhere(this.db, this.backend, this.node, tableIds);
  setVote = (table: string, seat: number, isWanted: boolean) =>
    nodes.setVote(this.db, this.backend, table, seat, isWanted);
  takeToken = (key: string, burst: number, perMinute: number) =>
    buckets.takeToken(this.db, this.backend, key, burst, perMinute);
  forgetBuckets = () => buckets.forgetBuckets(this.db, this.backend);
  headsOf = (tableIds: readonly string[]) => nodes.headsOf(this.db, tableIds);
  openChanges = (limit: number) => nodes.openChanges(this.db, limit);
  versionsOf = (ids: readonly string[]) => nodes.versionsOf(this.db, ids);

  createPlayer = (player: StoredPlayer) => players.createPlayer(this.db, player);
  findPlayer = (id: string) => players.findPlayer(this.db, id);
  findPlayerByName = (nameKey: string) => players.findPlayerByName(this.db, nameKey);
  updatePlayer = (id: string, changes: Parameters<Store['updatePlayer']>[1]) =>
    players.updatePlayer(this.db, id, changes);
  deletePlayer = (id: string) => players.deletePlayer(this.db, id);
  removeGuest = (id: string) => players.removeGuest(this.db, id);
  namesOf = (ids: readonly string[]) => players.namesOf(this.db, ids);
  completionsOf = (ids: readonly string[]) => players.completionsOf(this.db, ids);

  createSession = (session: StoredSession) => sessions.createSession(this.db, session);
  findSession = (hash: string) => sessions.findSession(this.db, hash);
  touchSession = (hash: string, at: Time) => sessions.touchSession(this.db, hash, at);
  deleteSession = (hash: string) => sessions.deleteSession(this.db, hash);
  deleteSessionsOf = (player: string) => sessions.deleteSessionsOf(this.db, player);
  validSessions = (hashes: readonly string[]) => sessions.validSessions(this.db, hashes);
  tokensOf = (player: string) => sessions.tokensOf(this.db, player);

  createTable = (table: StoredTable) => tables.createTable(this.db, table);
  findTable = (id: string) => tables.findTable(this.db, id);
  findTables = (ids: readonly string[]) => tables.findTables(this.db, ids);
  updateTable = (table: StoredTable) => tables.updateTable(this.db, table);
  listTables = (filter: Parameters<Store['listTables']>[0]) => tables.listTables(this.db, filter);
  progressAt = (moments: Parameters<Store['progressAt']>[0]) => tables.progressAt(this.db, moments);
  claimDue = (limit: number, lease: number) => tables.claimDue(this.db, this.backend, limit, lease);
  delayDeadlines = (milliseconds: number) => tables.delayDeadlines(this.db, this.backend, milliseconds);

  append = (batch: readonly GameAppend[]) => append(this.db, this.backend, batch);
  hasStored = (entry: GameAppend) => hasStored(this.db, entry);

  readLines = (table: string, from: number) => games.readLines(this.db, table, from);
  countLines = (table: string) => games.countLines(this.db, table);
  countLinesAt = (table: string, at: Time) => games.countLinesAt(this.db, table, at);
  commandsAfter = (table: string, seq: number) => commands.commandsAfter(this.db, table, seq);
  recentCommands = (table: string, limit: number) => commands.recentCommands(this.db, table, limit);
  findCommand = (table: string, seat: number, id: string) => commands.findCommand(this.db, table, seat, id);
  saveSheet = (table: string, seat: number, sheet: SavedSheet) =>
    games.saveSheet(this.db, table, seat, sheet);
  savedSheet = (table: string, seat: number) => games.savedSheet(this.db, table, seat);
  nudge = (entry: Nudge, notAfter: Time) => nudges.nudge(this.db, entry, notAfter);
  nudgesOf = (tableIds: readonly string[]) => nudges.nudgesOf(this.db, tableIds);
  keepSecret = (table: string, commitment: string, secret: string) =>
    games.keepSecret(this.db, table, commitment, secret);
  findSecrets = (table: string) => games.findSecrets(this.db, table);

  addChat = (line: Parameters<Store['addChat']>[0]) => chat.addChat(this.db, line);
  chatBy = (player: string, limit: number) => chat.chatBy(this.db, player, limit);
  latestChat = (table: string, limit: number) => chat.latestChat(this.db, table, limit);
  chatAfter = (table: string, number: number) => chat.chatAfter(this.db, table, number);
  findChat = (table: string, number: number) => chat.findChat(this.db, table, number);
  removeChat = (table: string, number: number) => chat.removeChat(this.db, table, number);

  report = (entry: Omit<Report, 'id'>) => moderation.report(this.db, entry);
  openReports = (limit: number) => moderation.openReports(this.db, limit);
  closeReport = (id: number, at: Time) => moderation.closeReport(this.db, id, at);
  reportsBy = (reporter: string, limit: number) => moderation.reportsBy(this.db, reporter, limit);
  setMute = (table: string, player: string, isMuted: boolean) =>
    moderation.setMute(this.db, table, player, isMuted);
  mutesOf = (table: string) => moderation.mutesOf(this.db, table);
  setBlock = (player: string, blocked: string, isBlocked: boolean) =>
    moderation.setBlock(this.db, player, blocked, isBlocked);
  blocksOf = (player: string) => moderation.blocksOf(this.db, player);
  audit = (entry: AuditEntry) => moderation.audit(this.db, entry);
  readAudit = (limit: number) => moderation.readAudit(this.db, limit);

  addResult = (result: Result) => results.addResult(this.db, this.backend, result);
  resultsOf = (tableIds: readonly string[]) => results.resultsOf(this.db, tableIds);
  listResults = (filter: Parameters<Store['listResults']>[0]) => results.listResults(this.db, filter);
  careerOf = (player: string) => results.careerOf(this.db, player);
  ratingsOf = (ids: readonly string[]) => ratings.ratingsOf(this.db, ids);
  leaderboard = (filter: Parameters<Store['leaderboard']>[0]) => ratings.leaderboard(this.db, filter);
}
