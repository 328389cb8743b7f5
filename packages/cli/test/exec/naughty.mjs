import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

/** A program that plays the default command but does one thing wrong: node naughty.mjs MISCHIEF [FILE] */
const [mischief, file] = process.argv.slice(2);
const write = (text) => process.stdout.write(text);
const say = (message) => write(`${JSON.stringify(message)}\n`);
const greet = (protocol) =>
  say({ type: 'hello', protocol, name: 'naughty', luck: 'fields that nobody knows are let be' });
const play = (id, command) => say({ type: 'command', id, command });
const note = (text) => file && appendFileSync(file, `${text}\n`);

const answers = {
  never() {},
  illegal: ({ id }) => play(id, { type: 'attack', from: 'alaska', to: 'siam', dice: 3 }),
  unknown: ({ id }) => play(id, { type: 'pray' }),
  'bad-field': ({ id }) => play(id, { type: 'claim', territory: 'atlantis' }),
  host: ({ id }) => play(id, { type: 'skip', seat: 0, command: { type: 'surrender' } }),
  'not-json': () => write('my move is\n'),
  'not-a-message': ({ id }) => say({ id, command: { type: 'end-turn' } }),
  'hello-again': () => greet(1),
  'wrong-id': ({ id, default: command }) => play(id + 1000, command),
  'wrong-type': ({ default: command }) => play('1', command),
  crash: () => process.exit(7),
  'close-output': () => process.stdout.end(),
  'long-line': () => write('x'.repeat(2 ** 20 + 1)),
  'endless-line': () => setInterval(() => write('x'.repeat(2 ** 16)), 1),
  flood: () => setInterval(() => write('no message at all\n'.repeat(1000)), 1),
  'flood-later': ({ id, default: command }) => {
    play(id, command);
    setInterval(() => write('no message at all\n'.repeat(1000)), 1);
  },
  twice: ({ id, default: command }) => {
    play(id, command);
    play(id, command);
  },
  /** Sends something else before its first answer. */
  'one-slip': ({ id, default: command }) => {
    if (id === 1) write('thinking\n');
    play(id, command);
  },
  /** Needs 100 ms of CPU time for its first turn, and surrenders. */
  busy({ id, asks, default: command }) {
    if (asks !== 'place') return play(id, command);
    const { user } = process.cpuUsage();
    while (process.cpuUsage().user - user < 100_000);
    play(id, { type: 'surrender' });
  },
  /** Takes as long, but needs hardly any CPU time. */
  sleepy({ id, asks, default: command }) {
    if (asks !== 'place') return play(id, command);
    setTimeout(() => play(id, { type: 'surrender' }), 100);
  },
  surrender: ({ id }) => play(id, { type: 'surrender' }),
  well: ({ id, default: command }) => play(id, command),
};

if (mischief === 'ignores-everything') {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGPIPE']) process.on(signal, () => {});
  process.stdin.on('end', () => {});
  spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' }).on(
    'spawn',
    function () {
      note(this.pid);
      note(process.pid);
    },
  );
  setInterval(() => {}, 1000);
}
if (mischief === 'first-word') write('Welcome!\n');
note(`started ${process.pid}`);
const lines = createInterface({ input: process.stdin });
lines.on('line', (line) => {
  const message = JSON.parse(line);
  if (message.type === 'hello' && mischief !== 'no-hello') greet(mischief === 'other-version' ? 2 : 1);
  if (message.type === 'act') (answers[mischief] ?? answers.never)(message);
  if (message.type !== 'act' && message.type !== 'events') note(line);
});
