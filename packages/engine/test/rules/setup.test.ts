import { expect, test } from 'vitest';
import { createGame, DEFAULT_COLOURS, DISCARDED, IN_DECK } from '../../src/index.ts';
import {
  after,
  armiesOf,
  BOTH,
  board,
  cardsAt,
  drawBounds,
  draws,
  eventsOf,
  game,
  hand,
  offers,
  on,
  phase,
  refusal,
} from '../support.ts';

const colours = (players: number): string => DEFAULT_COLOURS.slice(0, players).join(',');
const create = (edition: string, players: number, options = {}): string | undefined =>
  createGame({ edition, colours: DEFAULT_COLOURS.slice(0, players), options }).error?.code;

const ARMIES: [players: number, armies: number][] = [
  [3, 35],
  [4, 30],
  [5, 25],
  [6, 20],
];

test.each(ARMIES)('S-1 with %i players each seat starts with %i armies', (players, armies) => {
  const start = game(`world-domination startingSeat=0 ${colours(players)} .../... start`);
  const { position } = after(start, 'start');
  expect(position.reserve.slice(0, players)).toEqual(draws(players, armies));
  expect(position.reserve.slice(players)).toEqual(draws(7 - players, 0));
});

test.each(ARMIES)(
  'S-1 with %i players and dealt territories each seat also starts with %i armies',
  (players, armies) => {
    const start = game(`world-domination startingSeat=0,setup=deal ${colours(players)} *=. start`);
    const dealt = after(start, 'start', draws(42));
    expect([...'abcdef'].slice(0, players).map((seat) => armiesOf(dealt, seat))).toEqual(
      draws(players, armies),
    );
  },
);

test.each(ARMIES)(
  'S-1 with %i players the quick set-up puts all %i armies on the board',
  (players, armies) => {
    const start = game(`world-domination startingSeat=0,setup=quick ${colours(players)} *=. start`);
    const ready = after(start, 'start', draws(drawBounds(start, 'start').length));
    expect([...'abcdef'].slice(0, players).map((seat) => armiesOf(ready, seat))).toEqual(
      draws(players, armies),
    );
    expect(ready.position.reserve).toEqual(draws(7, 0));
  },
);

test.each(BOTH)('S-1 %s is for two to six players', (edition) => {
  const refused = [1, 2, 3, 4, 5, 6].map((players) => create(edition, players));
  expect(refused).toEqual(['wrong-number-of-players', ...draws(5).map(() => undefined)]);
  const seven = createGame({ edition, colours: [...DEFAULT_COLOURS, 'white'] });
  expect(seven.error?.code).toBe('wrong-number-of-players');
});

const empty = 'red,blue,green .../... start';

test.each(['claim', 'deal', 'quick'])('S-2 the highest die starts, set-up %s', (setup) => {
  const start = game(`world-domination setup=${setup} red,blue,green .../... start`);
  const dealing = setup === 'claim' ? [] : draws(6);
  const spreading = setup === 'quick' ? draws(3) : [];
  expect(after(start, 'start', [2, 5, 3, ...dealing, ...spreading]).position.first).toBe(1);
});

test('S-2 the seat with the highest die is the first to be asked', () => {
  const start = game(`world-domination - ${empty}`);
  expect(phase(after(start, 'start', [6, 2, 3]))).toBe('claim:a');
  expect(phase(after(start, 'start', [2, 5, 3]))).toBe('claim:b');
  expect(phase(after(start, 'start', [1, 1, 2]))).toBe('claim:c');
});

test('S-2 only the two seats tied for the highest die roll again', () => {
  const start = game(`world-domination - ${empty}`);
  const started = after(start, 'start', [6, 2, 6, 3, 5]);
  expect(phase(started)).toBe('claim:c');
  expect(eventsOf(started, 'rolled-off').map(({ seats, faces }) => [seats, faces])).toEqual([
    [
      [0, 1, 2],
      [6, 2, 6],
    ],
    [
      [0, 2],
      [3, 5],
    ],
  ]);
});

