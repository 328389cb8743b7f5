import { expect, test } from 'vitest';
import { COLOURS, createGame, DEFAULT_COLOURS, MISSIONS, type TurnsGame } from '../../src/index.ts';
import {
  after,
  armiesOf,
  board,
  drawBounds,
  draws,
  eventsOf,
  game,
  offers,
  on,
  phase,
  refusal,
} from '../support.ts';

const colours = (players: number): string => DEFAULT_COLOURS.slice(0, players).join(',');
const id = (mission: number): string => MISSIONS[mission].id;

test('S-7, S-10 the General is drawn at random, then missions and territories are dealt', () => {
  const start = game(`secret-mission - ${colours(3)} *=. start`);
  const dealing = Array.from({ length: 42 }, (_, i) => 42 - i);
  expect(drawBounds(start, 'start')).toEqual([3, ...[9, 8, 7], ...dealing]);
});

test.each([
  [0, 'b'],
  [1, 'c'],
  [2, 'a'],
])(
  'S-10 with the General at seat %i, seat %s is dealt to first, places first and begins',
  (general, first) => {
    const start = game(`secret-mission - ${colours(3)} .../... start`);
    const dealt = after(start, 'start', [general, 0, 0, 0, ...draws(6)]);
    expect([phase(dealt), on(dealt, 'oak')]).toEqual([`deploy:${first}`, `${first}1`]);
    const missions = eventsOf(dealt, 'missions-dealt')[0].missions;
    expect(missions['abc'.indexOf(first)]).toBe(Math.min(...missions));
    let ready: TurnsGame = dealt;
    while (ready.position.phase === 'deploy')
      ready = after(ready, `place-rest ${offers(ready)[0].split(' ')[1]}:33`);
    expect(phase(ready)).toBe(`reinforce:${first}`);
  },
);

test('S-10 the same is true after an uneven deal', () => {
  const start = game(`secret-mission startingSeat=1 ${colours(4)} .../... start`);
  expect(phase(after(start, 'start', [...draws(4), ...draws(6)]))).toBe('deploy:b');
});

test('S-10 a given starting seat takes the place at the left of the General', () => {
  const start = game(`secret-mission startingSeat=2 ${colours(3)} .../... start`);
  const dealt = after(start, 'start', [0, 0, 0, ...draws(6)]);
  expect([phase(dealt), on(dealt, 'oak')]).toEqual(['deploy:c', 'c1']);
});

test.each([
  [3, 35],
  [4, 30],
  [5, 25],
  [6, 20],
])('S-7 %i players have %i armies each, one on every territory dealt', (players, armies) => {
  const start = game(`secret-mission startingSeat=0 ${colours(players)} *=. start`);
  const dealt = after(start, 'start', [...draws(players), ...draws(42)]);
  expect([...'abcdef'].slice(0, players).map((seat) => armiesOf(dealt, seat))).toEqual(
    draws(players, armies),
  );
  expect(dealt.position.armies).toEqual(draws(42, 1));
});

test('S-7 the rest is placed in turn, one army at a time on any territory of the seat', () => {
  const start = game('secret-mission startingSeat=0 red,blue,green .../... start');
  const dealt = after(start, 'start', [0, 0, 0, ...draws(6)]);
  expect(refusal(dealt, 'place oak:2')).toBe('armies-out-of-range');
  expect(refusal(dealt, 'place pine:1')).toBe('not-yours');
  const placed = after(dealt, 'place oak:1', 'place pine:1', 'place rowan:1', 'place oak:1');
  expect([phase(placed), board(placed)]).toEqual(['deploy:b', 'a3b2c2/a1b1c1']);
});

test('S-7, S-4 a seat that has run out is skipped', () => {
  const start = game(
    'secret-mission - red,blue,green,yellow a1b1c1/d1a1b1 deploy:a place=1 reserve=a:1,b:1,c:2,d:2 missions=a:destroy-red,b:destroy-blue,c:destroy-green,d:occupy-24',
  );
  const last = after(start, 'place oak:1', 'place pine:1', 'place rowan:1', 'place sage:1');
  expect(phase(last)).toBe('deploy:c');
  expect(phase(after(last, 'place rowan:1', 'place sage:1'))).toBe('reinforce:a');
});

test('S-7, S-8 after set-up the deck is complete, with the wild cards', () => {
  const start = game(`secret-mission startingSeat=0 ${colours(3)} *=. start`);
  expect(after(start, 'start', [...draws(3), ...draws(42)]).position.deck).toBe(44);
});

test('S-7 the missions left over are in no event and no position', () => {
  const start = game('secret-mission startingSeat=0 red,blue,green .../... start');
  const dealt = after(start, 'start', [0, 0, 0, ...draws(6)]);
  expect(eventsOf(dealt, 'missions-dealt')[0].missions).toHaveLength(3);
  expect(dealt.position.missions.map(id)).toEqual(['occupy-18-two', 'occupy-24', 'destroy-blue']);
});

test('S-7 secret-mission is for three to six players', () => {
  const refused = [2, 3, 4, 5, 6].map(
    (players) =>
      createGame({ edition: 'secret-mission', colours: DEFAULT_COLOURS.slice(0, players) }).error?.code,
  );
  expect(refused).toEqual(['wrong-number-of-players', ...draws(4).map(() => undefined)]);
});

/** All missions that the first seat can be dealt. */
function deckOf(options: string, seats: string): string[] {
  const start = game(`secret-mission startingSeat=0${options} ${seats} *=. start`);
  const [size] = drawBounds(start, 'start');
  const others = seats
    .split(',')
    .slice(1)
    .map(() => 0);
  return Array.from({ length: size }, (_, k) => {
    const dealt = after(start, 'start', [k, ...others, ...draws(42)]);
    return id(dealt.position.missions[0]);
  });
}

const CONTINENTS = ['asia-southamerica', 'asia-africa', 'northamerica-africa', 'northamerica-australia'];
const ANY = ['europe-southamerica-any', 'europe-australia-any'];
const TERRITORIES = ['occupy-18-two', 'occupy-24'];
const ALL_COLOURS = COLOURS.map((colour) => `destroy-${colour}`);

test('SM-1 the deck has twelve missions', () => {
  expect(deckOf('', 'red,blue,green,yellow,black,pink')).toEqual([
    ...CONTINENTS,
    ...TERRITORIES,
    ...ALL_COLOURS,
  ]);
});

test('SM-1 the other deck has fourteen', () => {
  const deck = deckOf(',missions=eu-14', 'red,blue,green,yellow,black,pink');
  expect(deck).toEqual([...CONTINENTS, ...ANY, ...TERRITORIES, ...ALL_COLOURS]);
});

test('SM-1 missions against colours that nobody plays are removed', () => {
  expect(deckOf('', 'red,pink,blue')).toEqual([
    ...CONTINENTS,
    ...TERRITORIES,
    'destroy-blue',
    'destroy-pink',
    'destroy-red',
  ]);
});

test('SM-1 no two seats have the same mission', () => {
  const start = game(`secret-mission startingSeat=0 ${colours(6)} *=. start`);
  expect(drawBounds(start, 'start').slice(0, 6)).toEqual([12, 11, 10, 9, 8, 7]);
  const dealt = after(start, 'start', [...draws(6), ...draws(42)]);
  expect(new Set(dealt.position.missions).size).toBe(6);
});
