import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createTable, SeatClient, type SettingsInput } from '@rubicon/api';
import { openApi } from '@rubicon/api/node';
import { verifyRecord } from '@rubicon/protocol';
import type { RunningServer } from '@rubicon/server';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { warriors } from '../play/person.ts';
import { BIN } from '../rubicon.ts';
import { type Answer, answering, newPath, type Played, playWith } from './person.ts';
import { startTestServer } from './server.ts';

let server: RunningServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

const QUICK = { edition: 'world-domination', options: { setup: 'quick', startingSeat: '0' } };

async function newTable(settings: Partial<SettingsInput>): Promise<{ server: string; table: string }> {
  const { table } = await createTable(openApi(server.url), { ...QUICK, seats: [{}, {}], ...settings });
  return { server: server.url, table: table.id };
}

/** Is ready at once, and then answers like this. */
const ready =
  (answer: Answer): Answer =>
  (question, screen) =>
    question.startsWith('table>') ? 'ready' : answer(question, screen);

/** Never attacks. */
const meek = warriors('');

const surrenders: Answer = (question) => (question.includes('yes or no') ? 'yes' : 'surrender');

function expectVerified({ code, problem, text }: Played, file: string): void {
  expect([code, problem]).toEqual([0, undefined]);
  expect(text).toContain('your seed is among the seeds');
  expect(text).toMatch(/All \d+ lines that you were shown are in the record, unchanged/);
  expect(verifyRecord(readFileSync(file, 'utf8'))).toMatchObject({ isFinished: true, replayed: 0 });
}

test('two people play a whole game at their terminals, and both verify it', async () => {
  const table = await newTable({});
  const files = [newPath(), newPath()] as const;
  const [ann, bob] = await Promise.all([
    playWith({ ...table, file: files[0] }, ready(warriors())),
    playWith({ ...table, file: files[1] }, ready(meek)),
  ]);
  expectVerified(ann, files[0]);
  expectVerified(bob, files[1]);
  expect(ann.text).toMatch(/\(R\) wins: \S+ lost all territories/);
  expect(bob.text).toMatch(/^Turn \d+: /m); // what the other player did
  expect(readFileSync(files[0], 'utf8')).toBe(readFileSync(files[1], 'utf8'));
});

test('a terminal that was killed comes back to its seat, and verifies the whole game', async () => {
  const table = await newTable({ seats: [{}, { bot: 'easy' }] });
  const data = newPath();
  await playAndDie({ ...table, data }, ready(meek), (question) => question.includes('attack'));
  const file = newPath();
  const again = await playWith({ ...table, data, file }, surrenders);
  expect(again.text).toContain('The game has begun. Type log to see the last events.');
  expectVerified(again, file);
  const later = await playWith({ ...table, data }, surrenders);
  expect(later.code).toBe(0);
  expect(later.text).toContain('took no part in the start'); // a verified seed is not kept
});

