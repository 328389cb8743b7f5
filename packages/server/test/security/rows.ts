import { hashHex } from '@rubicon/protocol';
import { WIRE_PROTOCOL } from '@rubicon/protocol/wire';
import { type Cast, type Door, PASSWORD, type Place, type Role, type Stage } from './cast.ts';
import { seedOf } from './security-server.ts';

/** `everyone`, then groups and single roles that differ from it: the most specific one counts. */
type Expected = { readonly everyone: string } & Partial<Record<Group | Role, string>>;
const GROUPS = {
  guests: ['stranger', 'spectator', 'host', 'other', 'owner'],
  seated: ['other', 'owner'],
} as const satisfies Record<string, readonly Role[]>;
type Group = keyof typeof GROUPS;

/** The outcome by stage and door: the first entry whose words all fit, such as `lobby private`. */
type Outcomes = Expected | Readonly<Record<string, Expected>>;

const isExpected = (outcomes: Outcomes): outcomes is Expected => typeof outcomes.everyone === 'string';

/** Returns what a row expects. Throws if it says nothing about it. */
export function expectedOf(outcomes: Outcomes, role: Role, stage: Stage, door: Door): string {
  const expected = isExpected(outcomes)
    ? outcomes
    : Object.entries(outcomes).find(([when]) =>
        when.split(' ').every((w) => [stage, door, 'always'].includes(w)),
      )?.[1];
  if (expected === undefined) throw new Error(`no outcome for ${stage} ${door}`);
  const groups = Object.keys(GROUPS) as Group[];
  const group = groups.findLast(
    (name) => (GROUPS[name] as readonly Role[]).includes(role) && name in expected,
  );
  return expected[role] ?? (group === undefined ? expected.everyone : (expected[group] ?? ''));
}

/** The facts that a request is built from. */
export interface Scene {
  readonly cast: Cast;
  readonly place: Place;
  readonly fresh: string; // a name that nobody has
}

export interface HttpRow {
  readonly endpoint: string; // a route
  readonly body?: (scene: Scene) => object;
  readonly outcomes: Outcomes;
}

const OK = { everyone: '200' };
const LOGGED_IN = { everyone: '200', anonymous: '401 not-logged-in' };
const ACCOUNT = { everyone: '403 account-only', anonymous: '401 not-logged-in', account: '200' };
const NOT_NOW = { everyone: '409 not-now', anonymous: '401 not-logged-in' };
const SEATED = { everyone: '409 not-seated', anonymous: '401 not-logged-in', seated: '200' };
const STRANGERS_FIRST = { everyone: '409 not-seated', anonymous: '401 not-logged-in', seated: '409 not-now' };
const HOST = { everyone: '403 not-host', anonymous: '401 not-logged-in', host: '200' };
const HOST_LATER = { everyone: '403 not-host', anonymous: '401 not-logged-in', host: '409 not-now' };
const READERS = { everyone: '404 unknown-line', anonymous: '401 not-logged-in', seated: '200' }; // of the chat
const CLOSED = { playing: NOT_NOW, over: NOT_NOW };

const hash = hashHex('ab'.repeat(32));
const table = '/api/tables/:table';

