import {
  type Command,
  HOST,
  isIn,
  isToAct,
  type Json,
  makeRejection,
  parseCommand,
  type Rejection,
  type Seat,
} from '@rubicon/engine';
import { hashText } from '@rubicon/protocol';
import {
  type HistoryEntry,
  type TableEvent,
  type TableMessage,
  type Viewpoint,
  type WireFailure,
  type WireGame,
  wireGameOf,
} from '@rubicon/protocol/wire';
import { Absence, questionOf } from './absence.ts';
import { Audience } from './audience.ts';
import { Bots } from './bots.ts';
import { type Client, Connection, type Request, type Welcome } from './connection.ts';
import type { TableHost } from './host.ts';
import type { CommandId, Journal, Played } from './journal.ts';
import { Mailbox } from './mailbox.ts';
import type { Player } from './player.ts';

/** How often a command is decided when writes conflict. */
const MOST_CONFLICTS = 10;

/**
 * One game being played. All requests go through one mailbox. An accepted command is stored first, and then sent to every
 * client as far as it may know.
 */
export class Table {
  /** The public facts of the game, with the names that people had when it was opened. */
  readonly game: WireGame;
  private readonly journal: Journal;
  private readonly host: TableHost;
  private readonly bots: Bots;
  private readonly absence: Absence;
  private readonly mailbox = new Mailbox();
  private readonly audience: Audience;
  private end: TableMessage | undefined; // the last message, once nothing more is played
  private isClosing = false; // no longer hosted: no more lines are stored

  constructor(game: WireGame, journal: Journal, players: Map<Seat, Player>, host: TableHost) {
    this.game = game;
    this.journal = journal;
    this.host = host;
    const table = this;
    this.bots = new Bots(players, {
      journal,
      mailbox: this.mailbox,
      withinLimit: (answer) => withinLimit(answer, host),
      get isHalted() {
        return table.isHalted || !table.playsBots;
      },
      open: (seat, bot) =>
        host.openPlayer({
          game,
          rules: journal.rules,
          seat,
          bot,
          seed: hashText(`${game.id}/${journal.seq}`),
        }),
      pace: (seat) => host.pace?.(seat),
      play: async (seat, command) => rejectionOf(await this.play(seat, command)),
      playDefault: (seat) => this.absence.playDefault(seat, 'skip'),
      failed: (seat, cause) => host.failed({ code: 'bot-failed', seat, cause }),
    });
    this.audience = new Audience(journal, host, {
      hasPresence: game.table !== undefined,
      get votes() {
        return table.absence.votes;
      },
      get end() {
        return table.end;
      },
      post: (work) => this.post(work),
    });
    this.absence = new Absence(game.table, journal, {
      now: () => host.now().getTime(),
      play: (actor, command) => this.play(actor, command),
      note: (events) => this.noteEvents(events),
      setBot: (seat, bot) => this.bots.setPlayer(seat, bot),
      savedSheet: async (seat) => host.savedSheet?.(seat),
      setVote: async (seat, isWanted) => host.setVote?.(seat, isWanted),
      votesChanged: () => this.audience.sendVotes(),
    });
  }

  /** Whether nothing can be played now: the game is over, has failed, is paused or waits for its dice. */
  get isHalted(): boolean {
    return this.end !== undefined || this.journal.table.isPaused || this.awaitsKey;
  }

  private get playsBots(): boolean {
    return this.host.playsBots?.() ?? true;
  }

  private get awaitsKey(): boolean {
    return this.host.awaitsKey?.() ?? false;
  }

  get connected(): number {
    return this.audience.size;
  }

  /** The number of stored lines that this table has folded, including the header and the closing line. */
  get lines(): number {
    return this.journal.lines;
  }

  /** The number of the last line. */
  get seq(): number {
    return this.journal.seq;
  }

  /** When a clock runs out; undefined if none runs. */
  get deadline(): number | undefined {
    return this.journal.table.clock?.deadline;
  }

  /** Whether nothing more is played. */
  get isOver(): boolean {
    return this.end !== undefined;
  }

  /** Whether the game is waiting for a bot: it must stay open. */
  get isBusy(): boolean {
    return this.bots.isBusy;
  }

  /** Starts a new game, or continues a stored one; bots begin to play. */
  begin(): void {
    this.post(async () => {
      const { position, isClosed } = this.journal;
      if (position.phase === 'over' || isClosed) {
        if ((await this.store(() => this.journal.close())) !== undefined) this.advance();
        return;
      }
      if (this.awaitsKey) return;
      const revised = await this.store(() => this.journal.revise());
      if (revised === 'conflict') return;
      this.sendStored();
      if (isToAct(position, HOST)) await this.play(HOST, { type: 'start' });
      else this.advance();
    });
  }

