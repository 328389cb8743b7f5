import { expect, test } from 'vitest';
import { toAct } from '../../src/index.ts';
import { after, BOTH, board, eventsOf, game, offers, on, phase, refusal } from '../support.ts';

const attacks = (texts: string[]): string[] => texts.filter((text) => text.startsWith('attack '));

test.each(BOTH)('A-1 in %s only an adjacent territory can be attacked', (edition) => {
  const start = game(`${edition} - red,blue,green a4b1b1/c1b1c1 attack:a`);
  expect(refusal(start, 'attack oak pine 1')).toBe('accepted');
  expect(refusal(start, 'attack oak sage 1')).toBe('accepted');
  expect(refusal(start, 'attack oak rowan 1')).toBe('not-adjacent');
  expect(refusal(start, 'attack oak thorn 1')).toBe('not-adjacent');
  expect(refusal(start, 'assault oak thorn 1')).toBe('not-adjacent');
});

test.each(BOTH)('A-1 in %s a seat cannot attack its own territory', (edition) => {
  const start = game(`${edition} - red,blue,green a4a1b1/c1b1c1 attack:a`);
  expect(refusal(start, 'attack oak pine 1')).toBe('own-territory');
  expect(refusal(start, 'assault oak pine 1')).toBe('own-territory');
});

test.each(BOTH)('A-1 in %s an attack must come from a territory of the seat', (edition) => {
  const start = game(`${edition} - red,blue,green a4b4c4/c1b1c1 attack:a`);
  expect(refusal(start, 'attack pine rowan 1')).toBe('not-yours');
  expect(refusal(start, 'attack pine oak 1')).toBe('not-yours');
});

test.each(BOTH)('A-1 in %s an attack needs two armies', (edition) => {
  const one = game(`${edition} - red,blue,green a1b1b1/c1b1c1 attack:a`);
  expect(refusal(one, 'attack oak pine 1')).toBe('too-few-armies');
  expect(refusal(one, 'assault oak pine 1')).toBe('too-few-armies');
  const two = game(`${edition} - red,blue,green a2b1b1/c1b1c1 attack:a`);
  expect(refusal(two, 'attack oak pine 1')).toBe('accepted');
});

test.each(BOTH)('A-1 %s offers exactly the legal attacks', (edition) => {
  const start = game(`${edition} - red,blue,green a3a1b1/c1a2c1 attack:a`);
  expect(attacks(offers(start))).toEqual([
    'attack oak sage 1-2',
    'attack thorn sage 1-1',
    'attack thorn yew 1-1',
  ]);
});

test.each(BOTH)('A-1 in %s attacks cross the sea where the board connects', (edition) => {
  const start = game(`${edition} - red,blue,green brazil=a3,kamchatka=a3,north-africa=b1,*=c1 attack:a`);
  expect(refusal(start, 'attack brazil north-africa 1')).toBe('accepted');
  expect(refusal(start, 'attack kamchatka alaska 1')).toBe('accepted');
  expect(refusal(start, 'attack brazil western-europe 1')).toBe('not-adjacent');
});

test.each(BOTH)('A-1 in %s a neutral territory can be attacked like an enemy territory', (edition) => {
  const start = game(`${edition} - red,blue a4n1b1/n1n1n1 attack:a`);
  expect(attacks(offers(start))).toEqual(['attack oak pine 1-3', 'attack oak sage 1-3']);
  expect(refusal(start, 'attack oak rowan 1')).toBe('not-adjacent');
});

test.each(BOTH)('A-1 in %s only the seat whose turn it is attacks', (edition) => {
  const start = game(`${edition} - red,blue,green a4b4c4/c1b1c1 attack:a`);
  expect(refusal(start, 'b: attack pine oak 1')).toBe('not-your-turn');
});

const DICE: [armies: number, most: number][] = [
  [2, 1],
  [3, 2],
  [4, 3],
  [5, 3],
  [20, 3],
];

test.each(BOTH.flatMap((edition) => DICE.map((row) => [edition, ...row] as const)))(
  'A-2 in %s the attacker with %i armies rolls at most %i dice',
  (edition, armies, most) => {
    const start = game(`${edition} - red,blue,green a${armies}b1c1/c1b1c1 attack:a`);
    expect(refusal(start, `attack oak pine ${most}`)).toBe('accepted');
    expect(refusal(start, `attack oak pine ${most + 1}`)).toBe('dice-out-of-range');
    expect(attacks(offers(start))).toContain(`attack oak pine 1-${most}`);
  },
);

