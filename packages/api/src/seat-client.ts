import { type Seat, SPECTATOR } from '@rubicon/engine';
import { hashHex, type KeptKey } from '@rubicon/protocol';
import {
  type ClientMessage,
  isTableMessage,
  type TableMessage,
  WireClient,
  WireError,
  type WireLine,
  type WireListener,
} from '@rubicon/protocol/wire';
import { type ApiClient, ServerError } from './api-client.ts';
import { CLOSE } from './close-codes.ts';
import { LastingSocket } from './lasting-socket.ts';
import { findMe } from './requests/account.ts';
import { FORGETFUL, type SeatMemory } from './seat-memory.ts';
import { newSeed, seedOf } from './seeds.ts';
import { parseTable } from './tables/shown-table.ts';
import type { TableView } from './tables/view.ts';
import type { KeptSeat } from './verdict.ts';
import { Witness } from './witness.ts';

/** Close codes after which reconnecting is useless. */
const FINAL: readonly number[] = [CLOSE.loggedOut, CLOSE.notAllowed, CLOSE.unknownTable, CLOSE.inviteExpired];

/** Requests that fail with this status or a higher one may succeed later. */
const TOO_MANY_REQUESTS = 429;

export interface SeatListener extends WireListener {
  /** The table has changed: seats, the start of the dice, the stage. */
  table?(view: TableView): void;
  /** The client is connected; after a lost connection, the game is shown again from the last line. */
  connected?(): void;
  /** The connection is lost, with this close code. The client reconnects by itself. */
  lost?(code: number): void;
  /** The client has given up: the server refused it, changed what it had shown, or sent something invalid. */
  ended?(problem: unknown): void;
  /** A message of the wire protocol is sent; repeated commands keep their id. */
  sent?(message: ClientMessage): void;
  /** A message of the wire protocol has arrived and is about to be handled. */
  received?(message: TableMessage): void;
}

/** A start without this client's contribution: the client refuses to play. */
export class UnfairStart extends Error {}

/** The server has closed the connection for good, with this code. */
export class Dismissed extends Error {
  readonly code: number;

  constructor(code: number) {
    super(`the server closed the connection with code ${code}`);
    this.code = code;
  }
}

export interface SeatOptions {
  readonly invite?: string | undefined; // for a table that is not public
  readonly memory?: SeatMemory | undefined; // outlives the client
  readonly earlier?: readonly string[] | undefined; // commitments of the player's earlier games
  readonly takesPart?: boolean; // in the start of the dice; false if another client of the player does
}

/** The delay, in milliseconds, before commands that could not be stored are sent again. */
const REPEAT_MS = 500;

/**
 * A player's client at a table of a server. It takes part in the start of the fair dice, connects to the game once it
 * runs, reconnects after a lost connection, and keeps what it needs to verify the record.
 */
export class SeatClient {
  readonly id: string;
  readonly wire: WireClient;
  readonly api: ApiClient;
  private readonly listener: SeatListener;
  private readonly invite: string | undefined;
  private memory: SeatMemory;
  private readonly earlier: readonly string[];
  private readonly takesPart: boolean;
  private witness: Witness;
  private readonly socket: LastingSocket;
  private clockAhead = 0; // milliseconds by which the clock of the server is ahead
  private isClosed = false;
  private seed: string; // of the current attempt to start
  private spare: string | undefined; // the previous seed, if the server may not have the hash of `seed` yet
  private phrase: string | undefined; // of the player, part of every new seed
  private commitment: string | undefined; // of the attempt that `seed` is for
  private hasCommitted: boolean; // or has tried to, so that the seed may count
  private answered: string | undefined; // the last step of a start for which the server has this client's answer
  private readonly keys: KeptKey[];
  private readonly voided: Set<string>;
  private view: TableView | undefined;
  private player: string | undefined;
  private answering: Promise<void> = Promise.resolve();

  private repeating: ReturnType<typeof setTimeout> | undefined;

  constructor(api: ApiClient, id: string, listener: SeatListener = {}, options: SeatOptions = {}) {
    const { invite, memory = FORGETFUL, earlier = [], takesPart = true } = options;
    this.api = api;
    this.id = id;
    this.listener = listener;
    this.invite = invite;
    this.memory = memory;
    this.earlier = earlier;
    this.takesPart = takesPart;
    this.witness = new Witness(memory.lines);
    const { start } = memory;
    const { seed = newSeed(), commitment, hasCommitted = false, keys = [], voided = [] } = start ?? {};
    this.seed = seed;
    this.spare = start?.spare;
    this.commitment = commitment;
    this.hasCommitted = hasCommitted;
    this.keys = [...keys];
    this.voided = new Set(voided);
    this.wire = new WireClient(listener);
    this.socket = new LastingSocket((socket) => api.openSocket(api.socketUrl(id, invite), socket), {
      connected: () => this.listener.connected?.(),
      received: (text) => this.receive(text),
      lost: (code) => this.lose(code),
    });
  }