/** Plays in a process of its own until the question comes, and kills it there. */
function playAndDie(
  { server: url, table, data }: { server: string; table: string; data: string },
  answer: Answer,
  dies: (question: string) => boolean,
): Promise<void> {
  const flags = ['--server', url, '--table', table, '--data', data];
  const child: ChildProcess = spawn(process.execPath, [BIN, 'play', ...flags], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdout?.setEncoding('utf8').on(
    'data',
    answering((question, screen) => {
      if (!dies(question)) return answer(question, screen);
      child.kill('SIGKILL');
      return undefined;
    }, child.stdin!),
  );
  return new Promise((resolve) => child.on('exit', () => resolve()));
}

test('a player whose time runs out learns so at once, and takes the seat back from the bot', async () => {
  const table = await newTable({ seats: [{}, { bot: 'easy' }], clock: { turn: 1, bank: 0 } });
  vi.useFakeTimers({ toFake: ['Date', 'performance'] }); // the time runs out when the player has been asked
  onTestFinished(() => void vi.useRealTimers());
  let isLate = false;
  let hasReturned = false;
  const { text, code } = await playWith(
    table,
    ready((question, screen) => {
      if (hasReturned) return surrenders(question, screen);
      if (!isLate && question.startsWith('[0:01]')) {
        isLate = true;
        vi.setSystemTime(Date.now() + 2000); // including the second in which a command in flight still counts
      }
      hasReturned = question.startsWith('A bot is playing for you');
      return hasReturned ? 'return' : undefined;
    }),
  );
  expect(text).toMatch(/^\[0:01\] Guest-\d+ \(R\) place/m);
  expect(text).toMatch(/A bot \(medium\) now plays for Guest-\d+\./);
  expect(text).toMatch(/Guest-\d+ is back\./);
  expect(code).toBe(0);
});

test('while others play, a person at a keyboard can look around, and learns when it is over', async () => {
  const table = await newTable({});
  let begin = (): void => {};
  const hasBegun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const ann = new SeatClient(openApi(server.url), table.table, { seated: () => begin() });
  await ann.join();
  await ann.ready();
  const asked: string[] = [];
  const { text, code } = await playWith({ ...table, isTty: true }, (question) => {
    if (question.startsWith('table>')) return 'ready';
    if (!question.startsWith('Waiting for')) return undefined;
    asked.push(question);
    if (asked.length === 1) return 'players';
    if (asked.length === 2) return 'pause';
    void hasBegun.then(() => ann.wire.play({ type: 'surrender' }));
    return undefined;
  });
  ann.close();
  expect(asked[0]).toMatch(/^Waiting for Guest-\d+> $/);
  expect(text).toMatch(/player +territories +armies/);
  expect(text).toContain('You asked for a pause. It starts when everyone agrees.');
  expect(text).toContain('Verified:');
  expect(code).toBe(0);
});

test('players talk at the table, and play again when the game is over', async () => {
  const { table } = await newTable({ options: { setup: 'quick', startingSeat: '1' } });
  const ann = new SeatClient(openApi(server.url), table, {
    chat: (lines) => void (lines.some(({ text }) => text === 'Hello, Ann!') && ann.say('Hi there')),
  });
  await ann.join();
  await ann.ready();
  const script = ['say', 'say Hello, Ann!'];
  let hasPlayed = false;
  const { text, code } = await playWith({ server: server.url }, (question, screen) => {
    hasPlayed ||= screen.includes('Verified:');
    if (question.startsWith('lobby>'))
      return hasPlayed ? (screen.includes('Verified:') ? 'rematch' : 'quit') : `join ${table}`;
    if (!question.startsWith('table>')) return surrenders(question, screen);
    if (hasPlayed) return 'leave';
    return script.shift() ?? (screen.includes('says:') ? 'ready' : undefined);
  });
  ann.close();
  expect(text).toContain('Type your message after say.');
  expect(text).toMatch(/^Guest-\d+ says: Hi there$/m);
  expect(text).not.toContain('says: Hello, Ann!');
  const tables = [...text.matchAll(/^Table ([\w-]+): World Domination/gm)].map(([, id]) => id);
  expect(tables[0]).toBe(table);
  expect(new Set(tables).size).toBe(2);
  expect(code).toBe(0);
});

test('words of the player are part of the seed, with random bytes', async () => {
  const table = await newTable({ seats: [{}, { bot: 'easy' }] });
  const file = newPath();
  const script = ['phrase', 'phrase Alea iacta est', 'ready'];
  const played = await playWith({ ...table, file }, (question, screen) =>
    question.startsWith('table>') ? script.shift() : surrenders(question, screen),
  );
  expectVerified(played, file);
  expect(played.text).toContain('Type the words after phrase.');
  const [, bytes = ''] =
    /SHA-256 of “Alea iacta est” and the random bytes ([0-9a-f]{32})\./.exec(played.text) ?? [];
  const seed = createHash('sha256').update('Alea iacta est').update(Buffer.from(bytes, 'hex')).digest('hex');
  const { chance } = JSON.parse(readFileSync(file, 'utf8').split('\n')[0] ?? '');
  expect(chance.seeds).toMatchObject([{ seat: 0, seed }]);
});

test('a third-party program is marked as a bot during the game', async () => {
  const options = { setup: 'quick', startingSeat: '1' };
  const table = await newTable({ options, clock: { turn: 600, bank: 0 } });
  const owner = openApi(server.url);
  await owner.post('/api/register', { name: 'Cora', password: 'long enough' });
  const { token } = await owner.post<{ token: string }>('/api/tokens', { label: 'Robo' });
  const program = new SeatClient(openApi(server.url, { token }), table.table);
  await program.join();
  await program.ready();
  const script = ['players', 'clock', 'surrender', 'yes'];
  const { text, code } = await playWith(
    table,
    ready(() => script.shift()),
  );
  program.close();
  expect(text).toMatch(/^Players: Robo \(R, bot\) and Guest-\d+ \(B\)\.$/m);
  expect(text).toMatch(/^R +Robo .* bot$/m);
  expect(text).toMatch(/^Robo: a bot, connected, /m);
  expect(code).toBe(0);
});
