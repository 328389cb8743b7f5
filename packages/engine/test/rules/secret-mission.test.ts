import { expect, test } from 'vitest';
import {
  MISSIONS,
  NOBODY,
  SPECTATOR,
  type TurnsGame,
  toAct,
  turns,
  UNKNOWN,
  viewOf,
} from '../../src/index.ts';
import { after, board, draws, eventsOf, game, hand, on, phase } from '../support.ts';

const taking = (from: string, to: string): (string | number[])[] => [`attack ${from} ${to} 3`, [6, 6, 6, 1]];
const indexOf = (id: string): number => MISSIONS.findIndex((mission) => mission.id === id);

/** On the garden, which has only the missions without continents; seat a is red, b blue, c green. */
const three = (text: string, missions: string, seats = 'red,blue,green'): TurnsGame =>
  game(`secret-mission - ${seats} ${text} turn=1 missions=${missions}`);

/** On the classic board: the mission of seat a, and two that need a destroyed colour. */
const world = (
  mission: string,
  territories: string,
  rest = 'attack:a',
  options = 'missions=eu-14',
): TurnsGame =>
  game(
    `secret-mission ${options} red,blue,green ${territories},*=b1 ${rest} turn=1 missions=a:${mission},b:destroy-green,c:destroy-red`,
  );

/** The territories that a mission requires; `to` is the missing one. */
const CONTINENTS: [mission: string, held: string, from: string, to: string][] = [
  ['asia-southamerica', 'asia=a9,south-america=a9,iceland=c1', 'venezuela', 'peru'],
  ['asia-southamerica', 'asia=a9,south-america=a9,iceland=c1', 'japan', 'mongolia'],
  ['asia-africa', 'asia=a9,africa=a9,iceland=c1', 'egypt', 'east-africa'],
  ['asia-africa', 'asia=a9,africa=a9,iceland=c1', 'siam', 'india'],
  ['northamerica-africa', 'north-america=a9,africa=a9,iceland=c1', 'alaska', 'alberta'],
  ['northamerica-africa', 'north-america=a9,africa=a9,iceland=c1', 'north-africa', 'congo'],
  ['northamerica-australia', 'north-america=a9,australia=a9,iceland=c1', 'indonesia', 'new-guinea'],
  ['northamerica-australia', 'north-america=a9,australia=a9,iceland=c1', 'ontario', 'quebec'],
  ['europe-southamerica-any', 'europe=a9,south-america=a9,australia=a9,japan=c1', 'brazil', 'argentina'],
  ['europe-southamerica-any', 'europe=a9,south-america=a9,australia=a9,japan=c1', 'iceland', 'scandinavia'],
  ['europe-southamerica-any', 'europe=a9,south-america=a9,australia=a9,japan=c1', 'indonesia', 'new-guinea'],
  ['europe-australia-any', 'europe=a9,australia=a9,africa=a9,japan=c1', 'north-africa', 'congo'],
  ['europe-australia-any', 'europe=a9,australia=a9,south-america=a9,japan=c1', 'brazil', 'peru'],
  ['europe-australia-any', 'europe=a9,australia=a9,africa=a9,japan=c1', 'indonesia', 'western-australia'],
];

test.each(CONTINENTS)(
  'SM-1 %s is complete with its continents and not before: %s, %s > %s',
  (mission, held, from, to) => {
    const start = world(mission, `${held},${to}=b1`);
    expect(after(start, 'end-attacks', 'end-turn').position.winner).toBe(NOBODY);
    expect(after(start, ...taking(from, to)).position.winner).toBe(0);
  },
);

test('SM-1 the third continent is any other than the two named', () => {
  const two = world('europe-australia-any', 'europe=a9,australia=a9,siam=b1,japan=c1');
  expect(phase(after(two, ...taking('indonesia', 'siam')))).toBe('occupy:a');
});

/** Seventeen territories in addition to Iceland, and some of other seats. */
const SEVENTEEN = 'north-america=a2,south-america=a2,australia=a2,egypt=c1';