test.each(BOTH)('A-2 in %s the attacker may roll fewer dice, but at least one', (edition) => {
  const start = game(`${edition} - red,blue,green a9b9c1/c1b1c1 attack:a`);
  const [rolled] = eventsOf(after(start, 'attack oak pine 1', [6, 1, 1]), 'rolled');
  expect(rolled.attack).toHaveLength(1);
  expect(eventsOf(after(start, 'attack oak pine 2', [6, 1, 1, 1]), 'rolled')[0].attack).toHaveLength(2);
  expect(refusal(start, 'attack oak pine 0')).toBe('dice-out-of-range');
});

test('A-2 an assault rolls the most dice that the remaining armies allow', () => {
  const start = game('classic - red,blue,green a5b1c1/c1b1c1 attack:a');
  const rolls = after(start, 'assault oak pine 1', [1, 1, 1, 6, 1, 1, 1, 6, 1, 1, 6, 1, 6]);
  expect(eventsOf(rolls, 'rolled').map(({ attack }) => attack.length)).toEqual([3, 3, 2, 1]);
});

const defenceOf = (edition: string, options: string, armies: number): string =>
  `${edition} ${options} red,blue,green a9b${armies}c1/c1b1c1 attack:a`;

test.each(BOTH)('A-3 in %s the defender rolls two dice with two or more armies, one with one', (edition) => {
  const rolled = (armies: number, dice: number[]): number =>
    eventsOf(after(game(defenceOf(edition, '-', armies)), 'attack oak pine 1', dice), 'rolled')[0].defence
      .length;
  expect(rolled(1, [1, 6])).toBe(1);
  expect(rolled(2, [1, 6, 6])).toBe(2);
  expect(rolled(9, [1, 6, 6])).toBe(2);
});

test.each(BOTH)('A-3 in %s the defender may be asked, and chooses one or two', (edition) => {
  const announced = after(game(defenceOf(edition, 'defence=chosen', 2)), 'attack oak pine 3');
  expect(toAct(announced.position)).toEqual([1]);
  expect(offers(announced, 'b')).toContain('defend 1-2');
  expect(on(after(announced, 'b: defend 1', [6, 6, 6, 5]), 'pine')).toBe('b1');
  expect(board(after(announced, 'b: defend 2', [6, 6, 6, 5, 6]))).toBe('a8b1c1/c1b1c1');
});

test.each(BOTH)('A-3 in %s the defender can choose neither no dice nor three', (edition) => {
  const announced = after(game(defenceOf(edition, 'defence=chosen', 9)), 'attack oak pine 3');
  expect(refusal(announced, 'b: defend 0')).toBe('dice-out-of-range');
  expect(refusal(announced, 'b: defend 3')).toBe('dice-out-of-range');
});

test.each(BOTH)('A-3 in %s nothing is rolled before the defender has chosen', (edition) => {
  const announced = after(game(defenceOf(edition, 'defence=chosen', 2)), 'attack oak pine 3');
  expect(announced.events.map(({ type }) => type)).toEqual(['announced']);
  expect(board(announced)).toBe('a9b2c1/c1b1c1');
});

test.each(BOTH)('A-3 in %s the dice announced are the dice rolled', (edition) => {
  const announced = after(game(defenceOf(edition, 'defence=chosen', 2)), 'attack oak pine 2');
  const [rolled] = eventsOf(after(announced, 'b: defend 1', [6, 5, 4]), 'rolled');
  expect([rolled.attack, rolled.defence]).toEqual([[6, 5], [4]]);
});

test.each(BOTH)('A-3 in %s only the defender answers, and the attacker waits', (edition) => {
  const announced = after(game(defenceOf(edition, 'defence=chosen', 2)), 'attack oak pine 3');
  expect(refusal(announced, 'a: defend 1')).toBe('not-your-turn');
  expect(refusal(announced, 'c: defend 1')).toBe('not-your-turn');
  expect(refusal(announced, 'a: attack oak pine 1')).toBe('not-your-turn');
  expect(refusal(announced, 'a: end-attacks')).toBe('not-your-turn');
});

test.each(BOTH)('A-3 in %s one army leaves no choice', (edition) => {
  const start = game(defenceOf(edition, 'defence=chosen', 1));
  expect(phase(after(start, 'attack oak pine 3', [1, 1, 1, 6]))).toBe('attack:a');
});