test('S-2 tied seats roll again until one is highest', () => {
  const start = game(`world-domination - ${empty}`);
  expect(phase(after(start, 'start', [4, 4, 4, 6, 6, 1, 2, 2, 5, 3]))).toBe('claim:a');
});

test('S-2 a tie below the highest die does not matter', () => {
  expect(phase(after(game(`world-domination - ${empty}`), 'start', [2, 2, 5]))).toBe('claim:c');
});

test('S-2 with a chosen starting seat nobody rolls', () => {
  const start = game('world-domination startingSeat=2 red,blue,green .../... start');
  expect(phase(after(start, 'start'))).toBe('claim:c');
});

test.each(BOTH)('S-2 a starting seat that %s does not have is refused', (edition) => {
  expect(create(edition, 3, { startingSeat: '3' })).toBe('unknown-value');
  expect(create(edition, 3, { startingSeat: '2' })).toBeUndefined();
});

test('S-3 a claim places one army of the reserve on an unoccupied territory', () => {
  const claimed = after(game(`world-domination startingSeat=0 ${empty}`), 'start', 'claim thorn');
  expect(board(claimed)).toBe('.../.a1.');
  expect(claimed.position.reserve[0]).toBe(34);
});

test('S-3 each seat claims one territory in turn', () => {
  const claimed = after(
    game(`world-domination startingSeat=0 ${empty}`),
    'start',
    'claim thorn',
    'claim oak',
    'claim yew',
    'claim pine',
  );
  expect(board(claimed)).toBe('b1a1./.a1c1');
  expect(phase(claimed)).toBe('claim:b');
});

test('S-3 an occupied territory cannot be claimed, not even by its owner', () => {
  const claiming = game('world-domination - red,blue,green a1b1./... claim:a place=1 reserve=a:34,b:34,c:35');
  expect(refusal(claiming, 'claim oak')).toBe('already-claimed');
  expect(refusal(claiming, 'claim pine')).toBe('already-claimed');
  expect(refusal(claiming, 'claim rowan')).toBe('accepted');
});

test('S-3 exactly the unoccupied territories are offered', () => {
  const claiming = game(
    'world-domination - red,blue,green a1b1./..c1 claim:a place=1 reserve=a:34,b:34,c:34',
  );
  expect(offers(claiming)).toEqual(['claim rowan', 'claim sage', 'claim thorn', 'surrender', 'offer-draw']);
});

test('S-3 a seat cannot claim out of turn', () => {
  const claiming = game('world-domination - red,blue,green a1../... claim:b place=1 reserve=a:34,b:35,c:35');
  expect(refusal(claiming, 'c: claim pine')).toBe('not-your-turn');
});

test('S-3 no second army is placed while territories are unoccupied', () => {
  const claiming = game(
    'world-domination - red,blue,green a1b1c1/a1b1. claim:b place=1 reserve=a:33,b:33,c:34',
  );
  expect(refusal(claiming, 'place pine:1')).toBe('wrong-phase');
});

test('S-3 claiming continues until all 42 territories are claimed', () => {
  const start = game('world-domination startingSeat=0 red,blue,green *=. start');
  const ids = start.rules.board.territories.map(({ id }) => `claim ${id}`);
  const almost = after(start, 'start', ...ids.slice(0, 41));
  expect(phase(almost)).toBe('claim:c');
  expect(phase(after(almost, ids[41]))).toBe('deploy:a');
});

test('S-3 the option deal deals the territories from the starter on instead', () => {
  const start = game('world-domination startingSeat=1,setup=deal red,blue,green .../... start');
  const dealt = after(start, 'start', [5, 0, 0, 0, 0, 0]);
  expect(board(dealt)).toBe('c1a1b1/c1a1b1');
  expect(phase(dealt)).toBe('deploy:b');
});

test('S-3 the 1959 game has no other set-up', () => {
  expect(create('classic', 3, { setup: 'claim' })).toBe('unknown-option');
});

const deploying = (rest: string): string => `world-domination - red,blue,green a1b1c1/a1b1c1 deploy:${rest}`;

test('S-4 the seat after the last claim places first', () => {
  const claims = ['claim oak', 'claim pine', 'claim rowan', 'claim sage', 'claim thorn', 'claim yew'];
  const start = game('world-domination startingSeat=1 red,blue,green,yellow .../... start');
  expect(phase(after(start, 'start', ...claims))).toBe('deploy:d');
});

