import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CHARTS, CITIES } from '../../src/editions/basic-training-charts.ts';
import { COLOURS, createGame, NOBODY, type TurnsGame } from '../../src/index.ts';
import {
  after,
  armiesOf,
  draws,
  field,
  game,
  OF_2008,
  offers,
  on,
  phase,
  preset,
  refusal,
} from '../support.ts';

const ORDER = ['yellow', 'green', 'blue', 'red', 'black'];
const PLAYERS: [players: number, troops: number][] = [
  [3, 30],
  [4, 25],
  [5, 20],
];

/** Basic training; seats a, b … choose these colours in order. */
function trained(chosen: readonly string[], cards = draws([1, 2, 4][chosen.length - 3])): TurnsGame {
  const start = game(`basic-training - ${chosen.map(() => '?').join(',')} *=. start`);
  const choices = chosen.flatMap((colour, i) => [
    `choose-colour ${colour}`,
    i === chosen.length - 1 ? cards : [],
  ]);
  return after(start, 'start', [6, 5, 4, 3, 2].slice(0, chosen.length), ...choices);
}

const pass = (current: TurnsGame): TurnsGame => after(current, preset(current), 'end-attacks', 'end-turn');

const choosing = (...dice: number[]): TurnsGame =>
  after(game('basic-training - ?,?,? *=. start'), 'start', dice);

test('FG-2 the cities of basic-training are on the fifteen listed territories', () => {
  const cities =
    'ontario western-united-states eastern-united-states brazil great-britain northern-europe western-europe ' +
    'southern-europe ukraine egypt south-africa china japan india eastern-australia';
  expect(field(trained(['yellow', 'green', 'blue']), 'cities').split('+')).toEqual(cities.split(' '));
});

test('FG-4 in basic-training the turn order is that of the colours', () => {
  expect(field(trained(['green', 'yellow', 'blue'], [0]), 'hands')).toBe('c:alaska');
  expect(field(trained(['blue', 'red', 'green', 'yellow'], [0, 3]), 'hands')).toBe('a:alaska,b:ontario');
  const five = trained(['black', 'red', 'green', 'yellow', 'blue'], [0, 0, 0, 0]);
  expect(field(five, 'hands')).toBe('a:greenland+alberta,b:northwest-territory,e:alaska');
});

test('FG-5 in basic-training the eight listed objectives are open', () => {
  expect(field(trained(['yellow', 'green', 'blue']), 'objectives')).toBe(
    'control-europe:.,control-north-america:.,control-asia:.,control-8-cities:.,' +
      'take-10-territories-in-a-turn:.,control-2-enemy-capitals:.,control-18-territories:.,control-2-continents:.',
  );
});

test('FG-6 in basic-training no objective has a reward', () => {
  const { rewardOn } = trained(['yellow', 'green', 'blue']).position;
  expect(rewardOn).toEqual(draws(12, NOBODY));
});

test.each(PLAYERS)(
  'FG-7 with %i players the board matches the charts, with %i troops each',
  (players, troops) => {
    const chosen = ['blue', 'green', 'black', 'red', 'yellow'].filter(
      (colour) => ORDER.indexOf(colour) < players,
    );
    const set = trained(chosen);
    const expected = CHARTS[players].flatMap((chart) => {
      const seat = 'abcde'[chosen.indexOf(chart.colour)];
      return Object.entries(chart.troops).map(([id, count]) => `${id} ${seat}${count}`);
    });
    const found = set.rules.board.territories.map(({ id }) => `${id} ${on(set, id)}`);
    expect(found.sort()).toEqual(expected.sort());
    expect([...'abcde'].slice(0, players).map((seat) => armiesOf(set, seat))).toEqual(draws(players, troops));
    expect(set.position.reserve).toEqual(draws(7));
  },
);

test.each(PLAYERS)('FG-7 with %i players each colour has its capital, with five troops', (players) => {
  const chosen = ORDER.slice(0, players).reverse();
  const set = trained(chosen);
  const capitals = CHARTS[players].map(({ colour, capital }) => [chosen.indexOf(colour), capital] as const);
  for (const [seat, capital] of capitals) expect(on(set, capital)).toBe(`${'abcde'[seat]}5`);
  const named = capitals.map(([seat, capital]) => `${'abcde'[seat]}:${capital}`);
  expect(field(set, 'capitals').split(',')).toEqual(named.sort());
});

test.each(PLAYERS)('FG-7 with %i players the charts are even in territories and cities', (players) => {
  const set = trained(ORDER.slice(0, players));
  const cities = field(set, 'cities').split('+');
  const territoriesOf = CHARTS[players].map((chart) => Object.keys(chart.troops).length);
  const citiesOf = CHARTS[players].map(
    (chart) => Object.keys(chart.troops).filter((id) => cities.includes(id)).length,
  );
  expect(Math.max(...territoriesOf) - Math.min(...territoriesOf)).toBe(42 % players === 0 ? 0 : 1);
  expect(Math.max(...citiesOf) - Math.min(...citiesOf)).toBe(15 % players === 0 ? 0 : 1);
});

