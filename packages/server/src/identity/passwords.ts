import { randomBytes } from 'node:crypto';
import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { ApiError } from '../http/api-error.ts';

/** Argon2id with 19 MiB and 2 passes, as OWASP recommends. */
const OPTIONS = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

const MOST_RUNNING = 2;
const MOST_WAITING = 20;

const SHORTEST = 8;
const LONGEST = 128;

/** Prefixes of the hash of a one-time password: before and after it has logged in. */
const ONE_TIME = 'once:';
const USED = 'used:';

export const makeOneTime = (passwordHash: string): string => `${ONE_TIME}${passwordHash}`;
export const isOneTime = (passwordHash: string | null): passwordHash is string =>
  passwordHash?.startsWith(ONE_TIME) ?? false;
export const makeUsed = (passwordHash: string): string => `${USED}${passwordHash.slice(ONE_TIME.length)}`;
export const isUsed = (passwordHash: string | null): boolean => passwordHash?.startsWith(USED) ?? false;

const withoutMark = (passwordHash: string): string => passwordHash.replace(/^(once|used):/, '');

/** Throws `bad-password` with a reason if the password may not be chosen. */
export function checkPassword(password: string): void {
  const length = [...password].length;
  if (length < SHORTEST) throw new ApiError('bad-password', 400, { reason: 'too-short', least: SHORTEST });
  if (length > LONGEST) throw new ApiError('bad-password', 400, { reason: 'too-long', most: LONGEST });
}

/** Hashes and checks passwords, a few at a time, since each takes memory and a core. Throws `busy` if too many wait. */
export class Passwords {
  private readonly waiting: (() => void)[] = [];
  private running = 0;
  private total = 0;

  /** The number of hashes computed since the start. */
  get computed(): number {
    return this.total;
  }

  /** The number of passwords that wait for their turn. */
  get queued(): number {
    return this.waiting.length;
  }

  hash(password: string): Promise<string> {
    return this.run(() => hash(password.normalize('NFKC'), OPTIONS));
  }

  /** Whether a password is right. Without a hash it returns false, after the same work. */
  check(passwordHash: string | null | undefined, password: string): Promise<boolean> {
    const known = passwordHash ? withoutMark(passwordHash) : makeDummyHash();
    return this.run(() => verify(known, password.normalize('NFKC')));
  }

  private async run<T>(compute: () => Promise<T>): Promise<T> {
    if (this.running < MOST_RUNNING) this.running++;
    else {
      if (this.waiting.length >= MOST_WAITING) throw new ApiError('busy', 429, { retryAfter: 1 });
      await new Promise<void>((resolve) => this.waiting.push(resolve)); // takes the place of one that has finished
    }
    try {
      this.total++;
      return await compute();
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.running--;
      else next();
    }
  }
}

/** A hash that no password matches. */
function makeDummyHash(): string {
  const { memoryCost, timeCost, parallelism } = OPTIONS;
  const base64 = (bytes: number) => randomBytes(bytes).toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${base64(16)}$${base64(32)}`;
}
