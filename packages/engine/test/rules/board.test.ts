import { expect, test } from 'vitest';
import { classicBoard, createGame, DEFAULT_COLOURS, FIGURES, makeCard, piecesOf } from '../../src/index.ts';
import { after, BOTH, byTurns, game, on } from '../support.ts';

const { territories, continents, size } = classicBoard;
const indexOf = (id: string): number => territories.findIndex((territory) => territory.id === id);
const neighbours = (id: string): string[] =>
  classicBoard.neighbours[indexOf(id)].map((t) => territories[t].id);
const touches = (path: string): boolean[] => {
  const ids = path.split(' ');
  return ids.slice(1).map((id, i) => neighbours(ids[i]).includes(id));
};

function rulesOf(edition: string) {
  const created = createGame({ edition, colours: DEFAULT_COLOURS.slice(0, 3) });
  if (created.error !== undefined) throw new Error(created.error.code);
  return byTurns(created).rules;
}

test.each([
  [
    'North America',
    'Alaska, Northwest Territory, Greenland, Alberta, Ontario, Quebec, Western United States, Eastern United States, Central America',
  ],
  ['South America', 'Venezuela, Peru, Brazil, Argentina'],
  [
    'Europe',
    'Iceland, Great Britain, Scandinavia, Northern Europe, Western Europe, Southern Europe, Ukraine',
  ],
  ['Africa', 'North Africa, Egypt, East Africa, Congo, South Africa, Madagascar'],
  [
    'Asia',
    'Ural, Siberia, Yakutsk, Kamchatka, Irkutsk, Afghanistan, China, Mongolia, Japan, Middle East, India, Siam',
  ],
  ['Australia', 'Indonesia, New Guinea, Western Australia, Eastern Australia'],
])('B-1 %s consists of %s', (name, members) => {
  const continent = continents.find((candidate) => candidate.name === name);
  expect(continent?.territories.map((t) => territories[t].name).join(', ')).toBe(members);
});

test('B-1 there are 42 territories in six continents of 9, 4, 7, 6, 12 and 4', () => {
  expect(continents.map((continent) => continent.territories.length)).toEqual([9, 4, 7, 6, 12, 4]);
  expect(size).toBe(42);
  expect(territories).toHaveLength(42);
});

test('B-1 every territory names its continent', () => {
  const listed = continents.flatMap((continent, c) => continent.territories.map((t) => [t, c]));
  expect(territories.map((territory, t) => [t, territory.continent])).toEqual(listed);
});

test.each(BOTH)('B-1 %s uses this board by default', (edition) => {
  expect(rulesOf(edition).board).toBe(classicBoard);
});

const NEIGHBOURS: [string, string][] = [
  ['alaska', 'northwest-territory alberta kamchatka'],
  ['northwest-territory', 'alaska greenland alberta ontario'],
  ['greenland', 'northwest-territory ontario quebec iceland'],
  ['alberta', 'alaska northwest-territory ontario western-united-states'],
  ['ontario', 'northwest-territory greenland alberta quebec western-united-states eastern-united-states'],
  ['quebec', 'greenland ontario eastern-united-states'],
  ['western-united-states', 'alberta ontario eastern-united-states central-america'],
  ['eastern-united-states', 'ontario quebec western-united-states central-america'],
  ['central-america', 'western-united-states eastern-united-states venezuela'],
  ['venezuela', 'central-america peru brazil'],
  ['peru', 'venezuela brazil argentina'],
  ['brazil', 'venezuela peru argentina north-africa'],
  ['argentina', 'peru brazil'],
  ['iceland', 'greenland great-britain scandinavia'],
  ['great-britain', 'iceland scandinavia northern-europe western-europe'],
  ['scandinavia', 'iceland great-britain northern-europe ukraine'],
  ['northern-europe', 'great-britain scandinavia western-europe southern-europe ukraine'],
  ['western-europe', 'great-britain northern-europe southern-europe north-africa'],
  ['southern-europe', 'northern-europe western-europe ukraine north-africa egypt middle-east'],
  ['ukraine', 'scandinavia northern-europe southern-europe ural afghanistan middle-east'],
  ['north-africa', 'brazil western-europe southern-europe egypt east-africa congo'],
  ['egypt', 'southern-europe north-africa east-africa middle-east'],
  ['east-africa', 'north-africa egypt congo south-africa madagascar middle-east'],
  ['congo', 'north-africa east-africa south-africa'],
  ['south-africa', 'east-africa congo madagascar'],
  ['madagascar', 'east-africa south-africa'],
  ['ural', 'ukraine siberia afghanistan china'],
  ['siberia', 'ural yakutsk irkutsk china mongolia'],
  ['yakutsk', 'siberia kamchatka irkutsk'],
  ['kamchatka', 'alaska yakutsk irkutsk mongolia japan'],
  ['irkutsk', 'siberia yakutsk kamchatka mongolia'],
  ['afghanistan', 'ukraine ural china middle-east india'],
  ['china', 'ural siberia afghanistan mongolia india siam'],
  ['mongolia', 'siberia kamchatka irkutsk china japan'],
  ['japan', 'kamchatka mongolia'],
  ['middle-east', 'southern-europe ukraine egypt east-africa afghanistan india'],
  ['india', 'afghanistan china middle-east siam'],
  ['siam', 'china india indonesia'],
  ['indonesia', 'siam new-guinea western-australia'],
  ['new-guinea', 'indonesia western-australia eastern-australia'],
  ['western-australia', 'indonesia new-guinea eastern-australia'],
  ['eastern-australia', 'new-guinea western-australia'],
];