test('S-4 the seat after the last dealt territory places first', () => {
  const start = game('world-domination startingSeat=1,setup=deal red,blue,green,yellow .../... start');
  expect(phase(after(start, 'start', draws(6)))).toBe('deploy:d');
});

test('S-4 one army is placed at a time', () => {
  const start = game(deploying('a place=1 reserve=a:3,b:3,c:3'));
  expect(refusal(start, 'place oak:2')).toBe('armies-out-of-range');
  expect(refusal(start, 'place oak:1 sage:1')).toBe('armies-out-of-range');
  const placed = after(start, 'place sage:1');
  expect(board(placed)).toBe('a1b1c1/a2b1c1');
  expect(placed.position.reserve.slice(0, 3)).toEqual([2, 3, 3]);
  expect(phase(placed)).toBe('deploy:b');
});

test('S-4 also after a deal one army is placed at a time', () => {
  const start = game('world-domination startingSeat=0,setup=deal red,blue,green .../... start');
  const dealt = after(start, 'start', draws(6));
  expect(refusal(dealt, 'place oak:2')).toBe('armies-out-of-range');
  expect(phase(after(dealt, 'place oak:1'))).toBe('deploy:b');
});

test('S-4 armies go only to territories of the seat', () => {
  const start = game(deploying('a place=1 reserve=a:3,b:3,c:3'));
  expect(refusal(start, 'place pine:1')).toBe('not-yours');
  expect(offers(start).filter((offer) => offer.startsWith('place '))).toEqual([
    'place oak 1-1',
    'place sage 1-1',
  ]);
});

test('S-4 one territory may take all armies', () => {
  const start = game(deploying('a place=1 reserve=a:33,b:1,c:1'));
  expect(on(after(start, 'place-rest oak:33', 'place pine:1', 'place rowan:1'), 'oak')).toBe('a34');
});

test('S-4 seats place in turn until all reserves are used up', () => {
  const start = game(deploying('a place=1 reserve=a:2,b:2,c:2'));
  const almost = after(start, 'place oak:1', 'place pine:1', 'place yew:1', 'place oak:1', 'place thorn:1');
  expect(phase(almost)).toBe('deploy:c');
  const ready = after(almost, 'place yew:1');
  expect(board(ready)).toBe('a3b2c1/a1b2c3');
  expect(phase(ready)).toBe('reinforce:a');
});

test('S-4 a seat without a reserve is skipped', () => {
  const start = game(deploying('a place=1 reserve=a:1,b:3,c:1'));
  const passed = after(start, 'place oak:1', 'place pine:1', 'place yew:1');
  expect(phase(passed)).toBe('deploy:b');
  expect(phase(after(passed, 'place pine:1'))).toBe('deploy:b');
});

test('S-4 placing the rest at once takes all of it, no more and no fewer', () => {
  const start = game(deploying('a place=1 reserve=a:5,b:5,c:5'));
  expect(refusal(start, 'place-rest oak:4')).toBe('not-the-rest');
  expect(refusal(start, 'place-rest oak:6')).toBe('armies-out-of-range');
  expect(refusal(start, 'place-rest oak:2 sage:3')).toBe('accepted');
  expect(offers(start)).toContain('place-rest 5 0');
});

test('S-4 the quick set-up spreads the armies evenly', () => {
  const start = game('world-domination startingSeat=0,setup=quick red,blue,green,yellow .../... start');
  // 30 armies each on two territories of a and b, on one of c and d
  expect(board(after(start, 'start', draws(6)))).toBe('a15b15c30/d30a15b15');
});

test('S-4 the remainder is spread at random, one army per territory', () => {
  const start = game('world-domination startingSeat=0,setup=quick red,blue,green .../... start');
  // 35 armies on two territories: 17 and 18
  expect(board(after(start, 'start', [...draws(6), 0, 1, 1]))).toBe('a18b17c17/a17b18c18');
});

