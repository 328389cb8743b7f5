import { type ChildProcess, spawn } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { beforeAll, expect, test } from 'vitest';
import { type Answer, fileWith, lines, newFile, playWith, savedGame, warriors } from './person.ts';

const settings = {
  edition: 'world-domination',
  seats: 'Ann,bot:random,bot:random',
  options: { setup: 'quick', startingSeat: 'roll', defence: 'most' },
  seed: 's',
};

/** Plays a number of answers, then leaves. */
function only(answers: number, answer: Answer): Answer {
  return (...asked) => (answers-- > 0 ? answer(...asked) : undefined);
}

test('leaving and resuming gives the same position', async () => {
  const file = newFile();
  const left = await playWith({ ...settings, file }, only(40, warriors()));
  expect(left.code).toBe(0);
  expect(left.text).toContain(`The game is saved in ${file}. To continue:\n  npx rubicon play ${file}\n`);
  const { position, entries } = savedGame(file);

  const resumed = await playWith({ file }, lines('quit'));
  expect(resumed.code).toBe(0);
  expect(resumed.text).toContain(`Continuing ${file}.`);
  expect(savedGame(file)).toMatchObject({ position, entries });
  expect(existsSync(`${file}.lock`)).toBe(false);

  const finished = await playWith({ file }, warriors());
  expect(finished.text).toContain(' wins: ');
  const over = await playWith({ file }, lines());
  expect(over).toMatchObject({ code: 0, text: expect.stringContaining('is over') });
});

test('staged placements are not saved, with a warning', async () => {
  const file = fileWith({ alaska: 'a2' }, 'reinforce:a turn=3 place=5 sets=1', {
    names: ['Ann'],
    bots: ['Cato'],
  });
  const { text } = await playWith({ file }, lines('alaska 3', 'save', 'quit'));
  expect(text).toContain(`The game is saved automatically in ${file}.`);
  expect(text).toContain('Staged armies and unsent orders are not saved.');
});

test('an incomplete last line is dropped', async () => {
  const file = newFile();
  await playWith({ ...settings, file }, only(30, warriors()));
  const whole = readFileSync(file);
  const { position } = savedGame(file);
  appendFileSync(file, '{"seq":99,"seat":0,"comm');
  const { text } = await playWith({ file }, lines());
  expect(text).toContain('was incomplete and was dropped');
  expect(readFileSync(file)).toEqual(whole);
  expect(savedGame(file).position).toEqual(position);
});

test('a last line without its end is kept', async () => {
  const file = newFile();
  await playWith({ ...settings, file }, only(30, warriors()));
  const whole = readFileSync(file);
  truncateSync(file, whole.length - 1);
  const { text } = await playWith({ file }, lines());
  expect(text).not.toContain('incomplete');
  expect(readFileSync(file)).toEqual(whole);
});

test.each([
  ['hello\n', 'this is not a game record'],
  ['{"format":"rubicon-record","version":99}\n', 'unknown format version 99'],
  ['{"format":"rubi', 'the last line is cut off'],
])('a file without a game is not changed: %j', async (content, reason) => {
  const file = newFile();
  writeFileSync(file, content);
  const { code, text } = await playWith({ file }, lines());
  expect(code).toBe(1);
  expect(text).toContain(reason);
  expect(readFileSync(file, 'utf8')).toBe(content);
});

test('a missing folder', async () => {
  const { code, text } = await playWith({ ...settings, file: '/no/such/folder/x.jsonl' }, lines());
  expect(code).toBe(1);
  expect(text).toBe('/no/such/folder/x.jsonl cannot be used: no such file or directory.\n');
});

test('two processes cannot play one file', async () => {
  const file = newFile();
  let second: Promise<{ code: number; text: string }> | undefined;
  await playWith({ ...settings, file }, () => {
    second = playWith({ file }, lines());
    return 'quit';
  });
  const { code, text } = (await second) ?? {};
  expect(code).toBe(1);
  expect(text).toContain(`${file} is already being played, by process ${process.pid}.`);
});

test('the lock of an ended process does not count', async () => {
  const file = newFile();
  await playWith({ ...settings, file }, lines('quit'));
  writeFileSync(`${file}.lock`, '999999999\n');
  expect(await playWith({ file }, lines('quit'))).toMatchObject({ code: 0 });
  expect(existsSync(`${file}.lock`)).toBe(false);
});

