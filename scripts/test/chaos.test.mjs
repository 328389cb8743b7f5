import { describe, expect, test } from 'vitest';
import { audit } from '../../bench/chaos/audit.ts';
import { hashCommand } from '../../bench/chaos/journal.ts';

const END = { type: 'end-turn' };
const TRADE = { type: 'trade' };

const recordOf = (...commands) => [
  JSON.stringify({ seats: [{ player: 'ann' }, { bot: 'easy' }] }),
  ...commands.map(([seat, command], i) => JSON.stringify({ seq: i + 1, seat, command })),
];
const entry = (id, seq, command) => ({ table: 't', seat: 0, id, seq, hash: hashCommand(command) });
const check = (journal, ...commands) => audit(journal, new Map([['t', recordOf(...commands)]]));

describe('the audit of a chaotic run', () => {
  test('accepts a record that has everything that was acknowledged, even if it was acknowledged twice', () => {
    const journal = [entry('a', 1, TRADE), entry('a', 1, TRADE), entry('b', 3, END)];
    expect(check(journal, [0, TRADE], [1, END], [0, END])).toEqual({
      acknowledged: 2,
      lost: 0,
      duplicated: 0,
    });
  });

  test.each([
    ['has no such line', [entry('a', 1, END)], []],
    ['has another command there', [entry('a', 1, END)], [[0, TRADE]]],
    ['has a command of another seat there', [entry('a', 1, END)], [[1, END]]],
    ['has one line for two commands', [entry('a', 1, END), entry('b', 1, END)], [[0, END]]],
  ])('counts a command as lost if the record %s', (_, journal, commands) => {
    expect(check(journal, ...commands)).toMatchObject({ lost: 1 });
  });

  test.each([
    ['a command that became two lines', [entry('a', 1, END), entry('a', 2, END)]],
    ['a line of a person that nothing explains', [entry('a', 1, END)]],
  ])('counts %s as duplicated', (_, journal) => {
    const { lost, duplicated } = check(journal, [0, END], [0, END]);
    expect(lost).toBe(0);
    expect(duplicated).toBe(1);
  });
});