test.each(NEIGHBOURS)('B-2 %s touches exactly %s', (id, expected) => {
  expect(neighbours(id)).toEqual(expected.split(' '));
});

test('B-2 there are 83 borders, each in both directions', () => {
  const pairs = territories.flatMap(({ id }) => neighbours(id).map((other) => [id, other]));
  expect(pairs).toHaveLength(2 * 83);
  expect(pairs.filter(([a, b]) => !neighbours(b).includes(a))).toEqual([]);
});

test('B-2 every territory can be reached from every other', () => {
  const reached = new Set([0]);
  for (const t of reached) for (const next of classicBoard.neighbours[t]) reached.add(next);
  expect(reached.size).toBe(42);
});

test('B-2 the table of borders matches the lists of neighbours', () => {
  const listed = territories.flatMap((_, a) =>
    territories.map((_, b) => Number(classicBoard.neighbours[a].includes(b))),
  );
  expect([...classicBoard.adjacent]).toEqual(listed);
});

test.each([
  ['greenland', 'northwest-territory, ontario, quebec, iceland'],
  ['north-africa', 'congo, east-africa, egypt, brazil, western-europe, southern-europe'],
  ['venezuela', 'central-america, peru, brazil'],
  ['brazil', 'venezuela, peru, argentina, north-africa'],
])('B-3 %s touches exactly %s', (id, expected) => {
  expect(neighbours(id).sort()).toEqual(expected.split(', ').sort());
});

test('B-3 Alaska and Kamchatka attack each other across the edge of the board', () => {
  const start = game('world-domination - red,blue,green alaska=a3,kamchatka=b3,*=c1 attack:a');
  expect(on(after(start, 'attack alaska kamchatka 1', [6, 1, 1]), 'kamchatka')).toBe('b2');
  const back = game('world-domination - red,blue,green alaska=a3,kamchatka=b3,*=c1 attack:b');
  expect(on(after(back, 'attack kamchatka alaska 1', [6, 1, 1]), 'alaska')).toBe('a2');
});

const BONUSES: [continent: string, bonus: number, income: number][] = [
  ['north-america', 5, 8],
  ['south-america', 2, 5],
  ['europe', 5, 8],
  ['africa', 3, 6],
  ['asia', 7, 11],
  ['australia', 2, 5],
];

test.each(BONUSES)('B-4 %s brings %i armies', (id, bonus) => {
  expect(continents.find((continent) => continent.id === id)?.bonus).toBe(bonus);
});

test.each(BOTH.flatMap((edition) => BONUSES.map((row) => [edition, ...row] as const)))(
  'B-4 in %s, %s and its bonus of %i make an income of %i',
  (edition, continent, _, income) => {
    const start = game(`${edition} - red,blue,green-eliminated ${continent}=b1,*=a1 fortify:a`);
    expect(after(start, 'end-turn').position.toPlace).toBe(income);
  },
);

test.each(BOTH)('B-6 the deck of %s has 42 territory cards and two wild ones', (edition) => {
  const { figures } = rulesOf(edition);
  expect(figures).toHaveLength(44);
  expect(figures.slice(0, 42)).not.toContain(FIGURES.indexOf('wild'));
  expect(figures.slice(42)).toEqual([FIGURES.indexOf('wild'), FIGURES.indexOf('wild')]);
  expect(game(`${edition} - red,blue,green *=. start`).position.deck).toBe(44);
});

