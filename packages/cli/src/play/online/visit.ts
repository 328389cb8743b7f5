import { CLOSE, SeatClient, type SeatListener, type SeatOptions, type TableView } from '@rubicon/api';
import { clonePosition, IN, type Seat } from '@rubicon/engine';
import type { FatalFailure, TemporaryFailure, WireChatLine } from '@rubicon/protocol/wire';
import type { Room } from '../room.ts';
import { Interrupted, type Terminal } from '../terminal.ts';
import { nameOf, printable } from '../texts/cast.ts';
import type { ServerSession } from './session.ts';
import { changeTexts } from './table-texts.ts';

/** Failures that end the visit. */
const FAILURES: Readonly<Partial<Record<FatalFailure | 'unreadable', string>>> = {
  upgrade: 'The server uses another version of the protocol. Update Rubicon.',
  'not-yours': 'The server says that this seat belongs to another player.',
  'not-saved': 'The server could not store the game. It will continue once the operator has fixed that.',
};

/** A question that waits for its answer. */
interface Question {
  readonly situation: string; // at the time of asking
  readonly situationOf: () => string; // now
  readonly typed: 'keep' | 'drop'; // what happens to a line that was begun
}

/** Thrown when the table has failed. The message is a sentence. */
export class TableFailed extends Error {}

/**
 * A visit to a table: keeps track of the table, prints what happens, and interrupts a question that no longer makes sense.
 */
export class Visit {
  readonly client: SeatClient;
  view: TableView;
  room: Room | undefined; // once the game is shown
  isConnected = false;
  isSeated = false; // the game is shown
  isClosed = false; // the record has its closing line
  present: readonly Seat[] | undefined; // seats whose players are connected
  /** Called for every new line of the game. */
  onEntry: () => void = () => {};
  private readonly session: ServerSession;
  private readonly terminal: Terminal;
  private readonly missed = new Set<Seat>(); // seats whose players lost the connection
  private votes: readonly Seat[] = []; // for a pause
  private chatted = 0; // the last line of chat that was printed
  private isLost = false; // the connection was lost, and the person was told
  private asked: Question | undefined;
  private problem: unknown;
  private wake: () => void = () => {};
  private changed = this.nextChange();

  constructor(session: ServerSession, view: TableView, options: SeatOptions) {
    this.session = session;
    this.terminal = session.terminal;
    this.view = view;
    this.client = new SeatClient(session.api, view.id, this.listener(), options);
  }

  /** The id of the player, which a visitor gets with a seat. */
  get me(): string | undefined {
    return this.session.me?.id;
  }

  /** Asks as long as the situation stays the same; returns whether it did. A line that was begun can be kept for later. */
  async ask(
    situationOf: () => string,
    question: () => Promise<void>,
    typed: 'keep' | 'drop',
  ): Promise<boolean> {
    this.check();
    this.asked = { situation: situationOf(), situationOf, typed };
    try {
      await question();
      return true;
    } catch (error) {
      if (!(error instanceof Interrupted)) throw error;
      this.check();
      return false;
    } finally {
      this.asked = undefined;
    }
  }

  /** Shows a table as the server sent it; answers to requests and messages may overtake each other. */
  show(view: TableView): void {
    if (view.version <= this.view.version) return;
    const texts = changeTexts(this.view, view, this.me);
    this.view = view;
    this.terminal.print(...texts);
    this.update();
  }

  /** Waits for a change of any kind. */
  async wait(): Promise<void> {
    this.check();
    await this.terminal.wait(this.changed);
    this.check();
  }

  /** Waits until the game is shown. */
  async seated(): Promise<void> {
    while (!this.isSeated) await this.wait();
  }

  /** Writes a line of chat. */
  say(text: string): void {
    if (!this.client.say(text)) this.terminal.print('You are not connected. Try again in a moment.');
  }

  private listener(): SeatListener {
    return {
      table: (view) => this.show(view),
      connected: () => {
        if (this.isLost) this.terminal.print('Connected again.');
        this.isLost = false;
        this.isConnected = true;
        this.update();
      },
      lost: (code) => {
        if (!this.isLost) this.terminal.print(lostText(code));
        this.isLost = true;
        this.isConnected = false;
        this.update();
      },
      ended: (problem) => this.fail(problem),
      failed: (code) => this.fail(new TableFailed(FAILURES[code] ?? `The table failed: ${code}.`)),
      seated: (replica) => {
        this.isSeated = true;
        const { viewer, seq, view } = replica;
        this.room?.read.set(viewer, { lines: seq, view: clonePosition(view) }); // shown again from its start
        this.update();
      },
      entered: () => {
        this.onEntry();
        this.update();
      },
      presence: (seats) => this.notePresence(seats),
      votes: (seats) => this.noteVotes(seats),
      closed: () => {
        this.isClosed = true;
        this.update();
      },
      chat: (lines) => this.noteChat(lines),
      declined: (code) => {
        if (code === 'rolled-back') this.isSeated = false;
        this.terminal.print(...(DECLINED[code] ?? []));
        this.update();
      },
    };
  }

