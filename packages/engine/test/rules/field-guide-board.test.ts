import { expect, test } from 'vitest';
import { classicBoard, FIGURES, piecesOf } from '../../src/index.ts';
import { game, OF_2008 } from '../support.ts';

const rulesOf = (edition: string) => game(`${edition} - yellow,green,blue *=. start`).rules;

const RENAMED: [id: string, name: string, before: string][] = [
  ['ukraine', 'Russia', 'Ukraine'],
  ['siam', 'Southeast Asia', 'Siam'],
  ['congo', 'Central Africa', 'Congo'],
  ['quebec', 'Eastern Canada', 'Quebec'],
];

test.each(OF_2008.flatMap((edition) => RENAMED.map((row) => [edition, ...row] as const)))(
  'B-5 in %s the territory %s is called %s, elsewhere %s',
  (edition, id, name, before) => {
    const nameOn = (territories: typeof classicBoard.territories) =>
      territories.find((t) => t.id === id)?.name;
    expect(nameOn(rulesOf(edition).board.territories)).toBe(name);
    expect(nameOn(classicBoard.territories)).toBe(before);
  },
);

test.each(OF_2008)('B-5 in %s ids, all other names and their order do not change', (edition) => {
  const { territories } = rulesOf(edition).board;
  expect(territories.map(({ id }) => id)).toEqual(classicBoard.territories.map(({ id }) => id));
  const changed = territories.filter(({ name }, t) => name !== classicBoard.territories[t].name);
  expect(changed.map(({ id }) => id)).toEqual(['quebec', 'ukraine', 'congo', 'siam']);
});

test.each(OF_2008)('B-2 the borders and continents of %s are those of the other editions', (edition) => {
  const { neighbours, adjacent, continents } = rulesOf(edition).board;
  expect(neighbours).toEqual(classicBoard.neighbours);
  expect(adjacent).toEqual(classicBoard.adjacent);
  expect(continents).toEqual(classicBoard.continents);
});

test.each(OF_2008)('B-6 the deck of %s has 42 territory cards and no wild one', (edition) => {
  const start = game(`${edition} - yellow,green,blue *=. start`);
  expect([start.position.deck, start.position.cards.length, start.rules.figures.length]).toEqual([
    42, 42, 42,
  ]);
  expect(start.rules.figures).not.toContain(FIGURES.indexOf('wild'));
});

test.each(OF_2008)('B-6 in %s thirty cards have one star and twelve have two', (edition) => {
  const { territories } = rulesOf(edition).board;
  expect(territories.filter(({ stars }) => stars === 1)).toHaveLength(30);
  expect(territories.flatMap(({ id, stars }) => (stars === 2 ? id : [])).join(' ')).toBe(
    'alberta eastern-united-states venezuela brazil northern-europe ukraine north-africa egypt china middle-east ' +
      'indonesia eastern-australia',
  );
});

test.each([
  [1, [[1, 1]]],
  [2, [[1, 2]]],
  [3, [[3, 1]]],
  [
    5,
    [
      [3, 1],
      [1, 2],
    ],
  ],
  [12, [[3, 4]]],
])('B-7 in 2008 the fewest pieces of 1 and 3 show the number: %i', (troops, pieces) => {
  for (const edition of OF_2008) expect(piecesOf(rulesOf(edition), troops)).toEqual(pieces);
});
