import { expect, test } from 'vitest';
import type { TurnsGame } from '../../src/index.ts';
import {
  after,
  board,
  CLAIMED,
  drawBounds,
  eventsOf,
  field,
  game,
  hand,
  OF_2008,
  offers,
  on,
  phase,
  refusal,
} from '../support.ts';

const OPEN = 'objectives=control-asia:.';

const path = 'indonesia=a9,siam=a1,india=a1,afghanistan=a1,ukraine=a1,japan=a5';
const ending = (edition: string, territories: string, more = ''): TurnsGame =>
  game(`${edition} - yellow,green,blue ${territories},europe=b1,*=c1 fortify:a ${OPEN} ${more}`);

test.each(OF_2008)('F-2 in %s a maneuver goes through any number of territories of the seat', (edition) => {
  const moved = after(ending(edition, path), 'fortify indonesia ukraine 8');
  expect([on(moved, 'indonesia'), on(moved, 'ukraine'), phase(moved)]).toEqual(['a1', 'a9', 'reinforce:b']);
  expect([on(moved, 'siam'), on(moved, 'india')]).toEqual(['a1', 'a1']);
});

test.each(OF_2008)('F-2 in %s a maneuver cannot pass through territories of others', (edition) => {
  const start = ending(edition, path);
  expect(refusal(start, 'fortify indonesia japan 1')).toBe('not-connected');
  expect(refusal(start, 'fortify japan siam 1')).toBe('not-connected');
  const cut = ending(edition, `${path},india=c1`);
  expect(refusal(cut, 'fortify indonesia ukraine 1')).toBe('not-connected');
  expect(refusal(cut, 'fortify indonesia siam 1')).toBe('accepted');
});

test.each(OF_2008)('F-2 in %s territories of others stop a path with many branches', (edition) => {
  const wide = 'asia=a5,brazil=a5,western-australia=a5,north-america=a1,south-africa=a2';
  const start = ending(edition, `${wide},alaska=c1`);
  expect(refusal(start, 'fortify china kamchatka 4')).toBe('accepted');
  expect(refusal(start, 'fortify middle-east kamchatka 4')).toBe('accepted');
  const apart = ['brazil', 'western-australia', 'alberta', 'south-africa'];
  expect(apart.map((id) => refusal(start, `fortify china ${id} 1`))).toEqual(
    apart.map(() => 'not-connected'),
  );
  expect(refusal(ending(edition, wide), 'fortify china greenland 1')).toBe('accepted');
});

test.each(OF_2008)(
  'F-2 in %s a maneuver goes between territories of the seat and leaves one troop',
  (edition) => {
    const start = ending(edition, path);
    expect(refusal(start, 'fortify indonesia ukraine 9')).toBe('armies-out-of-range');
    expect(refusal(start, 'fortify indonesia ukraine 0')).toBe('armies-out-of-range');
    expect(refusal(start, 'fortify siam ukraine 1')).toBe('too-few-armies');
    expect(refusal(start, 'fortify indonesia china 1')).toBe('not-yours');
    expect(refusal(start, 'fortify china indonesia 1')).toBe('not-yours');
  },
);

test.each(CLAIMED)('F-2 %s offers exactly the legal maneuvers', (edition) => {
  const start = game(`${edition} - yellow,green,blue a3a1b1/c1a1a2 fortify:a ${OPEN}`);
  expect(offers(start)).toEqual([
    'fortify oak pine 1-2',
    'fortify oak thorn 1-2',
    'fortify oak yew 1-2',
    'fortify yew oak 1-1',
    'fortify yew pine 1-1',
    'fortify yew thorn 1-1',
    'end-turn',
    'surrender',
    'offer-draw',
  ]);
});

test.each(OF_2008)('F-2 in %s there is one maneuver, and it may be skipped', (edition) => {
  expect(phase(after(ending(edition, path), 'fortify indonesia ukraine 1'))).toBe('reinforce:b');
  const skipped = after(ending(edition, path), 'end-turn');
  expect([phase(skipped), on(skipped, 'indonesia')]).toEqual(['reinforce:b', 'a9']);
});

