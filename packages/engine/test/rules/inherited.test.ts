import { expect, test } from 'vitest';
import type { TurnsGame } from '../../src/index.ts';
import { after, board, eventsOf, game, hand, inPlay, offers, on, phase, refusal } from '../support.ts';

/** The rules that capital and secret-mission share with world-domination, alone and with every variation that does not change them. */
const EDITIONS = ['capital', 'secret-mission'];
const VARIED = EDITIONS.flatMap((edition) => [
  [edition, '-'],
  [edition, 'slowSets=on,pathFortify=on,armyLimit=on,reRoll=on,commander=on'],
]);

const world = (edition: string, options: string, own: string, rest: string): TurnsGame =>
  inPlay(edition, options, `${own},japan=c1,brazil=b1,europe=b1,*=c1 ${rest}`);

test.each(VARIED)('R-1, R-2 in %s (%s) territories and continents bring armies', (edition, options) => {
  const begun = after(world(edition, options, 'australia=a2,siam=a1', 'fortify:c'), 'end-turn');
  expect([phase(begun), begun.position.toPlace]).toEqual(['reinforce:a', 3 + 2]);
});

test.each(VARIED)(
  'C-1, C-2 in %s (%s) the card of a turn is drawn when the attacks end',
  (edition, options) => {
    const ended = after(world(edition, options, 'alaska=a3', 'attack:a captures=2'), 'end-attacks', [0]);
    expect([phase(ended), hand(ended, 'a')]).toEqual(['fortify:a', 'alaska']);
  },
);

const FIVE = 'hands=a:alaska+venezuela+peru+argentina+egypt';

test.each(VARIED)(
  'C-5 in %s (%s) five cards force one trade before anything is placed',
  (edition, options) => {
    const begun = after(world(edition, options, 'alaska=a3,siam=a1', `fortify:c ${FIVE}`), 'end-turn');
    expect(refusal(begun, 'place siam:1')).toBe('must-trade');
    const traded = after(begun, 'trade venezuela+peru+argentina');
    expect([traded.position.toPlace, refusal(traded, 'place siam:1')]).toEqual([7, 'accepted']);
  },
);

test.each(VARIED)('C-8 in %s (%s) a territory on a traded card gets two, once a turn', (edition, options) => {
  const hands = 'hands=a:alaska+siam+peru+wild-1+wild-2+argentina';
  const start = world(edition, options, 'alaska=a3,siam=a1', `reinforce:a place=3 ${hands}`);
  expect(refusal(start, 'trade alaska+siam+wild-1')).toBe('wrong-extra');
  const once = after(start, 'trade alaska+peru+wild-1 alaska');
  expect([on(once, 'alaska'), once.position.toPlace]).toEqual(['a5', 7]);
  expect(refusal(once, 'trade siam+argentina+wild-2 siam')).toBe('wrong-extra');
  expect(on(after(once, 'trade siam+argentina+wild-2'), 'siam')).toBe('a1');
});

/** a takes the last territory of b, with this many cards each; no question about dice is open. */
function eliminate(edition: string, options: string, hands: string): TurnsGame {
  const start = inPlay(
    edition,
    options,
    `alaska=a9,japan=a1,kamchatka=b1,*=c1 attack:a commander=used asking=stopped ${hands}`,
  );
  return after(start, 'attack alaska kamchatka 3', [6, 6, 6, 1], 'occupy 3');
}

test.each(VARIED)(
  'E-1, E-2 in %s (%s) six cards after an elimination are traded down to four or fewer',
  (edition, options) => {
    const six = eliminate(edition, options, 'hands=a:venezuela+peru+argentina+egypt,b:congo+china');
    expect([six.position.hand[0], refusal(six, 'end-attacks')]).toEqual([6, 'must-trade']);
    const traded = after(six, 'trade venezuela+peru+argentina');
    expect([traded.position.toPlace, refusal(traded, 'attack alaska alberta 1')]).toEqual([
      4,
      'armies-to-place',
    ]);
    expect(refusal(traded, 'trade egypt+congo+china')).toBe('trading-closed');
  },
);