test.each(['rubbish', ''])('an unreadable lock counts and stays: %j', async (content) => {
  const file = newFile();
  writeFileSync(`${file}.lock`, content);
  const { code, text } = await playWith({ ...settings, file }, lines('quit'));
  const lock = realpathSync(`${file}.lock`);
  expect([code, text]).toEqual([1, `${file} is already being played. If it is not, delete ${lock}.\n`]);
  expect(readFileSync(lock, 'utf8')).toBe(content);
});

test('another process’s lock is not released', async () => {
  const file = newFile();
  await playWith({ ...settings, file }, () => {
    writeFileSync(`${file}.lock`, '1\n');
    return 'quit';
  });
  expect(readFileSync(`${file}.lock`, 'utf8')).toBe('1\n');
});

test.each([['an old game'], ['a new game']])(
  'a link and its file cannot be played at once: %s',
  async (kind) => {
    const file = newFile();
    const link = newFile();
    symlinkSync(file, link);
    if (kind === 'an old game') await playWith({ ...settings, file }, lines('quit'));
    let second: Promise<{ code: number; text: string }> | undefined;
    await playWith({ ...settings, file: link }, () => {
      second = playWith({ file }, lines());
      return 'quit';
    });
    const { code, text } = (await second) ?? {};
    expect(code).toBe(1);
    expect(text).toContain(`If it is not, delete ${realpathSync(file)}.lock.`);
    expect(savedGame(file).header.edition).toBe('world-domination');
  },
);

test('no file stays if no game was started', async () => {
  const file = newFile();
  const { text } = await playWith({ file }, lines('quit'));
  expect(text).toContain('No game was started.');
  expect(existsSync(file)).toBe(false);
});

const program = join(mkdtempSync(join(tmpdir(), 'rubicon-play-')), 'program.mjs');

beforeAll(async () => {
  await build({
    stdin: {
      contents: `import { playInTerminal } from './play.ts';
        const { file, ...settings } = JSON.parse(process.argv[2]);
        process.exitCode = await playInTerminal({ file, bots: [], ...settings, input: process.stdin, output: process.stdout, colour: false });`,
      resolveDir: join(import.meta.dirname, '../../src/play'),
      loader: 'ts',
    },
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile: program,
    banner: { js: "import { createRequire as r } from 'node:module'; const require = r(import.meta.url);" },
  });
});

/** Plays in a process of its own, where `answer` may do anything to it. */
function playOutside(
  file: string,
  answer: (child: ChildProcess, question: string, screen: string) => string,
) {
  const child = spawn(process.execPath, [program, JSON.stringify({ ...settings, file })], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let text = '';
  let screen = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
    screen += chunk;
    if (!screen.endsWith('> ')) return;
    const shown = screen;
    screen = '';
    child.stdin.write(`${answer(child, shown.slice(shown.lastIndexOf('\n') + 1), shown)}\n`);
  });
  child.stdin.on('error', () => {}); // it may have ended
  return new Promise<{ code: number | null; text: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, text }));
  });
}

test('a killed process loses no accepted command', async () => {
  const file = newFile();
  for (const answers of [1, 20, 21, 22]) {
    const answer = warriors();
    let left = answers;
    let before = '';
    await playOutside(file, (child, question, screen) => {
      before = readFileSync(file, 'utf8');
      if (left-- === 0) setTimeout(() => child.kill('SIGKILL'), answers % 4);
      return answer(question, screen) ?? '';
    });
    const after = readFileSync(file, 'utf8');
    expect(after.startsWith(before)).toBe(true);
    expect(before.endsWith('\n')).toBe(true);
    const { code, text } = await playWith({ file }, lines('quit'));
    expect(code).toBe(0);
    expect(text).toContain('Continuing');
  }
  expect(savedGame(file).seq).toBeGreaterThan(20);
});

test('the interrupt key prints where the game is saved and exits with 130', async () => {
  const file = newFile();
  const { code, text } = await playOutside(file, (child, question) => {
    if (question.startsWith('Ann')) child.kill('SIGINT');
    return '';
  });
  expect(code).toBe(130);
  expect(text).toContain(`rubicon play ${file}`);
  expect(existsSync(`${file}.lock`)).toBe(false);
});