test.each(OF_2008)('F-2 in %s there is no maneuver before the attacks have ended', (edition) => {
  const start = game(`${edition} - yellow,green,blue ${path},europe=b1,*=c1 attack:a ${OPEN}`);
  expect(refusal(start, 'fortify indonesia ukraine 1')).toBe('wrong-phase');
  expect(refusal(after(start, 'end-attacks'), 'fortify indonesia ukraine 1')).toBe('accepted');
});

const garden = (
  edition: string,
  rewards: string,
  text = 'a9a1b1/c1b1a1 fortify:a',
  options = '-',
): TurnsGame => game(`${edition} ${options} yellow,green,blue ${text} ${OPEN} rewards=${rewards}`);

test.each(CLAIMED)('FG-16 in %s the Additional Maneuver allows two separate maneuvers', (edition) => {
  const start = garden(edition, 'additional-maneuver:a');
  const once = after(start, 'fortify oak pine 3');
  expect([phase(once), board(once)]).toEqual(['fortify:a', 'a6a4b1/c1b1a1']);
  expect(refusal(once, 'fortify oak yew 1')).toBe('not-connected');
  const twice = after(once, 'fortify pine oak 2');
  expect([phase(twice), board(twice)]).toEqual(['reinforce:b', 'a8a2b1/c1b1a1']);
});

test.each(CLAIMED)(
  'FG-16 in %s two maneuvers may come in one command, the second after the first',
  (edition) => {
    const start = garden(edition, 'additional-maneuver:a', 'a9a1b1/a1b1c1 fortify:a');
    expect(offers(start)).toContain('fortify-many');
    const both = after(start, 'fortify-many oak>pine:8 pine>sage:8');
    expect([phase(both), board(both)]).toEqual(['reinforce:b', 'a1a1b1/a9b1c1']);
    expect(refusal(start, 'fortify-many oak>pine:1 oak>pine:1 oak>pine:1')).toBe('moves-out-of-range');
    expect(refusal(garden(edition, 'additional-maneuver:b'), 'fortify-many oak>pine:1 pine>oak:1')).not.toBe(
      'accepted',
    );
  },
);

test.each(CLAIMED)('FG-16 in %s the second maneuver may be skipped, and no other seat has it', (edition) => {
  const once = after(garden(edition, 'additional-maneuver:a'), 'fortify oak pine 3');
  expect(phase(after(once, 'end-turn'))).toBe('reinforce:b');
  expect(phase(after(garden(edition, 'additional-maneuver:b'), 'fortify oak pine 3'))).toBe('reinforce:b');
});

test.each(CLAIMED)('FG-16 in %s a skipped second maneuver does not affect the next turn', (edition) => {
  const start = garden(
    edition,
    'additional-maneuver:a',
    'a9a1b5/c1c1b1 fortify:a capitals=a:oak,b:sage,c:thorn',
  );
  const next = after(start, 'fortify oak pine 3', 'end-turn', 'place rowan:3', 'end-attacks');
  expect(refusal(next, 'fortify rowan yew 2')).toBe('accepted');
});

const drafting = 'a9a1b1/c1b1a1 reinforce:a place=3';

test.each(CLAIMED)(
  'FG-16 in %s the Starting Maneuver comes after placing and before the first attack',
  (edition) => {
    const start = garden(edition, 'starting-maneuver:a', drafting);
    expect(refusal(start, 'fortify oak pine 3')).toBe('wrong-phase');
    const half = after(start, 'place oak:1');
    expect(refusal(half, 'fortify oak pine 3')).toBe('wrong-phase');
    const placed = after(half, 'place oak:2');
    expect([phase(placed), offers(placed)[0]]).toEqual(['attack:a', 'fortify oak pine 1-11']);
    const moved = after(placed, 'fortify oak pine 8');
    expect([phase(moved), board(moved)]).toEqual(['attack:a', 'a4a9b1/c1b1a1']);
  },
);

