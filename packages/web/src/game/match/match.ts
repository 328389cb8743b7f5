import {
  isToAct,
  type Json,
  legal,
  type Offer,
  type Position,
  type Rules,
  type Seat,
  type SeatCommand,
  SPECTATOR,
} from '@rubicon/engine';
import {
  type Answer,
  type FatalFailure,
  type HistoryEntry,
  positionAfter,
  type Replica,
  type TableMessage,
  type TableState,
  type Viewpoint,
  WireClient,
  type WireGame,
  type WireListener,
} from '@rubicon/protocol/wire';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Reveal } from '../review/review.ts';
import { SeenReveals } from '../review/seen-reveals.ts';
import { DisplayQueue, type Pause } from './display-queue.ts';
import type { TablePort } from './table-port.ts';

/** A game as the page shows it: what the seat may know, up to the last shown entry. */
export interface MatchState {
  readonly game: WireGame | undefined; // undefined before the table has answered
  readonly yours: readonly number[]; // the seats played at this page
  readonly seat: Viewpoint | undefined; // the seat at the screen; 'watch' for a spectator
  readonly defender: Seat | undefined; // a person at this page who chooses defence dice, with another seat at the screen
  readonly rules: Rules | undefined;
  readonly view: Position | undefined; // a new one for every change
  readonly history: readonly HistoryEntry[]; // the entries that have been shown; grows in place
  readonly shown: number; // how many of them
  readonly lasts: number; // milliseconds for which the last of them is shown, as planned
  readonly reveal: Reveal | undefined; // under review; nothing else is shown until it ends
  readonly offers: readonly Offer[]; // empty until every received entry has been shown, while sending and while halted
  readonly isHalted: boolean; // the table accepts no commands from the seat: the game is paused, or its player left
  readonly isSending: boolean; // a command has no answer yet, or its entry has not been shown
  readonly isBehind: boolean; // more entries have been received than shown
  readonly rejection: Json | undefined; // of the last command, until the next action
  readonly failure: FatalFailure | 'crashed' | undefined; // why the game cannot continue
}

const NOTHING: MatchState = {
  game: undefined,
  yours: [],
  seat: undefined,
  defender: undefined,
  rules: undefined,
  view: undefined,
  history: [],
  shown: 0,
  lasts: 0,
  reveal: undefined,
  offers: [],
  isHalted: false,
  isSending: false,
  isBehind: false,
  rejection: undefined,
  failure: undefined,
};

/** A running game: a client of the table, shown through a `DisplayQueue`. */
export class Match {
  readonly store: StoreApi<MatchState> = createStore<MatchState>(() => NOTHING);
  private readonly pause: Pause;
  private readonly seenReveals = new SeenReveals();
  private readonly client: WireClient;
  private readonly isFollowing: boolean; // the client takes its seat automatically
  private port: TablePort | undefined;
  private replica: Replica | undefined;
  private display: DisplayQueue | undefined;
  private unanswered: Promise<Answer> | undefined; // to the last command, while it is pending
  private acceptedAt = 0; // the line of the last accepted command

  /** `makeClient` makes a client that takes its seat automatically, as the client of a server does. */
  constructor(pause: Pause, makeClient?: (listener: WireListener) => WireClient) {
    const listener: WireListener = {
      greeted: (game, yours) => this.greet(game, yours),
      seated: (replica) => this.takeSeat(replica),
      entered: (entry) => this.display?.push(entry),
      failed: (code) => this.fail(code === 'unreadable' ? 'crashed' : code),
      declined: (code) => {
        if (code === 'rolled-back') this.leaveSeat(); // the client takes it again and repeats an unanswered command
      },
    };
    this.pause = pause;
    this.isFollowing = makeClient !== undefined;
    this.client = makeClient?.(listener) ?? new WireClient(listener);
  }

  /** The players of the seats and the clocks, as of the last line received. */
  get table(): TableState | undefined {
    return this.replica?.table;
  }

  /** Greets the table. The caller passes the table's messages to `receive`. */
  start(port: TablePort): void {
    this.port = port;
    this.client.connect(port).catch(reported);
  }

  stop(): void {
    this.display?.stop();
    this.port?.close();
    this.port = undefined;
  }

  /**
   * Shows the game from this seat, and forgets what the previous one knew. Without a hand-over, the board stays as it is
   * until the seat is taken.
   */
  sit(seat: Viewpoint, isHandedOver = true): void {
    this.unanswered = undefined; // the client forgets it too
    this.leaveSeat();
    const { game, yours, failure } = this.store.getState();
    if (isHandedOver) this.store.setState({ ...NOTHING, game, yours, failure, seat });
    this.client.sit(seat).catch(reported);
  }

  /** Shows entries at once until the seat is asked or the game is over. */
  skip(): void {
    this.display?.skip();
  }

