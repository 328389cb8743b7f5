import { readFileSync } from 'node:fs';
import { createGame, EDITIONS, SURRENDERED } from '@rubicon/engine';
import type { FailureReason } from '@rubicon/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { USUAL_LIMITS } from '../../src/players/exec-bot.ts';
import { ExecBots } from '../../src/players/exec-player.ts';
import { failureOf, failureText } from '../../src/players/failures.ts';
import { naughty, newFile, playAgainst, quote, type Table } from './table.ts';

const bots = new ExecBots();
afterEach(() => bots.close());

const times = (reason: FailureReason, count: number): FailureReason[] =>
  Array.from({ length: count }, () => reason);

/** Short limits for programs that stay silent, long ones for programs that answer. */
const SHORT = { moveMs: 20 };
const LONG = { moveMs: 3_600_000, gameMs: 3_600_000 };

describe('five failures lose a game', () => {
  test.each<[string, FailureReason, Table['limits']?]>([
    ['illegal', 'illegal'],
    ['unknown', 'illegal'],
    ['bad-field', 'illegal'],
    ['host', 'illegal'],
    ['not-json', 'garbage'],
    ['not-a-message', 'garbage'],
    ['wrong-type', 'garbage'],
    ['hello-again', 'garbage'],
    ['wrong-id', 'wrong-id'],
    ['never', 'late', SHORT],
  ])('%s: %s', async (mischief, reason, limits = LONG) => {
    const { position, failures } = await playAgainst(bots, naughty(mischief), { limits });
    expect(failures).toEqual(times(reason, 5));
    expect(position).toMatchObject({
      phase: 'over',
      status: [SURRENDERED, expect.anything(), expect.anything()],
    });
  });
});

describe('one failure is enough', () => {
  test.each<[string, FailureReason[], Table['limits']?]>([
    ['crash', ['crashed']],
    ['close-output', ['crashed']],
    ['long-line', ['garbage']],
    ['endless-line', ['garbage']],
    ['never', ['out-of-time'], { moveMs: 3_600_000, gameMs: 20 }],
  ])('%s: %s', async (mischief, reasons, limits = LONG) => {
    const { position, failures } = await playAgainst(bots, naughty(mischief), { limits });
    expect(failures).toEqual(reasons);
    expect(position.status[0]).toBe(SURRENDERED);
    expect(position.phase).toBe('over');
  });
});

/** A seat in a game of classic. */
function gameAt() {
  const game = createGame({ edition: 'classic', colours: ['red', 'blue'] });
  if (game.error !== undefined) throw new Error(game.error.code);
  return { rules: game.rules, seat: 0 };
}

test('a wrong line is shortened, and shown without anything that could move the cursor', () => {
  const text = (said: string): string => failureText(failureOf('exec:x', 'no-hello', said));
  expect(text('Loading\u001b[2J\r\u200bé…')).toBe(
    'exec:x did not send hello (no-hello, once). Its first line was: Loading\\x1b[2J\\x0d\\u{200b}é…',
  );
  expect(text('x'.repeat(500))).toMatch(/: x{200}…$/);
});

describe('no hello', () => {
  test.each([
    ['a command that is not there', '/no/such/program --at all'],
    ['a program that ends at once', 'exit 0'],
    ['a program that fails at once', 'exit 3'],
    ['nothing that a shell can read', 'if then (('],
    ['another version', naughty('other-version')],
    ['something else first', naughty('first-word')],
    ['an endless line first', 'cat /dev/zero'],
  ])('%s', async (_, command) => {
    const { position, failures } = await playAgainst(bots, command, { errors: 'ignore' });
    expect(failures).toEqual(['no-hello']);
    expect(position).toMatchObject({
      phase: 'over',
      status: [SURRENDERED, expect.anything(), expect.anything()],
    });
  });

  test('the line that came instead is kept', async () => {
    const player = async (command: string) =>
      bots.open(command, { ...gameAt(), number: 1, limits: USUAL_LIMITS, errors: 'ignore' });
    expect((await player(naughty('first-word'))).said).toBe('Welcome!');
    expect((await player(naughty('other-version'))).said).toContain('"protocol":2');
    expect((await player('exit 0')).said).toBeUndefined();
  });

  test('a program may be given less time', async () => {
    const limits = { helloMs: 20 };
    const { failures } = await playAgainst(bots, 'sleep 3600', { limits });
    expect(failures).toEqual(['no-hello']);
  });

  test('it is not restarted', async () => {
    const file = newFile();
    const command = naughty('other-version', file);
    for (const number of [1, 2]) await playAgainst(bots, command, { number });
    expect(readFileSync(file, 'utf8').match(/started/g)).toHaveLength(1);
  });
});