  /** Throws if the visit has failed. */
  private check(): void {
    if (this.problem !== undefined) throw this.problem;
  }

  private fail(problem: unknown): void {
    this.problem ??= problem;
    this.update();
  }

  /** Wakes waiting code and interrupts an outdated question after a change. */
  private update(): void {
    this.wake();
    this.changed = this.nextChange();
    const { asked, room, isSeated } = this;
    if (asked === undefined) return;
    const isHidden = room !== undefined && !isSeated; // until the game is shown again
    if (this.problem !== undefined || isHidden || asked.situationOf() !== asked.situation)
      this.terminal.interrupt(asked.typed);
  }

  private nextChange(): Promise<void> {
    return new Promise((resolve) => {
      this.wake = resolve;
    });
  }

  /** Prints who lost the connection and who is back. Players who arrive one by one at the start of a game are no news. */
  private notePresence(seats: readonly Seat[]): void {
    const { room, present = [], missed } = this;
    this.present = seats;
    if (room === undefined || !this.isSeated) return this.update();
    const { view } = room.client.replica;
    const isOther = (seat: Seat): boolean => !room.people.includes(seat) && view.status[seat] === IN;
    const gone = present.filter((seat) => isOther(seat) && !seats.includes(seat));
    const back = seats.filter((seat) => missed.delete(seat));
    for (const seat of gone) missed.add(seat);
    this.terminal.print(
      ...gone.map((seat) => `${nameOf(room.cast, seat)} is not connected.`),
      ...back.map((seat) => `${nameOf(room.cast, seat)} is connected again.`),
    );
    this.update();
  }

  /** Prints lines of chat by others: only the last few on arrival, and then all of them. */
  private noteChat(lines: readonly WireChatLine[]): void {
    const last = this.chatted;
    const isNew = ({ number, player, isRemoved }: WireChatLine): boolean =>
      number > last && player !== this.me && isRemoved !== true;
    const fresh = lines.filter(isNew).slice(-MOST_CHAT);
    this.chatted = Math.max(last, ...lines.map(({ number }) => number));
    this.terminal.print(
      ...fresh.map(({ name, text }) => `${printable(name ?? 'Somebody')} says: ${printable(text)}`),
    );
  }

  private noteVotes(seats: readonly Seat[]): void {
    const { room, votes } = this;
    this.votes = seats;
    if (room === undefined) return;
    const others = seats.filter((seat) => !votes.includes(seat) && !room.people.includes(seat));
    const hint = room.people.length === 0 ? '' : ' Type pause to agree.';
    this.terminal.print(...others.map((seat) => `${nameOf(room.cast, seat)} wants a pause.${hint}`));
  }
}

/** The most lines of chat that are printed on arrival. */
const MOST_CHAT = 10;

/** Answers to requests that the table declined. Declined commands are answered where they are played. */
const DECLINED: Readonly<Partial<Record<TemporaryFailure, readonly string[]>>> = {
  'not-allowed': ['That is not possible now.'],
  'chat-off': ['This table has no chat.'],
  'players-only': ['Only players with a seat can chat here.'],
  'not-logged-in': ['Choose a name first. Visitors can only read the chat.'],
  behind: ['You are watching with a delay. You can chat after the game.'],
  muted: ['The creator of the table has muted you.'],
  empty: ['Type your message after say.'],
  'too-long': ['Too long: at most 300 characters.'],
  'bad-text': ['Some of these characters are not allowed.'],
  'too-fast': ['Too fast. Wait a moment.'],
  'rolled-back': [
    'The server was restored from a backup and lost the last moves. The game continues from the last saved position.',
  ],
};

function lostText(code: number): string {
  if (code === CLOSE.stopping) return 'The server is restarting. The game continues when it is back.';
  if (code === CLOSE.over) return 'The server cannot open the game right now. Retrying …';
  if (code === CLOSE.tooMany) return 'Too many connections from your address. Retrying …';
  return 'Connection lost. Reconnecting …';
}
