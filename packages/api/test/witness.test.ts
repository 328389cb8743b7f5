import { ChangedHistory, Witness } from '@rubicon/api';
import type { WireLine } from '@rubicon/protocol/wire';
import { describe, expect, test } from 'vitest';

const claim = (seq: number, territory: string): WireLine => ({
  seq,
  seat: 0,
  events: [{ type: 'claimed', seat: 0, territory }],
});
const left: WireLine = { seq: 2, table: { type: 'left', seat: 1 } };
const rekeyed: WireLine = { seq: 2, table: { type: 'rekeyed', commitment: 'c', seeds: [] } };

describe('a witness', () => {
  test('knows which lines are new, and keeps them in order', () => {
    const witness = new Witness([claim(1, 'peru')]);
    expect(witness.see(claim(1, 'peru'))).toBe(false);
    expect(witness.see(claim(2, 'china'))).toBe(true);
    expect(witness.shown).toEqual([claim(1, 'peru'), claim(2, 'china')]);
  });

  test('does not care about the order of keys, nor about how a line was sent', () => {
    const witness = new Witness([claim(1, 'peru')]);
    const again = {
      type: 'line',
      events: [{ territory: 'peru', seat: 0, type: 'claimed' }],
      seat: 0,
      seq: 1,
    } as const;
    expect(witness.see(again)).toBe(false);
  });

  test.each([
    ['another event', claim(1, 'china')],
    ['another time', { ...claim(1, 'peru'), time: '2026-01-01T00:00:00.000Z' }],
  ])('notices %s in a line that was shown before', (_, line) => {
    expect(() => new Witness([claim(1, 'peru')]).see(line)).toThrow(ChangedHistory);
  });

  test('accepts lines that a backup has lost, if the dice have a new key from there on', () => {
    const witness = new Witness([claim(1, 'peru'), claim(2, 'china'), claim(3, 'siam')]);
    expect(witness.see(claim(1, 'peru'))).toBe(false);
    expect(witness.see(rekeyed)).toBe(true);
    expect(witness.see(claim(3, 'brazil'))).toBe(true);
    expect(witness.shown).toEqual([claim(1, 'peru'), rekeyed, claim(3, 'brazil')]);
  });

  test('does not accept a command in place of lost lines before the new key', () => {
    const witness = new Witness([claim(1, 'peru'), claim(2, 'china'), claim(3, 'siam')]);
    expect(witness.see(left)).toBe(true);
    expect(() => witness.see(claim(3, 'siam'))).toThrow(new ChangedHistory(3));
  });

  test('leaves lines after a gap to the replica, which refuses them', () => {
    const witness = new Witness([claim(1, 'peru')]);
    expect(witness.see(claim(3, 'siam'))).toBe(false);
    expect(witness.shown).toHaveLength(1);
  });
});
