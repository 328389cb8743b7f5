import {
  type ApiClient,
  ChangedHistory,
  CLOSE,
  Dismissed,
  ForeignAnswer,
  findMe,
  type Me,
  SeatClient,
  type SeatListener,
  ServerError,
  type TableView,
  UnfairStart,
} from '@rubicon/api';
import type { Seat } from '@rubicon/engine';
import type { TemporaryFailure, WireChatLine } from '@rubicon/protocol/wire';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { Match } from '../../game/match/match.ts';
import { Pace } from '../../game/match/pace.ts';
import { useSettings } from '../../settings/settings.ts';
import { load, save } from '../../settings/storage.ts';
import type { SeatStore } from './seat-store.ts';

/** How long to wait before asking the server again. */
export const RETRY_MS = 1000;

/** How many lines of chat are kept. */
const MOST_CHAT = 500;

/** Everything about a table except its game. */
export interface OnlineState {
  readonly table: TableView | undefined; // undefined before the server has shown it
  readonly me: Me | undefined; // undefined for a visitor
  readonly seat: Seat | undefined; // of the player
  readonly connection: 'connecting' | 'open' | 'lost';
  readonly closeCode: number | undefined; // why the connection was lost
  readonly problem: unknown; // why the table cannot be shown any more
  readonly present: readonly Seat[]; // seats whose players are connected
  readonly pauseVotes: readonly Seat[]; // seats that want a pause
  readonly chat: readonly WireChatLine[];
  readonly chatRead: number; // the number of the last line that the player has seen
  readonly declined: { readonly code: TemporaryFailure; readonly at: number } | undefined; // the last declined request
  readonly isClosed: boolean; // the record has its closing line
  readonly isAbandoned: boolean; // the record ends before the game was over
}

const NOTHING: OnlineState = {
  table: undefined,
  me: undefined,
  seat: undefined,
  connection: 'connecting',
  closeCode: undefined,
  problem: undefined,
  present: [],
  pauseVotes: [],
  chat: [],
  chatRead: 0,
  declined: undefined,
  isClosed: false,
  isAbandoned: false,
};

export interface OnlineOptions {
  readonly api: ApiClient;
  readonly id: string;
  readonly invite: string | undefined;
  readonly me: Me | undefined;
  readonly memory: SeatStore | undefined; // undefined without browser storage, and in a second tab
  readonly takesPart: boolean; // in the start of the dice: only one of the player's tabs does
}

/** A table of a server: its lobby, and the match once its game runs. */
export class OnlineTable {
  readonly id: string;
  readonly invite: string | undefined;
  readonly store: StoreApi<OnlineState>;
  readonly match: Match;
  readonly client: SeatClient;
  readonly api: ApiClient;
  readonly memory: SeatStore | undefined;
  readonly takesPart: boolean; // acts for the player: only one tab does
  private retry: ReturnType<typeof setTimeout> | undefined;

  constructor({ api, id, invite, me, memory, takesPart }: OnlineOptions) {
    this.api = api;
    this.id = id;
    this.invite = invite;
    this.memory = memory;
    this.takesPart = takesPart;
    const chatRead = Number(load(this.readKey, 'tab') ?? 0);
    this.store = createStore<OnlineState>(() => ({ ...NOTHING, me, chatRead }));
    const pace = new Pace(() => useSettings.getState().speed);
    let client: SeatClient | undefined;
    this.match = new Match(
      (entry, showing) => pace.pauseAfter(entry, showing),
      (listener) => {
        const own = this.listener();
        const declined: SeatListener['declined'] = (code) => {
          listener.declined?.(code);
          own.declined?.(code);
        };
        const earlier = memory?.earlier;
        const options = { invite, memory, earlier, takesPart };
        client = new SeatClient(api, id, { ...listener, ...own, declined }, options);
        return client.wire;
      },
    );
    this.client = client as unknown as SeatClient;
  }

