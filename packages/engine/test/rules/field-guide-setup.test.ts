import { expect, test } from 'vitest';
import { createGame, DEFAULT_COLOURS, OBJECTIVE_IDS, type TurnsGame } from '../../src/index.ts';
import {
  after,
  armiesOf,
  board,
  CLAIMED,
  drawBounds,
  draws,
  eventsOf,
  field,
  game,
  OF_2008,
  offers,
  phase,
  preset,
  refusal,
} from '../support.ts';

/** The editions that the players set up. */
const ORDER = ['yellow', 'green', 'blue', 'red', 'black'];
const PLAYERS: [players: number, troops: number][] = [
  [3, 30],
  [4, 25],
  [5, 20],
];

const colours = (players: number): string => ORDER.slice(0, players).join(',');
const bySeat = PLAYERS.flatMap(([players, troops]) =>
  CLAIMED.map((edition) => [edition, players, troops] as const),
);

/** An empty garden; its set-up draws 6 cities, 4 objectives of each kind and 4 rewards of each. */
const empty = (edition: string, players = 3, first = 0): TurnsGame =>
  game(`${edition} startingSeat=${first} ${colours(players)} .../... start`);
const DRAWS = draws(6 + 4 + 4 + 4 + 4);
const begun = (edition: string, players = 3, first = 0): TurnsGame =>
  after(empty(edition, players, first), 'start', DRAWS);

test.each(bySeat)(
  'FG-1 in %s with %i players each seat starts with %i troops',
  (edition, players, troops) => {
    const { position } = begun(edition, players);
    expect(position.reserve).toEqual([...draws(players, troops), ...draws(7 - players)]);
  },
);

test.each(OF_2008)('FG-1 %s is for three to five players', (edition) => {
  const refused = [2, 3, 4, 5, 6].map(
    (players) => createGame({ edition, colours: DEFAULT_COLOURS.slice(0, players) }).error?.code,
  );
  const wrong = 'wrong-number-of-players';
  expect(refused).toEqual([wrong, undefined, undefined, undefined, wrong]);
});

test.each(CLAIMED)(
  'FG-2 %s draws 15 territories for the cities, objectives and rewards after them',
  (edition) => {
    const start = game(`${edition} startingSeat=0 yellow,green,blue *=. start`);
    const cities = Array.from({ length: 15 }, (_, n) => 42 - n);
    expect(drawBounds(start, 'start')).toEqual([...cities, 6, 5, 4, 3, 6, 5, 4, 3, 4, 3, 2, 1, 4, 3, 2, 1]);
  },
);

test.each(CLAIMED)('FG-2 in %s the cities are on the drawn territories, all different', (edition) => {
  const start = game(`${edition} startingSeat=0 yellow,green,blue *=. start`);
  const started = after(start, 'start', [41, 40, 0, ...draws(12, 2), ...draws(16)]);
  expect(field(started, 'cities').split('+')).toHaveLength(15);
  expect(field(started, 'cities')).toMatch(
    /^alaska\+alberta\+ontario\+.*\+western-australia\+eastern-australia$/,
  );
});

test.each(CLAIMED)('FG-3 in %s the highest die places first', (edition) => {
  const start = game(`${edition} - yellow,green,blue .../... start`);
  expect(phase(after(start, 'start', [2, 5, 3, ...DRAWS]))).toBe('capital:b');
});

test.each(CLAIMED)('FG-3 in %s only seats tied for the highest die roll again', (edition) => {
  const start = game(`${edition} - yellow,green,blue .../... start`);
  const started = after(start, 'start', [5, 2, 5, 4, 4, 1, 6, ...DRAWS]);
  expect(phase(started)).toBe('capital:c');
  expect(eventsOf(started, 'rolled-off').map(({ seats }) => seats)).toEqual([
    [0, 1, 2],
    [0, 2],
    [0, 2],
  ]);
});

test.each(CLAIMED)('FG-3 in %s a capital is founded on an empty territory, with one troop', (edition) => {
  const placed = after(begun(edition), 'choose-capital pine');
  expect([board(placed), placed.position.reserve[0], field(placed, 'capitals')]).toEqual([
    '.a1./...',
    29,
    'a:pine',
  ]);
  expect(refusal(placed, 'choose-capital pine')).toBe('already-claimed');
  expect(refusal(placed, 'claim oak')).toBe('wrong-phase');
  expect(offers(placed)).toEqual([
    ...['oak', 'rowan', 'sage', 'thorn', 'yew'].map((id) => `choose-capital ${id}`),
    'surrender',
    'offer-draw',
  ]);
});

test.each(CLAIMED)(
  'FG-3 in %s all capitals come first, then all claim in turn from the first seat',
  (edition) => {
    const capitals = after(
      begun(edition, 3, 1),
      'choose-capital pine',
      'choose-capital oak',
      'choose-capital yew',
    );
    expect([phase(capitals), board(capitals)]).toEqual(['claim:b', 'c1b1./..a1']);
    expect(refusal(capitals, 'choose-capital rowan')).toBe('wrong-phase');
    const claimed = after(capitals, 'claim rowan', 'claim sage');
    expect([phase(claimed), board(claimed)]).toEqual(['claim:a', 'c1b1b1/c1.a1']);
    expect(field(claimed, 'capitals')).toBe('a:yew,b:pine,c:oak');
  },
);

