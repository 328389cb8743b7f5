import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bytesToHex } from '@noble/hashes/utils.js';
import { EDITIONS, redact, SPECTATOR } from '@rubicon/engine';
import { afterAll, describe, expect, test } from 'vitest';
import {
  contradictions,
  type FairDeclaration,
  fairChance,
  fairKey,
  fairOutcome,
  hashHex,
  type KeptGame,
  openRecord,
  type RecordedGame,
  type RecordLine,
  verifyRecord,
} from '../src/index.ts';
import { bytes32, keyOf, NEXT_SECRET, playFairGame, SECRET, VOID } from './fair-games.ts';
import { linesOf, seal, textOf } from './records.ts';

const { game: GAME, lines: LINES } = playFairGame('classic');
const REKEYED_AT = 40;
const { game: REKEYED, lines: REKEYED_LINES } = playFairGame('classic', REKEYED_AT);

interface Vectors {
  readonly keys: readonly {
    secret: string;
    game: string;
    seeds: { seat: number; seed: string }[];
    key: string;
  }[];
  readonly outcomes: readonly { key: string; index: number; below: number; value: number }[];
}
const VECTORS: Vectors = JSON.parse(
  readFileSync(new URL('../testdata/fair-dice.json', import.meta.url), 'utf8'),
);

describe('fair dice', () => {
  test('give the keys of the test vectors', () => {
    for (const { secret, game, seeds, key } of VECTORS.keys) {
      const found = fairKey(
        secret,
        game,
        seeds.map((entry) => ({ ...entry, hash: '' })),
      );
      expect(bytesToHex(found)).toBe(key);
    }
  });

  test('give the outcomes of the test vectors', () => {
    for (const { key, index, below, value } of VECTORS.outcomes)
      expect(fairOutcome(Buffer.from(key, 'hex'), index, below)).toBe(value);
  });

  test('show every face equally often', () => {
    const key = fairKey(SECRET, 'g', []);
    const counts = [0, 0, 0, 0, 0, 0];
    const rolls = 6000;
    for (let i = 0; i < rolls; i++) counts[fairOutcome(key, i, 6)]! += 1;
    const chiSquare = counts.reduce((sum, n) => sum + (n - rolls / 6) ** 2 / (rolls / 6), 0);
    expect(chiSquare).toBeLessThan(20.5); // 99.9 % for five degrees of freedom
  });

  test('change with the secret, the game, a seat and a seed', () => {
    const { seeds } = keyOf(SECRET, [0, 1]);
    const keys = [
      fairKey(SECRET, 'g', seeds),
      fairKey(NEXT_SECRET, 'g', seeds),
      fairKey(SECRET, 'h', seeds),
      fairKey(SECRET, 'g', seeds.slice(1)),
      fairKey(SECRET, 'g', keyOf(SECRET, [0, 2]).seeds),
    ];
    expect(new Set(keys.map(bytesToHex)).size).toBe(keys.length);
  });

  test('continue at the index after the last stored outcome', () => {
    const { chance } = GAME.header;
    if (chance.type !== 'fair') throw new Error('not fair');
    const whole = fairChance(chance, 'fair-1', () => SECRET);
    const drawn = [6, 36, 216, 42].map((n) => whole.below(n));
    const resumed = fairChance(chance, 'fair-1', () => SECRET);
    resumed.skip([1, 36, drawn[1] ?? 0]);
    expect([216, 42].map((n) => resumed.below(n))).toEqual(drawn.slice(2));
  });

  test('cannot be drawn without the secret', () => {
    const { chance } = GAME.header;
    if (chance.type !== 'fair') throw new Error('not fair');
    expect(() => fairChance(chance, 'fair-1', () => undefined).below(6)).toThrow('secret');
  });
});