test.each([
  [
    'infantry',
    'alaska venezuela peru argentina iceland egypt east-africa congo kamchatka china mongolia middle-east siam new-guinea',
  ],
  [
    'cavalry',
    'greenland alberta ontario quebec scandinavia ukraine north-africa madagascar ural siberia yakutsk irkutsk afghanistan india',
  ],
  [
    'artillery',
    'northwest-territory western-united-states eastern-united-states central-america brazil great-britain northern-europe western-europe southern-europe south-africa japan indonesia western-australia eastern-australia',
  ],
])('B-6 fourteen cards show %s: %s', (figure, expected) => {
  const shown = rulesOf('classic').figures.flatMap((f, card) =>
    FIGURES[f] === figure ? makeCard(classicBoard, card) : [],
  );
  expect(shown).toEqual(expected.split(' '));
  expect(shown).toHaveLength(14);
});

test.each([
  ['argentina', 'infantry'],
  ['india', 'cavalry'],
  ['western-europe', 'artillery'],
])('B-6 the printed sample card %s shows %s', (id, figure) => {
  expect(territories[indexOf(id)].figure).toBe(figure);
});

test.each([
  ['south-africa congo north-africa brazil'],
  ['indonesia siam india afghanistan ukraine'],
  ['argentina peru'],
  ['argentina brazil'],
  ['egypt north-africa'],
  ['egypt east-africa'],
])('B-8 a path leads %s', (path) => {
  expect(touches(path)).not.toContain(false);
});

const piecesFor = (edition: string, armies: number) =>
  piecesOf(game(`${edition} - red,blue,green a1b1c1/a1b1c1 attack:a`).rules, armies);

test.each([
  [1, [[1, 1]]],
  [4, [[1, 4]]],
  [5, [[5, 1]]],
  [
    9,
    [
      [5, 1],
      [1, 4],
    ],
  ],
  [10, [[10, 1]]],
  [
    38,
    [
      [10, 3],
      [5, 1],
      [1, 3],
    ],
  ],
])('B-7 in 1993 the fewest pieces of 1, 5 and 10 show the number: %i', (armies, pieces) => {
  expect(piecesFor('world-domination', armies)).toEqual(pieces);
});

test.each([
  [9, [[1, 9]]],
  [10, [[10, 1]]],
  [
    25,
    [
      [10, 2],
      [1, 5],
    ],
  ],
])('B-7 in 1959 the fewest pieces of 1 and 10 show the number: %i', (armies, pieces) => {
  expect(piecesFor('classic', armies)).toEqual(pieces);
});

/** Every territory in the order of the board, with the first letter of the figure on its card. */
test.each([
  [
    'north-america',
    'North America',
    'Alaska i, Northwest Territory a, Greenland c, Alberta c, Ontario c, Quebec c, Western United States a, Eastern United States a, Central America a',
  ],
  ['south-america', 'South America', 'Venezuela i, Peru i, Brazil a, Argentina i'],
  [
    'europe',
    'Europe',
    'Iceland i, Great Britain a, Scandinavia c, Northern Europe a, Western Europe a, Southern Europe a, Ukraine c',
  ],
  ['africa', 'Africa', 'North Africa c, Egypt i, East Africa i, Congo i, South Africa a, Madagascar c'],
  [
    'asia',
    'Asia',
    'Ural c, Siberia c, Yakutsk c, Kamchatka i, Irkutsk c, Afghanistan c, China i, Mongolia i, Japan a, Middle East i, India c, Siam i',
  ],
  ['australia', 'Australia', 'Indonesia a, New Guinea i, Western Australia a, Eastern Australia a'],
])('B-1, B-6 names of the territories of %s, and the figures on their cards', (id, name, territoryList) => {
  const continent = continents.find((candidate) => candidate.id === id)!;
  expect(continent.name).toBe(name);
  const found = continent.territories.map((t) => territories[t]);
  expect(found.map((territory) => `${territory.name} ${territory.figure[0]}`).join(', ')).toBe(territoryList);
  expect(found.map((territory) => territory.id)).toEqual(
    found.map((territory) => territory.name.toLowerCase().replaceAll(' ', '-')),
  );
});
