import {
  clonePosition,
  isToAct,
  legal,
  makeCommand,
  type Offer,
  type Position,
  type Rules,
  type Seat,
  type SeatCommand,
  SPECTATOR,
} from '@rubicon/engine';
import {
  type Happening,
  Replica,
  type TableMessage,
  type Viewpoint,
  WIRE_PROTOCOL,
  type WireFailure,
  type WireGame,
  type WireLine,
} from '@rubicon/protocol/wire';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { hasSteps, isReviewedBy, type Opening } from './review.ts';
import type { TablePort } from './table-port.ts';

/** A game as the page knows it: what the seat in front of it may know, as far as it has been shown. */
export interface MatchState {
  readonly game: WireGame | undefined; // undefined before the table has answered
  readonly yours: readonly number[]; // the seats that people in front of this page play
  readonly seat: Viewpoint | undefined; // who is in front of it now; 'watch' when nobody is
  readonly rules: Rules | undefined;
  readonly view: Position | undefined; // a new one for every change
  readonly history: readonly Happening[]; // what has been shown; grows in place
  readonly shown: number; // how many of them
  readonly opening: Opening | undefined; // what is to be gone through before anything else is shown
  readonly offers: readonly Offer[]; // what the seat may do now; empty while something is still to be shown
  readonly isSending: boolean; // a command is on its way, or what came of it is not shown yet
  readonly isBehind: boolean; // more has happened than is shown
  readonly rejection: string | undefined; // why the last one was refused, until something else is done
  readonly failure: WireFailure | 'crashed' | undefined; // why it cannot go on
}

const NOTHING: MatchState = {
  game: undefined,
  yours: [],
  seat: undefined,
  rules: undefined,
  view: undefined,
  history: [],
  shown: 0,
  opening: undefined,
  offers: [],
  isSending: false,
  isBehind: false,
  rejection: undefined,
  failure: undefined,
};

/** How long to wait after a line before the next one is shown. */
export type Pause = (happening: Happening, isOwn: boolean) => number;