describe('a record with fair dice', () => {
  test.each(EDITIONS.map(({ id }) => id))('%s is verified from the record alone', (edition) => {
    expect(verifyRecord(textOf(playFairGame(edition).lines))).toMatchObject({
      isFinished: true,
      replayed: 0,
    });
  });

  test('is verified across a new key', () => {
    expect(verifyRecord(textOf(REKEYED_LINES))).toMatchObject({ isFinished: true });
    expect(JSON.parse(REKEYED_LINES.at(-1) ?? '').secret).toBe(SECRET + NEXT_SECRET);
  });

  test('can be continued by a host that knows its secrets', () => {
    for (const cut of [20, REKEYED_AT + 10]) {
      const opened = openRecord(textOf(REKEYED_LINES.slice(0, cut)), ({ chance, game = '' }) =>
        chance.type === 'fair'
          ? fairChance(chance, game, (_, number) => [SECRET, NEXT_SECRET][number])
          : undefined,
      );
      if (opened.error !== undefined) throw new Error(opened.error.code);
      const line: RecordLine = JSON.parse(REKEYED_LINES[cut] ?? '');
      const drawn = opened.game.redraw(line.chance);
      expect(drawn).toEqual(line.chance);
    }
  });

  test('cannot be verified before its closing line', () => {
    expect(verifyRecord(textOf(LINES.slice(0, -1))).error?.code).toBe('no-secret');
  });

  const header = JSON.parse(LINES[0] ?? '');
  const withChance = (changes: Partial<FairDeclaration>): string =>
    seal([JSON.stringify({ ...header, chance: { ...header.chance, ...changes } }), ...LINES.slice(1)]);
  const withSecret = (secret: string | null): string =>
    textOf([...LINES.slice(0, -1), JSON.stringify({ ...JSON.parse(LINES.at(-1) ?? ''), secret })]);
  const { seeds } = keyOf(SECRET, [0, 2]);

  test.each([
    ['another secret', withSecret(bytes32(5)), 'wrong-secret'],
    ['a secret too many', withSecret(SECRET + NEXT_SECRET), 'wrong-secret'],
    ['half a secret', withSecret(SECRET.slice(32)), 'wrong-secret'],
    ['no secret', withSecret(null), 'no-secret'],
    [
      'a commitment exchanged with the secret',
      withChance({ commitment: hashHex(bytes32(5)) }),
      'wrong-secret',
    ],
    [
      'a seed that was exchanged',
      withChance({ seeds: seeds.map((e) => ({ ...e, seed: bytes32(9) })) }),
      'wrong-seed',
    ],
    [
      'a seed exchanged with its hash',
      withChance({ seeds: seeds.map((e) => ({ ...e, seed: bytes32(9), hash: hashHex(bytes32(9)) })) }),
      'changed-outcome',
    ],
    ['a seed dropped', withChance({ seeds: seeds.slice(1) }), 'changed-outcome'],
    [
      'a failed start with another secret',
      withChance({ void: [{ ...VOID, secret: bytes32(5) }] }),
      'wrong-attempt',
    ],
    [
      'a failed start with another seed',
      withChance({ void: [{ ...VOID, seeds: [{ player: 'p1', seed: bytes32(5) }] }] }),
      'wrong-attempt',
    ],
    ['two draws exchanged', swapDraws(), 'changed-outcome'],
    [
      'another game id',
      seal([JSON.stringify({ ...header, game: 'fair-2' }), ...LINES.slice(1)]),
      'changed-outcome',
    ],
  ])('with %s is found out', (_, text, code) => {
    expect(verifyRecord(text).error?.code).toBe(code);
    expect(python(text)).toMatchObject({ status: 1 });
  });

  /** Swaps the outcomes of two different rolls, as a server that reorders its draws would. */
  function swapDraws(): string {
    const lines = LINES.map((text) => JSON.parse(text));
    const rolls = lines.filter(
      ({ chance }) => Array.isArray(chance) && chance.length === 2 && chance[0][1] === 216,
    );
    const [a] = rolls;
    const b = rolls.find(({ chance }) => chance[0][2] !== a.chance[0][2]);
    const text = textOf(
      LINES.map((line) => {
        const json = JSON.parse(line);
        if (json.seq !== a.seq && json.seq !== b.seq) return line;
        const other = json.seq === a.seq ? b : a;
        const chance = json.chance.map(([index, below]: number[], i: number) => [
          index,
          below,
          other.chance[i][2],
        ]);
        return JSON.stringify({ ...json, chance });
      }),
    );
    return seal(linesOf(text));
  }
});