/** The charts on the page of the edition: for each colour its territories and troops. */
function printed(players: number): string[][] {
  const page = readFileSync(new URL('../../../../docs/editions/basic-training.md', import.meta.url), 'utf8');
  const section = page.split('### ')[players - 2].split('\n\n')[2];
  const rows = section
    .split('\n')
    .slice(2)
    .map((line) => line.split('|').slice(2, -1));
  return rows[0].map((_, place) =>
    rows.flatMap((cells) => cells[place].trim().split(', ')).filter((entry) => entry !== '–'),
  );
}

test.each(PLAYERS)('FG-7 the page of the edition shows the charts for %i players', (players) => {
  const { territories } = trained(ORDER.slice(0, players)).rules.board;
  const charts = CHARTS[players].map(({ capital, troops }) =>
    territories.flatMap(({ id, name }) => {
      const marks = `${id === capital ? ' ★' : ''}${CITIES.includes(id) ? ' ■' : ''}`;
      return troops[id] === undefined ? [] : `${name}${marks} ${troops[id]}`;
    }),
  );
  expect(printed(players)).toEqual(charts);
});

test.each([
  ['a green, b yellow, c blue', ['green', 'yellow', 'blue'], 'bacb'],
  ['a red to d yellow', ['red', 'blue', 'green', 'yellow'], 'dcbad'],
  ['five in a mix', ['black', 'yellow', 'blue', 'red', 'green'], 'becdab'],
])('FG-7, S-9 turns go by the order of colours: %s', (_, chosen, order) => {
  let current = trained(chosen);
  const turns = [...order].map(() => {
    const seat = phase(current);
    current = pass(current);
    return seat;
  });
  expect(turns).toEqual([...order].map((seat) => `reinforce:${seat}`));
});

test('S-9, FG-7 seats that are out are skipped in the order of colours', () => {
  const chosen = ['black', 'yellow', 'blue', 'red', 'green'];
  const left = after(trained(chosen), 'e: surrender', 'c: surrender');
  expect(phase(left)).toBe('reinforce:b');
  const next = pass(left);
  expect(phase(next)).toBe('reinforce:d');
  expect(phase(pass(pass(next)))).toBe('reinforce:b');
});

test('FG-7 basic-training has a fixed order and no option for the starting seat', () => {
  const create = (edition: string) =>
    createGame({ edition, colours: ORDER.slice(0, 3), options: { startingSeat: '0' } }).error?.code;
  expect(OF_2008.map(create)).toEqual(['unknown-option', undefined, undefined]);
});

test('FG-19 colours are chosen in descending order of the dice', () => {
  const first = choosing(3, 6, 1);
  expect([phase(first), offers(first).slice(0, 3)]).toEqual([
    'colour:b',
    ['choose-colour yellow', 'choose-colour green', 'choose-colour blue'],
  ]);
  const second = after(first, 'choose-colour green');
  expect([phase(second), offers(second).slice(0, 2)]).toEqual([
    'colour:a',
    ['choose-colour yellow', 'choose-colour blue'],
  ]);
  const third = after(second, 'choose-colour blue');
  expect(phase(third)).toBe('colour:c');
  const all = after(third, 'choose-colour yellow', [0]);
  expect(all.position.colours.map((colour) => COLOURS[colour])).toEqual(['blue', 'green', 'yellow']);
  expect(phase(all)).toBe('reinforce:c');
});

test('FG-19 only tied seats roll again, for their places', () => {
  const order = (...dice: number[]): string => {
    const first = choosing(...dice);
    const second = after(first, 'choose-colour blue');
    return [first, second, after(second, 'choose-colour green')]
      .map((current) => phase(current).at(-1))
      .join('');
  };
  expect(order(6, 2, 2, 1, 5)).toBe('acb');
  expect(order(4, 4, 1, 3, 3, 2, 6)).toBe('bac');
  expect(order(4, 4, 4, 6, 2, 6, 1, 3)).toBe('cab');
});

test('FG-19 only a free colour of the game can be chosen, by the seat that is asked', () => {
  const first = choosing(3, 6, 1);
  expect(refusal(first, 'choose-colour red')).toBe('unknown-colour');
  expect(refusal(first, 'a: choose-colour green')).toBe('not-your-turn');
  expect(refusal(after(first, 'choose-colour green'), 'choose-colour green')).toBe('colour-taken');
});

test('FG-19 seats with a colour are skipped, and only those', () => {
  const start = game('basic-training - ?,red,?,blue *=. colour:c');
  const next = after(start, 'choose-colour green');
  expect(phase(next)).toBe('colour:a');
  expect(phase(after(next, 'choose-colour yellow', [0, 0]))).toBe('reinforce:a');
});

test('FG-19 four and five players choose from as many colours', () => {
  const four = after(game('basic-training - ?,?,?,? *=. start'), 'start', [6, 5, 4, 3]);
  expect([refusal(four, 'choose-colour red'), refusal(four, 'choose-colour black')]).toEqual([
    'accepted',
    'unknown-colour',
  ]);
  const five = after(game('basic-training - ?,?,?,?,? *=. start'), 'start', [6, 5, 4, 3, 2]);
  expect([refusal(five, 'choose-colour black'), refusal(five, 'choose-colour pink')]).toEqual([
    'accepted',
    'unknown-colour',
  ]);
});
