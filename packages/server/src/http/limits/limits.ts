import type { Caller } from '../../identity/caller.ts';
import type { Store } from '../../store/store.ts';
import { ApiError } from '../api-error.ts';
import { clientNetwork } from './networks.ts';
import { type Rate, RateLimiter } from './rate-limiter.ts';
import { SharedLimiter } from './shared-limiter.ts';

interface Limit {
  readonly network: Rate; // all requests from one network
  readonly session?: Rate; // of one browser
  readonly token?: Rate; // of one API token
}

/** How often something may be done. Every request counts as `request`; some routes also have a stricter limit. */
export const LIMITS = {
  request: {
    network: { burst: 300, perMinute: 3000 },
    session: { burst: 100, perMinute: 600 },
    token: { burst: 200, perMinute: 1800 },
  },
  password: { network: { burst: 10, perMinute: 6 } }, // a password is checked
  register: { network: { burst: 10, perMinute: 1 } },
  guest: { network: { burst: 30, perMinute: 6 } }, // a guest is stored
  export: { network: { burst: 10, perMinute: 2 } },
  chat: { network: { burst: 30, perMinute: 120 } },
  sit: { network: { burst: 300, perMinute: 300 } }, // a game is shown, perhaps from its first line
  seat: { network: { burst: 60, perMinute: 30 } }, // a player leaves, returns or pauses: lines of the record
  save: { network: { burst: 60, perMinute: 120 } }, // orders that are not committed yet are stored
  picture: { network: { burst: 30, perMinute: 30 } }, // a table is drawn
  create: {
    network: { burst: 40, perMinute: 20 },
    session: { burst: 10, perMinute: 2 },
    token: { burst: 20, perMinute: 10 },
  },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/** The stricter limits by route. */
export const ROUTE_LIMITS: ReadonlyMap<string, LimitName> = new Map([
  ['POST /api/login', 'password'],
  ['PUT /api/password', 'password'],
  ['DELETE /api/me', 'password'],
  ['POST /api/register', 'register'],
  ['GET /api/export', 'export'],
  ['GET /api/tables/:table/picture.png', 'picture'],
  ['PUT /api/name', 'create'],
  ['POST /api/tokens', 'create'],
  ['POST /api/tables', 'create'],
  ['POST /api/tables/:table/rematch', 'create'],
  ['POST /api/tables/:table/invite', 'create'],
  ['POST /api/tables/:table/nudge', 'create'],
  ['POST /api/tables/:table/chat/:number/report', 'create'],
]);

/** Limits that hold across all servers, for requests that are expensive or worth abusing. Each server counts the others itself. */
const SHARED: ReadonlySet<string> = new Set<LimitName>([
  'password',
  'register',
  'guest',
  'export',
  'chat',
  'create',
]);

/** The rate limits of a server. Some hold across all servers that share its store. */
export class Limits {
  private readonly limiters = new Map<string, RateLimiter | SharedLimiter>();

  constructor(now: () => number, store: Pick<Store, 'isShared' | 'takeToken'>) {
    for (const [name, limit] of Object.entries<Limit>(LIMITS))
      for (const [scope, rate] of Object.entries(limit)) {
        const key = `${name}/${scope}`;
        this.limiters.set(
          key,
          SHARED.has(name) ? new SharedLimiter(key, rate, now, store) : new RateLimiter(rate, now),
        );
      }
  }

  /** Counts an action from an address. Throws `too-many-requests` if its network has reached the limit. */
  async countAddress(name: LimitName, address: string): Promise<void> {
    await this.count(`${name}/network`, clientNetwork(address));
  }

  /** Counts an action from an address; returns false if its network has reached the limit. */
  async allows(name: LimitName, address: string): Promise<boolean> {
    return (await this.take(`${name}/network`, clientNetwork(address))) === 0;
  }

  /** Counts an action from an address against a limit of this server alone; returns false if that is reached. */
  allowsHere(name: Exclude<LimitName, 'chat'>, address: string): boolean {
    const limiter = this.limiters.get(`${name}/network`);
    return limiter instanceof RateLimiter && limiter.take(clientNetwork(address)) === 0;
  }

  /** Counts an action of a session or token. Throws `too-many-requests` if it has reached the limit. */
  async countCaller(name: LimitName, { player, session }: Caller): Promise<void> {
    await this.count(`${name}/${player.isBot ? 'token' : 'session'}`, session);
  }

  private async count(limiter: string, key: string): Promise<void> {
    const wait = await this.take(limiter, key);
    if (wait > 0) throw tooManyRequests(wait);
  }

  private async take(limiter: string, key: string): Promise<number> {
    return this.limiters.get(limiter)?.take(key) ?? 0;
  }
}

export const tooManyRequests = (seconds: number): ApiError =>
  new ApiError('too-many-requests', 429, { retryAfter: Math.ceil(seconds) });
