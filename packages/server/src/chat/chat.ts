import type { ChatFailure, PlayerNames, WireChatLine } from '@rubicon/protocol/wire';
import { ApiError } from '../http/api-error.ts';
import { SharedLimiter } from '../http/limits/shared-limiter.ts';
import { entranceError } from '../lobby/invites.ts';
import { isSeated } from '../lobby/view.ts';
import type { ChatLine, Store, StoredTable, Time } from '../store/store.ts';
import { readingDelay, writingFailure } from './access.ts';
import { parseLine } from './text.ts';

/** Lines of one player at one table. */
const LINE_RATE = { burst: 5, perMinute: 20 };

/** The number of lines sent to a client when it comes to a table. */
const RECENT_LINES = 100;

/** The most players that one player can block. */
const MOST_BLOCKS = 1000;

/** How many of a player's reports are searched for a duplicate. */
const MOST_REPORTS = 1000;

type LineListener = (table: string, line: WireChatLine) => void;
type BlockListener = (player: string, blocked: string, isBlocked: boolean) => void;

/** The chat of all tables, and its moderation. */
export class Chat {
  private readonly store: Store;
  private readonly now: () => Time;
  private readonly limiter: SharedLimiter;
  private readonly lineListeners = new Set<LineListener>();
  private readonly blockListeners = new Set<BlockListener>();
  private readonly forgetListeners = new Set<(player: string) => void>();

  constructor(store: Store, now: () => Time) {
    this.store = store;
    this.now = now;
    this.limiter = new SharedLimiter('line', LINE_RATE, now, store);
  }

  /** Calls the listener with every line that is new or was removed. */
  onLine(listener: LineListener): void {
    this.lineListeners.add(listener);
  }

  onBlock(listener: BlockListener): void {
    this.blockListeners.add(listener);
  }

  /** Calls the listener with every player whose lines were deleted. */
  onForget(listener: (player: string) => void): void {
    this.forgetListeners.add(listener);
  }

  /** Drops the lines of a deleted player that still wait for delayed readers. */
  forget(player: string): void {
    for (const listener of this.forgetListeners) listener(player);
  }

  /** Writes a line. Returns the reason if that is not possible. */
  async say(id: string, player: string | undefined, text: string): Promise<ChatFailure | undefined> {
    const table = await this.store.findTable(id);
    if (table === undefined) return 'chat-off';
    const failure = writingFailure(table, player);
    if (failure !== undefined) return failure;
    if (player === undefined) return 'not-logged-in';
    const parsed = parseLine(text);
    if (parsed.failure !== undefined) return parsed.failure;
    if ((await this.limiter.take(`${id} ${player}`)) > 0) return 'too-fast';
    if ((await this.store.mutesOf(id)).includes(player)) return 'muted';
    await this.tell(await this.store.addChat({ table: id, player, text: parsed.line, at: this.now() }));
    return undefined;
  }

  /** Returns the last lines of a table. */
  async recent(table: string): Promise<WireChatLine[]> {
    const lines = await this.store.latestChat(table, RECENT_LINES);
    const names = await this.store.namesOf([...new Set(lines.map(({ player }) => player))]);
    return lines.map((line) => wireLine(line, names));
  }

  /** Removes a line for the host of the table or the admin: its text disappears everywhere. */
  async remove(table: string, number: number, actor: string): Promise<void> {
    const line = await this.store.findChat(table, number);
    if (line === undefined || !(await this.store.removeChat(table, number)))
      throw new ApiError('unknown-line', 404);
    await this.audit(actor, 'remove-line', line.player, { table, number });
    await this.tell({ ...line, text: '', isRemoved: true });
  }

  async mute(table: string, player: string, isMuted: boolean, actor: string): Promise<void> {
    if ((await this.store.findPlayer(player)) === undefined) throw new ApiError('unknown-player', 404);
    await this.store.setMute(table, player, isMuted);
    await this.audit(actor, isMuted ? 'mute' : 'unmute', player, { table });
  }

  /** Reports a line that the reporter can read. Only a reporter's first report of a line counts. */
  async report(table: StoredTable, number: number, reporter: string, reason: string, invite?: string) {
    const line = await this.store.findChat(table.id, number);
    const mayCome =
      isSeated(table, reporter) || entranceError(table, reporter, invite, this.now()) === undefined;
    const delay = mayCome ? readingDelay(table, reporter) : undefined;
    const isReadable = line !== undefined && delay !== undefined && line.at + delay <= this.now();
    if (!isReadable || line.isRemoved) throw new ApiError('unknown-line', 404);
    const earlier = await this.store.reportsBy(reporter, MOST_REPORTS);
    if (earlier.some((known) => known.table === table.id && known.number === number)) return;
    await this.store.report({ at: this.now(), reporter, table: table.id, number, reason });
    await this.audit(reporter, 'report', line.player, { table: table.id, number });
  }

  /** Blocks or unblocks a player: lines of blocked players are not sent to the player who blocked them. */
  async block(player: string, blocked: string, isBlocked: boolean): Promise<void> {
    if ((await this.store.findPlayer(blocked)) === undefined) throw new ApiError('unknown-player', 404);
    if (isBlocked && (await this.store.blocksOf(player)).length >= MOST_BLOCKS)
      throw new ApiError('too-many-blocks', 409, { most: MOST_BLOCKS });
    await this.store.setBlock(player, blocked, isBlocked);
    await this.audit(player, isBlocked ? 'block' : 'unblock', blocked, {});
    for (const listener of this.blockListeners) listener(player, blocked, isBlocked);
  }

  /** Sends the last lines of a table to all its readers: another node may have removed some. */
  async showRecent(table: string): Promise<void> {
    await this.show(await this.store.latestChat(table, RECENT_LINES));
  }

  /** Sends the lines after this one, which another node may have stored. */
  async showAfter(table: string, number: number): Promise<void> {
    await this.show(await this.store.chatAfter(table, number));
  }

  private tell(line: ChatLine): Promise<void> {
    return this.show([line]);
  }

  private async show(lines: readonly ChatLine[]): Promise<void> {
    const names = await this.store.namesOf([...new Set(lines.map(({ player }) => player))]);
    for (const line of lines)
      for (const listener of this.lineListeners) listener(line.table, wireLine(line, names));
  }

  private audit(actor: string, action: string, subject: string, detail: Record<string, string | number>) {
    return this.store.audit({ at: this.now(), actor, action, subject, detail });
  }
}

function wireLine({ number, player, text, at, isRemoved }: ChatLine, names: PlayerNames): WireChatLine {
  const name = names.get(player);
  return {
    number,
    player,
    ...(name === undefined ? {} : { name }),
    text,
    at,
    ...(isRemoved ? { isRemoved } : {}),
  };
}
