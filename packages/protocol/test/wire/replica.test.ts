import { makePosition, viewOf } from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { positionAfter, Replica, WireError, type WireGame } from '../../src/wire/index.ts';
import { linesOf, readGolden } from '../records.ts';

const [header, ...lines] = linesOf(readGolden('classic-3')).map((line) => JSON.parse(line));
const game: WireGame = { id: 'g', ...header };
const [first, second] = lines;

describe('a replica', () => {
  test('folds line after line, and keeps them', () => {
    const replica = new Replica(game, 'watch');
    expect(replica.take(first).seat).toBe('host');
    replica.take(second);
    expect(replica.seq).toBe(2);
    expect(positionAfter(replica, 2)).toEqual(replica.view);
    expect(makePosition(replica.rules, positionAfter(replica, 1))).not.toBe(
      makePosition(replica.rules, replica.view),
    );
    expect(positionAfter(replica, 0).phase).toBe('start');
  });

  test('keeps changes at the table, which change nothing in the game', () => {
    const replica = new Replica(game, 'watch');
    replica.take(first);
    const before = makePosition(replica.rules, replica.view);
    replica.take({ seq: 2, table: { type: 'left', seat: 1 } });
    expect(replica.entries[1]).toMatchObject({ seat: 'host', events: [], table: { type: 'left', seat: 1 } });
    expect(makePosition(replica.rules, replica.view)).toBe(before);
  });

  test.each([
    ['a gap', second],
    ['an unknown event', { ...first, events: [{ type: 'rained' }] }],
    ['an event without a field', { ...first, events: [{ type: 'claimed', seat: 0 }] }],
  ])('does not guess at %s', (_, line) => {
    const replica = new Replica(game, 0);
    expect(() => replica.take(line)).toThrow(WireError);
    expect(replica.seq).toBe(0);
  });

  test('does not begin a game that its engine does not have', () => {
    expect(() => new Replica({ ...game, edition: 'chess' }, 0)).toThrow(WireError);
    expect(() => new Replica(game, 0, 'chess -')).toThrow(WireError);
  });

  test('begins from a given view', () => {
    const whole = new Replica(game, 'watch');
    for (const line of lines.slice(0, 20)) whole.take(line);
    const known = viewOf(whole.view, 1);
    const replica = new Replica(game, 1, makePosition(whole.rules, known));
    expect(replica.view).toEqual(known);
  });
});