test('A-3 an assault asks the defender before every roll, until one army is left', () => {
  const start = game(defenceOf('classic', 'defence=chosen', 3));
  const once = after(start, 'assault oak pine 1', 'b: defend 1', [6, 6, 6, 1]);
  expect(phase(once)).toBe('defend:a');
  const twice = after(once, 'b: defend 1', [6, 6, 6, 1, 1, 1, 1, 6, 6, 1, 1, 1]);
  expect(phase(twice)).toBe('occupy:a');
});

test('A-3 a seat cannot defend unless it is asked', () => {
  expect(refusal(game(defenceOf('classic', 'defence=chosen', 2)), 'a: defend 1')).toBe('wrong-phase');
  expect(refusal(game(defenceOf('classic', 'defence=chosen', 2)), 'b: defend 1')).toBe('not-your-turn');
});

/** The losses of a roll, [attacker, defender], with nine armies against nine. */
function cost(edition: string, attack: number[], defence: number[]): number[] {
  const start = game(defenceOf(edition, 'defence=chosen', 9));
  const fought = after(start, `attack oak pine ${attack.length}`, `b: defend ${defence.length}`, [
    ...attack,
    ...defence,
  ]);
  return [on(fought, 'oak'), on(fought, 'pine')].map((held) => 9 - Number(held.slice(1)));
}

const ROLLS: [attack: number[], defence: number[], lost: number[]][] = [
  [[6], [5], [0, 1]],
  [[2], [1], [0, 1]],
  [[5], [6], [1, 0]],
  [[4], [4], [1, 0]],
  [[6], [6], [1, 0]],
  [[1], [1], [1, 0]],
  [
    [5, 4],
    [4, 3],
    [0, 2],
  ],
  [
    [5, 4],
    [4, 4],
    [1, 1],
  ],
  [
    [5, 4],
    [6, 3],
    [1, 1],
  ],
  [
    [5, 4],
    [5, 4],
    [2, 0],
  ],
  [
    [3, 2],
    [6, 5],
    [2, 0],
  ],
  [
    [4, 6, 1],
    [5, 3],
    [0, 2],
  ],
  [
    [1, 1, 6],
    [5, 1],
    [1, 1],
  ],
  [
    [2, 3, 6],
    [5, 2],
    [0, 2],
  ],
  [
    [6, 6, 6],
    [6, 6],
    [2, 0],
  ],
];

test.each(BOTH.flatMap((edition) => ROLLS.map((row) => [edition, ...row] as const)))(
  'A-4 in %s a roll of %j against %j costs %j',
  (edition, attack, defence, lost) => {
    expect(cost(edition, attack, defence)).toEqual(lost);
  },
);

test('A-4 the highest dice meet, then the second highest, in any order of the roll', () => {
  expect(cost('classic', [1, 6, 3], [2, 5])).toEqual([0, 2]);
  expect(cost('classic', [3, 1, 6], [5, 2])).toEqual([0, 2]);
});

test.each(BOTH)('A-5 in %s 6-5-3 against 5-5 costs one each', (edition) => {
  expect(cost(edition, [6, 5, 3], [5, 5])).toEqual([1, 1]);
});

test.each(BOTH)('A-5 in %s three dice against one cost exactly one army', (edition) => {
  expect(cost(edition, [6, 6, 6], [5])).toEqual([0, 1]);
  expect(cost(edition, [1, 1, 1], [5])).toEqual([1, 0]);
  expect(cost(edition, [6, 1, 1], [5])).toEqual([0, 1]);
});

test.each(BOTH)('A-5 in %s two dice against one cost exactly one army', (edition) => {
  expect(cost(edition, [6, 6], [5])).toEqual([0, 1]);
  expect(cost(edition, [4, 4], [5])).toEqual([1, 0]);
});

test.each(BOTH)('A-5 in %s one die against two costs exactly one army', (edition) => {
  expect(cost(edition, [6], [5, 5])).toEqual([0, 1]);
  expect(cost(edition, [4], [5, 5])).toEqual([1, 0]);
  expect(cost(edition, [4], [5, 1])).toEqual([1, 0]);
});

test.each(BOTH)('A-5 in %s three dice against two never cost more than two armies', (edition) => {
  expect(cost(edition, [1, 1, 1], [6, 6])).toEqual([2, 0]);
  expect(cost(edition, [6, 6, 6], [5, 5])).toEqual([0, 2]);
});