test('S-5 the seat that placed the first army takes the first turn, not the next in order', () => {
  const start = game(deploying('c place=1 reserve=c:1 first=b'));
  expect(phase(after(start, 'place yew:1'))).toBe('reinforce:b');
});

test.each([3, 4, 5, 6])('S-5 the highest roller of %i places first and takes the first turn', (players) => {
  const start = game(`world-domination - ${colours(players)} .../... start`);
  const claims = start.rules.board.territories.map(({ id }) => `claim ${id}`);
  const rolls = draws(players, 1).with(1, 6);
  const claimed = after(start, 'start', rolls, ...claims);
  expect(eventsOf(claimed, 'claimed')[0].seat).toBe(1);
  const placing = [...'abcdef'].slice(0, players).map((_, i) => {
    const seat = (claimed.position.seat + i) % players;
    const home = claimed.rules.board.territories[claimed.position.owner.indexOf(seat)].id;
    return `place-rest ${home}:${claimed.position.reserve[seat]}`;
  });
  expect(phase(after(claimed, ...placing))).toBe('reinforce:b');
});

test('S-5 with the quick set-up the starter takes the first turn at once', () => {
  const start = game('world-domination setup=quick red,blue,green .../... start');
  expect(phase(after(start, 'start', [1, 1, 6, ...draws(9)]))).toBe('reinforce:c');
});

test('S-6 all cards are dealt one at a time, from the left of the dealer', () => {
  const start = game(`classic - ${empty}`);
  // a deals; yew is the first card, then oak and on in the order of the board
  const dealt = after(start, 'start', [0, 5, 0, 0, 0, 0, 0]);
  expect(board(dealt)).toBe('c1a1b1/c1a1b1');
});

test('S-6 there is one army on each territory, and no more come before the first turn', () => {
  const dealt = after(game('classic - red,blue,green *=. start'), 'start', [0, ...draws(42)]);
  expect(dealt.position.armies).toEqual(draws(42, 1));
  expect(dealt.position.reserve).toEqual(draws(7, 0));
  expect(phase(dealt)).toBe('reinforce:b');
});

test.each([
  [3, [14, 14, 14]],
  [4, [10, 11, 11, 10]],
  [5, [8, 9, 9, 8, 8]],
  [6, [7, 7, 7, 7, 7, 7]],
])('S-6 with %i players the seats hold %j territories after the deal', (players, expected) => {
  const dealt = after(game(`classic - ${colours(players)} *=. start`), 'start', [0, ...draws(42)]);
  expect(dealt.position.territories.slice(0, players)).toEqual(expected);
});

test.each([
  ['a', 0, 'b'],
  ['b', 1, 'c'],
  ['c', 2, 'a'],
])('S-6 when %s deals (draw %i), %s starts', (_, dealer, starter) => {
  const dealt = after(game(`classic - ${empty}`), 'start', [dealer, ...draws(6)]);
  expect(phase(dealt)).toBe(`reinforce:${starter}`);
});

test('S-6 the wild cards stay out of the deal', () => {
  const start = game('classic startingSeat=0 red,blue,green *=. start');
  expect(drawBounds(start, 'start')).toEqual(draws(42).map((_, i) => 42 - i));
});

test('S-6 a chosen starting seat is dealt to first and starts', () => {
  const start = game('classic startingSeat=2 red,blue,green .../... start');
  const dealt = after(start, 'start', draws(6));
  expect(board(dealt)).toBe('c1a1b1/c1a1b1');
  expect(phase(dealt)).toBe('reinforce:c');
});

test.each(BOTH)(
  'S-8 after the set-up of %s the draw pile is the whole deck with the wild cards',
  (edition) => {
    const quick = edition === 'classic' ? '' : ',setup=quick';
    const start = game(`${edition} startingSeat=0${quick} red,blue,green *=. start`);
    const ready = after(start, 'start', draws(drawBounds(start, 'start').length));
    expect(ready.position.deck).toBe(44);
    expect(cardsAt(ready, IN_DECK).split('+')).toHaveLength(44);
    expect(cardsAt(ready, IN_DECK)).toContain('wild-1+wild-2');
  },
);