describe('a flood', () => {
  test('during a question', async () => {
    const { position, failures } = await playAgainst(bots, naughty('flood'), { limits: LONG });
    expect(failures?.[0]).toBe('garbage');
    expect(position.status[0]).toBe(SURRENDERED);
  });

  test('during the turns of others', async () => {
    const { position, failures } = await playAgainst(bots, naughty('flood-later'), { limits: LONG });
    expect(failures).toContain('garbage');
    expect(position.status[0]).toBe(SURRENDERED);
  });
});

describe('not a failure', () => {
  test('a second answer to the same question is ignored', async () => {
    const { failures } = await playAgainst(bots, naughty('twice'), { limits: LONG });
    expect(failures).toEqual([]);
  });

  test('a program may surrender', async () => {
    const { position, failures } = await playAgainst(bots, naughty('surrender'), { limits: LONG });
    expect(failures).toEqual([]);
    expect(position.status[0]).toBe(SURRENDERED);
  });

  test('an answer to an earlier question is ignored: one failure costs one move', async () => {
    const { failures } = await playAgainst(bots, naughty('one-slip'), { limits: LONG });
    expect(failures).toEqual(['garbage']);
  });
});

test.each(EDITIONS)('$id: a failing program surrenders, and the game ends', async ({ id, players }) => {
  for (const mischief of ['crash', 'unknown']) {
    const table = { edition: id, players: players.at(-1)!, limits: LONG };
    const { position } = await playAgainst(bots, naughty(mischief), table);
    expect(position).toMatchObject({ phase: 'over' });
    expect(position.status[0]).toBe(SURRENDERED);
  }
});

test('a program gets the reasons, plays several games, and is dismissed', async () => {
  const file = newFile();
  const command = naughty('well', file);
  for (const number of [1, 2]) await playAgainst(bots, command, { number, limits: LONG });
  await bots.close();
  const notes = readFileSync(file, 'utf8').trim().split('\n');
  const [started, ...messages] = notes;
  expect(started).toMatch(/^started/);
  expect(messages.map((line) => JSON.parse(line).type)).toEqual([
    'hello',
    'game',
    'over',
    'game',
    'over',
    'bye',
  ]);
  expect(JSON.parse(messages[3]!)).toMatchObject({ game: 2, seat: 0, edition: 'classic' });
  expect(JSON.parse(messages[2]!).result.type).toBe('won');
});

test('a rejected command is reported with reason, rejection and the command played instead', async () => {
  const file = newFile();
  await playAgainst(bots, naughty('bad-field', file), { limits: LONG });
  const refused = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.includes('"refused"'));
  expect(JSON.parse(refused[0]!)).toEqual({
    type: 'refused',
    id: 1,
    reason: 'illegal',
    rejection: {
      code: 'bad-field',
      type: 'claim',
      field: 'territory',
      problem: 'wrong',
      expected: 'territory',
      value: 'atlantis',
    },
    played: expect.objectContaining({ type: expect.any(String) }),
    failures: 1,
  });
});

test('a command runs in a shell: quotes, variables and pipes', async () => {
  const file = newFile();
  const command = `NAME="it's \\"me\\""; echo "$NAME" > ${quote(file)}; tee /dev/null | ${naughty('well')} | cat`;
  const { failures } = await playAgainst(bots, command, { limits: LONG });
  expect(failures).toEqual([]);
  expect(readFileSync(file, 'utf8')).toBe('it\'s "me"\n');
});

test('its standard error can be written to a file', async () => {
  const file = newFile();
  const command = `echo trouble >&2; ${naughty('well')}`;
  await playAgainst(bots, command, { limits: LONG, errors: { file } });
  expect(readFileSync(file, 'utf8')).toBe('trouble\n');
});
