import {
  type Command,
  type Event,
  HOST,
  makeEvent,
  makePosition,
  type Position,
  type Rejection,
  type Rules,
  redact,
  refuse,
  type Seat,
  SPECTATOR,
  toAct,
  viewOf,
} from '@rubicon/engine';
import {
  foldLines,
  foldRecord,
  parseEntries,
  type RecordedGame,
  type RecordHeader,
  type RecordResult,
} from '@rubicon/protocol';
import type { HistoryEntry, TableEvent, TableState, WireLine } from '@rubicon/protocol/wire';
import { Answers } from './answers.ts';
import type { StoredCommand, StoredGame, TableHost } from './host.ts';
import { nextQuestion } from './question.ts';

/** Entries kept in memory if older ones can be read from the store: more than a client misses in a short while. */
const KEPT_ENTRIES = 64;

export type Played =
  | { readonly entry: HistoryEntry; readonly rejection?: undefined }
  | { readonly rejection: Rejection }
  | 'conflict';

/** Identifies a sent command, so that it is played only once. */
export type CommandId = Pick<StoredCommand, 'id' | 'hash'>;

/** A command that arrives this soon after a deadline still counts: it was in flight. */
export const GRACE_MS = 250;

/** A game and its record: every decision is stored before anyone can read it here. */
export class Journal {
  readonly rules: Rules;
  private answers: Answers;
  private record: RecordedGame;
  private readonly host: TableHost;
  private stored: number; // the number of the last line that is durable
  private taken: number; // the number of the last line that `takeStored` has returned
  private readonly unsaved: string[] = [];
  private hasClosingLine: boolean;
  private notBefore: number | undefined; // the time of the next lines, while a clock expires

  constructor(
    record: RecordedGame,
    host: TableHost,
    commands: readonly StoredCommand[] = [],
    hasClosingLine = false,
  ) {
    this.record = record;
    this.rules = record.rules;
    this.host = host;
    this.answers = new Answers(commands);
    this.stored = record.seq;
    this.taken = record.seq;
    this.hasClosingLine = hasClosingLine;
    record.appendTo((line) => this.unsaved.push(line));
    this.forget();
  }

  get header(): RecordHeader {
    return this.record.header;
  }

  /** The whole position, including everything hidden. */
  get position(): Position {
    return this.record.position;
  }

  /** The players of the seats, and the clocks. */
  get table(): TableState {
    return this.record.table;
  }

  /** The number of the last line that was decided. */
  get seq(): number {
    return this.record.seq;
  }

  /** The number of lines that are stored, with the header and the closing line. */
  get lines(): number {
    return this.stored + (this.hasClosingLine ? 2 : 1);
  }

  /** Whether the record has its closing line: nothing more is played. */
  get isClosed(): boolean {
    return this.hasClosingLine;
  }

  get result(): RecordResult {
    return this.record.result;
  }

  /** Finds an accepted command by its id; asks the store only if older commands of the seat are not in memory. */
  async findCommand(seat: Seat, id: string): Promise<StoredCommand | undefined> {
    const known = this.answers.find(seat, id);
    if (known !== undefined || this.answers.isComplete(seat)) return known;
    return this.host.findCommand?.(seat, id);
  }

  /** Decides a command and stores it. Rejects if it could not be stored. */
  async play(actor: Seat, command: Command, sent?: CommandId): Promise<Played> {
    const known = actor === HOST ? this.position : viewOf(this.position, actor); // a rejection must not leak secrets
    const rejection = refuse(this.rules, known, actor, command);
    if (rejection !== undefined) return { rejection };
    const played = this.record.play(actor, command, this.time());
    if (played.rejection !== undefined) return (await this.save()) === 'conflict' ? 'conflict' : played;
    if (this.position.phase === 'over') this.closeRecord(); // stored together with the line that ends the game
    const stored = sent && { seat: actor, seq: played.entry.seq, ...sent };
    if ((await this.save(stored)) === 'conflict') return 'conflict';
    if (stored !== undefined) this.answers.keep(stored);
    return played;
  }

  /** Writes changes at the table and stores them together. */
  async note(events: readonly TableEvent[]): Promise<'stored' | 'conflict'> {
    const time = this.time();
    for (const event of events) this.record.note(event, time);
    return this.save();
  }