  /** Starts following the table. */
  begin(): void {
    this.client.follow().catch((problem) => {
      if (isTemporary(problem)) this.retry = setTimeout(() => this.begin(), RETRY_MS);
      else this.store.setState({ problem });
    });
  }

  /** Takes a seat: the given one, or the first that is open. */
  async join(seat?: Seat): Promise<void> {
    await this.client.join(seat);
    const me = await findMe(this.api);
    if (me !== undefined) this.memory?.claim(me.id);
    this.store.setState({ me, seat: this.client.seat });
  }

  /** The invitation code of a private table, for players and people who came with it. */
  get inviteCode(): string | undefined {
    const { table } = this.store.getState();
    return table?.settings.isPublic ? undefined : (table?.invite?.code ?? this.invite);
  }

  /** The time of the server, in milliseconds since 1970. */
  get now(): number {
    return this.client.now;
  }

  /** The player has seen the chat. A reload does not make its lines unread again. */
  markChatRead(): void {
    const last = this.store.getState().chat.at(-1);
    if (last === undefined) return;
    save(this.readKey, last.number, 'tab');
    this.store.setState({ chatRead: last.number });
  }

  private get readKey(): string {
    return `read/${this.id}`;
  }

  /** Tries to connect now, because the network may be back. */
  hurry(): void {
    this.client.hurry();
  }

  close(): void {
    clearTimeout(this.retry);
    this.match.stop();
    this.client.close();
    this.memory?.close();
  }

  private listener(): SeatListener {
    const set = (change: Partial<OnlineState>): void => this.store.setState(change);
    return {
      table: (table) => set({ table, seat: this.client.seat }),
      connected: () => set({ connection: 'open', closeCode: undefined }),
      lost: (code) => {
        const { connection, closeCode } = this.store.getState();
        const first = connection === 'lost' ? closeCode : code; // keeps the first reason; later attempts fail for another one
        set({ connection: 'lost', closeCode: first, pauseVotes: [], present: [] });
      },
      ended: (problem) => set({ problem }),
      presence: (present) => set({ present }),
      votes: (pauseVotes) => set({ pauseVotes }),
      chat: (lines) => set({ chat: mergeChat(this.store.getState().chat, lines) }),
      declined: (code) => set({ declined: { code, at: Date.now() } }),
      closed: ({ type }) => set({ isClosed: true, isAbandoned: type === 'abandoned' }),
    };
  }
}

/** Merges lines into the chat; a removed line replaces the original. */
function mergeChat(before: readonly WireChatLine[], lines: readonly WireChatLine[]): readonly WireChatLine[] {
  const all = new Map([...before, ...lines].map((line) => [line.number, line]));
  return [...all.values()].sort((a, b) => a.number - b.number).slice(-MOST_CHAT);
}

/** Whether a request may succeed later: there was no answer, or the server has too much to do. */
export const isTemporary = (problem: unknown): boolean =>
  problem instanceof TypeError ||
  (problem instanceof ServerError && (problem.status === 429 || problem.status >= 500));

/** Why a table cannot be shown: a key of its text. */
export type TableProblem =
  | 'logged-out'
  | 'no-server'
  | 'not-invited'
  | 'invite-expired'
  | 'unknown-table'
  | 'unfair-start'
  | 'changed-history'
  | 'unreachable'
  | 'failed';

export function problemOf(problem: unknown): TableProblem {
  if (problem instanceof UnfairStart) return 'unfair-start';
  if (problem instanceof ChangedHistory) return 'changed-history';
  if (problem instanceof ForeignAnswer) return 'no-server';
  if (isTemporary(problem)) return 'unreachable';
  if (!(problem instanceof Dismissed)) return 'failed';
  switch (problem.code) {
    case CLOSE.loggedOut:
      return 'logged-out';
    case CLOSE.unknownTable:
      return 'unknown-table';
    case CLOSE.inviteExpired:
      return 'invite-expired';
    default:
      return 'not-invited';
  }
}
