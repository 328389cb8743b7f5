import { Agent, request } from 'node:http';
import type { Dice } from '@rubicon/engine';
import type { Route } from '../../src/http/route.ts';
import { ROUTES } from '../../src/routes.ts';
import { MISSES, type Miss } from './misses.ts';
import { corrupt, isJson, mutate, pick } from './mutations.ts';
import { type Scene, SEED } from './scene.ts';
import type { Tally } from './tally.ts';

/** The length of the longest text in a body, which may have 64 KiB: some bodies are too large. */
const LONGEST = 65_536;

/** Requests in flight at once. */
const PARALLEL = 16;

/** Requests of one session, and of one address: fewer than their limits. */
const PER_SESSION = 8;

const hash = 'cd'.repeat(32);

/** Valid bodies of all routes that have one. */
const BODIES: Readonly<Record<string, object>> = {
  'POST /api/register': { name: 'Newcomer', password: 'correct horse' },
  'POST /api/login': { name: 'Newcomer', password: 'correct horse' },
  'PUT /api/name': { name: 'Newcomer' },
  'PUT /api/password': { current: 'correct horse', password: 'battery staple' },
  'DELETE /api/me': { password: 'correct horse' },
  'POST /api/tokens': { label: 'Robo' },
  'POST /api/me/blocks': { player: 'p0', isBlocked: true },
  'POST /api/tables': {
    edition: 'classic',
    options: { startingSeat: '0' },
    seats: [{ colour: 'red' }, { bot: 'easy' }],
    isPublic: false,
    clock: { turn: 60, bank: 60 },
    absent: 'bot',
    standIn: 'easy',
    spectators: { delay: 5 },
    isRated: false,
  },
  'POST /api/tables/:table/join': { hash, seat: 3, invite: 'the-invitation' },
  'POST /api/tables/:table/move': { seat: 3 },
  'POST /api/tables/:table/swap': { seat: 3 },
  'POST /api/tables/:table/colour': { colour: 'pink' },
  'POST /api/tables/:table/ready': { isReady: true },
  'POST /api/tables/:table/seats': { seat: 3, bot: 'easy', remove: false },
  'POST /api/tables/:table/commit': { hash },
  'POST /api/tables/:table/reveal': { seed: SEED },
  'POST /api/tables/:table/nudge': { seat: 3 },
  'POST /api/tables/:table/mutes': { player: 'p0', isMuted: true },
  'POST /api/tables/:table/chat/:number/report': { reason: 'rude' },
};

interface Request {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

/** Sends malformed requests to a server, and counts the codes of their answers. */
export class HttpRun {
  private readonly url: string;
  private readonly scene: Scene;
  private readonly token: string;
  private readonly tally: Tally;
  private readonly agent = new Agent({ keepAlive: true, maxSockets: PARALLEL });
  private number = 0;

  /** `token` is that of a bot. */
  constructor(url: string, scene: Scene, token: string, tally: Tally) {
    this.url = url;
    this.scene = scene;
    this.token = token;
    this.tally = tally;
  }

  close(): void {
    this.agent.destroy();
  }

  /** Sends every request of the list of misses, and reaches a limit. */
  async sendMisses(): Promise<void> {
    for (const miss of MISSES) {
      const code = await this.count(this.requestOf(miss));
      if (code !== miss.code) this.tally.fail(`${miss.request}: ${code} instead of ${miss.code}`);
    }
    const limited: Miss = {
      request: 'POST /api/login',
      body: {},
      headers: { 'x-forwarded-for': '13.0.0.1' },
      code: 'too-many-requests',
    };
    for (let i = 0; i < 11; i++) await this.count(this.requestOf(limited));
  }

  /** Sends a number of random requests. */
  async send(count: number, random: Dice): Promise<void> {
    for (let left = count; left > 0; left -= PARALLEL)
      await Promise.all(
        Array.from({ length: Math.min(left, PARALLEL) }, () => this.count(this.makeRequest(random))),
      );
  }

  private requestOf({ request: line, as, body, headers = {} }: Miss): Request {
    const [method = '', path = ''] = line.split(' ');
    const text = typeof body === 'string' ? body : body === undefined ? undefined : JSON.stringify(body);
    return {
      method,
      path,
      headers: {
        ...this.headersFor(as),
        ...(text === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(text === undefined ? {} : { body: Buffer.from(text) }),
    };
  }

  private headersFor(player: string | undefined): Record<string, string> {
    const number = Math.floor(this.number++ / PER_SESSION);
    const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
    const identity =
      player === 'bot'
        ? { authorization: `Bearer ${this.token}` }
        : player === undefined
          ? {}
          : { cookie: `rubicon=${this.scene.session(player, number)}` };
    return { origin: this.url, 'x-forwarded-for': address, ...identity };
  }

  /** Makes a request that its route cannot accept: one change of a valid one. */
  private makeRequest(random: Dice): Request {
    for (;;) {
      const route = pick(ROUTES, random);
      const { method } = route;
      const path = route.path.replace(':table', 'open').replace(':number', '1').replace(/:\w+/, 'p0');
      const headers = { ...this.headersFor('guest'), 'content-type': 'application/json' };
      const isPath = route.params !== undefined && random.below(6) === 0;
      if (isPath) return { method, path: wrongPath(route, random), headers };
      if (method === 'GET') continue;
      const body = this.makeBody(route, random);
      if (body !== undefined) return { method, path, headers, body };
    }
  }

  /** Returns a body with one change; undefined if it is still a valid one. */
  private makeBody(route: Route, random: Dice): Buffer | undefined {
    const valid = BODIES[`${route.method} ${route.path}`] ?? {};
    if (random.below(10) === 0) {
      const bytes = corrupt(JSON.stringify(valid), random);
      return bytes.length === 0 || isJson(bytes.toString()) ? undefined : bytes;
    }
    const body = mutate(valid, random, LONGEST);
    if (body === undefined) return undefined;
    const text = JSON.stringify(body);
    const json = JSON.parse(text);
    const isValid = route.body === undefined ? isEmpty(json) : route.body.safeParse(json).success;
    return isValid && !text.includes('"__proto__"') ? undefined : Buffer.from(text);
  }

  private async count(asked: Request): Promise<string> {
    this.tally.sent++;
    const { status, text } = await this.fetch(asked);
    const code = errorCode(text);
    if (status >= 500) this.tally.fail(`${asked.method} ${asked.path}: ${status} ${text}`);
    if (code === undefined) this.tally.fail(`${asked.method} ${asked.path} ${asked.body}: ${status} ${text}`);
    this.tally.count('http', code ?? 'done');
    return code ?? 'done';
  }

  private fetch({ method, path, headers, body }: Request): Promise<{ status: number; text: string }> {
    return new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': String(body.length) };
      const sent = request(
        `${this.url}${path}`,
        { method, agent: this.agent, headers: { ...headers, ...length } },
        (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (part: string) => {
            text += part;
          });
          response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  }
}

const isEmpty = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && !Array.isArray(json) && Object.keys(json).length === 0;

/** An address in which one parameter is wrong. */
function wrongPath({ path }: Route, random: Dice): string {
  const wrong = pick(
    ['!', 'x'.repeat(65), '%F0%9F%91%91', '%00', '%ff', 'a.b', '%2e%2e', "';--", '-1x!'],
    random,
  );
  return path.replace(/:\w+/, wrong).replace(/:\w+/g, 'x');
}

function errorCode(text: string): string | undefined {
  try {
    return JSON.parse(text).error?.code;
  } catch {
    return 'not-json';
  }
}
