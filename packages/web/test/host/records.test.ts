import { EDITIONS } from '@rubicon/engine';
import { isClosingLine } from '@rubicon/protocol';
import { describe, expect, test } from 'vitest';
import { importedGame } from '../../src/host/importing.ts';
import { replayDataOf } from '../../src/host/replay-data.ts';
import type { Setting } from '../game/games.ts';
import { record } from '../records.ts';

const trio: Setting = { edition: 'secret-mission', players: 3, options: {}, seed: 'record' };
const whole = record(trio);
const COMMANDS = whole.lines.length - 2; // without the header and the closing line
const half = record(trio, 40);
const torn = `${half.text}{"seq":41,"seat":0,"comm`;
/** Makes a record look as if the rules had been revised since. */
const revise = (text: string): string => text.replace(/"revision":\d+/, '"revision":99');
const changed = whole.text.replace(/"attack":\[(\d)/, (_, face) => `"attack":[${(Number(face) % 6) + 1}`);
const FIRST_ROLL = whole.lines.findIndex((line) => line.includes('"attack":['));
const dropped = whole.lines.filter((_, i) => i !== 20).join('\n');

describe('an imported record', () => {
  test('has everything the list of games shows', () => {
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

  test('may be unfinished, and continues where it ends', () => {
    const { value } = { value: undefined, ...importedGame(half.text, 'id') };
    expect(value?.saved).toMatchObject({ commands: 40, isOver: false });
    expect(value?.lines).toHaveLength(41);
  });

  test('is over if it has its closing line, which is always the last one', () => {
    expect(whole.lines.filter(isClosingLine)).toEqual(whole.lines.slice(-1));
    const { value } = { value: undefined, ...importedGame(whole.lines.slice(0, -1).join('\n'), 'id') };
    expect(value?.saved).toMatchObject({ commands: COMMANDS, isOver: false });
  });

  test('with a truncated last line keeps all lines before it', () => {
    const { value } = { value: undefined, ...importedGame(torn, 'id') };
    expect(value?.lines).toEqual(half.lines);
    expect(value?.isTorn).toBe(true);
    expect(value?.saved).toMatchObject({ commands: 40, isOver: false });
  });
});

describe('a file that is not a valid record is rejected', () => {
  test.each([
    ['nothing', '', 'not-a-record'],
    ['words', 'hello', 'not-a-record'],
    ['JSON of something else', '{"hello":1}\n', 'not-a-record'],
    ['a changed die, by its move', changed, 'changed-dice', FIRST_ROLL],
    ['a missing line, by the next move', dropped, 'damaged', 20],
  ])('%s', (_, text, error, move = undefined) => {
    const failure = { error, ...(move !== undefined && { move }) };
    expect(importedGame(text, 'id')).toEqual(failure);
    expect(replayDataOf(text, 'id')).toEqual(failure);
  });
});

describe('the replay', () => {
  test.each([
    ['of a finished game is verified', whole.text, 'verified', COMMANDS],
    ['of an unfinished game is marked as such', half.text, 'unfinished', 40],
    ['of a truncated record has all lines before the cut', torn, 'unfinished', 40],
    ['of a game under older rules is shown as it was', revise(half.text), 'replayed', 40],
    ['of a truncated record under older rules is shown as it was', revise(torn), 'replayed', 40],
  ])('%s', (_, text, status, lines) => {
    const { value } = { value: undefined, ...replayDataOf(text, 'data') };
    expect(value?.status).toBe(status);
    expect(value?.entries).toHaveLength(lines);
    expect(value?.game).toMatchObject({ id: 'data', edition: 'secret-mission' });
  });

  test.each(EDITIONS.map(({ id }) => id))('of %s contains no commands and no seed', (edition) => {
    const { text } = record({ edition, players: 3, options: {}, seed: 'nobody-may-know' }, 60);
    const data = JSON.stringify(replayDataOf(text, 'data'));
    expect(data).not.toContain('nobody-may-know');
    expect(data).not.toContain('"command"');
    expect(data).not.toContain('"chance"');
  });
});
