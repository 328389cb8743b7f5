import { EDITIONS } from '@rubicon/engine';
import { isClosingLine } from '@rubicon/protocol';
import { describe, expect, test } from 'vitest';
import { importedGame } from '../../src/host/importing.ts';
import { tapeOf } from '../../src/host/tape.ts';
import type { Setting } from '../game/games.ts';
import { record } from '../records.ts';

const trio: Setting = { edition: 'secret-mission', players: 3, options: {}, seed: 'record' };
const whole = record(trio);
const COMMANDS = whole.lines.length - 2; // without its first line and its last
const half = record(trio, 40);
const torn = `${half.text}{"seq":41,"seat":0,"comm`;
/** As if the rules had been revised since. */
const revise = (text: string): string => text.replace(/"revision":\d+/, '"revision":99');
const changed = whole.text.replace(/"attack":\[(\d)/, (_, face) => `"attack":[${(Number(face) % 6) + 1}`);
const dropped = whole.lines.filter((_, i) => i !== 20).join('\n');

describe('a record that is brought in', () => {
  test('has everything that the list of games tells', () => {
    const { value } = { value: undefined, ...importedGame(whole.text, 'new-id') };
    expect(value?.saved).toMatchObject({
      id: 'new-id',
      edition: 'secret-mission',
      commands: COMMANDS,
      isOver: true,
    });
    expect(value?.saved.seats).toEqual([
      { colour: 'red', name: 'Ann' },
      { colour: 'blue', name: 'Bob', bot: 'easy' },
      { colour: 'green', name: 'Cleo', bot: 'easy' },
    ]);
    expect(value?.lines).toEqual(whole.lines);
  });

  test('may end in the middle of the game, and goes on there', () => {
    const { value } = { value: undefined, ...importedGame(half.text, 'id') };
    expect(value?.saved).toMatchObject({ commands: 40, isOver: false });
    expect(value?.lines).toHaveLength(41);
  });

  test('is over when it has its closing line, which only the last one is', () => {
    expect(whole.lines.filter(isClosingLine)).toEqual(whole.lines.slice(-1));
    const { value } = { value: undefined, ...importedGame(whole.lines.slice(0, -1).join('\n'), 'id') };
    expect(value?.saved).toMatchObject({ commands: COMMANDS, isOver: false });
  });

  test('that ends in the middle of a line has all lines before it', () => {
    const { value } = { value: undefined, ...importedGame(torn, 'id') };
    expect(value?.lines).toEqual(half.lines);
    expect(value?.saved).toMatchObject({ commands: 40, isOver: false });
  });
});

describe('what is not a record, or not any more, is refused', () => {
  test.each([
    ['nothing', '', 'not-a-record'],
    ['words', 'hello', 'not-a-record'],
    ['JSON of something else', '{"hello":1}\n', 'not-a-record'],
    ['a die that was changed', changed, 'damaged'],
    ['a line that is missing', dropped, 'damaged'],
  ])('%s', (_, text, error) => {
    expect(importedGame(text, 'id')).toEqual({ error });
    expect(tapeOf(text, 'id')).toEqual({ error });
  });
});

describe('a tape', () => {
  test.each([
    ['of a game to its end is verified', whole.text, 'verified', COMMANDS],
    ['of a game in its middle is not finished', half.text, 'unfinished', 40],
    ['of a line that was cut off has all before it', torn, 'unfinished', 40],
    ['of older rules is shown as it was', revise(half.text), 'replayed', 40],
    ['of older rules and a line that was cut off is too', revise(torn), 'replayed', 40],
  ])('%s', (_, text, status, lines) => {
    const { value } = { value: undefined, ...tapeOf(text, 'tape') };
    expect(value?.status).toBe(status);
    expect(value?.lines).toHaveLength(lines);
    expect(value?.game).toMatchObject({ id: 'tape', edition: 'secret-mission' });
  });

  test.each(EDITIONS.map(({ id }) => id))('of %s has no command and no seed in it', (edition) => {
    const { text } = record({ edition, players: 3, options: {}, seed: 'nobody-may-know' }, 60);
    const tape = JSON.stringify(tapeOf(text, 'tape'));
    expect(tape).not.toContain('nobody-may-know');
    expect(tape).not.toContain('"command"');
    expect(tape).not.toContain('"chance"');
  });
});
