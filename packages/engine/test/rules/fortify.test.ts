import { expect, test } from 'vitest';
import { after, BOTH, board, game, offers, on, phase, refusal } from '../support.ts';

const moves = (texts: string[]): string[] => texts.filter((text) => text.startsWith('fortify'));

test.each(BOTH)('F-1 in %s any number of armies moves to an adjacent territory of the seat', (edition) => {
  const start = game(`${edition} - red,blue,green a5a1b1/a1b1c1 fortify:a`);
  expect(board(after(start, 'fortify oak pine 1'))).toBe('a4a2b1/a1b1c1');
  expect(board(after(start, 'fortify oak sage 3'))).toBe('a2a1b1/a4b1c1');
});

test.each(BOTH)('F-1 in %s one army stays behind, and at least one moves', (edition) => {
  const start = game(`${edition} - red,blue,green a5a1b1/a1b1c1 fortify:a`);
  expect(board(after(start, 'fortify oak pine 4'))).toBe('a1a5b1/a1b1c1');
  expect(refusal(start, 'fortify oak pine 5')).toBe('armies-out-of-range');
  expect(refusal(start, 'fortify oak pine 0')).toBe('armies-out-of-range');
  expect(refusal(start, 'fortify pine oak 1')).toBe('too-few-armies');
});

test.each(BOTH)(
  'F-1 in %s of eight armies in Argentina up to seven move, to Peru or to Brazil',
  (edition) => {
    const start = game(`${edition} - red,blue,green argentina=a8,peru=a1,brazil=a1,europe=c1,*=b1 fortify:a`);
    expect(moves(offers(start))).toEqual(['fortify argentina peru 1-7', 'fortify argentina brazil 1-7']);
    expect(on(after(start, 'fortify argentina peru 7'), 'argentina')).toBe('a1');
    expect(refusal(start, 'fortify argentina brazil 8')).toBe('armies-out-of-range');
  },
);

test.each(BOTH)('F-1 in %s the armies are not divided: the move ends the turn', (edition) => {
  const start = game(`${edition} - red,blue,green argentina=a8,peru=a1,brazil=a1,europe=c1,*=b1 fortify:a`);
  const moved = after(start, 'fortify argentina peru 3');
  expect(phase(moved)).toBe('reinforce:b');
  expect(refusal(moved, 'a: fortify argentina brazil 3')).toBe('not-your-turn');
});

test.each(BOTH)('F-1 in %s it moves only to a neighbour, even along territories of the seat', (edition) => {
  const path = 'south-africa=a5,congo=a1,north-africa=a1,brazil=a1';
  const start = game(`${edition} - red,blue,green ${path},europe=c1,*=b1 fortify:a`);
  expect(refusal(start, 'fortify south-africa brazil 1')).toBe('not-adjacent');
  expect(refusal(start, 'fortify south-africa north-africa 1')).toBe('not-adjacent');
  expect(refusal(start, 'fortify south-africa congo 1')).toBe('accepted');
});

test.each(BOTH)('F-1 in %s it moves only between territories of the seat', (edition) => {
  const start = game(`${edition} - red,blue,green a5b5b1/a1b1c1 fortify:a`);
  expect(refusal(start, 'fortify oak pine 1')).toBe('not-yours');
  expect(refusal(start, 'fortify pine rowan 1')).toBe('not-yours');
  expect(refusal(start, 'fortify pine oak 1')).toBe('not-yours');
  expect(refusal(start, 'fortify oak oak 1')).toBe('same-territory');
});

test.each(BOTH)('F-1 in %s it may be skipped', (edition) => {
  const start = game(`${edition} - red,blue,green a5a1b1/a1b1c1 fortify:a`);
  expect(offers(start)).toContain('end-turn');
  const ended = after(start, 'end-turn');
  expect([phase(ended), board(ended)]).toEqual(['reinforce:b', 'a5a1b1/a1b1c1']);
});

test.each(BOTH)('F-1 in %s it needs no attack before it', (edition) => {
  const start = game(`${edition} - red,blue,green a2a1b1/a1b1c1 reinforce:a place=3`);
  const moved = after(start, 'place oak:3', 'end-attacks', 'fortify oak sage 4');
  expect(board(moved)).toBe('a1a1b1/a5b1c1');
});

test('F-1 it follows a turn with captures too', () => {
  const start = game('classic - red,blue,green a5b1c1/a1b1c1 attack:a');
  const ended = after(start, 'attack oak pine 3', [6, 6, 6, 1], 'occupy 3', 'end-attacks');
  expect(board(after(ended, 'fortify pine oak 2', [0]))).toBe('a4a1c1/a1b1c1');
});

test.each(BOTH)('F-1 in %s no army moves at any other time', (edition) => {
  const placing = game(`${edition} - red,blue,green a5a1b1/a1b1c1 reinforce:a place=3`);
  expect(refusal(placing, 'fortify oak pine 1')).toBe('wrong-phase');
  const attacking = game(`${edition} - red,blue,green a5a1b1/a1b1c1 attack:a`);
  expect(refusal(attacking, 'fortify oak pine 1')).toBe('wrong-phase');
  expect(refusal(attacking, 'occupy 1')).toBe('wrong-phase');
  const other = game(`${edition} - red,blue,green a5a1b1/a1b1c1 fortify:b`);
  expect(refusal(other, 'a: fortify oak pine 1')).toBe('not-your-turn');
});