test.each(CLAIMED)('FG-16 in %s there is one Starting Maneuver', (edition) => {
  const moved = after(garden(edition, 'starting-maneuver:a', drafting), 'place oak:3', 'fortify oak pine 8');
  expect(refusal(moved, 'fortify pine oak 1')).toBe('wrong-phase');
  expect(offers(moved).filter((text) => text.startsWith('fortify'))).toEqual([]);
});

test.each(CLAIMED)('FG-16 in %s the first attack forfeits the Starting Maneuver, won or lost', (edition) => {
  const placed = after(garden(edition, 'starting-maneuver:a', drafting), 'place oak:3');
  const attacked = after(placed, 'attack oak sage 1', [1, 6]);
  expect(refusal(attacked, 'fortify oak pine 1')).toBe('wrong-phase');
  const asked = after(
    garden(edition, 'starting-maneuver:a', 'a9a1b1/c2b1a1 reinforce:a place=3', 'defence=chosen'),
    'place oak:3',
    'attack oak sage 1',
    'c: defend 1',
    [1, 6],
  );
  expect(refusal(asked, 'fortify oak pine 1')).toBe('wrong-phase');
});

test.each(CLAIMED)(
  'FG-16 in %s troops of the Starting Maneuver may attack, and the final maneuver remains',
  (edition) => {
    const moved = after(
      garden(edition, 'starting-maneuver:a', drafting),
      'place oak:3',
      'fortify oak pine 8',
    );
    const attacked = after(moved, 'attack pine rowan 3', [1, 1, 1, 6], 'end-attacks');
    expect(board(after(attacked, 'fortify pine oak 2'))).toBe('a6a6b1/c1b1a1');
  },
);

test.each(CLAIMED)('FG-16 in %s a Starting Maneuver is optional and needs no attack after it', (edition) => {
  const placed = after(garden(edition, 'starting-maneuver:a', drafting), 'place oak:3');
  const moved = after(placed, 'fortify oak pine 8', 'end-attacks');
  expect([phase(moved), refusal(moved, 'fortify oak pine 1')]).toEqual(['fortify:a', 'accepted']);
  expect(phase(after(placed, 'end-attacks', 'end-turn'))).toBe('reinforce:b');
});

test.each(CLAIMED)('FG-16 in %s an unused Starting Maneuver is not saved', (edition) => {
  const ended = after(garden(edition, 'starting-maneuver:a', drafting), 'place oak:3', 'end-attacks');
  expect(field(ended, 'opening')).toBe('');
  expect(phase(after(ended, 'fortify oak pine 1'))).toBe('reinforce:b');
});

test.each(CLAIMED)('FG-16 in %s nobody else has the Starting Maneuver', (edition) => {
  const placed = after(garden(edition, 'starting-maneuver:b', drafting), 'place oak:3');
  expect(refusal(placed, 'fortify oak pine 3')).toBe('wrong-phase');
});

test.each(CLAIMED)('FG-13 in %s the Guaranteed Card comes without a capture', (edition) => {
  expect(hand(after(garden(edition, 'guaranteed-card:a'), 'end-turn', [1]), 'a')).toBe('pine');
  expect(hand(after(garden(edition, 'guaranteed-card:b'), 'end-turn'), 'a')).toBe('');
});

test.each(CLAIMED)('FG-13 in %s the Guaranteed Card is never a second one', (edition) => {
  const start = garden(edition, 'guaranteed-card:a captures=2');
  expect(drawBounds(start, 'end-turn')).toEqual([6]);
  expect(eventsOf(after(start, 'end-turn', [1]), 'drew')).toHaveLength(1);
});

test.each(CLAIMED)('FG-13 in %s the Guaranteed Card comes with an objective too', (edition) => {
  const start = garden(edition, 'guaranteed-card:a captures=1 objective=taken');
  expect(hand(after(start, 'end-turn', [1]), 'a')).toBe('pine');
  const without = garden(edition, 'guaranteed-card:b captures=1 objective=taken');
  expect([hand(after(without, 'end-turn'), 'a'), field(without, 'objective')]).toEqual(['', 'taken']);
});