  connect(client: Client): Connection {
    const connection = new Connection(client, {
      readGame: () => this.readGame(),
      now: () => this.host.now().toISOString(),
      post: (work) => this.post(work),
      welcome: (viewpoint, after) => this.welcome(viewpoint, after),
      command: (seat, id, command) => this.command(seat, id, command),
      request: (seat, request) => this.request(seat, request),
      changed: () => this.audience.sendPresence(),
    });
    this.audience.add(connection);
    return connection;
  }

  /** Catches up first if the client knows more lines: another writer may have stored them. */
  private async welcome(viewpoint: Viewpoint, after: number): Promise<Welcome | WireFailure> {
    if (after > this.journal.seq) await this.catchUp();
    return this.audience.welcome(viewpoint, after);
  }

  /** Plays for seats whose time is up. The host calls it at the time that an append named. */
  tick(): Promise<void> {
    return this.mailbox.post(async () => {
      if (!this.isHalted) await this.absence.expire();
    });
  }

  /** Credits running clocks with the time the host was down, unless a later line already did. */
  async credit(): Promise<void> {
    if (!this.isOver) await this.note([]);
  }

  /** Writes changes at the table that the host decided, such as a new key for the dice. */
  note(events: readonly TableEvent[]): Promise<boolean> {
    return this.mailbox.post(() => this.noteEvents(events));
  }

  /** Folds the lines that another writer has stored. */
  refresh(): void {
    this.post(async () => {
      if (this.end?.type !== 'failed') await this.takeIn(await this.journal.catchUp());
    });
  }

  /** Plays bots and defaults from now on, which another host may have done until now. */
  resume(): void {
    this.post(() => this.advance());
  }

  /** Sends who is connected, after a change at another host. */
  showPresence(): void {
    this.post(() => this.audience.sendPresence());
  }

  /** Sends the votes for a pause that another host stored. */
  showVotes(votes: readonly Seat[]): void {
    this.post(() => {
      if (this.absence.takeVotes(votes)) this.audience.sendVotes();
    });
  }

  /** Leaves a seat for a player who cannot come back. */
  async leave(seat: Seat): Promise<void> {
    await this.mailbox.post(() => this.request(seat, { type: 'leave' }));
  }

  /**
   * Ends a game that everyone has left: its closing line says that it was abandoned. `isStillDue` is asked after everything
   * received earlier has been played.
   */
  abandon(isStillDue?: () => Promise<boolean>): Promise<void> {
    return this.mailbox.post(async () => {
      if (isStillDue === undefined || (await isStillDue())) await this.closeRecord();
    });
  }

  /** Stops hosting the game. Commands received before are still played and stored. */
  async close(): Promise<void> {
    this.isClosing = true;
    this.audience.close();
    const closing = this.bots.close();
    await this.mailbox.post(() => {});
    await closing;
  }

  /** Posted work throws only if there is a bug; the game then stops at its stored state. */
  private post(work: () => void | Promise<void>): void {
    this.mailbox.post(work).catch((cause) => this.halt(cause));
  }

  private async readGame(): Promise<WireGame> {
    const { id, names, programs } = this.host;
    return names === undefined ? this.game : wireGameOf(this.journal.header, id, await names(), programs);
  }

  /** Answers a command; one that was already accepted gets the same answer again. */
  private async command(seat: Seat, id: string, json: Json): Promise<TableMessage> {
    const { board } = this.journal.rules;
    const hash = hashText(JSON.stringify(json));
    for (let conflicts = 0; conflicts < MOST_CONFLICTS; conflicts++) {
      const known = await this.journal.findCommand(seat, id);
      if (known !== undefined)
        return known.hash === hash
          ? { type: 'accepted', id, seq: known.seq }
          : { type: 'failed', code: 'id-reused', id };
      const code = this.refusal(seat);
      if (code !== undefined) return { type: 'failed', code, id };
      const { value, error } = parseCommand(board, json);
      if (error !== undefined) return { type: 'refused', id, rejection: { ...error } };
      const played = await this.play(seat, value, { id, hash });
      if (played === undefined) return { type: 'failed', code: 'not-saved', id };
      if (played === 'conflict' || (played.rejection !== undefined && (await this.catchUp()))) continue;
      if (played.rejection !== undefined)
        return { type: 'refused', id, rejection: makeRejection(board, played.rejection) };
      return { type: 'accepted', id, seq: played.entry.seq };
    }
    return { type: 'failed', code: 'not-saved', id };
  }

  /** Returns why a seat may not play now. */
  private refusal(seat: Seat): WireFailure | undefined {
    const { players, isPaused } = this.journal.table;
    if (this.journal.isClosed && this.journal.position.phase !== 'over') return 'not-allowed'; // abandoned
    if (isPaused) return 'paused';
    if (this.awaitsKey) return 'awaits-key';
    return players[seat]?.bot === undefined ? undefined : 'not-playing';
  }