  /** The view of the seat after this many entries. */
  viewAfter(count: number): Position | undefined {
    return this.replica && positionAfter(this.replica, count);
  }

  /** Ends the current pause, because the player acts. */
  hurry(): void {
    this.display?.hurry();
  }

  /** Ends the review, if there is one. */
  endReview(): void {
    const { display } = this;
    if (display?.reveal === undefined) return;
    this.seenReveals.add(display.reveal);
    display.endReview();
  }

  /** Removes the rejection from the screen, if there is one. */
  dismissRejection(): void {
    if (this.store.getState().rejection !== undefined) this.store.setState({ rejection: undefined });
  }

  /** Sends a command for the seat; does nothing while another one is on its way. */
  send(command: SeatCommand): void {
    if (this.replica === undefined || this.isSending) return;
    this.endReview(); // surrendering ends a review
    const { defender } = this;
    const sent = defender === undefined ? this.client.play(command) : this.client.playFor(defender, command);
    this.unanswered = sent;
    this.store.setState({ isSending: true, rejection: undefined, offers: [] });
    sent.then(
      (answer) => this.takeAnswer(sent, answer),
      () => this.takeAnswer(sent, undefined),
    );
  }

  /** Handles one message from the table. */
  receive(message: TableMessage): void {
    this.client.receive(message);
  }

  /** Ends the match: the worker behind the connection is gone, or the table cannot continue. */
  fail(failure: FatalFailure | 'crashed'): void {
    this.unanswered = undefined;
    this.store.setState({ failure, isSending: false });
  }

  private greet(game: WireGame, yours: readonly number[]): void {
    this.store.setState({ game, yours });
    if (!this.isFollowing) this.sit(yours.length === 1 ? yours[0]! : 'watch');
  }

  private takeSeat(replica: Replica): void {
    const { viewer, view, entries: history } = replica;
    const reveal = this.seenReveals.missedBy(replica);
    this.display?.stop();
    this.display = new DisplayQueue({ viewer, view, history, reveal }, this.pause, () => this.publish());
    this.replica = replica;
    this.publish();
  }

  /** Stops showing the game from the seat and waiting for lines. */
  private leaveSeat(): void {
    this.display?.stop();
    this.display = undefined;
    this.replica = undefined;
    this.acceptedAt = 0;
    this.store.setState({ offers: [], isSending: this.isSending, isBehind: false, rejection: undefined });
  }

  /** Handles the answer to a command; undefined if the table did not decide it, so the player may try again. */
  private takeAnswer(sent: Promise<Answer>, answer: Answer | undefined): void {
    if (sent !== this.unanswered) return; // another seat has been taken since
    this.unanswered = undefined;
    this.acceptedAt = answer?.seq ?? 0;
    if (!this.isSending)
      this.store.setState({ isSending: false, rejection: answer?.rejection, offers: this.offersNow() });
  }

  private publish(): void {
    const { replica, display } = this;
    if (replica === undefined || display === undefined) return;
    const { view, history, shown, lasts, reveal, isBehind } = display;
    this.store.setState({
      seat: replica.viewer === SPECTATOR ? 'watch' : replica.viewer,
      defender: this.defender,
      rules: replica.rules,
      view,
      history,
      shown,
      lasts,
      reveal,
      isBehind,
      isHalted: this.isHalted,
      isSending: this.isSending,
      offers: this.offersNow(),
    });
  }

  /** Whether the last command has no answer yet, or its entry has not been shown. */
  private get isSending(): boolean {
    return (
      this.unanswered !== undefined || (this.display !== undefined && this.display.shown < this.acceptedAt)
    );
  }

  private get isHalted(): boolean {
    const { replica } = this;
    if (replica === undefined || replica.viewer === SPECTATOR) return false;
    const { players, isPaused } = replica.table;
    const player = players[replica.viewer];
    return isPaused || player?.isAway === true || player?.bot !== undefined;
  }

  /** No offers while a command is pending or entries wait to be shown, and none the table would not accept. */
  private offersNow(): readonly Offer[] {
    const { replica, display } = this;
    if (replica === undefined || display === undefined) return [];
    if (this.isSending || display.isBehind || display.reveal !== undefined || this.isHalted) return [];
    const { rules, view, viewer } = replica;
    const { defender } = this;
    if (defender !== undefined) return legal(rules, view, defender).filter(({ type }) => type === 'defend');
    return viewer === SPECTATOR ? [] : legal(rules, view, viewer);
  }

  /** All facts of a defence are public, so it is decided in the open, and the screen stays with the seat that has it. */
  private get defender(): Seat | undefined {
    const { replica } = this;
    if (replica === undefined || replica.view.phase !== 'defend') return undefined;
    const { yours } = this.store.getState();
    return yours.find((seat) => seat !== replica.viewer && isToAct(replica.view, seat));
  }
}

/** Ignores the rejection: the listener has already reported why the client stopped waiting. */
function reported(): void {}