/** The expected answer of each endpoint to each role. Requests are valid in themselves. */
export const HTTP_ROWS: readonly HttpRow[] = [
  { endpoint: 'GET /api/me', outcomes: OK },
  {
    endpoint: 'POST /api/register',
    body: ({ fresh }) => ({ name: fresh, password: PASSWORD }),
    outcomes: { everyone: '200', account: '409 already-registered', bot: '403 not-for-bots' },
  },
  {
    endpoint: 'POST /api/login',
    body: ({ cast }) => ({ name: cast.account.name, password: PASSWORD }),
    outcomes: { everyone: '200', bot: '403 not-for-bots' },
  },
  { endpoint: 'POST /api/logout', outcomes: { everyone: '200', bot: '403 not-for-bots' } },
  { endpoint: 'POST /api/logout-everywhere', outcomes: { ...LOGGED_IN, bot: '403 not-for-bots' } },
  {
    endpoint: 'PUT /api/name',
    body: ({ fresh }) => ({ name: fresh }),
    outcomes: { everyone: '200', bot: '403 not-for-bots' },
  },
  {
    endpoint: 'PUT /api/password',
    body: () => ({ current: PASSWORD, password: 'battery staple' }),
    outcomes: ACCOUNT,
  },
  {
    endpoint: 'DELETE /api/me',
    body: () => ({}),
    outcomes: { ...LOGGED_IN, bot: '403 not-for-bots', account: '403 wrong-password' },
  },
  { endpoint: 'GET /api/export', outcomes: LOGGED_IN },
  { endpoint: 'GET /api/tokens', outcomes: ACCOUNT },
  { endpoint: 'POST /api/tokens', body: ({ fresh }) => ({ label: fresh }), outcomes: ACCOUNT },
  { endpoint: 'DELETE /api/tokens/:token', outcomes: ACCOUNT },
  { endpoint: 'GET /api/me/blocks', outcomes: LOGGED_IN },
  {
    endpoint: 'POST /api/me/blocks',
    body: ({ cast }) => ({ player: cast.people.host.id, isBlocked: true }),
    outcomes: LOGGED_IN,
  },
  { endpoint: 'GET /api/players/:player', outcomes: OK },
  { endpoint: 'GET /api/players/:player/games', outcomes: OK },
  { endpoint: 'GET /api/leaderboard', outcomes: OK },
  { endpoint: 'GET /api/rated-games', outcomes: OK },
  { endpoint: 'GET /api/addresses', outcomes: OK },
  { endpoint: 'GET /api/tables', outcomes: OK },
  { endpoint: 'GET /api/my-tables', outcomes: LOGGED_IN },
  { endpoint: 'POST /api/tables', body: () => ({ edition: 'classic', seats: [{}, {}] }), outcomes: OK },
  {
    endpoint: `GET ${table}`,
    outcomes: { private: { everyone: '403 not-invited', host: '200', seated: '200' }, always: OK },
  },
  {
    endpoint: `POST ${table}/join`,
    body: () => ({ hash }),
    outcomes: {
      'lobby private': { everyone: '403 not-invited', host: '200' },
      lobby: { everyone: '200', seated: '409 already-seated' },
      'revealing private': { everyone: '403 not-invited', host: '409 not-now' },
      always: { everyone: '409 not-now' },
    },
  },
  {
    endpoint: `POST ${table}/join`,
    body: ({ place }) => ({ hash, invite: place.invite }),
    outcomes: {
      lobby: { everyone: '200', seated: '409 already-seated' },
      always: { everyone: '409 not-now' },
    },
  },
  {
    endpoint: `POST ${table}/invite`,
    outcomes: { over: HOST_LATER, always: HOST },
  },
  { endpoint: `POST ${table}/leave`, outcomes: { lobby: SEATED, revealing: STRANGERS_FIRST, ...CLOSED } },
  {
    endpoint: `POST ${table}/move`,
    body: () => ({ seat: 2 }),
    outcomes: { lobby: SEATED, revealing: STRANGERS_FIRST, ...CLOSED },
  },
  {
    endpoint: `POST ${table}/swap`,
    body: () => ({ seat: 1 }),
    outcomes: { lobby: { ...SEATED, other: '409 no-player' }, revealing: STRANGERS_FIRST, ...CLOSED },
  },
  {
    endpoint: `POST ${table}/swap`,
    body: () => ({ seat: null }),
    outcomes: { lobby: SEATED, revealing: STRANGERS_FIRST, ...CLOSED },
  },
  {
    endpoint: `POST ${table}/colour`,
    body: () => ({ colour: 'pink' }),
    outcomes: { lobby: SEATED, revealing: STRANGERS_FIRST, ...CLOSED },
  },
  {
    endpoint: `POST ${table}/ready`,
    body: () => ({ isReady: true }),
    outcomes: { lobby: SEATED, revealing: STRANGERS_FIRST, ...CLOSED },
  },
  {
    endpoint: `POST ${table}/seats`,
    body: () => ({ seat: 2, bot: 'easy' }),
    outcomes: { lobby: HOST, revealing: HOST_LATER, ...CLOSED },
  },
  {
    endpoint: `POST ${table}/seats`,
    body: () => ({ seat: 0, bot: null, remove: true }),
    outcomes: { lobby: HOST, revealing: HOST_LATER, ...CLOSED },
  },
  {
    endpoint: `POST ${table}/commit`,
    body: () => ({ hash }),
    outcomes: { lobby: SEATED, revealing: STRANGERS_FIRST, ...CLOSED },
  },
  {
    endpoint: `POST ${table}/reveal`,
    body: ({ cast }) => ({ seed: seedOf(cast.people.owner) }),
    outcomes: { lobby: STRANGERS_FIRST, revealing: { ...SEATED, other: '409 bad-seed' }, ...CLOSED },
  },
  {
    endpoint: `POST ${table}/nudge`,
    body: () => ({ seat: 0 }),
    outcomes: { playing: { ...SEATED, owner: '409 no-player' }, always: STRANGERS_FIRST },
  },
  {
    endpoint: `GET ${table}/record`,
    outcomes: {
      'over private': { everyone: '403 not-invited', seated: '200' },
      over: OK,
      private: { everyone: '403 not-invited', seated: '409 not-over' },
      always: { everyone: '409 not-over' },
    },
  },
  {
    endpoint: `POST ${table}/rematch`,
    outcomes: { over: SEATED, always: STRANGERS_FIRST },
  },
  {
    endpoint: `GET ${table}/picture.png`,
    outcomes: { private: { everyone: '403 not-invited', host: '200', seated: '200' }, always: OK },
  },
  { endpoint: `GET ${table}/mutes`, outcomes: HOST },
  {
    endpoint: `POST ${table}/mutes`,
    body: ({ cast }) => ({ player: cast.people.other.id, isMuted: true }),
    outcomes: HOST,
  },
  { endpoint: `DELETE ${table}/chat/:number`, outcomes: HOST },
  { endpoint: `POST ${table}/chat/:number/report`, body: () => ({ reason: 'rude' }), outcomes: READERS },
];