test.each(VARIED)('E-2 in %s (%s) five cards after an elimination need not be traded', (edition, options) => {
  const five = eliminate(edition, options, 'hands=a:venezuela+peru+argentina,b:congo+china');
  expect(refusal(five, 'trade venezuela+peru+argentina')).toBe('trading-closed');
  expect(refusal(five, 'end-attacks')).toBe('accepted');
});

test.each(VARIED)('E-2, C-8 in %s (%s) the extra two come once in the whole turn', (edition, options) => {
  const hands = 'hands=a:alaska+wild-1+peru+egypt,b:congo+china extra=taken';
  const six = eliminate(edition, options, hands);
  expect(refusal(six, 'trade alaska+peru+wild-1 alaska')).toBe('wrong-extra');
  expect(on(after(six, 'trade alaska+peru+wild-1'), 'alaska')).toBe('a6');
});

test.each(VARIED)('A-7 in %s (%s) at least the dice of the last roll move in', (edition, options) => {
  const start = world(edition, options, 'alaska=a9', 'attack:a commander=used asking=stopped');
  const taken = after(start, 'attack alaska kamchatka 2', [6, 6, 1]);
  expect([offers(taken)[0], refusal(taken, 'occupy 1')]).toEqual(['occupy 2-8', 'armies-out-of-range']);
});

test.each(VARIED)('A-3 in %s (%s) the defender is asked before anything is rolled', (edition, options) => {
  const start = world(
    edition,
    options === '-' ? 'defence=chosen' : `${options},defence=chosen`,
    'alaska=a9,kamchatka=c2',
    'attack:a commander=used',
  );
  const asked = after(start, 'attack alaska kamchatka 2');
  expect([phase(asked), refusal(asked, 'c: defend 2')]).toEqual(['defend:a', 'accepted']);
});

test.each(EDITIONS)('F-1 in %s one move to a neighbour ends the turn', (edition) => {
  const start = world(edition, '-', 'alaska=a9,alberta=a1,ontario=a1', 'fortify:a');
  expect(refusal(start, 'fortify alaska ontario 1')).toBe('not-adjacent');
  expect(phase(after(start, 'fortify alaska alberta 8'))).toBe('reinforce:b');
});

test.each(VARIED)('E-6 in %s (%s) eliminated players have no turn', (edition, options) => {
  const out = eliminate(edition, options, '');
  expect(phase(after(out, 'end-attacks', [0], 'end-turn'))).toBe('reinforce:c');
});

test('S-3, S-4 in capital territories are claimed and armies placed one at a time', () => {
  const start = game('capital startingSeat=0 red,blue,green .../... start');
  const claimed = after(
    start,
    'start',
    'claim oak',
    'claim pine',
    'claim rowan',
    'claim sage',
    'claim thorn',
  );
  expect(refusal(claimed, 'claim oak')).toBe('already-claimed');
  const placing = after(claimed, 'claim yew');
  expect([phase(placing), board(placing)]).toEqual(['deploy:a', 'a1b1c1/a1b1c1']);
  expect(placing.position.reserve.slice(0, 3)).toEqual([33, 33, 33]);
  expect(phase(after(placing, 'place oak:1'))).toBe('deploy:b');
});

test('S-2 in capital the highest die starts', () => {
  const start = game('capital setup=quick red,blue,green .../... start');
  const lots = [2, 5, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  expect(after(start, 'start', lots).position.first).toBe(1);
});

test.each(EDITIONS)('L-4 in %s all may agree to a draw', (edition) => {
  const drawn = after(
    inPlay(edition, '-', 'a5b1c1/a1b1c1 attack:a'),
    'a: offer-draw',
    'b: accept-draw',
    'c: accept-draw',
  );
  expect([phase(drawn), eventsOf(drawn, 'drawn').length]).toEqual(['over:a', 1]);
});

test('L-4, CH-1 a draw may be agreed while all choose', () => {
  const start = game('capital - red,blue,green a1b1c1/a1b1c1 capital');
  const drawn = after(start, 'a: choose-capital oak', 'a: offer-draw', 'b: accept-draw', 'c: accept-draw');
  expect(phase(drawn)).toBe('over');
});