test.each(CLAIMED)('FG-3 in %s after the last claim the next player in turn places', (edition) => {
  const capitals = ['oak', 'pine', 'rowan', 'sage'].map((id) => `choose-capital ${id}`);
  const claimed = after(begun(edition, 4), ...capitals, 'claim thorn', 'claim yew');
  expect([phase(claimed), claimed.position.toPlace]).toEqual(['deploy:c', 1]);
  const placed = after(claimed, 'place rowan:1', 'place sage:1', 'place thorn:1');
  expect([phase(placed), board(placed)]).toEqual(['deploy:b', 'a1b1c2/d2a2b1']);
});

/** Capitals and claims in board order, all other troops at once; `cards` are the draws of FG-4. */
function ready(edition: string, players: number, first: number, cards: number[]): TurnsGame {
  let current = begun(edition, players, first);
  while (!phase(current).startsWith('deploy')) current = after(current, preset(current));
  for (;;) {
    const { rules, position } = current;
    const troops = position.reserve[position.seat];
    const isLast = position.reserve.every((reserve, seat) => seat === position.seat || reserve === 0);
    const { id } = rules.board.territories[position.owner.indexOf(position.seat)];
    current = after(current, `place-rest ${id}:${troops}`, isLast ? cards : []);
    if (isLast) return current;
  }
}

test.each(bySeat)(
  'FG-3 in %s with %i players the first to place takes the first turn, with %i troops each',
  (...row) => {
    const [edition, players, troops] = row;
    const cards = draws([1, 2, 4][players - 3]);
    const set = ready(edition, players, 2, cards);
    expect(phase(set)).toBe('reinforce:c');
    expect([...'abcde'].slice(0, players).map((seat) => armiesOf(set, seat))).toEqual(draws(players, troops));
  },
);

test.each(CLAIMED)('FG-4 in %s the third player in turn order starts with a card', (edition) => {
  expect(field(ready(edition, 3, 0, [5]), 'hands')).toBe('c:yew');
  expect(field(ready(edition, 3, 1, [1]), 'hands')).toBe('a:pine');
});

test.each(CLAIMED)(
  'FG-4 in %s the third and the fourth start with one card, the fifth with two',
  (edition) => {
    expect(field(ready(edition, 4, 3, [1, 0]), 'hands')).toBe('b:pine,c:oak');
    expect(field(ready(edition, 5, 1, [5, 4, 0, 0]), 'hands')).toBe('a:oak+pine,d:yew,e:thorn');
  },
);

test.each(CLAIMED)(
  'FG-5 in %s four minor and four major objectives are open, the others are out',
  (edition) => {
    const drawn = [...draws(6), 5, 4, 3, 2, 0, 1, 1, 2, ...draws(8)];
    const laid = after(empty(edition), 'start', drawn);
    const open = laid.position.objectives.flatMap((holder, objective) =>
      holder === -1 ? OBJECTIVE_IDS[objective] : [],
    );
    expect(open).toEqual([
      'control-asia',
      'control-8-cities',
      'control-an-enemy-capital',
      'take-4-cities-in-a-turn',
      'take-10-territories-in-a-turn',
      'control-18-territories',
      'control-2-continents',
      'control-11-cities',
    ]);
  },
);

test.each(CLAIMED)('FG-6 in %s rewards are shuffled, minor on minor, major on major', (edition) => {
  const laid = after(empty(edition), 'start', [...draws(14), 3, 2, 1, 0, 0, 2, 0, 0]);
  expect(field(laid, 'objectives')).toBe(
    'control-europe:.:starting-maneuver,control-north-america:.:guaranteed-card,' +
      'control-asia:.:additional-maneuver,control-8-cities:.:minor-airfield,' +
      'take-10-territories-in-a-turn:.:major-airfield,control-2-enemy-capitals:.:two-troops,' +
      'control-18-territories:.:attack-die,control-2-continents:.:defence-die',
  );
});

test.each(CLAIMED)('FG-6 in %s minor and major rewards are shuffled separately', (edition) => {
  expect(drawBounds(empty(edition), 'start').slice(-8)).toEqual([4, 3, 2, 1, 4, 3, 2, 1]);
});

test.each([
  'slowSets',
  'pathFortify',
  'armyLimit',
  'reRoll',
  'commander',
  'capitals',
  'short',
  'setup',
  'missions',
])('FG-1 the option %s of other editions is refused in 2008', (option) => {
  const create = (edition: string) =>
    createGame({ edition, colours: ORDER.slice(0, 3), options: { [option]: 'on' } }).error?.code;
  expect(OF_2008.map(create)).toEqual(draws(3).map(() => 'unknown-option'));
});
