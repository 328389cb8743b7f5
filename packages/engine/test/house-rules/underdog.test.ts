import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createGame, EDITIONS } from '../../src/index.ts';
import { byTurns, game } from '../support.ts';
import { kindDomination } from './underdog.ts';

/** The income of a seat on the garden, held like this. */
function income(underdog: string, territories: string, seat: number): number {
  const { position } = game(`world-domination - red,blue,green ${territories} attack:a`);
  const created = createGame(
    { edition: 'kind-domination', colours: ['red', 'blue', 'green'], options: { underdog } },
    [...EDITIONS, kindDomination],
  );
  if (created.error !== undefined) throw new Error(created.error.code);
  const { rules } = byTurns(created);
  return rules.income(rules, position, seat);
}

test('the seat with the fewest territories gets two armies more', () => {
  expect(income('on', 'a1a1a1/b1b1c1', 2)).toBe(5);
  expect(income('on', 'a1a1a1/b1b1c1', 1)).toBe(3);
});

test('two seats with equally few get nothing more', () => {
  expect(income('on', 'a1a1a1/a1b1c1', 1)).toBe(3);
});

test('without the option nobody does', () => {
  expect(income('off', 'a1a1a1/b1b1c1', 2)).toBe(3);
});

test('the engine itself does not know the option', () => {
  const colours = ['red', 'blue', 'green'];
  const created = createGame({ edition: 'world-domination', colours, options: { underdog: 'on' } });
  expect(created.error?.code).toBe('unknown-option');
});

test('docs/house-rules.md shows these files as they are', () => {
  const page = readFileSync(new URL('../../../../docs/house-rules.md', import.meta.url), 'utf8');
  const shown = [...page.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code]) => code);
  const files = ['underdog.ts', 'underdog.test.ts'].map((file) =>
    readFileSync(new URL(file, import.meta.url), 'utf8'),
  );
  expect(shown.length).toBeGreaterThan(2);
  expect(shown.filter((code) => !files.some((file) => file.includes(code ?? '')))).toEqual([]);
});
