import { createHash } from 'node:crypto';
import { ApiError } from '../http/api-error.ts';
import type { Store, StoredPlayer, StoredSession, Time } from '../store/store.ts';
import { type Name, parseName } from './names.ts';
import type { Sessions } from './sessions.ts';

/** The most API tokens of one account. */
const MOST_TOKENS = 10;

/** An API token as its owner sees it. */
export interface ApiToken {
  readonly id: string;
  readonly label: string; // the name of the bot
  readonly player: string; // the id of the bot
  readonly createdAt: Time;
  readonly usedAt: Time;
}

/**
 * The bots of accounts. An API token is stored as a session of its owner, so it ends with the owner's sessions. It acts
 * for a bot: a player whose name is the label of the token and whose id follows from the owner and the label. Tokens with
 * the same label always act for the same bot. A bot without a token has no name.
 */
export class Bots {
  private readonly store: Store;
  private readonly sessions: Sessions;
  private readonly now: () => number;
  private readonly used = new Map<string, Set<string>>(); // tokens used since the start, by bot

  constructor(store: Store, sessions: Sessions, now: () => number) {
    this.store = store;
    this.sessions = sessions;
    this.now = now;
  }

  /** Returns the bot that a token acts for. */
  async find({ hash, player: owner, label }: StoredSession): Promise<StoredPlayer | undefined> {
    const id = botId(owner, label);
    this.used.set(id, (this.used.get(id) ?? new Set()).add(hash));
    return this.store.findPlayer(id);
  }

  async createToken(owner: string, label: string): Promise<ApiToken & { readonly token: string }> {
    const name = parseName(label);
    if ((await this.store.tokensOf(owner)).length >= MOST_TOKENS)
      throw new ApiError('too-many-tokens', 409, { most: MOST_TOKENS });
    await this.nameBot(botId(owner, name.name), name);
    const { secret, session } = await this.sessions.open(owner, name.name);
    return { token: secret, ...viewToken(session) };
  }

  async tokensOf(owner: string): Promise<readonly ApiToken[]> {
    return (await this.store.tokensOf(owner)).map(viewToken);
  }

  async revokeToken(owner: string, id: string): Promise<void> {
    const tokens = await this.store.tokensOf(owner);
    const token = tokens.find(({ hash }) => tokenId(hash) === id);
    if (token === undefined) throw new ApiError('unknown-token', 404);
    await this.sessions.end(token.hash);
    const isLast = tokens.every((other) => other === token || other.label !== token.label);
    if (isLast) await this.store.deletePlayer(botId(owner, token.label));
  }

  /** Ends all sessions and tokens of an account. Its bots lose their names; returns their ids. */
  async endAll(owner: string): Promise<readonly string[]> {
    const tokens = await this.store.tokensOf(owner);
    await this.sessions.endAll(owner);
    const bots = [...new Set(tokens.map(({ label }) => botId(owner, label)))];
    for (const bot of bots) await this.store.deletePlayer(bot);
    return bots;
  }

  /** Ends the tokens that a bot has used. */
  async stop(bot: string): Promise<void> {
    for (const hash of this.used.get(bot) ?? []) await this.sessions.end(hash);
    this.used.delete(bot);
  }

  private async nameBot(id: string, name: Name): Promise<void> {
    const isKnown = (await this.store.findPlayer(id)) !== undefined;
    const bot = { id, passwordHash: null, isBot: true, createdAt: this.now(), bannedAt: null };
    const result = isKnown
      ? await this.store.updatePlayer(id, name)
      : await this.store.createPlayer({ ...bot, ...name });
    if (result === 'name-taken') throw new ApiError('name-taken', 409);
  }
}

function viewToken({ hash, player, label, createdAt, usedAt }: StoredSession): ApiToken {
  return { id: tokenId(hash), label, player: botId(player, label), createdAt, usedAt };
}

const tokenId = (hash: string): string => hash.slice(0, 16);

function botId(owner: string, label: string): string {
  const digest = createHash('sha256').update(`${owner}\n${label}`).digest();
  return digest.subarray(0, 12).toString('base64url');
}
