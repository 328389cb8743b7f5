import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { EDITIONS } from '@rubicon/engine';
import { verifyRecord } from '@rubicon/protocol';
import { expect, test } from 'vitest';
import { BIN } from '../rubicon.ts';
import { type Answer, newFile, type Played, usualOptions, warriors } from './person.ts';

/** Plays with the real command in a process of its own, answering every question. */
function playBin(args: readonly string[], answer: Answer): Promise<Played> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [BIN, 'play', ...args]);
    let text = '';
    let screen = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      screen += chunk;
      if (!screen.endsWith('> ')) return;
      const shown = screen;
      screen = '';
      const line = answer(shown.slice(shown.lastIndexOf('\n') + 1), shown);
      if (line === undefined) child.stdin.end();
      else child.stdin.write(`${line}\n`);
    });
    child.on('close', (code) => resolve({ code: code ?? -1, text }));
  });
}

const optionArgs = (options: Readonly<Record<string, string>>): string[] =>
  Object.entries(options).flatMap(([name, value]) => ['--option', `${name}=${value}`]);

const games: [edition: string, seats: string, options: Record<string, string>][] = [
  ...EDITIONS.map(({ id }): [string, string, Record<string, string>] => [id, 'Ann,bot,bot', {}]),
  ['classic', 'Ann,bot,bot', { capitals: 'on', defence: 'chosen' }],
  ['capital', 'bot,Ann,bot,bot', { short: 'on', setup: 'quick' }],
  ['secret-mission', 'Ann,bot,bot,bot', { missions: 'eu-14', slowSets: 'on' }],
  ['world-domination', 'Ann,bot,bot', { setup: 'quick', reRoll: 'on', commander: 'on' }],
  ['world-domination', 'Ann,bot', { setup: 'quick', pathFortify: 'on', armyLimit: 'on' }],
  ['command-room', 'Ann,bot,bot,bot,bot', { defence: 'chosen' }],
  ['simultaneous', 'Ann,Bob,bot,bot', {}],
];

const texts = new Map<string, string>(); // of the first game of each edition

test.each(games)(
  'a whole game of %s through the real command, as %s with %j',
  async (edition, seats, given) => {
    const file = newFile();
    const options = usualOptions(edition, given);
    const args = [file, '--edition', edition, '--seats', seats, '--seed', 'a', ...optionArgs(options)];
    const { code, text } = await playBin(args, warriors('Bob'));
    expect(text).toMatch(/The game is over after \d+ (turn|round)s\.\n.+ \(\w\) wins: .+\./);
    expect(code).toBe(0);
    expect(text).not.toMatch(/undefined|NaN|hidden|\[object/);
    expect(verifyRecord(readFileSync(file, 'utf8'))).toMatchObject({ isFinished: true, replayed: 0 });
    if (!texts.has(edition)) texts.set(edition, text);
  },
);

test('texts use the words of the edition', () => {
  const troops = texts.get('command-room');
  expect(troops).toMatch(/Russia|Southeast Asia/);
  expect(troops).toContain('attack > maneuver');
  expect(troops).not.toMatch(/armies|fortify|Ukraine|Siam/i);
  const armies = texts.get('capital');
  expect(armies).toContain('headquarters');
  expect(armies).toContain('attack > fortify');
  expect(armies).not.toMatch(/troop|maneuver|Russia|capital/);
});
