import { type FuzzedGame, INVITE, type Scene, SEED, USED_ID } from './scene.ts';
import { openClient, seatClient } from './socket-run.ts';
import type { Tally } from './tally.ts';

/** Requests that are valid in themselves, and the code with which each is refused. */
export interface Miss {
  readonly request: string; // a method and an address
  readonly as?: string; // a player; a visitor if it is missing
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly code: string;
}

const PASSWORD = 'correct horse';
const hash = 'cd'.repeat(32);
const settings = { edition: 'classic', seats: [{}, {}] };
const json = { 'content-type': 'application/json' };

export const MISSES: readonly Miss[] = [
  { request: 'GET /api/players/%ff', code: 'bad-request' },
  { request: 'GET /api/nowhere', code: 'not-found' },
  { request: 'GET /api/my-tables', code: 'not-logged-in' },
  { request: 'GET /api/me', headers: { authorization: 'Bearer rub_wrong' }, code: 'bad-token' },
  { request: 'GET /api/tokens', as: 'guest', code: 'account-only' },
  { request: 'GET /api/me', as: 'banned', code: 'banned' },
  {
    request: 'POST /api/logout',
    as: 'guest',
    headers: { origin: 'https://evil.example' },
    code: 'wrong-origin',
  },
  { request: 'PUT /api/name', as: 'guest', body: { name: 'x'.repeat(70_000) }, code: 'too-large' },
  {
    request: 'PUT /api/name',
    as: 'guest',
    body: 'name=x',
    headers: { 'content-type': 'text/plain' },
    code: 'wrong-content-type',
  },
  {
    request: 'POST /api/register',
    as: 'account',
    body: { name: 'Newcomer', password: PASSWORD },
    code: 'already-registered',
  },
  {
    request: 'POST /api/register',
    as: 'guest',
    body: { name: 'Newcomer', password: 'short' },
    code: 'bad-password',
  },
  { request: 'PUT /api/name', as: 'guest', body: { name: 'x' }, code: 'bad-name' },
  { request: 'PUT /api/name', as: 'guest', body: { name: 'Robo' }, code: 'name-taken' },
  { request: 'POST /api/login', body: { name: 'Nobody', password: PASSWORD }, code: 'wrong-login' },
  {
    request: 'PUT /api/password',
    as: 'account',
    body: { current: 'wrong password', password: PASSWORD },
    code: 'wrong-password',
  },
  { request: 'POST /api/tokens', as: 'full', body: { label: 'One more' }, code: 'too-many-tokens' },
  { request: 'DELETE /api/tokens/0123456789abcdef', as: 'account', code: 'unknown-token' },
  { request: 'POST /api/logout', as: 'bot', code: 'not-for-bots' },
  { request: 'GET /api/players/nobody', code: 'unknown-player' },
  { request: 'GET /api/tables/nowhere', code: 'unknown-table' },
  {
    request: 'POST /api/tables',
    as: 'guest',
    body: { ...settings, edition: 'chess' },
    code: 'unknown-edition',
  },
  {
    request: 'POST /api/tables',
    as: 'guest',
    body: { ...settings, options: { fog: 'on' } },
    code: 'unknown-option',
  },
  {
    request: 'POST /api/tables',
    as: 'guest',
    body: { ...settings, options: { defence: 'fog' } },
    code: 'unknown-value',
  },
  {
    request: 'POST /api/tables',
    as: 'guest',
    body: { ...settings, edition: 'capital' },
    code: 'wrong-number-of-players',
  },
  {
    request: 'POST /api/tables',
    as: 'guest',
    body: { edition: 'classic', seats: [{ colour: 'red' }, { colour: 'red' }] },
    code: 'colour-taken',
  },
  {
    request: 'POST /api/tables',
    as: 'guest',
    body: { ...settings, isRated: true },
    code: 'rated-without-clock',
  },
  {
    request: 'POST /api/tables',
    as: 'guest',
    body: { edition: 'classic', seats: [{}, { bot: 'easy' }], isRated: true, clock: { turn: 60, bank: 0 } },
    code: 'rated-with-bots',
  },
  { request: 'POST /api/tables/open/join', as: 'p0', body: { hash }, code: 'already-seated' },
  { request: 'POST /api/tables/open/join', as: 'guest', body: { hash, seat: 0 }, code: 'seat-taken' },
  { request: 'POST /api/tables/open/swap', as: 'p0', body: { seat: 0 }, code: 'no-player' },
  { request: 'POST /api/tables/open/join', as: 'unwelcome', body: { hash }, code: 'not-welcome' },
  {
    request: 'POST /api/tables/private/join',
    as: 'guest',
    body: { hash, invite: 'wrong' },
    code: 'not-invited',
  },
  {
    request: 'POST /api/tables/expired/join',
    as: 'guest',
    body: { hash, invite: INVITE },
    code: 'invite-expired',
  },
  { request: 'POST /api/tables/nudged/nudge', as: 'p0', body: { seat: 1 }, code: 'not-to-act' },
  { request: 'POST /api/tables/nudged/nudge', as: 'p1', body: { seat: 0 }, code: 'already-nudged' },
  { request: 'POST /api/tables/full/join', as: 'guest', body: { hash }, code: 'not-now' },
  { request: 'POST /api/tables/full/reveal', as: 'p0', body: { seed: hash }, code: 'bad-seed' },
  { request: 'POST /api/tables/full/reveal', as: 'guest', body: { seed: SEED }, code: 'not-seated' },
  { request: 'POST /api/tables/open/seats', as: 'p0', body: { seat: 3, bot: 'easy' }, code: 'not-host' },
  { request: 'GET /api/tables/paused/record', code: 'not-over' },
  { request: 'GET /api/tables/paused/picture.png', code: 'no-picture' },
  { request: 'DELETE /api/tables/open/chat/1', as: 'host', code: 'unknown-line' },
  { request: 'POST /api/login', body: '{"name":', headers: json, code: 'bad-json' },
  { request: 'PUT /api/name', as: 'guest', body: { name: 7 }, code: 'invalid-input' },
];

