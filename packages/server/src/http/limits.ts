import type { Caller } from '../identity/caller.ts';
import { ApiError } from './api-error.ts';
import { clientNetwork } from './networks.ts';
import { type Rate, RateLimiter } from './rate-limiter.ts';

interface Limit {
  readonly network: Rate; // all requests from one network
  readonly session?: Rate; // of one browser
  readonly token?: Rate; // of one API token
}

/** How often something may be done. Every request counts as `request`; some routes have a stricter limit in addition. */
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

/** The rate limits of one server. */
export class Limits {
  private readonly limiters = new Map<string, RateLimiter>();

  constructor(now: () => number) {
    for (const [name, limit] of Object.entries<Limit>(LIMITS))
      for (const [scope, rate] of Object.entries(limit))
        this.limiters.set(`${name}/${scope}`, new RateLimiter(rate, now));
  }

  /** Counts an action from an address. Throws `too-many-requests` if its network has reached the limit. */
  countAddress(name: LimitName, address: string): void {
    this.count(`${name}/network`, clientNetwork(address));
  }

  /** Counts an action from an address; returns false if its network has reached the limit. */
  allows(name: LimitName, address: string): boolean {
    return this.limiters.get(`${name}/network`)?.take(clientNetwork(address)) === 0;
  }

  /** Counts an action of a session or token. Throws `too-many-requests` if it has reached the limit. */
  countCaller(name: LimitName, { player, session }: Caller): void {
    this.count(`${name}/${player.isBot ? 'token' : 'session'}`, session);
  }

  private count(limiter: string, key: string): void {
    const wait = this.limiters.get(limiter)?.take(key) ?? 0;
    if (wait > 0) throw tooManyRequests(wait);
  }
}

export const tooManyRequests = (seconds: number): ApiError =>
  new ApiError('too-many-requests', 429, { retryAfter: Math.ceil(seconds) });
