import type * as Fs from 'node:fs';
import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { playInTerminal } from '../../src/play/play.ts';
import { NO_PROGRAMS, newFile, playWith, savedGame, warriors } from './person.ts';

const disk = vi.hoisted(() => ({ unsynced: 0, opened: [] as string[], isFull: false }));

vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof Fs>();
  const writeSync = (descriptor: number, bytes: Uint8Array, offset?: number): number => {
    if (disk.isFull) {
      const message = 'ENOSPC: no space left on device, write';
      throw Object.assign(new Error(message), { code: 'ENOSPC', syscall: 'write' });
    }
    disk.unsynced++;
    return fs.writeSync(descriptor, bytes, offset);
  };
  const fsyncSync: typeof fs.fsyncSync = (descriptor) => {
    disk.unsynced = 0;
    fs.fsyncSync(descriptor);
  };
  const openSync: typeof fs.openSync = (path, ...more) => {
    disk.opened.push(String(path));
    return fs.openSync(path, ...more);
  };
  return { ...fs, writeSync, fsyncSync, openSync };
});

test('everything shown is on the disk, and so is the name of the file', async () => {
  const file = newFile();
  const input = new PassThrough();
  const answer = warriors();
  let screen = '';
  let isBegun = false;
  let answers = 60;
  const unsafe: string[] = [];
  const output = new Writable({
    decodeStrings: false,
    write(chunk: string, _encoding, done) {
      isBegun ||= chunk.includes('The game is saved in');
      if (isBegun && disk.unsynced > 0) unsafe.push(chunk);
      screen += chunk;
      if (chunk.endsWith('> ')) {
        const line = answers-- > 0 ? answer(screen.slice(screen.lastIndexOf('\n') + 1), screen) : 'quit';
        screen = '';
        input.write(`${line}\n`);
      }
      done();
    },
  });
  const seats = 'Ann,bot:random,Bob';
  const options = { setup: 'quick', startingSeat: 'roll', defence: 'chosen' };
  const edition = 'world-domination';
  await playInTerminal({ ...NO_PROGRAMS, edition, seats, options, file, input, output, colour: false });
  expect(unsafe).toEqual([]);
  expect(savedGame(file).seq).toBeGreaterThan(20);
  expect(disk.opened).toContain(dirname(realpathSync(file)));
});

test('a closed terminal ends the input', async () => {
  const file = newFile();
  const input = new PassThrough();
  const output = new Writable({
    write(_chunk, _encoding, done) {
      input.destroy(Object.assign(new Error('read EIO'), { code: 'EIO' }));
      done();
    },
  });
  expect(await playInTerminal({ ...NO_PROGRAMS, options: {}, file, input, output, colour: false })).toBe(0);
});

test('a command that does not fit on the disk is not shown; earlier ones are saved', async () => {
  const file = newFile();
  const options = { setup: 'claim', startingSeat: '0' };
  const settings = { edition: 'world-domination', seats: 'Ann,bot:random,bot:random', options };
  const { code, text } = await playWith({ ...settings, file, seed: 'x' }, () => {
    if (disk.isFull) return undefined;
    disk.isFull = true;
    return 'alaska';
  });
  disk.isFull = false;
  expect(code).toBe(1);
  expect(text).toMatch(/> alaska\n.* cannot be used: no space left on device\.\n$/);
  const { territories } = savedGame(file).position;
  expect(territories[0]).toBe(0);
});
