import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createGame, DEFAULT_COLOURS, EDITIONS, withHouseRules } from '../../src/index.ts';
import { byTurns, game } from '../support.ts';
import { underdog } from './underdog.ts';

const editions = EDITIONS.map((edition) => withHouseRules(edition, [underdog]));

/** The income of a seat on the garden with these territories. */
function income(value: string, territories: string, seat: number, known = editions): number {
  const { position } = game(`world-domination - red,blue,green ${territories} attack:a`);
  const { rules } = create('world-domination', value, known);
  return rules.income(rules, position, seat);
}

function create(edition: string, value: string, known = editions) {
  const players = known.find(({ id }) => id === edition)?.players[0] ?? 0;
  const colours = DEFAULT_COLOURS.slice(0, Math.max(3, players));
  const created = createGame({ edition, colours, options: { underdog: value } }, known);
  if (created.error !== undefined) throw new Error(created.error.code);
  return byTurns(created);
}

test('the seat with the fewest territories gets 2 extra armies', () => {
  expect(income('on', 'a1a1a1/b1b1c1', 2)).toBe(5);
  expect(income('on', 'a1a1a1/b1b1c1', 1)).toBe(3);
});

test('two seats with equally few territories get nothing extra', () => {
  expect(income('on', 'a1a1a1/a1b1c1', 1)).toBe(3);
});

test('nobody gets anything extra when the option is off', () => {
  expect(income('off', 'a1a1a1/b1b1c1', 2)).toBe(3);
});

describe('wraps every edition with dice and turns', () => {
  const byDice = EDITIONS.flatMap(({ id, family }) => (family === 'turns' ? [id] : []));

  test.each(byDice)('%s', (edition) => {
    const { rules, position } = create(edition, 'on');
    const plain = create(edition, 'off').rules;
    const alone = {
      ...position,
      turn: 1,
      territories: position.territories.map((_, seat) => (seat === 0 ? 9 : 12)),
    };
    expect(rules.options.underdog).toBe('on');
    expect(rules.income(rules, alone, 0)).toBe(plain.income(plain, alone, 0) + 2);
    expect(rules.income(rules, alone, 1)).toBe(plain.income(plain, alone, 1));
  });

  test('written orders stay as they are', () => {
    const [orders] = editions.filter(({ family }) => family === 'orders');
    expect(orders?.options).not.toHaveProperty('underdog');
  });
});

test('an edition that has the rule already does not get it twice', () => {
  const twice = editions.map((edition) => withHouseRules(edition, [underdog]));
  expect(income('on', 'a1a1a1/b1b1c1', 2, twice)).toBe(5);
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