/** Errors that no input can cause, with the reason. */
export const NOT_BY_INPUT: Readonly<Record<string, string>> = {
  internal: 'the server failed: none may occur',
  busy: 'many passwords are checked, or players change a table, at the same moment',
  'too-many-blocks': 'the player has blocked 1000 others before',
  'not-saved': 'the store failed',
  unavailable: 'the database cannot be reached',
};

/** Provokes the failures of the wire protocol that depend on the state of a table. */
export async function missOverSockets(url: string, scene: Scene, tally: Tally): Promise<void> {
  const command = JSON.stringify({ type: 'command', id: 'x', command: { type: 'offer-draw', more: 1 } });
  for (const game of [scene.paused, scene.standIn, scene.withoutKey]) {
    const client = await seatClient(url, scene, game, tally);
    await client.send([{ data: command, reachesRules: true }]);
    await client.close();
  }
  const say = (text: string) => ({ data: JSON.stringify({ type: 'say', text }) });
  const chat = async (game: FuzzedGame, player: string | undefined, ...texts: string[]): Promise<void> => {
    const seat = player === `p${game.seat}` ? game.seat : 'watch';
    const client = await openClient(url, scene, game.table, player, seat, tally);
    for (const text of texts) await client.send([say(text)]);
    await client.close();
  };
  const player = `p${scene.delayed.seat}`;
  await chat(scene.silent, `p${scene.silent.seat}`, 'hello'); // chat-off
  await chat(scene.paused, 'guest', 'hello'); // players-only
  await chat(scene.paused, `p${scene.paused.seat}`, 'hello'); // muted
  await chat(scene.delayed, undefined, 'hello'); // not-logged-in
  await chat(scene.delayed, 'guest', 'hello'); // behind
  await chat(scene.delayed, player, ' ', 'x'.repeat(301), 'a\u202eb'); // empty, too-long, bad-text
  await chat(scene.delayed, player, ...Array.from({ length: 31 }, () => '')); // too-fast
  const used = scene.games.find(({ seat, lastSeat }) => seat === lastSeat);
  if (used !== undefined) {
    const client = await seatClient(url, scene, used, tally);
    await client.send([{ data: command.replace('"x"', `"${USED_ID}"`), reachesRules: true }]); // id-reused
    await client.close();
  }
  const watcher = await openClient(url, scene, 'paused', 'guest', 'watch', tally);
  await watcher.send([
    { data: command }, // not-seated
    { data: JSON.stringify({ type: 'hello', protocol: 1 }) }, // upgrade
  ]);
  await watcher.close();
}