  /** Marks and stores the switch to a newer revision of the rules; nothing if there is none. */
  async revise(): Promise<'stored' | 'conflict'> {
    this.record.revise(this.time());
    return this.save();
  }

  /** Stores the closing line of a game that is over, or that is abandoned. */
  async close(): Promise<'stored' | 'conflict'> {
    if (!this.hasClosingLine) this.closeRecord();
    return this.save();
  }

  /** Returns the stored entries that earlier calls have not returned. */
  takeStored(): readonly HistoryEntry[] {
    const { taken, stored, record } = this;
    this.taken = stored;
    return stored === taken ? [] : record.entries.slice(taken - stored);
  }

  /** Discards the game in memory and folds the stored one again. Returns the entries that others have written. */
  async reload(): Promise<readonly HistoryEntry[]> {
    const { stored } = this;
    const game = await this.host.load?.();
    if (game === undefined) throw new Error('a host with a single writer cannot have a conflict');
    this.unsaved.length = 0;
    this.take(game);
    return this.entriesAfter(stored);
  }

  /** Folds the lines that other writers have stored since. Returns their entries. */
  async catchUp(): Promise<readonly HistoryEntry[]> {
    if (this.host.loadAfter === undefined) return this.reload();
    if (this.hasClosingLine) return [];
    const { stored, record } = this;
    const { lines, commands } = await this.host.loadAfter(stored);
    const folded = foldLines(record, lines);
    if (folded.error !== undefined) throw new Error(`a stored line cannot be read: ${folded.error.code}`);
    for (const command of commands) if (command.seq <= record.seq) this.answers.keep(command);
    this.stored = record.seq;
    this.taken = record.seq;
    this.hasClosingLine = folded.isFinished;
    this.refuseNewer();
    const entries = record.entries.filter(({ seq }) => seq > stored);
    this.forget();
    return entries;
  }

  /** Runs work whose lines conflict if they are stored before this time. */
  async expire(notBefore: number, work: () => Promise<void>): Promise<void> {
    this.notBefore = notBefore;
    try {
      await work();
    } finally {
      this.notBefore = undefined;
    }
  }

  /** Returns the lines after `after`, up to `upTo`, as a viewer may know them. */
  async linesFor(viewer: Seat, after: number, upTo: number): Promise<WireLine[]> {
    const entries = await this.entriesAfter(after);
    return entries
      .slice(0, Math.max(0, Math.min(upTo, this.stored) - after))
      .map((entry) => this.redact(entry, viewer));
  }

  /** Returns the number of the last line that was written at this time or earlier. */
  lastBefore(time: number): number {
    const { entries } = this.record;
    const later = entries.findIndex((entry) => entry.time !== undefined && Date.parse(entry.time) > time);
    return Math.min(this.stored, later === -1 ? this.record.seq : (entries[later]?.seq ?? 1) - 1);
  }

  /** Returns when the line after this one was written; undefined if there is none, or if it is in the store only. */
  timeAfter(seq: number): number | undefined {
    const next = this.record.entries.find((entry) => entry.seq > seq);
    return next?.time === undefined ? undefined : Date.parse(next.time);
  }

  /** Returns the entries after a line; those of a long game may have to be read from the store. */
  private async entriesAfter(after: number): Promise<readonly HistoryEntry[]> {
    const { entries } = this.record;
    const first = entries[0]?.seq ?? 1;
    if (after >= first - 1 || this.host.readLines === undefined) return entries.slice(after - first + 1);
    return parseEntries(this.rules, await this.host.readLines(after), after);
  }

  /** Returns the wire line of an entry: its events as the viewer may know them, never the command or the outcomes. */
  redact({ seq, seat, time, events, table }: HistoryEntry, viewer: Seat): WireLine {
    const stamp = time === undefined ? { seq } : { seq, time };
    if (table !== undefined) return { ...stamp, table };
    const { rules } = this;
    const makeRedacted = (event: Event) => makeEvent(rules.board, redact(rules, event, viewer));
    return { ...stamp, seat, events: events.map(makeRedacted) };
  }

  /** Whether every viewer may know all of an entry. */
  isPublic({ events }: HistoryEntry): boolean {
    return events.every((event) => redact(this.rules, event, SPECTATOR) === event);
  }

