import { createHash, randomBytes } from 'node:crypto';
import type { Store, StoredSession } from '../store/store.ts';

/** API tokens begin with this, so that people and scanners recognise one that leaked. */
const TOKEN_PREFIX = 'rub_';

const DAY = 24 * 3600_000;

/** The precision of `usedAt`, which is not written with every request. */
const TOUCH_MS = 3600_000;

/** The proof of identity that a client sends: the cookie of a browser, or the API token of a program. */
export type Credentials = { readonly cookie: string } | { readonly bearer: string };

/** A new session with its secret. */
export interface OpenedSession {
  readonly secret: string;
  readonly session: StoredSession;
}

/** Sessions of browsers and API tokens. Only the SHA-256 of their secret is stored. */
export class Sessions {
  private readonly store: Store;
  private readonly lifetime: number;
  private readonly now: () => number;
  private readonly listeners = new Set<(hash: string) => void>();

  constructor(store: Store, sessionDays: number, now: () => number) {
    this.store = store;
    this.lifetime = sessionDays * DAY;
    this.now = now;
  }

  /** Calls the listener whenever a session or token stops being valid. Returns an unsubscribe function. */
  onRevoked(listener: (hash: string) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Stores a session or, with a label, a token. Its secret is returned and not kept. */
  async open(player: string, label?: string): Promise<OpenedSession> {
    const random = randomBytes(32).toString('base64url');
    const secret = label === undefined ? random : `${TOKEN_PREFIX}${random}`;
    const now = this.now();
    const session: StoredSession = {
      hash: hashSecret(secret),
      player,
      kind: label === undefined ? 'session' : 'token',
      label: label ?? '',
      createdAt: now,
      usedAt: now,
    };
    await this.store.createSession(session);
    return { secret, session };
  }

  /** Returns the session or token that belongs to a secret. */
  async find(credentials: Credentials): Promise<StoredSession | undefined> {
    const [kind, secret] =
      'cookie' in credentials ? ['session', credentials.cookie] : ['token', credentials.bearer];
    const session = await this.store.findSession(hashSecret(secret));
    if (session === undefined || session.kind !== kind) return undefined;
    const unused = this.now() - session.usedAt;
    if (kind === 'session' && unused > this.lifetime) {
      await this.end(session.hash);
      return undefined;
    }
    if (unused > TOUCH_MS) await this.store.touchSession(session.hash, this.now());
    return session;
  }

  async end(hash: string): Promise<void> {
    await this.store.deleteSession(hash);
    this.announce([hash]);
  }

  /** Ends all sessions and tokens of a player. */
  async endAll(player: string): Promise<void> {
    this.announce(await this.store.deleteSessionsOf(player));
  }

  private announce(hashes: readonly string[]): void {
    for (const hash of hashes) for (const listener of this.listeners) listener(hash);
  }
}

const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