/** One running game: takes in what the table sends, shows it at a pace that can be followed, sends commands. */
export class Match {
  readonly store: StoreApi<MatchState> = createStore<MatchState>(() => NOTHING);
  private readonly pause: Pause;
  private port: TablePort | undefined;
  private replica: Replica | undefined;
  private opening: Opening | undefined;
  private readonly reviewed = new Map<Seat, number>(); // the last line that each seat has gone through
  private first: number | undefined; // the lines of the game when this page came to it
  private queue: WireLine[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private sent = 0;
  private awaited: string | undefined; // the command of this seat that is not answered
  private acceptedAt = Number.POSITIVE_INFINITY; // the line of the last command, once it is known
  private isSkipping = false; // until the seat is asked

  constructor(pause: Pause) {
    this.pause = pause;
  }

  /** Begins to talk; `receive` has to get what comes back. */
  start(port: TablePort): void {
    this.port = port;
    port.send({ type: 'hello', protocol: WIRE_PROTOCOL });
  }

  stop(): void {
    clearTimeout(this.timer);
    this.port?.close();
    this.port = undefined;
  }

  /** Shows the game from this seat, and forgets what the last one knew. */
  sit(seat: Viewpoint): void {
    this.clear();
    this.awaited = undefined; // its answer would not come any more
    this.acceptedAt = Number.POSITIVE_INFINITY;
    this.isSkipping = false;
    this.replica = undefined;
    this.store.setState({
      seat,
      rules: undefined,
      view: undefined,
      history: [],
      shown: 0,
      opening: undefined,
      offers: [],
      isSending: false,
      isBehind: false,
      rejection: undefined,
    });
    this.port?.send({ type: 'sit', seat, after: 0 });
  }

  /** Shows what comes at once, until the seat is asked or the game is over. */
  skip(): void {
    this.isSkipping = true;
    clearTimeout(this.timer);
    this.showNext();
  }

  /** What was opened has been gone through: the game goes on. */
  endReview(): void {
    if (this.replica === undefined || this.opening === undefined) return;
    this.reviewed.set(this.replica.viewer, this.opening.line.seq);
    this.opening = undefined;
    this.showNext();
  }

  /** The refusal has been read. */
  forgetRejection(): void {
    this.store.setState({ rejection: undefined });
  }

  send(command: SeatCommand): void {
    const { rules, isSending } = this.store.getState();
    if (rules === undefined || isSending) return;
    this.endReview(); // who gives up meanwhile has seen enough
    this.sent++;
    this.awaited = `${sessionId}-${this.sent}`;
    this.acceptedAt = Number.POSITIVE_INFINITY;
    this.store.setState({ isSending: true, rejection: undefined, offers: [] });
    this.port?.send({
      type: 'command',
      id: this.awaited,
      command: makeCommand(rules.board, command),
    });
  }

  /** A line that does not follow, or cannot be read, ends what can be shown. */
  receive(message: TableMessage): void {
    try {
      this.take(message);
    } catch {
      this.fail('crashed');
    }
  }

  private take(message: TableMessage): void {
    switch (message.type) {
      case 'hello':
        this.store.setState({ game: message.game, yours: message.yours });
        this.sit(message.yours.length === 1 ? message.yours[0]! : 'watch');
        return;
      case 'seated':
        this.takeSeat(message);
        return;
      case 'line':
        if (this.replica === undefined) return; // of a seat that is not sat on any more
        this.queue.push(message);
        this.timer ??= setTimeout(() => this.showNext(), FRAME);
        return;
      case 'accepted':
        if (message.id !== this.awaited) return; // of who sat here before
        this.acceptedAt = message.seq; // its line tells what came of it
        this.store.setState(({ isSending }) => ({ isSending: isSending && !this.isAnswered() }));
        return;
      case 'refused':
        if (message.id !== this.awaited) return;
        this.store.setState({
          isSending: false,
          rejection: codeOf(message.rejection),
          offers: this.offersNow(),
        });
        return;
      case 'closed':
        return; // what ended the game has been told by its events
      case 'failed':
        this.fail(message.code);
    }
  }

  /** The worker behind the connection is gone, or the table cannot go on. */
  fail(failure: WireFailure | 'crashed'): void {
    this.store.setState({ failure, isSending: false });
  }

  private takeSeat({ seat, beginning, lines }: Extract<TableMessage, { type: 'seated' }>): void {
    const { game, seat: wanted } = this.store.getState();
    if (game === undefined || seat !== wanted) return;
    this.clear(); // what came since then for the same seat is among these lines
    const replica = new Replica(game, seat, beginning);
    for (const line of lines) replica.take(line);
    this.replica = replica;
    this.first ??= lines.length;
    this.opening = this.missed(replica);
    this.publish();
  }

  private clear(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
    this.opening = undefined;
  }

  /** What was opened while somebody else sat in front of this page. */
  private missed(replica: Replica): Opening | undefined {
    const { viewer, history } = replica;
    const line = history.findLast(hasSteps);
    const seen = this.reviewed.get(viewer) ?? this.first ?? 0;
    if (line === undefined || line.seq <= seen) return undefined;
    if (!isReviewedBy(viewer, replica.view)) return undefined;
    return { line, before: replica.viewAfter(line.seq - 1) };
  }

  /** Shows one line, then the next after a while, until all are shown or one is to be gone through. */
  private showNext(): void {
    this.timer = undefined;
    const { replica } = this;
    if (replica === undefined || this.opening !== undefined) return;
    for (let line = this.queue.shift(); line !== undefined; line = this.queue.shift()) {
      const before = clonePosition(replica.view);
      const happening = this.takeLine(replica, line);
      if (happening === undefined) return;
      if (hasSteps(happening) && isReviewedBy(replica.viewer, replica.view)) {
        this.opening = { line: happening, before };
        break;
      }
      const wait = this.isSkipping ? 0 : this.pause(happening, happening.seat === replica.viewer);
      if (wait > 0) {
        this.timer = setTimeout(() => this.showNext(), wait);
        break;
      }
    }
    if (isToAct(replica.view, replica.viewer)) this.isSkipping = false;
    this.publish();
  }

  private takeLine(replica: Replica, line: WireLine): Happening | undefined {
    try {
      return replica.take(line);
    } catch {
      this.fail('crashed');
      return undefined;
    }
  }

  private publish(): void {
    const { replica } = this;
    if (replica === undefined) return;
    this.store.setState(({ isSending }) => ({
      rules: replica.rules,
      view: clonePosition(replica.view),
      history: replica.history,
      shown: replica.seq,
      opening: this.opening,
      isSending: isSending && !this.isAnswered(),
      isBehind: this.queue.length > 0,
      offers: this.offersNow(),
    }));
  }

  /** Whether what came of the last command has been shown. */
  private isAnswered(): boolean {
    return this.replica !== undefined && this.replica.seq >= this.acceptedAt;
  }

  /** Nobody decides before having seen all that has happened. */
  private offersNow(): readonly Offer[] {
    const { replica, opening } = this;
    if (replica === undefined || replica.viewer === SPECTATOR) return [];
    if (this.queue.length > 0 || opening !== undefined) return [];
    return legal(replica.rules, replica.view, replica.viewer);
  }
}

/** The person whose turn it is to take the screen, when nobody or somebody else sits in front of it. */
export function nextInFront({ view, yours, seat, opening }: MatchState): number | undefined {
  if (view === undefined || view.phase === 'over' || opening !== undefined) return undefined;
  if (typeof seat === 'number' && isToAct(view, seat)) return undefined;
  return yours.find((person) => isToAct(view, person));
}

const codeOf = (rejection: Readonly<Record<string, unknown>>): string => String(rejection.code);

/** What comes within so many milliseconds is shown together, unless somebody wants to see it one by one. */
const FRAME = 16;

/** Ids of commands differ between loads of the page. */
const sessionId = crypto.randomUUID().slice(0, 8);