test.each(BOTH)(
  'A-6 in %s any number of attacks, between any pair of territories, won or lost',
  (edition) => {
    const start = game(`${edition} - red,blue,green a4b3a4/c3b1c3 attack:a`);
    const attacked = after(
      start,
      'attack oak pine 1',
      [1, 6, 6],
      'attack rowan yew 3',
      [6, 6, 1, 1, 1],
      'attack oak sage 1',
      [6, 1, 1],
      'attack oak pine 2',
      [6, 6, 1, 1],
    );
    expect(board(attacked)).toBe('a3b1a4/c2b1c1');
    expect(phase(attacked)).toBe('attack:a');
  },
);

test.each(BOTH)('A-6 in %s a captured territory may attack', (edition) => {
  const start = game(`${edition} - red,blue,green a6b1b1/c1b1c1 attack:a`);
  const captured = after(start, 'attack oak pine 3', [6, 6, 6, 1], 'occupy 5');
  expect(attacks(offers(captured))).toEqual(['attack pine rowan 1-3', 'attack pine thorn 1-3']);
  const again = after(
    captured,
    'attack pine rowan 3',
    [6, 6, 6, 1],
    'occupy 3',
    'attack pine thorn 1',
    [1, 6],
  );
  expect(board(again)).toBe('a1a1a3/c1b1c1');
});

test('A-6 an assault continues until the territory is taken', () => {
  const start = game('classic - red,blue,green a9b3c1/c1b1c1 attack:a');
  const taken = after(start, 'assault oak pine 1', [6, 6, 6, 1, 6, 6, 6, 6, 6, 5, 6, 6, 6, 1]);
  expect([phase(taken), board(taken)]).toEqual(['occupy:a', 'a7a0c1/c1b1c1']);
});

test('A-6 an assault stops with this many armies left', () => {
  const start = game('classic - red,blue,green a9b3c1/c1b1c1 attack:a');
  const stopped = after(start, 'assault oak pine 6', [1, 1, 1, 6, 6, 5, 5, 1, 6, 4]);
  expect([phase(stopped), board(stopped)]).toEqual(['attack:a', 'a6b2c1/c1b1c1']);
  expect(refusal(start, 'assault oak pine 9')).toBe('stop-out-of-range');
  expect(refusal(start, 'assault oak pine 0')).toBe('stop-out-of-range');
});

const CAPTURES: [dice: number, armies: number][] = [
  [1, 9],
  [2, 9],
  [3, 9],
  [3, 4],
  [1, 2],
];

test.each(BOTH.flatMap((edition) => CAPTURES.map((row) => [edition, ...row] as const)))(
  'A-7 in %s a capture with %i dice, from %i armies, is occupied with no fewer than the dice',
  (edition, dice, armies) => {
    const start = game(`${edition} - red,blue,green a${armies}b1b1/c1b1c1 attack:a`);
    const captured = after(start, `attack oak pine ${dice}`, [...Array(dice).fill(6), 1]);
    expect(offers(captured)).toContain(`occupy ${dice}-${armies - 1}`);
    expect(refusal(captured, `occupy ${dice - 1}`)).toBe('armies-out-of-range');
    expect(board(after(captured, `occupy ${dice}`))).toBe(`a${armies - dice}a${dice}b1/c1b1c1`);
  },
);

test.each(BOTH)('A-7 in %s all but one may move in', (edition) => {
  const start = game(`${edition} - red,blue,green a9b1b1/c1b1c1 attack:a`);
  const captured = after(start, 'attack oak pine 2', [6, 6, 1]);
  expect(board(after(captured, 'occupy 8'))).toBe('a1a8b1/c1b1c1');
  expect(refusal(captured, 'occupy 9')).toBe('armies-out-of-range');
});

test.each(BOTH)('A-7 in %s the dice of the last roll count, not those of an earlier one', (edition) => {
  const start = game(`${edition} - red,blue,green a9b2b1/c1b1c1 attack:a`);
  const captured = after(start, 'attack oak pine 3', [6, 6, 6, 1, 6], 'attack oak pine 1', [6, 1]);
  expect(offers(captured)).toContain('occupy 1-7');
});

test('A-7 after an assault the dice of its last roll count', () => {
  const start = game('classic - red,blue,green a4b2b1/c1b1c1 attack:a');
  const captured = after(start, 'assault oak pine 1', [6, 1, 1, 5, 5, 6, 6, 1]);
  expect(offers(captured)).toContain('occupy 2-2');
});

test('A-7 with chosen defence the announced dice count too', () => {
  const start = game('classic defence=chosen red,blue,green a9b2b1/c1b1c1 attack:a');
  const captured = after(start, 'attack oak pine 2', 'b: defend 2', [6, 6, 1, 1]);
  expect(offers(captured)).toContain('occupy 2-8');
});