/** Whether a client may open a socket without the invitation: `open`, or the code with which it is closed. */
export const ENTRANCE: Outcomes = {
  private: { everyone: '4403', host: 'open', seated: 'open' },
  'lobby unwatched': { everyone: 'open' }, // it has an open seat
  unwatched: { everyone: '4403', host: 'open', seated: 'open' },
  always: { everyone: 'open' },
};

export interface MessageRow {
  readonly message: { readonly type: string; readonly [field: string]: unknown };
  readonly outcomes: Outcomes; // the types of all answers, with the code if there is one; '' if there is none
}

const BEFORE = { everyone: 'failed bad-message' }; // there is no game yet
const UNSEATED = 'failed not-seated';
const NOT_ALLOWED = { everyone: UNSEATED, seated: 'failed not-allowed' };
const offer = { type: 'offer-draw' };

/** The expected answer to each message of each role. Clients have greeted; those with a seat sit on it, all others watch. */
export const MESSAGE_ROWS: readonly MessageRow[] = [
  {
    message: { type: 'hello', protocol: WIRE_PROTOCOL },
    outcomes: { lobby: BEFORE, revealing: BEFORE, always: { everyone: 'hello' } },
  },
  {
    message: { type: 'sit', seat: 0, after: 0 },
    outcomes: {
      lobby: BEFORE,
      revealing: BEFORE,
      playing: { everyone: 'failed not-yours', owner: 'seated, votes' },
      over: { everyone: 'failed not-yours', owner: 'seated, votes, closed' },
    },
  },
  {
    message: { type: 'sit', seat: 'watch', after: 0 },
    outcomes: {
      lobby: BEFORE,
      revealing: BEFORE,
      playing: { everyone: 'seated, votes' },
      over: { everyone: 'seated, votes, closed' },
    },
  },
  {
    message: { type: 'command', id: 'a', command: offer },
    outcomes: {
      lobby: BEFORE,
      revealing: BEFORE,
      playing: { everyone: UNSEATED, seated: 'line, accepted' },
      over: { everyone: UNSEATED, seated: 'refused game-over' },
    },
  },
  {
    message: { type: 'command', id: 'a', command: { type: 'skip', seat: 0, command: { type: 'end-turn' } } },
    outcomes: {
      lobby: BEFORE,
      revealing: BEFORE,
      playing: { everyone: UNSEATED, seated: 'refused host-only' },
      over: { everyone: UNSEATED, seated: 'refused game-over' },
    },
  },
  {
    message: { type: 'leave' },
    outcomes: {
      lobby: BEFORE,
      revealing: BEFORE,
      playing: { everyone: UNSEATED, seated: 'line, line, closed' },
      over: NOT_ALLOWED,
    },
  },
  { message: { type: 'return' }, outcomes: { lobby: BEFORE, revealing: BEFORE, always: NOT_ALLOWED } },
  {
    message: { type: 'pause', agree: true },
    outcomes: {
      lobby: BEFORE,
      revealing: BEFORE,
      playing: { everyone: UNSEATED, seated: 'votes' },
      over: NOT_ALLOWED,
    },
  },
  { message: { type: 'resume' }, outcomes: { lobby: BEFORE, revealing: BEFORE, always: NOT_ALLOWED } },
  {
    message: { type: 'save', command: offer },
    outcomes: {
      lobby: BEFORE,
      revealing: BEFORE,
      playing: { everyone: UNSEATED, seated: '' },
      over: NOT_ALLOWED,
    },
  },
  {
    message: { type: 'say', text: 'Well played' },
    outcomes: { everyone: 'failed players-only', seated: 'chat' },
  },
  { message: { type: 'ping' }, outcomes: { everyone: 'pong' } },
];