  private async request(seat: Seat, request: Request): Promise<WireFailure | undefined> {
    if (this.game.table === undefined || this.end !== undefined) return 'not-allowed';
    if (this.awaitsKey) return 'awaits-key'; // a line would replace the deadline of the new key
    if (request.type !== 'save') return this.absence.request(seat, request);
    if (this.host.saveSheet === undefined || !isIn(this.journal.position, seat)) return 'not-allowed';
    if (parseCommand(this.journal.rules.board, request.command).error !== undefined) return 'bad-message';
    await this.host.saveSheet(seat, {
      question: questionOf(this.journal.position),
      command: request.command,
    });
    return undefined;
  }

  /**
   * Decides a command, stores it, and then sends it. Runs in the mailbox. Undefined if it could not be stored; after a
   * conflict the game in memory is the stored one, and the command may be decided again.
   */
  private async play(actor: Seat, command: Command, sent?: CommandId): Promise<Played | undefined> {
    if (this.end?.type === 'failed') return undefined;
    const played = await this.store(() => this.journal.play(actor, command, sent));
    if (played === undefined || played === 'conflict') return played;
    if (played.rejection === undefined) this.bots.show(played.entry.events);
    this.sendStored();
    if (played.rejection !== undefined) return played;
    await this.absence.recount(); // a player may be out
    this.advance();
    return played;
  }

  private async noteEvents(events: readonly TableEvent[]): Promise<boolean> {
    if ((await this.store(() => this.journal.note(events))) !== 'stored') return false;
    this.sendStored();
    this.advance();
    return true;
  }

  private sendStored(): void {
    for (const entry of this.journal.takeStored()) this.audience.sendEntry(entry);
  }

  private async store<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (this.end?.type === 'failed') return undefined;
    try {
      const result = await work();
      if (result === 'conflict') await this.reload();
      return result;
    } catch (cause) {
      this.halt(cause);
      return undefined;
    }
  }

  /** Folds the lines that other writers have stored; returns whether there were any. */
  private async catchUp(): Promise<boolean> {
    const isBehind = (await this.host.countLines?.()) !== this.journal.lines;
    if (this.host.countLines === undefined || !isBehind) return false;
    await this.reload();
    return true;
  }

  private async reload(): Promise<void> {
    await this.takeIn(await this.journal.reload());
  }

  private async takeIn(entries: readonly HistoryEntry[]): Promise<void> {
    for (const entry of entries) {
      this.bots.show(entry.events);
      this.audience.sendEntry(entry);
    }
    await this.matchBots();
    this.advance();
  }

  /** Opens and closes bots to match the stored game. */
  private async matchBots(): Promise<void> {
    for (const [seat, { bot }] of this.journal.table.players.entries())
      if (this.bots.has(seat) !== (bot !== undefined)) await this.bots.setPlayer(seat, bot);
  }

  /** Continues after a stored line: ends the game, or asks the bots. */
  private advance(): void {
    if (this.journal.isClosed) {
      if (this.end === undefined) this.finish({ type: 'closed', result: this.journal.result });
      return;
    }
    if (this.isHalted || this.isClosing) return;
    if (this.absence.isDeserted) this.post(() => this.closeRecord());
    else if (!this.playsBots) return;
    else if (this.absence.isToPlay) this.post(() => this.absence.playNext());
    else this.bots.ask().catch((cause) => this.halt(cause));
  }

  /** Writes the closing line of a game that is not over. */
  private async closeRecord(): Promise<void> {
    if (this.end !== undefined || (await this.store(() => this.journal.close())) === undefined) return;
    this.advance(); // ends the game, unless another writer came first
  }

  /** Stops playing after a failure; the stored game can be opened again. */
  private halt(cause: unknown): void {
    if (this.end?.type === 'failed') return;
    this.host.failed({ code: 'not-saved', cause });
    this.finish({ type: 'failed', code: 'not-saved' });
  }

  private finish(end: TableMessage): void {
    this.end = end;
    this.audience.sendEnd(end);
    void this.bots.close();
  }
}

/** Rejects if the answer of a bot takes longer than the host allows. */
function withinLimit<T>(answer: Promise<T>, { botLimit, startTimer }: TableHost): Promise<T> {
  if (botLimit === undefined || startTimer === undefined) return answer;
  return new Promise((resolve, reject) => {
    const cancel = startTimer(botLimit, () => reject(new Error(`no answer for ${botLimit} ms`)));
    answer.then(resolve, reject).finally(cancel);
  });
}

const rejectionOf = (played: Played | undefined): Rejection | undefined =>
  played === undefined || played === 'conflict' ? undefined : played.rejection;