test('SM-1 eighteen territories count with two armies on each', () => {
  const enough = world('occupy-18-two', `${SEVENTEEN},iceland=a2`, 'fortify:c');
  expect(after(enough, 'end-turn').position.winner).toBe(0);
  const single = world('occupy-18-two', `${SEVENTEEN},iceland=a1`, 'fortify:c');
  expect(after(single, 'end-turn').position.winner).toBe(NOBODY);
  const fewer = world('occupy-18-two', `${SEVENTEEN},alaska=a9`, 'fortify:c');
  expect(after(fewer, 'end-turn').position.winner).toBe(NOBODY);
});

/** Twenty-two territories; Brazil can attack Venezuela. */
const TWENTY_TWO = 'asia=a1,africa=a1,south-america=a9,venezuela=b1,iceland=a1,alaska=c1';

test('SM-1 twenty-four territories count with one army on each', () => {
  const start = world('occupy-24', TWENTY_TWO);
  expect(phase(after(start, ...taking('brazil', 'venezuela')))).toBe('occupy:a');
  const more = world('occupy-24', `${TWENTY_TWO},ukraine=a1`);
  const won = after(more, ...taking('brazil', 'venezuela'));
  expect([won.position.winner, won.position.territories[0]]).toEqual([0, 24]);
});

test('SM-2 a seat whose mission is complete wins at once, and the mission is shown', () => {
  const won = after(
    three('a5b1c1/a1a1c1 attack:a', 'a:destroy-blue,b:occupy-24,c:occupy-18-two'),
    ...taking('oak', 'pine'),
  );
  expect(won.events.map(({ type }) => type)).toEqual([
    'rolled',
    'captured',
    'occupied',
    'mission-shown',
    'won',
  ]);
  expect(eventsOf(won, 'mission-shown')).toEqual([
    { type: 'mission-shown', seat: 0, mission: indexOf('destroy-blue') },
  ]);
  expect([won.position.winner, toAct(won.position)]).toEqual([0, []]);
});

test('SM-2, E-7 a seat also wins in the turn of another, whose minimum moves in', () => {
  const won = after(
    three('a5b1c1/a1a1c1 attack:a', 'a:occupy-24,b:occupy-18-two,c:destroy-blue'),
    ...taking('oak', 'pine'),
  );
  expect([won.position.winner, board(won)]).toEqual([2, 'a2a3c1/a1a1c1']);
  expect(viewOf(won.position, SPECTATOR).missions).toEqual([UNKNOWN, UNKNOWN, indexOf('destroy-blue')]);
});

test('SM-2, E-1 no cards change hands when the game ends', () => {
  const start = three(
    'a5b1c1/a1a1c1 attack:a hands=a:oak,b:yew',
    'a:occupy-24,b:occupy-18-two,c:destroy-blue',
  );
  const won = after(start, ...taking('oak', 'pine'));
  expect([hand(won, 'a'), hand(won, 'b'), eventsOf(won, 'eliminated')]).toEqual(['oak', 'yew', []]);
});

test('SM-3 a colour is destroyed with its last army, not before', () => {
  const missions = 'a:destroy-blue,b:occupy-24,c:occupy-18-two';
  expect(phase(after(three('a5b1c1/a1b1c1 attack:a', missions), ...taking('oak', 'pine')))).toBe('occupy:a');
  expect(after(three('a5b1c1/a1a1c1 attack:a', missions), ...taking('oak', 'pine')).position.winner).toBe(0);
});

test('SM-3 the end of another colour completes nothing', () => {
  const missions = 'a:destroy-green,b:occupy-24,c:occupy-18-two';
  const taken = after(three('a5b1c1/a1a1c1 attack:a', missions), ...taking('oak', 'pine'));
  expect([phase(taken), taken.position.winner]).toEqual(['occupy:a', NOBODY]);
});