  /** Takes a seat with a fresh seed, and follows the table from then on. */
  async join(seat?: Seat): Promise<TableView> {
    if (this.keys.some(({ own }) => own?.seed === this.seed)) this.seed = newSeed(); // used in an earlier key
    this.hasCommitted = true;
    await this.keepStart();
    const body = { hash: hashHex(this.seed), ...(seat === undefined ? {} : { seat }) };
    const invite = this.invite === undefined ? {} : { invite: this.invite };
    const view = await this.change('join', { ...body, ...invite });
    this.commitment = view.commitment;
    await this.keepStart();
    await this.follow();
    return view;
  }

  /** Follows the table without taking a seat, or on a seat that the player took on another device. */
  async follow(): Promise<void> {
    this.player = (await findMe(this.api))?.id;
    this.socket.open();
  }

  ready(isReady = true): Promise<TableView> {
    return this.change('ready', { isReady });
  }

  /**
   * Makes a phrase of the player part of the seed, together with 16 random bytes, while players gather; returns these bytes.
   * Seeds for later attempts to start contain the phrase too.
   */
  async setPhrase(phrase: string): Promise<string> {
    const before = this.seed;
    const { seed, bytes } = seedOf(phrase);
    this.spare = before;
    this.seed = seed;
    await this.keepStart();
    try {
      await this.change('commit', { hash: hashHex(seed) });
    } catch (error) {
      if (error instanceof ServerError) this.seed = before;
      throw error;
    }
    this.phrase = phrase;
    return bytes;
  }

  /** Writes a line of chat, before, during or after the game; returns whether there is a connection. */
  say(text: string): boolean {
    if (!this.socket.isOpen) return false;
    this.socket.send(JSON.stringify({ type: 'say', text } satisfies ClientMessage));
    return true;
  }

  get seat(): Seat | undefined {
    const seat =
      this.view?.seats.findIndex(({ player }) => player !== undefined && player === this.player) ?? -1;
    return seat === -1 ? undefined : seat;
  }

  /** Whether this client has a seed for the seat; otherwise another device of the player must reveal one. */
  get hasSeed(): boolean {
    return this.hasCommitted;
  }

  /** The commitments of the keys this client took part in. */
  get commitments(): readonly string[] {
    return this.keys.map(({ commitment }) => commitment);
  }

  /** The time of the server, in milliseconds since 1970. */
  get now(): number {
    return Date.now() + this.clockAhead;
  }

  /** Cuts the connection, as a lost network does; the client reconnects by itself. */
  cut(): void {
    this.socket.drop();
  }

  /** Tries to connect now, if it is waiting for the next attempt: the network is back, or the page is shown again. */
  hurry(): void {
    this.socket.hurry();
  }

  close(): void {
    this.isClosed = true;
    this.socket.close();
  }

  /** Everything this client kept from the game, even if the table has fewer lines now. */
  get kept(): KeptSeat {
    const { game, replica } = this.wire;
    const viewpoint = replica.viewer === SPECTATOR ? 'watch' : replica.viewer;
    const { keys, earlier } = this;
    return { game, viewpoint, lines: this.witness.shown, keys, voided: [...this.voided], earlier };
  }

  private async change(path: string, body: object): Promise<TableView> {
    return known(parseTable(await this.api.post(`/api/tables/${this.id}/${path}`, body)));
  }

  /** Returns whether to connect again. */
  private lose(code: number): boolean {
    this.wire.disconnect();
    if (this.isClosed) return false;
    if (FINAL.includes(code)) this.end(new Dismissed(code));
    else this.listener.lost?.(code);
    return !this.isClosed;
  }

  /** Gives up: everything that waits for the game is rejected. */
  private end(problem: unknown): void {
    this.close();
    this.wire.fail(problem);
    this.listener.ended?.(problem);
  }

  /** Handles one message. Servers can be hostile too: anything that is not a message ends the connection. */
  private receive(text: string): void {
    if (this.isClosed) return;
    try {
      const json = JSON.parse(text);
      if (json?.type === 'playing') this.play();
      else if (json?.type === 'table') this.show(known(parseTable(json.table)));
      else this.take(known(isTableMessage(json) ? json : undefined));
    } catch (problem) {
      this.end(problem instanceof SyntaxError ? new WireError('not JSON') : problem);
    }
  }

