import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parsePosition, perft } from '../../src/index.ts';
import { fiveBoard, fourBoard, sixBoard } from '../boards.ts';
import { countNaively } from './naive.ts';

/** A position, and the number of different positions after 1, 2, … decisions. */
interface Count {
  readonly name: string;
  readonly position: string;
  readonly counts: readonly number[];
}

const folder = new URL('../../testdata/perft/', import.meta.url);

function readCounts(file: string): Count[] {
  return JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
}

function countByEngine({ position, counts }: Count): number[] {
  const parsed = parsePosition(position, [fourBoard, fiveBoard, sixBoard]);
  if (parsed.error !== undefined) throw new Error(JSON.stringify(parsed.error));
  return perft(parsed.rules, parsed.position, counts.length);
}

/** The mutation run counts only the fast ones. */
const isWanted = ({ counts }: Count) => process.env.RUBICON_TESTS !== 'quick' || Math.max(...counts) < 130;

describe.each(readdirSync(folder))('%s', (file) => {
  const wanted = readCounts(file).filter(isWanted);

  test.each(wanted)('the engine counts: $name', (count) => {
    expect(countByEngine(count)).toEqual(count.counts);
  });

  test.each(wanted)('and so does the naive player: $name', ({ position, counts }) => {
    expect(countNaively(position, counts.length)).toEqual(counts);
  });
});