test.each(BOTH)('S-8 in %s it is also the whole deck after the set-up for two', (edition) => {
  const dealt = after(game(`${edition} startingSeat=0 red,blue *=. start`), 'start', draws(42));
  expect(cardsAt(dealt, IN_DECK).split('+')).toHaveLength(44);
});

/** Just before the card of the turn is drawn. */
const beforeTheCard = (edition: string): string =>
  `${edition} - red,blue,green a2b1c1/a1b1c1 ${edition === 'classic' ? 'fortify' : 'attack'}:a captures=1`;
const drawing = (edition: string): string => (edition === 'classic' ? 'end-turn' : 'end-attacks');

test.each(BOTH)('S-8 the card drawn in %s is any of those in the pile', (edition) => {
  const start = game(`${beforeTheCard(edition)} hands=b:oak+thorn discards=pine`);
  expect(drawBounds(start, drawing(edition))).toEqual([5]);
  expect(hand(after(start, drawing(edition), [0]), 'a')).toBe('rowan');
  expect(hand(after(start, drawing(edition), [4]), 'a')).toBe('wild-2');
});

test.each(BOTH)(
  'S-8 in %s an empty draw pile is refilled by the discards, and by nothing else',
  (edition) => {
    const start = game(
      `${beforeTheCard(edition)} hands=b:oak+pine+rowan,c:sage+thorn discards=yew+wild-1+wild-2`,
    );
    expect(drawBounds(start, drawing(edition))).toEqual([3]);
    const drawn = after(start, drawing(edition), [1]);
    expect(hand(drawn, 'a')).toBe('wild-1');
    expect(hand(drawn, 'b')).toBe('oak+pine+rowan');
    expect(hand(drawn, 'c')).toBe('sage+thorn');
    expect(cardsAt(drawn, IN_DECK)).toBe('yew+wild-2');
    expect(cardsAt(drawn, DISCARDED)).toBe('');
    expect(drawn.position.deck).toBe(2);
  },
);

test.each(BOTH)('S-8 in %s the discards stay where they are while a card is in the pile', (edition) => {
  const start = game(`${beforeTheCard(edition)} hands=b:oak+pine+rowan,c:sage+thorn discards=wild-1+wild-2`);
  const drawn = after(start, drawing(edition), [0]);
  expect(hand(drawn, 'a')).toBe('yew');
  expect(cardsAt(drawn, DISCARDED)).toBe('wild-1+wild-2');
});

test('S-9 the cards are dealt clockwise', () => {
  const dealt = after(game('classic - red,blue,green,yellow .../... start'), 'start', [1, ...draws(6)]);
  expect(board(dealt)).toBe('c1d1a1/b1c1d1');
});

test('S-9 territories are claimed clockwise', () => {
  const start = game('world-domination startingSeat=1 red,blue,green .../... start');
  const claimed = after(start, 'start', 'claim oak', 'claim pine', 'claim rowan', 'claim sage');
  expect(eventsOf(claimed, 'claimed').map(({ seat }) => seat)).toEqual([1, 2, 0, 1]);
});

test('S-9 armies of the set-up are placed clockwise', () => {
  const start = game(deploying('c place=1 reserve=a:1,b:1,c:2'));
  const placed = after(start, 'place yew:1', 'place oak:1', 'place pine:1', 'place yew:1');
  expect(eventsOf(placed, 'placed').map(({ seat }) => seat)).toEqual([2, 0, 1, 2]);
});

test.each(BOTH)('S-9 the turn of %s goes clockwise', (edition) => {
  const next = (seat: string): string =>
    phase(after(game(`${edition} - red,blue,green a1b1c1/a1b1c1 fortify:${seat}`), 'end-turn'));
  expect(['a', 'b', 'c'].map(next)).toEqual(['reinforce:b', 'reinforce:c', 'reinforce:a']);
});

test.each([3, 4, 5, 6])('S-10 the dealer is drawn at random from all %i seats', (players) => {
  const start = game(`classic - ${colours(players)} .../... start`);
  expect(drawBounds(start, 'start')[0]).toBe(players);
  expect(after(start, 'start', [players - 1, ...draws(6)]).position.first).toBe(0);
});
