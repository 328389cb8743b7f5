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

/** Plays so many answers, then leaves. */
function only(answers: number, answer: Answer): Answer {
  return (...asked) => (answers-- > 0 ? answer(...asked) : undefined);
}

test('leaving and going on gives the same position', async () => {
  const file = newFile();
  const left = await playWith({ ...settings, file }, only(40, warriors()));
  expect(left.code).toBe(0);
  expect(left.text).toContain(
    `The game is saved in ${file}. To go on with it:\n  npx rubicon play ${file}\n`,
  );
  const { position, events } = savedGame(file);

  const resumed = await playWith({ file }, lines('quit'));
  expect(resumed.code).toBe(0);
  expect(resumed.text).toContain(`Going on with ${file}.`);
  expect(savedGame(file)).toMatchObject({ position, events });
  expect(existsSync(`${file}.lock`)).toBe(false);

  const finished = await playWith({ file }, warriors());
  expect(finished.text).toContain('has won');
  const over = await playWith({ file }, lines());
  expect(over).toMatchObject({ code: 0, text: expect.stringContaining('has ended') });
});

test('placements that were not sent are not saved, and that is said', async () => {
  const file = fileWith({ alaska: 'a2' }, 'reinforce:a turn=3 place=5', { names: ['Ann'], bots: ['Cato'] });
  const { text } = await playWith({ file }, lines('alaska 3', 'save', 'quit'));
  expect(text).toContain(`Everything that was played is saved in ${file}; there is nothing more to do.`);
  expect(text).toContain('What was staged or written but not sent is not saved.');
});

test('a last line that was cut off is dropped', async () => {
  const file = newFile();
  await playWith({ ...settings, file }, only(30, warriors()));
  const whole = readFileSync(file);
  const { position } = savedGame(file);
  appendFileSync(file, '{"seq":99,"seat":0,"comm');
  const { text } = await playWith({ file }, lines());
  expect(text).toContain('had been cut off and was dropped');
  expect(readFileSync(file)).toEqual(whole);
  expect(savedGame(file).position).toEqual(position);
});

test('a last line without its end is kept', async () => {
  const file = newFile();
  await playWith({ ...settings, file }, only(30, warriors()));
  const whole = readFileSync(file);
  truncateSync(file, whole.length - 1);
  const { text } = await playWith({ file }, lines());
  expect(text).not.toContain('cut off');
  expect(readFileSync(file)).toEqual(whole);
});

test.each([
  ['hello\n', 'this is not the record of a game'],
  ['{"format":"rubicon-record","version":99}\n', 'version 99 of the format is not known'],
  ['{"format":"rubi', 'the last line was cut off'],
])('a file that is no game is left alone: %j', async (content, reason) => {
  const file = newFile();
  writeFileSync(file, content);
  const { code, text } = await playWith({ file }, lines());
  expect(code).toBe(1);
  expect(text).toContain(reason);
  expect(readFileSync(file, 'utf8')).toBe(content);
});

test('a folder that is not there', async () => {
  const { code, text } = await playWith({ ...settings, file: '/no/such/folder/x.jsonl' }, lines());
  expect(code).toBe(1);
  expect(text).toBe('/no/such/folder/x.jsonl cannot be used: no such file or directory.\n');
});

test('two cannot play one file', async () => {
  const file = newFile();
  let second: Promise<{ code: number; text: string }> | undefined;
  await playWith({ ...settings, file }, () => {
    second = playWith({ file }, lines());
    return 'quit';
  });
  const { code, text } = (await second) ?? {};
  expect(code).toBe(1);
  expect(text).toContain(`${file} is being played already, by process ${process.pid}.`);
});

test('the lock of a process that is gone does not count', async () => {
  const file = newFile();
  await playWith({ ...settings, file }, lines('quit'));
  writeFileSync(`${file}.lock`, '999999999\n');
  expect(await playWith({ file }, lines('quit'))).toMatchObject({ code: 0 });
  expect(existsSync(`${file}.lock`)).toBe(false);
});

test.each(['rubbish', ''])('a lock that cannot be read counts, and stays: %j', async (content) => {
  const file = newFile();
  writeFileSync(`${file}.lock`, content);
  const { code, text } = await playWith({ ...settings, file }, lines('quit'));
  const lock = realpathSync(`${file}.lock`);
  expect([code, text]).toEqual([1, `${file} is being played already. If that is not so, remove ${lock}.\n`]);
  expect(readFileSync(lock, 'utf8')).toBe(content);
});

test('the lock of somebody else is not released', async () => {
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
    expect(text).toContain(`If that is not so, remove ${realpathSync(file)}.lock.`);
    expect(savedGame(file).header.edition).toBe('world-domination');
  },
);

test('where no game was begun no file stays', async () => {
  const file = newFile();
  const { text } = await playWith({ file }, lines('quit'));
  expect(text).toContain('No game was begun.');
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
  child.stdin.on('error', () => {}); // it may be gone
  return new Promise<{ code: number | null; text: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, text }));
  });
}

test('a process killed in the middle loses nothing that was accepted', async () => {
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
    expect(text).toContain('Going on with');
  }
  expect(savedGame(file).seq).toBeGreaterThan(20);
});

test('the interrupt key says where the game is, and gives 130', async () => {
  const file = newFile();
  const { code, text } = await playOutside(file, (child, question) => {
    if (question.startsWith('Ann')) child.kill('SIGINT');
    return '';
  });
  expect(code).toBe(130);
  expect(text).toContain(`rubicon play ${file}`);
  expect(existsSync(`${file}.lock`)).toBe(false);
});