test('SM-3 the mission goes by the colour, whichever seat plays it', () => {
  const start = game(
    'secret-mission - blue,green,red a5b1c1/a1b1c1 attack:a turn=1 missions=a:destroy-red,b:occupy-24,c:occupy-18-two',
  );
  expect(phase(after(start, ...taking('oak', 'pine')))).toBe('occupy:a');
  const last = game(
    'secret-mission - blue,green,red a1a5c1/a1b1a1 attack:a turn=1 missions=a:destroy-red,b:occupy-24,c:occupy-18-two',
  );
  expect(after(last, ...taking('pine', 'rowan')).position.winner).toBe(0);
});

test("SM-4 a mission against the seat's colour is played as twenty-four territories", () => {
  const own = (more: string) =>
    game(
      `secret-mission - red,blue,green ${TWENTY_TWO}${more},*=b1 attack:a turn=1 missions=a:destroy-red,b:asia-southamerica,c:destroy-blue`,
    );
  expect(phase(after(own(''), ...taking('brazil', 'venezuela')))).toBe('occupy:a');
  const won = after(own(',ukraine=a1'), ...taking('brazil', 'venezuela'));
  expect([won.position.winner, won.position.missions[0]]).toEqual([0, indexOf('destroy-red')]);
});

test('SM-5 if one action completes several missions, the player whose turn it is wins', () => {
  const territories = 'asia=c1,africa=c1,south-america=c9,venezuela=b1,iceland=c1,great-britain=c1,*=a1';
  const start = (mission: string) =>
    game(
      `secret-mission - red,blue,green ${territories} attack:c turn=1 missions=a:destroy-blue,b:destroy-red,c:${mission}`,
    );
  expect(after(start('occupy-24'), ...taking('brazil', 'venezuela')).position.winner).toBe(2);
  expect(after(start('occupy-18-two'), ...taking('brazil', 'venezuela')).position.winner).toBe(0);
});

test('SM-5 among the others the turn order decides', () => {
  const start = game(
    'secret-mission - red,blue,green asia=a1,africa=a1,north-america=c1,australia=c1,*=b1 deploy:a place=1 reserve=a:1 first=b missions=a:asia-africa,b:destroy-red,c:northamerica-australia',
  );
  expect(after(start, 'place japan:1').position.winner).toBe(2);
});

test('SM-6 a mission is dealt face down: its owner alone sees it', () => {
  const start = game('secret-mission startingSeat=0 red,blue,green .../... start');
  const [event] = eventsOf(after(start, 'start', [0, 0, 0, ...draws(6)]), 'missions-dealt');
  const [a, b, c] = event.missions;
  const seen = [0, 1, 2, SPECTATOR].map((viewer) => turns.redact(event, viewer));
  const missions = [[a, UNKNOWN, UNKNOWN], [UNKNOWN, b, UNKNOWN], [UNKNOWN, UNKNOWN, c], draws(3, UNKNOWN)];
  expect(seen).toEqual(missions.map((known) => ({ ...event, missions: known })));
});

test('SM-6 it stays hidden until the end, even for a seat that is out', () => {
  const missions = 'a:occupy-24,b:destroy-blue,c:occupy-18-two';
  const gone = after(three('a5b1c1/a1b1c1 attack:a', missions), 'b: surrender');
  expect(viewOf(gone.position, 0).missions).toEqual([indexOf('occupy-24'), UNKNOWN, UNKNOWN]);
  const out = after(three('a5b1c1/a1a1c1 attack:a', missions), ...taking('oak', 'pine'), 'occupy 3');
  expect(viewOf(out.position, 0).missions).toEqual([indexOf('occupy-24'), UNKNOWN, UNKNOWN]);
});

const FOUR = 'a:occupy-24,b:destroy-green,c:occupy-18-two,d:destroy-yellow';

test.each(['eliminated', 'surrendered'])(
  'SM-7 the mission of a player who is %s can no longer win',
  (status) => {
    const mine = status === 'eliminated' ? 'a1' : 'b1';
    const start = three(`a5a1d1/c1${mine}d1 attack:a`, FOUR, `red,blue-${status},green,yellow`);
    const taken = after(start, ...taking('oak', 'sage'));
    expect([phase(taken), taken.position.winner]).toEqual(['occupy:a', NOBODY]);
    const there = three('a5a1d1/c1b1d1 attack:a', FOUR, 'red,blue,green,yellow');
    expect(after(there, ...taking('oak', 'sage')).position.winner).toBe(1);
  },
);

