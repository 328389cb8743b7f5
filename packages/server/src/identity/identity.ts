import { randomBytes } from 'node:crypto';
import { ApiError } from '../http/api-error.ts';
import { tooManyRequests } from '../http/limits/limits.ts';
import { SharedLimiter } from '../http/limits/shared-limiter.ts';
import { newId } from '../random-id.ts';
import type { Settings } from '../settings.ts';
import type { Store, StoredPlayer } from '../store/store.ts';
import { Bots } from './bots.ts';
import type { Caller } from './caller.ts';
import { foldName } from './confusables.ts';
import { makeGuestName, parseName } from './names.ts';
import { checkPassword, isOneTime, isUsed, makeOneTime, makeUsed, Passwords } from './passwords.ts';
import { type Credentials, Sessions } from './sessions.ts';

/** The rate of attempts to log in with one name, from anywhere. */
const NAME_RATE = { burst: 30, perMinute: 6 };

/** The identities of players: guests, accounts with a password, and their bots. */
export class Identity {
  readonly bots: Bots;
  readonly passwords = new Passwords();
  private readonly store: Store;
  private readonly now: () => number;
  private readonly sessions: Sessions;
  private readonly attempts: SharedLimiter;
  private readonly deletionListeners = new Set<(player: string) => Promise<void>>();
  private readonly renameListeners = new Set<(player: string) => Promise<void>>();

  constructor(store: Store, settings: Pick<Settings, 'sessionDays'>, now: () => number) {
    this.store = store;
    this.now = now;
    this.sessions = new Sessions(store, settings.sessionDays, now);
    this.bots = new Bots(store, this.sessions, now);
    this.attempts = new SharedLimiter('name', NAME_RATE, now, store);
  }

  /** Calls the listener whenever a session or token stops being valid. Returns an unsubscribe function. */
  onRevoked(listener: (sessionHash: string) => void): () => void {
    return this.sessions.onRevoked(listener);
  }

  /** Calls the listener with every deleted player, and with that player's bots. */
  onDeleted(listener: (player: string) => Promise<void>): void {
    this.deletionListeners.add(listener);
  }

  /** Calls the listener with every player whose name has changed. */
  onRenamed(listener: (player: string) => Promise<void>): void {
    this.renameListeners.add(listener);
  }

  /** Returns the client that a cookie or a token belongs to. Throws `banned`. */
  async authenticate(credentials: Credentials): Promise<Caller | undefined> {
    const session = await this.sessions.find(credentials);
    if (session === undefined) return undefined;
    const owner = await this.store.findPlayer(session.player);
    const player = session.kind === 'token' ? await this.bots.find(session) : owner;
    if (owner === undefined || player === undefined) return undefined;
    if (owner.bannedAt !== null || player.bannedAt !== null) throw new ApiError('banned', 403);
    return { player, session: session.hash };
  }

  /** Stores a guest with a free name and a session. */
  async createGuest(): Promise<{ readonly caller: Caller; readonly secret: string }> {
    for (let attempt = 0; ; attempt++) {
      const player = this.makePlayer(makeGuestName(attempt, Math.random), null);
      if ((await this.store.createPlayer(player)) === 'name-taken') continue;
      const { secret, session } = await this.sessions.open(player.id);
      return { caller: { player, session: session.hash }, secret };
    }
  }

  /** Removes a guest whose first request was refused. */
  async removeGuest({ player }: Caller): Promise<void> {
    await this.store.removeGuest(player.id);
  }

  /** Makes a guest, or a client without a session, an account. Returns the secret of its session. */
  async register(caller: Caller | undefined, nameText: string, password: string): Promise<string> {
    if (caller !== undefined) refuseBot(caller);
    if (caller?.player.passwordHash) throw new ApiError('already-registered', 409);
    const name = parseName(nameText);
    checkPassword(password);
    const holder = await this.store.findPlayerByName(name.nameKey);
    if (holder !== undefined && holder.id !== caller?.player.id) throw new ApiError('name-taken', 409);
    const passwordHash = await this.passwords.hash(password);
    const player = caller?.player ?? this.makePlayer(name, passwordHash);
    const result =
      caller === undefined
        ? await this.store.createPlayer(player)
        : await this.store.updatePlayer(player.id, { ...name, passwordHash });
    if (result === 'name-taken') throw new ApiError('name-taken', 409);
    if (caller !== undefined) await this.tellRenamed(player.id);
    return this.replaceSession(caller, player.id);
  }

  /** Returns the secret of a new session. Wrong passwords and unknown names are the same error after the same work. */
  async logIn(caller: Caller | undefined, name: string, password: string): Promise<string> {
    if (caller !== undefined) refuseBot(caller);
    const nameKey = foldName(name);
    const wait = await this.attempts.take(nameKey);
    if (wait > 0) throw tooManyRequests(wait);
    const found = await this.store.findPlayerByName(nameKey);
    const isRight = await this.passwords.check(found?.passwordHash, password);
    const player = found && (await this.store.findPlayer(found.id)); // read again, because the check took a while
    if (!isRight || player === undefined || player.passwordHash !== found?.passwordHash)
      throw new ApiError('wrong-login', 401);
    if (isUsed(player.passwordHash)) throw new ApiError('wrong-login', 401);
    if (player.bannedAt !== null) throw new ApiError('banned', 403);
    if (isOneTime(player.passwordHash))
      await this.store.updatePlayer(player.id, { passwordHash: makeUsed(player.passwordHash) });
    return this.replaceSession(caller, player.id);
  }