  private take(message: TableMessage): void {
    if (message.type === 'hello' && message.now !== undefined)
      this.clockAhead = Date.parse(message.now) - Date.now();
    if (message.type === 'seated') for (const line of message.lines) this.witnessLine(line);
    if (message.type === 'line') this.witnessLine(message);
    this.listener.received?.(message);
    this.wire.receive(message);
    if (message.type === 'failed' && message.code === 'unavailable') this.repeatLater();
  }

  /** Sends commands again later that the server could not store, because it cannot reach its database now. */
  private repeatLater(): void {
    if (this.repeating !== undefined) return;
    this.repeating = setTimeout(() => {
      this.repeating = undefined;
      this.wire.repeat();
    }, REPEAT_MS);
  }

  /** Keeps a line before it is shown, and compares one that is shown again. */
  private witnessLine(line: WireLine): void {
    if (this.witness.see(line)) this.memory.keepLine(line);
  }

  private show(view: TableView): void {
    const before = this.view;
    this.view = view;
    const attempts = this.voided.size;
    for (const { commitment } of view.voided) this.voided.add(commitment);
    if (this.voided.size > attempts && this.hasCommitted) void this.keepStart();
    this.answering = this.answering.then(() => this.answer(view)).catch((problem) => this.recover(problem));
    if (before === undefined || before.version < view.version) this.listener.table?.(view);
  }

  /** Connects to the running game, and resumes after a lost connection. */
  private play(): void {
    const { socket, seat } = this;
    const send = (message: ClientMessage): void => {
      this.listener.sent?.(message);
      socket.send(JSON.stringify(message));
    };
    void this.wire.connect({ send }).catch(() => {});
    if (this.isSeated) return;
    if (seat === undefined) this.forget();
    void this.wire.sit(seat ?? 'watch').catch(() => {});
  }

  /** Drops the kept lines: spectators are shown other lines than the seat that the memory is about. */
  private forget(): void {
    this.memory = FORGETFUL;
    this.witness = new Witness();
  }

  private get isSeated(): boolean {
    try {
      return this.wire.replica !== undefined;
    } catch {
      return false;
    }
  }

  /** Gives up if the server refused a request. Otherwise reconnects: the request is repeated when the table is shown again. */
  private recover(problem: unknown): void {
    const isRefused = problem instanceof ServerError && problem.status < TOO_MANY_REQUESTS;
    if (isRefused || problem instanceof UnfairStart) this.end(problem);
    else this.cut();
  }

  /** Does what the start of the dice asks of this client: commit a new seed, or reveal it. */
  private async answer({ step, commitment, seats }: TableView): Promise<void> {
    const { seat } = this;
    const entry = seat === undefined ? undefined : seats[seat];
    const question = `${step} ${commitment}`;
    if (!this.takesPart || seat === undefined || entry === undefined || this.answered === question) return;
    if (step === 'committing') {
      if (commitment !== this.commitment) this.seed = newSeed(this.phrase);
      this.spare = undefined;
      this.commitment = commitment;
      this.hasCommitted = true;
      await this.keepStart();
      await this.send('commit', { hash: hashHex(this.seed) });
    }
    if (step === 'revealing' && this.hasCommitted && entry.isRevealed !== true) {
      if (this.spare !== undefined && entry.hash === hashHex(this.spare)) this.seed = this.spare;
      if (entry.hash !== hashHex(this.seed))
        throw new UnfairStart('the hash of this seat is not the one it sent');
      if (this.keys.at(-1)?.commitment !== commitment) {
        const hashes = seats.flatMap(({ hash }, i) => (hash === undefined ? [] : { seat: i, hash }));
        this.keys.push({ commitment, hashes, own: { seat, seed: this.seed } });
        await this.keepStart();
      }
      await this.send('reveal', { seed: this.seed });
    }
    this.answered = question;
  }

  private async keepStart(): Promise<void> {
    const { seed, spare, commitment, hasCommitted, keys, voided, memory } = this;
    await memory.keepStart({ seed, spare, commitment, hasCommitted, keys: [...keys], voided: [...voided] });
  }

  private async send(path: string, body: object): Promise<void> {
    try {
      await this.change(path, body);
    } catch (error) {
      if (!(error instanceof ServerError && error.code === 'not-now')) throw error; // the step was over already
    }
  }
}

function known<T>(message: T | undefined): T {
  if (message === undefined) throw new WireError('not a message of this version');
  return message;
}