test('SM-8, E-6 the last player left wins with any mission', () => {
  const start = three(
    'a1a5c1/a1a1a1 attack:a',
    'a:occupy-18-two,b:occupy-24,c:destroy-red',
    'red,blue-eliminated,green',
  );
  const won = after(start, ...taking('pine', 'rowan'));
  expect([won.position.winner, phase(won)]).toEqual([0, 'over:a']);
  const left = after(
    three('a1a5c1/b1b1c1 attack:a', 'a:occupy-18-two,b:occupy-24,c:destroy-red'),
    'b: surrender',
    'a: surrender',
  );
  expect(left.position.winner).toBe(2);
});

test('SM-9 a placement completes a mission, and the rest of the list is not placed', () => {
  const start = world('occupy-18-two', `${SEVENTEEN},iceland=a1`, 'reinforce:a place=3');
  expect(after(start, 'place alaska:1').position.winner).toBe(NOBODY);
  const won = after(start, 'place iceland:1 alaska:2');
  expect([won.position.winner, on(won, 'iceland'), on(won, 'alaska')]).toEqual([0, 'a2', 'a2']);
});

test('SM-9, C-8 the two armies for a traded card complete a mission too', () => {
  const start = world(
    'occupy-18-two',
    `${SEVENTEEN},iceland=a1`,
    'reinforce:a place=3 trading=may hands=a:iceland+wild-1+wild-2',
  );
  expect(after(start, 'trade iceland+wild-1+wild-2 iceland').position.winner).toBe(0);
});

test('SM-9 a captured territory counts from the capture, its armies from the occupation', () => {
  const start = world('occupy-18-two', `${SEVENTEEN},greenland=a9`);
  const captured = after(start, 'attack greenland iceland 1', [6, 1]);
  expect([phase(captured), captured.position.winner]).toEqual(['occupy:a', NOBODY]);
  expect(after(captured, 'occupy 1').position.winner).toBe(NOBODY);
  expect(after(captured, 'occupy 8').position.winner).toBe(NOBODY);
  expect(after(captured, 'occupy 2').position.winner).toBe(0);
});

test('SM-9 a move at the end of the turn completes a mission', () => {
  const start = world('occupy-18-two', `${SEVENTEEN},greenland=a3,iceland=a1`, 'fortify:a');
  expect(after(start, 'end-turn').position.winner).toBe(NOBODY);
  expect(after(start, 'fortify greenland iceland 2').position.winner).toBe(NOBODY);
  const won = after(start, 'fortify greenland iceland 1');
  expect([phase(won), won.position.winner]).toEqual(['over:a', 0]);
});

test('SM-9, EX-2 moves after the one that completes the mission are not made', () => {
  const start = world(
    'occupy-18-two',
    `${SEVENTEEN},greenland=a3,alaska=a5,iceland=a1`,
    'fortify:a',
    'pathFortify=on',
  );
  const won = after(start, 'fortify-many greenland>iceland:1 alaska>alberta:1');
  expect([won.position.winner, on(won, 'alaska')]).toEqual([0, 'a5']);
});

test('SM-9 set-up completes no mission before the first turn begins', () => {
  const missions = 'missions=a:northamerica-australia,b:destroy-green,c:destroy-red';
  const start = game(
    `secret-mission - red,blue,green north-america=a1,australia=a1,africa=c1,*=b1 deploy:a place=1 reserve=a:1,b:1 first=a ${missions}`,
  );
  const placed = after(start, 'place alaska:1');
  expect(phase(placed)).toBe('deploy:b');
  const won = after(placed, 'place japan:1');
  expect(won.events.map(({ type }) => type)).toEqual(['placed', 'turn-began', 'mission-shown', 'won']);
  expect(won.position.winner).toBe(0);
});
