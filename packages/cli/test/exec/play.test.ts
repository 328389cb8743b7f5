import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BIN, type Run } from '../rubicon.ts';
import { naughty, newFile } from './table.ts';

/** Runs `rubicon play` with typed lines. */
function play(lines: readonly string[], ...args: string[]): Promise<Run> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [BIN, 'play', ...args], { stdio: 'pipe' });
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
    });
    child.stderr.on('data', (chunk) => {
      err += chunk;
    });
    child.on('close', (code) => resolve({ code: code ?? -1, out, err }));
    child.stdin.end(lines.map((line) => `${line}\n`).join(''));
  });
}

const game = (file: string, ...bots: string[]): string[] => [
  ...[
    file,
    '--edition',
    'basic-training',
    '--option',
    'defence=most',
    '--seats',
    'Ann,bot,bot',
    '--seed',
    'x',
  ],
  ...bots.flatMap((bot) => ['--bots', bot]),
  ...['--move-ms', '3600000'],
];

describe('rubicon play --bots', () => {
  test('a program plays, and the record names it', async () => {
    const [file, notes] = [newFile(), newFile()];
    const program = `exec:${naughty('well', notes)}`;
    const { code, err } = await play(['surrender', 'yes', 'end'], ...game(file, program, 'random'));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const header = JSON.parse(readFileSync(file, 'utf8').split('\n')[0]!);
    expect(header.seats.map(({ bot }: { bot?: string }) => bot)).toEqual([undefined, program, 'random']);
    expect(readFileSync(notes, 'utf8')).toContain('"bye"');
  });

  test('a command in a file is never run: the program must be named again', async () => {
    const [file, notes] = [newFile(), newFile()];
    const program = `exec:${naughty('well', notes)}`;
    await play([], ...game(file, program));
    expect(readFileSync(notes, 'utf8').match(/started/g)).toHaveLength(2);

    const without = await play([], file);
    expect(without.code).toBe(1);
    expect(without.out.replaceAll('\n', ' ')).toContain('To start it, name it:');
    const other = await play([], file, '--bots', 'exec:touch /tmp/never');
    expect(other.code).toBe(1);
    expect(existsSync('/tmp/never')).toBe(false);
    expect(readFileSync(notes, 'utf8').match(/started/g)).toHaveLength(2);

    const again = await play([], file, '--bots', program);
    expect(again.code).toBe(0);
    expect(readFileSync(notes, 'utf8').match(/started/g)).toHaveLength(4);
  });

  test('a failing program is reported, and the game continues', async () => {
    const program = `exec:${naughty('illegal')}`;
    const { code, out } = await play(['surrender', 'yes', 'end'], ...game(newFile(), program, 'random'));
    expect(code).toBe(0);
    expect(out.replaceAll('\n', ' ')).toContain('made an illegal move (illegal, once)');
  });

  test('a program that never sends hello is reported and surrenders', async () => {
    const { code, out } = await play(['surrender', 'yes', 'end'], ...game(newFile(), 'exec:true', 'random'));
    expect(code).toBe(0);
    expect(out.replaceAll('\n', ' ')).toContain('did not send hello (no-hello, once)');
  });

  test('more bots than bot seats, and a command among the seats, are rejected', async () => {
    const many = await play([], ...game(newFile(), 'random', 'random', 'random'));
    expect(many).toMatchObject({ code: 2, err: expect.stringContaining('--bots names 3 bots') });
    const seats = await play([], newFile(), '--edition', 'classic', '--seats', 'Ann,bot:exec:date');
    expect(seats).toMatchObject({ code: 2, err: expect.stringContaining('no bot') });
  });
});