test.each(BOTH)('A-7 in %s the armies come from the territory of the last attack', (edition) => {
  const start = game(`${edition} - red,blue,green a5b2a5/c1b1c1 attack:a`);
  const captured = after(start, 'attack oak pine 3', [6, 6, 6, 1, 6], 'attack rowan pine 3', [6, 6, 6, 1]);
  expect(board(after(captured, 'occupy 3'))).toBe('a4a3a2/c1b1c1');
});

test.each(BOTH)('A-8 in %s an occupation leaves one army behind', (edition) => {
  const start = game(`${edition} - red,blue,green a4b1b1/c1b1c1 attack:a`);
  const captured = after(start, 'attack oak pine 3', [6, 6, 6, 1]);
  expect(refusal(captured, 'occupy 4')).toBe('armies-out-of-range');
  expect(board(after(captured, 'occupy 3'))).toBe('a1a3b1/c1b1c1');
});

test.each(BOTH)('A-8 in %s the last move leaves one army behind', (edition) => {
  const start = game(`${edition} - red,blue,green a4a1b1/c1b1c1 fortify:a`);
  expect(refusal(start, 'fortify oak pine 4')).toBe('armies-out-of-range');
  expect(board(after(start, 'fortify oak pine 3'))).toBe('a1a4b1/c1b1c1');
});

test.each(BOTH)('A-8 in %s an attacker never loses the last army', (edition) => {
  const start = game(`${edition} - red,blue,green a2b2b1/c1b1c1 attack:a`);
  const lost = after(start, 'attack oak pine 1', [1, 6, 6]);
  expect([on(lost, 'oak'), refusal(lost, 'attack oak pine 1')]).toEqual(['a1', 'too-few-armies']);
  const most = game(`${edition} - red,blue,green a3b2b1/c1b1c1 attack:a`);
  expect(on(after(most, 'attack oak pine 2', [1, 1, 6, 6]), 'oak')).toBe('a1');
});

const capturing = (edition: string, more = ''): string =>
  `${edition} - red,blue,green alaska=a6,kamchatka=b1,*=c1 attack:a ${more}`;
const capture = ['attack alaska kamchatka 2', [6, 6, 1]];

test.each(BOTH)('A-9 in %s nothing but the occupation is legal after a capture', (edition) => {
  const start = game(`${edition} - red,blue,green a6b1b1/a1b1c1 attack:a`);
  const captured = after(start, 'attack oak pine 2', [6, 6, 1]);
  expect(offers(captured)).toEqual(['occupy 2-5', 'surrender', 'offer-draw']);
  expect(refusal(captured, 'attack oak pine 1')).toBe('wrong-phase');
  expect(refusal(captured, 'attack sage thorn 1')).toBe('wrong-phase');
  expect(refusal(captured, 'place oak:1')).toBe('wrong-phase');
  expect(refusal(captured, 'end-attacks')).toBe('wrong-phase');
  expect(refusal(captured, 'fortify oak sage 1')).toBe('wrong-phase');
  expect(refusal(captured, 'end-turn')).toBe('wrong-phase');
});

test.each(BOTH)('A-9 in %s the occupation comes before the trades of an elimination', (edition) => {
  const start = game(capturing(edition, 'hands=a:venezuela+peru+argentina+iceland,b:congo+china'));
  const captured = after(start, ...capture);
  expect(refusal(captured, 'trade venezuela+peru+argentina')).toBe('wrong-phase');
  expect(offers(captured)).toEqual(['occupy 2-5', 'surrender', 'offer-draw']);
  expect(refusal(after(captured, 'occupy 2'), 'trade venezuela+peru+argentina')).toBe('accepted');
});

test.each(BOTH)('A-9 in %s only the attacker occupies, and only after a capture', (edition) => {
  const captured = after(game(capturing(edition)), ...capture);
  expect(refusal(captured, 'c: occupy 2')).toBe('not-your-turn');
  expect(refusal(game(capturing(edition)), 'occupy 2')).toBe('wrong-phase');
});

test.each(BOTH)('A-10 in %s attacking is optional', (edition) => {
  const start = game(`${edition} - red,blue,green a9b1b1/c1b1c1 attack:a`);
  expect(offers(start)).toContain('end-attacks');
  const ended = after(start, 'end-attacks', 'end-turn');
  expect([phase(ended), board(ended)]).toEqual(['reinforce:b', 'a9b1b1/c1b1c1']);
});