describe('a client compares a record with what it kept', () => {
  const keptOf = (game: RecordedGame, viewer: number): KeptGame => ({
    game: 'fair-1',
    viewer,
    keys: [
      {
        commitment: hashHex(SECRET),
        hashes: keyOf(SECRET, [0, 2]).seeds.map(({ seat, hash }) => ({ seat, hash })),
        own: { seat: 0, seed: bytes32(1) },
      },
    ],
    voided: [VOID.commitment],
    entries: game.entries.map((entry) => ({
      ...entry,
      events: entry.events.map((event) => redact(game.rules, event, viewer)),
    })),
  });
  const kept = keptOf(GAME, 0);
  const [key] = kept.keys;
  if (key === undefined) throw new Error('no key');

  test('and finds no contradiction in an honest one', () => {
    for (const viewer of [0, 1, 2, SPECTATOR]) expect(contradictions(GAME, keptOf(GAME, viewer))).toEqual([]);
  });

  test.each<[string, Partial<KeptGame>, object[]]>([
    ['another game', { game: 'fair-2' }, [{ code: 'other-game' }]],
    [
      'a secret exchanged after its commitment was published',
      { keys: [{ ...key, commitment: hashHex(bytes32(5)) }] },
      [{ code: 'commitment-changed', key: 0 }],
    ],
    [
      'a seat whose seed came late',
      { keys: [{ ...key, hashes: key.hashes.slice(0, 1) }] },
      [{ code: 'seed-added', key: 0, seat: 2 }],
    ],
    [
      'a seed that was dropped',
      { keys: [{ ...key, hashes: [...key.hashes, { seat: 1, hash: bytes32(3) }] }] },
      [{ code: 'seed-dropped', key: 0, seat: 1 }],
    ],
    [
      'another hash than the one published',
      { keys: [{ ...key, hashes: key.hashes.map((e) => (e.seat === 2 ? { ...e, hash: bytes32(3) } : e)) }] },
      [{ code: 'seed-changed', key: 0, seat: 2 }],
    ],
    [
      'another seed for its own seat',
      { keys: [{ ...key, own: { seat: 0, seed: bytes32(4) } }] },
      [{ code: 'seed-changed', key: 0, seat: 0 }],
    ],
    [
      'a failed start that is not listed',
      { voided: [VOID.commitment, bytes32(8)] },
      [{ code: 'attempt-hidden', commitment: bytes32(8) }],
    ],
    [
      'a secret that an earlier game has revealed',
      { earlier: [bytes32(8), hashHex(SECRET)] },
      [{ code: 'secret-reused', key: 0 }],
    ],
    [
      'a line it saw that is not there',
      { entries: [...kept.entries, { seq: 9999, seat: 'host', time: undefined, events: [] }] },
      [{ code: 'line-missing', seq: 9999 }],
    ],
    [
      'an event that was different',
      { entries: kept.entries.map((entry) => (entry.seq === 5 ? { ...entry, events: [] } : entry)) },
      [{ code: 'line-changed', seq: 5 }],
    ],
  ])('and names %s', (_, changes, expected) => {
    expect(contradictions(GAME, { ...kept, ...changes })).toEqual(expected);
  });

  test('and reports a key that was added without it', () => {
    expect(contradictions(REKEYED, keptOf(REKEYED, 0))).toEqual([{ code: 'key-added', key: 1 }]);
  });
});

const folder = mkdtempSync(join(tmpdir(), 'rubicon-fair-'));
afterAll(() => rmSync(folder, { recursive: true }));

function python(text: string, ...options: string[]) {
  const file = join(folder, 'record.jsonl');
  writeFileSync(file, text);
  const program = fileURLToPath(new URL('../../../examples/verify/verify.py', import.meta.url));
  const { status, stdout, stderr } = spawnSync('python3', [program, file, ...options], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

describe('the verifier in Python', () => {
  test('agrees with ours', () => {
    const own = ['--commitment', hashHex(SECRET), '--seed', `0=${bytes32(1)}`];
    expect(python(textOf(REKEYED_LINES), ...own)).toMatchObject({ status: 0, stderr: '' });
  });

  test('says what it could not check', () => {
    const [commitment, seed] = [hashHex(SECRET), `0=${bytes32(1)}`];
    const says = (...options: string[]) => python(textOf(LINES), ...options).stdout.split('\n')[1];
    expect(says()).toMatch(/^Only internal consistency/);
    expect(says('--seed', seed)).toMatch(/^The commitment was not checked/);
    expect(says('--commitment', commitment)).toMatch(/^No seed was checked/);
    expect(says('--commitment', commitment, '--seed', seed)).toBe('');
  });

  test.each([
    ['--commitment', bytes32(5)],
    ['--seed', `0=${bytes32(5)}`],
    ['--seed', `1=${bytes32(2)}`],
  ])('finds out that %s %s differs', (option, value) => {
    expect(python(textOf(LINES), option, value).status).toBe(1);
  });
});