  /** Returns the notation of what a viewer may know of the first position; undefined for a new game. */
  beginningFor(viewer: Seat): string | undefined {
    const { header, beginning } = this.record;
    return header.position === undefined ? undefined : makePosition(this.rules, viewOf(beginning, viewer));
  }

  private take({ text, commands }: StoredGame): void {
    const opened = foldRecord(text, this.host.findChance);
    if (opened.error !== undefined) throw new Error(`the stored game cannot be opened: ${opened.error.code}`);
    this.record = opened.game;
    this.record.appendTo((line) => this.unsaved.push(line));
    this.answers = new Answers(commands);
    this.stored = this.record.seq;
    this.taken = this.stored;
    this.hasClosingLine = opened.isFinished;
    this.refuseNewer();
    this.forget();
  }

  /** Throws if a newer revision of the rules has decided lines of the game: this host cannot continue it. */
  private refuseNewer(): void {
    const { revision } = this.record;
    if (!this.hasClosingLine && revision > this.rules.revision)
      throw new Error(`the game is at revision ${revision} of its rules`);
  }

  private closeRecord(): void {
    this.record.close();
    this.hasClosingLine = true;
  }

  /** Returns the time of the next line. If the host was down since the last one, first credits running clocks with that time. */
  private time(): string {
    const last = this.record.entries.at(-1)?.time;
    const now = this.host.now().getTime();
    const time = new Date(last === undefined ? now : Math.max(now, Date.parse(last))).toISOString(); // clocks of hosts differ
    const isRunning = !this.hasClosingLine && this.table.clock?.deadline !== undefined;
    if (!isRunning || last === undefined) return time;
    const milliseconds = this.host.downtimeAfter?.(Date.parse(last)) ?? 0;
    if (milliseconds > 0) this.record.note({ type: 'delayed', milliseconds }, time);
    return time;
  }

  private async save(command?: StoredCommand): Promise<'stored' | 'conflict'> {
    const lines = this.unsaved.splice(0);
    if (lines.length === 0) return 'stored';
    const { position, table, entries } = this.record;
    const deadline = this.hasClosingLine ? undefined : table.clock?.deadline;
    const due = deadline && deadline + GRACE_MS;
    const last = entries.at(-1)?.time;
    const endedAt = last === undefined ? this.host.now().getTime() : Date.parse(last);
    const after = this.stored + 1; // with the header
    const isStandIn = (seat: Seat): boolean => {
      const { player, bot } = table.players[seat] ?? {};
      return player !== undefined && bot !== undefined;
    };
    const result = await this.host.append({
      after,
      lines,
      due,
      turn: position.family === 'turns' ? position.turn : position.round,
      round: this.record.round,
      toAct: this.hasClosingLine ? [] : toAct(position).filter((seat) => seat !== HOST && !isStandIn(seat)),
      clockEnds: deadline,
      ...(this.hasClosingLine ? { endedAt } : {}),
      ...(this.notBefore === undefined ? {} : { notBefore: this.notBefore }),
      awaitsHost: this.host.playsBots !== undefined && this.awaitsHost,
      ...(command === undefined ? {} : { command }),
    });
    if (result === 'stored') {
      this.stored = this.record.seq;
      this.forget();
    }
    return result;
  }

  /** Whether the game waits for a bot, for the default of a player who left, or for its start. */
  private get awaitsHost(): boolean {
    const { rules, position, table } = this.record;
    if (this.hasClosingLine || table.isPaused) return false;
    const bots = [...table.players.keys()].filter((seat) => table.players[seat]?.bot !== undefined);
    const isPlayedHere = (seat: Seat): boolean => seat === HOST || table.players[seat]?.isAway === true;
    return nextQuestion(rules, position, bots) !== undefined || toAct(position).some(isPlayedHere);
  }

  /** Keeps only the end of a long game in memory: the latest lines, and those that spectators may not see yet. */
  private forget(): void {
    const { readLines, spectatorDelay } = this.host;
    if (readLines === undefined) return;
    const shown =
      spectatorDelay === undefined
        ? this.record.seq
        : this.lastBefore(this.host.now().getTime() - spectatorDelay);
    this.record.forget(Math.max(KEPT_ENTRIES, this.record.seq - shown + 1)); // including the last one they see
  }
}