  async logOut(caller: Caller): Promise<void> {
    refuseBot(caller);
    await this.sessions.end(caller.session);
  }

  /** Ends all sessions and tokens of a player. */
  async logOutEverywhere(caller: Caller): Promise<void> {
    refuseBot(caller);
    await this.bots.endAll(caller.player.id);
  }

  /** Returns the name as it is stored. */
  async changeName(caller: Caller, text: string): Promise<string> {
    refuseBot(caller);
    const name = parseName(text);
    const result = await this.store.updatePlayer(caller.player.id, name);
    if (result === 'name-taken') throw new ApiError('name-taken', 409);
    await this.tellRenamed(caller.player.id);
    return name.name;
  }

  private async tellRenamed(player: string): Promise<void> {
    for (const listener of this.renameListeners) await listener(player);
  }

  /** Ends all sessions and tokens. Returns the secret of a new session. */
  async changePassword({ player, session }: Caller, current: string, password: string): Promise<string> {
    checkPassword(password);
    await this.requirePassword(player, current);
    const passwordHash = await this.passwords.hash(password);
    const [now, valid] = await Promise.all([
      this.store.findPlayer(player.id), // read again, because hashing took a while: the operator may have reset it
      this.store.findSession(session),
    ]);
    if (valid === undefined || now?.passwordHash !== player.passwordHash)
      throw new ApiError('wrong-password', 403);
    await this.store.updatePlayer(player.id, { passwordHash });
    await this.bots.endAll(player.id);
    return (await this.sessions.open(player.id)).secret;
  }

  /** Removes the name and everything that belongs to the player. The id stays, so that records stay valid. */
  async deletePlayer(caller: Caller, password: string | undefined): Promise<void> {
    refuseBot(caller);
    const { player } = caller;
    if (player.passwordHash !== null) await this.requirePassword(player, password ?? '');
    const bots = await this.bots.endAll(player.id);
    await this.store.deletePlayer(player.id);
    for (const id of [player.id, ...bots]) for (const listener of this.deletionListeners) await listener(id);
  }

  /**
   * Gives an account a one-time password and returns it: it logs in once, and after that only confirms the choice of
   * another one. All sessions and tokens end. `actor` is a player or `admin`.
   */
  async resetPassword(id: string, actor: string): Promise<string> {
    const player = await this.store.findPlayer(id);
    if (player === undefined) throw new ApiError('unknown-player', 404);
    if (player.passwordHash === null) throw new ApiError('account-only', 403);
    const password = randomBytes(12).toString('base64url');
    await this.store.updatePlayer(id, { passwordHash: makeOneTime(await this.passwords.hash(password)) });
    await this.bots.endAll(id);
    await this.store.audit({ at: this.now(), actor, action: 'reset-password', subject: id, detail: {} });
    return password;
  }

  /** Bans a player: all sessions and tokens end, and logging in is refused. `actor` is a player or `admin`. */
  async ban(id: string, actor: string, reason: string): Promise<void> {
    await this.setBan(id, this.now());
    await this.bots.endAll(id);
    await this.bots.stop(id);
    await this.store.audit({ at: this.now(), actor, action: 'ban', subject: id, detail: { reason } });
  }

  async unban(id: string, actor: string): Promise<void> {
    await this.setBan(id, null);
    await this.store.audit({ at: this.now(), actor, action: 'unban', subject: id, detail: {} });
  }

  private async setBan(id: string, bannedAt: number | null): Promise<void> {
    if ((await this.store.findPlayer(id)) === undefined) throw new ApiError('unknown-player', 404);
    await this.store.updatePlayer(id, { bannedAt });
  }

  private async requirePassword({ passwordHash }: StoredPlayer, password: string): Promise<void> {
    if (!(await this.passwords.check(passwordHash, password))) throw new ApiError('wrong-password', 403);
  }

  /** Replaces the session. It must not survive a login: somebody else may know its secret. */
  private async replaceSession(caller: Caller | undefined, player: string): Promise<string> {
    const { secret } = await this.sessions.open(player);
    if (caller !== undefined) await this.sessions.end(caller.session);
    return secret;
  }

  private makePlayer(
    name: { readonly name: string; readonly nameKey: string },
    passwordHash: string | null,
  ): StoredPlayer {
    return { id: newId(), ...name, passwordHash, isBot: false, createdAt: this.now(), bannedAt: null };
  }
}

/** Throws for a bot: its owner manages it. */
function refuseBot({ player }: Caller): void {
  if (player.isBot) throw new ApiError('not-for-bots', 403);
}
