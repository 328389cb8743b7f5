import { expect, test } from 'vitest';
import { HOST, NOBODY, type TurnsGame, toAct } from '../../src/index.ts';
import {
  after,
  BOTH,
  board,
  endWithCard,
  eventsOf,
  game,
  hand,
  offers,
  on,
  phase,
  refusal,
} from '../support.ts';

/** Infantry cards of territories that a never holds here: any three make a set, none brings extra armies. */
const CARDS = 'venezuela peru argentina iceland egypt congo china mongolia siam new-guinea'.split(' ');

/** b holds only Kamchatka and has `won` cards; a attacks with `own` cards in hand. */
const holding = (edition: string, own: number, won: number): TurnsGame => {
  const hands = [`a:${CARDS.slice(0, own).join('+')}`, `b:${CARDS.slice(own, own + won).join('+')}`];
  const held = hands.filter((_, i) => [own, won][i] > 0).join(',');
  const field = held === '' ? '' : ` hands=${held}`;
  return game(`${edition} - red,blue,green alaska=a6,kamchatka=b1,*=c1 attack:a${field}`);
};

const capture = ['attack alaska kamchatka 3', [6, 6, 6, 1]];
const eliminate = (edition: string, own: number, won: number): TurnsGame =>
  after(holding(edition, own, won), ...capture, 'occupy 3');

/** Trades the first three cards of a's hand. */
const tradeThree = (current: TurnsGame): TurnsGame => after(current, `trade ${firstThree(current)}`);
const firstThree = (current: TurnsGame): string => hand(current, 'a').split('+').slice(0, 3).join('+');

test.each(BOTH)("E-1 in %s the seat that removes a player's last army takes the cards at once", (edition) => {
  const captured = after(holding(edition, 1, 2), ...capture);
  expect([hand(captured, 'a'), hand(captured, 'b')]).toEqual(['venezuela+peru+argentina', '']);
  expect(captured.position.hand.slice(0, 2)).toEqual([3, 0]);
  expect(phase(captured)).toBe('occupy:a');
});

test.each(BOTH)('E-1 in %s a player with a territory left keeps the cards', (edition) => {
  const start = game(
    `${edition} - red,blue,green alaska=a6,kamchatka=b1,japan=b1,*=c1 attack:a hands=b:venezuela+peru`,
  );
  const captured = after(start, ...capture, 'occupy 3');
  expect([hand(captured, 'a'), hand(captured, 'b')]).toEqual(['', 'venezuela+peru']);
  expect(eventsOf(after(start, ...capture), 'eliminated')).toEqual([]);
});

test.each(BOTH)('E-1 in %s other players keep their cards', (edition) => {
  const start = game(
    `${edition} - red,blue,green alaska=a6,kamchatka=b1,*=c1 attack:a hands=b:venezuela,c:peru+wild-1`,
  );
  expect(hand(after(start, ...capture), 'c')).toBe('peru+wild-1');
});

test.each([
  [6, 5, 1],
  [7, 4, 3],
  [8, 5, 3],
  [10, 5, 5],
])('E-2 in 1993 a hand of %i (%i and %i) must be traded at once', (_, own, won) => {
  const taken = eliminate('world-domination', own, won);
  expect(refusal(taken, 'attack alaska northwest-territory 1')).toBe('must-trade');
  expect(refusal(taken, 'end-attacks')).toBe('must-trade');
  expect(refusal(taken, `trade ${firstThree(taken)}`)).toBe('accepted');
});

test.each([
  [3, 2, 1],
  [4, 1, 3],
  [5, 4, 1],
  [5, 0, 5],
])('E-2 in 1993 a hand of %i (%i and %i) waits for the next turn', (_, own, won) => {
  const taken = eliminate('world-domination', own, won);
  expect(refusal(taken, `trade ${firstThree(taken)}`)).toBe('trading-closed');
  expect(refusal(taken, 'end-attacks')).toBe('accepted');
});

test.each([
  [6, 3],
  [7, 4],
])('E-2 in 1993 a hand of %i goes down to %i by one set, and no further', (size, left) => {
  const traded = tradeThree(eliminate('world-domination', 5, size - 5));
  expect(traded.position.hand[0]).toBe(left);
  expect(refusal(traded, `trade ${firstThree(traded)}`)).toBe('trading-closed');
  expect(offers(traded).filter((offer) => offer.startsWith('trade'))).toEqual([]);
});

test.each([
  [8, 5, 2],
  [9, 6, 3],
  [10, 7, 4],
])('E-2 in 1993 a hand of %i goes by %i down to %i, and no further', (size, between, left) => {
  const once = tradeThree(eliminate('world-domination', 5, size - 5));
  expect(once.position.hand[0]).toBe(between);
  expect(refusal(once, 'place alaska:1')).toBe('must-trade');
  expect(refusal(once, 'attack alaska northwest-territory 1')).toBe('must-trade');
  const twice = tradeThree(once);
  expect(twice.position.hand[0]).toBe(left);
  expect(refusal(twice, 'trade venezuela+peru+argentina')).toBe('trading-closed');
  expect(refusal(twice, 'place alaska:10')).toBe('accepted');
});

test('E-2 in 1993 a set that had to wait is traded in the next turn', () => {
  const start = game(
    'world-domination - red,blue-eliminated,green alaska=a3,kamchatka=a3,*=c1 fortify:c hands=a:peru+iceland+egypt',
  );
  expect(refusal(after(start, 'end-turn'), 'trade peru+iceland+egypt')).toBe('accepted');
});

test.each([
  [3, 2, 1],
  [3, 3, 0],
  [4, 0, 4],
])('E-3 in 1959 a hand of %i (%i and %i) may be traded at once, or kept', (_, own, won) => {
  const taken = eliminate('classic', own, won);
  expect(refusal(taken, `trade ${firstThree(taken)}`)).toBe('accepted');
  expect(refusal(taken, 'end-attacks')).toBe('accepted');
  expect(refusal(taken, 'attack alaska northwest-territory 1')).toBe('accepted');
});

test.each([
  [5, 2, 3],
  [5, 4, 1],
  [6, 4, 2],
  [9, 4, 5],
])('E-3 in 1959 a hand of %i (%i and %i) must be traded at once', (_, own, won) => {
  const taken = eliminate('classic', own, won);
  expect(refusal(taken, 'end-attacks')).toBe('must-trade');
  expect(refusal(taken, 'attack alaska northwest-territory 1')).toBe('must-trade');
  expect(refusal(taken, `trade ${firstThree(taken)}`)).toBe('accepted');
});

test.each([
  [6, 3],
  [7, 4],
])('E-3 in 1959 of %i cards the %i left may be traded too', (size, left) => {
  const once = tradeThree(eliminate('classic', 4, size - 4));
  expect(once.position.hand[0]).toBe(left);
  expect(refusal(once, 'place alaska:4')).toBe('accepted');
  const twice = tradeThree(once);
  expect([twice.position.hand[0], twice.position.toPlace]).toEqual([left - 3, 4 + 6]);
});

test.each([
  [8, 5, 2],
  [9, 6, 3],
])('E-3 in 1959 of %i cards the %i left must be traded too, until four or fewer', (size, between, left) => {
  const once = tradeThree(eliminate('classic', 4, size - 4));
  expect(once.position.hand[0]).toBe(between);
  expect(refusal(once, 'place alaska:4')).toBe('must-trade');
  const twice = tradeThree(once);
  expect(twice.position.hand[0]).toBe(left);
  expect(refusal(twice, 'place alaska:10')).toBe('accepted');
});

test('E-3 in 1959 three sets may be traded', () => {
  const twice = tradeThree(tradeThree(eliminate('classic', 4, 5)));
  expect(tradeThree(twice).position).toMatchObject({ toPlace: 4 + 6 + 8, sets: 3 });
});

test('E-3 in 1959 placing the armies of one set leaves the next to be traded', () => {
  const placed = after(tradeThree(eliminate('classic', 4, 3)), 'place alaska:4');
  expect(refusal(placed, `trade ${firstThree(placed)}`)).toBe('accepted');
});

test('E-3 in 1959 two cards are no set to trade', () => {
  expect(refusal(eliminate('classic', 1, 1), 'trade venezuela+peru+argentina')).toBe('trading-closed');
});

test('E-3 in 1959 the choice ends with the next attack', () => {
  const taken = eliminate('classic', 2, 1);
  const attacked = after(taken, 'attack alaska northwest-territory 1', [1, 6]);
  expect(refusal(attacked, `trade ${firstThree(taken)}`)).toBe('trading-closed');
});

test('E-3 in 1959 the choice ends with the attacks', () => {
  const taken = eliminate('classic', 2, 1);
  expect(refusal(after(taken, 'end-attacks'), `trade ${firstThree(taken)}`)).toBe('wrong-phase');
});

test.each(BOTH)('E-4 in %s the armies of such a trade are placed at once', (edition) => {
  const traded = tradeThree(eliminate(edition, 4, 2));
  expect([phase(traded), traded.position.toPlace]).toEqual(['attack:a', 4]);
  expect(refusal(traded, 'attack alaska northwest-territory 1')).toBe('armies-to-place');
  expect(refusal(traded, 'assault alaska northwest-territory 1')).toBe('armies-to-place');
  expect(refusal(traded, 'end-attacks')).toBe('armies-to-place');
  const some = after(traded, 'place alaska:3');
  expect(refusal(some, 'attack alaska northwest-territory 1')).toBe('armies-to-place');
});

test.each(BOTH)('E-4 in %s they can be placed on any territories of the seat', (edition) => {
  const traded = tradeThree(eliminate(edition, 4, 2));
  expect(refusal(traded, 'place japan:4')).toBe('not-yours');
  expect(refusal(traded, 'place alaska:5')).toBe('armies-out-of-range');
  const placed = after(traded, 'place alaska:1 kamchatka:3');
  expect([on(placed, 'alaska'), on(placed, 'kamchatka')]).toEqual(['a4', 'a6']);
});

test.each(BOTH)('E-4 in %s the turn then continues', (edition) => {
  const placed = after(tradeThree(eliminate(edition, 4, 2)), 'place alaska:4');
  expect([phase(placed), placed.position.toPlace]).toEqual(['attack:a', 0]);
  expect(refusal(placed, 'attack alaska northwest-territory 3')).toBe('accepted');
  expect(refusal(placed, 'end-attacks')).toBe('accepted');
  expect(refusal(placed, 'place alaska:1')).toBe('nothing-to-place');
});

test('E-5 a sixth card drawn at the end of a turn waits for the next turn', () => {
  const start = game(
    `world-domination - red,blue-eliminated,green alaska=a3,*=c1 attack:a captures=1 hands=a:${CARDS.slice(0, 5).join('+')}`,
  );
  const drawn = after(start, 'end-attacks', [0]);
  expect([drawn.position.hand[0], phase(drawn)]).toEqual([6, 'fortify:a']);
  expect(refusal(drawn, 'trade venezuela+peru+argentina')).toBe('wrong-phase');
  const other = after(drawn, 'end-turn');
  const turn = after(other, `place brazil:${other.position.toPlace}`, 'end-attacks', 'end-turn');
  expect(refusal(turn, 'place alaska:1')).toBe('must-trade');
  expect(refusal(turn, 'trade venezuela+peru+argentina')).toBe('accepted');
});

test.each(BOTH)('E-6 in %s an eliminated player has no turn', (edition) => {
  const start = game(`${edition} - red,blue-eliminated,green a1a1c1/a1a1c1 fortify:a`);
  expect(phase(after(start, 'end-turn'))).toBe('reinforce:c');
  const round = game(`${edition} - red,blue-eliminated,green-eliminated,yellow a1a1d1/a1a1d1 fortify:a`);
  expect(phase(after(round, 'end-turn'))).toBe('reinforce:d');
  const wrap = game(`${edition} - red-eliminated,blue,green b1b1c1/b1b1c1 fortify:c`);
  expect(phase(after(wrap, 'end-turn'))).toBe('reinforce:b');
});

test.each(BOTH)('E-6 in %s a seat that has lost its last territory is out', (edition) => {
  const start = game(`${edition} - red,blue,green a4b1c1/a1a1c1 attack:a`);
  const taken = after(start, 'attack oak pine 3', [6, 6, 6, 1], 'occupy 3');
  expect(refusal(taken, 'b: surrender')).toBe('seat-out');
  expect(offers(taken, 'b')).toEqual([]);
  expect(phase(after(taken, ...endWithCard(edition)))).toBe('reinforce:c');
});

test.each(BOTH)('E-6 in %s the last seat that is not out wins', (edition) => {
  const start = game(`${edition} - red,blue-eliminated,green a1a4c1/a1a1a1 attack:a`);
  const won = after(start, 'attack pine rowan 3', [6, 6, 6, 1]);
  expect([phase(won), won.position.winner]).toEqual(['over:a', 0]);
  expect(eventsOf(won, 'won')).toEqual([{ type: 'won', seat: 0 }]);
});

test.each(BOTH)('E-6 in %s nobody wins while two seats are in', (edition) => {
  const start = game(`${edition} - red,blue,green a4b1c1/a1a1a1 attack:a`);
  const taken = after(start, 'attack oak pine 3', [6, 6, 6, 1], 'occupy 3');
  expect([phase(taken), taken.position.winner]).toEqual(['attack:a', NOBODY]);
});

test.each(BOTH)('E-6 in %s garrisons left on the board do not matter', (edition) => {
  const start = game(`${edition} - red,blue-surrendered,green a1a4c1/b1b5b1 attack:a`);
  expect(after(start, 'attack pine rowan 3', [6, 6, 6, 1]).position.winner).toBe(0);
});

test.each(BOTH)('E-6 in %s neutral armies left on the board do not matter', (edition) => {
  const start = game(`${edition} - red,blue a1a4b1/n1n5n1 attack:a`);
  expect(after(start, 'attack pine rowan 3', [6, 6, 6, 1]).position.winner).toBe(0);
});

const deciding = (edition: string, options = '-'): string =>
  `${edition} ${options} red,blue a9b1n1/n1n1n1 attack:a hands=a:oak+sage+thorn,b:wild-1+wild-2+yew`;

test.each(BOTH)('E-7 in %s after the deciding capture the minimum moves in automatically', (edition) => {
  expect(board(after(game(deciding(edition)), 'attack oak pine 2', [6, 6, 1]))).toBe('a7a2n1/n1n1n1');
  expect(board(after(game(deciding(edition)), 'attack oak pine 3', [6, 6, 6, 1]))).toBe('a6a3n1/n1n1n1');
});

test.each(BOTH)('E-7 in %s the game ends at once: nobody is asked, no card is drawn', (edition) => {
  const won = after(game(deciding(edition)), 'attack oak pine 2', [6, 6, 1]);
  expect(won.events.map(({ type }) => type)).toEqual(['rolled', 'captured', 'eliminated', 'occupied', 'won']);
  expect(toAct(won.position)).toEqual([]);
  expect([offers(won, 'a'), offers(won, 'b')]).toEqual([[], []]);
});

test.each(BOTH)('E-7 in %s nothing is legal after the end', (edition) => {
  const won = after(game(deciding(edition)), 'attack oak pine 2', [6, 6, 1]);
  expect(refusal(won, 'a: occupy 2')).toBe('game-over');
  expect(refusal(won, 'a: trade oak+sage+thorn')).toBe('game-over');
  expect(refusal(won, 'a: attack pine rowan 1')).toBe('game-over');
  expect(refusal(won, 'a: end-attacks')).toBe('game-over');
  expect(refusal(won, 'b: surrender')).toBe('game-over');
  expect(refusal(won, 'host: start')).toBe('game-over');
  expect(toAct(won.position)).not.toContain(HOST);
});

test('E-7 the deciding roll of an assault or of a chosen defence ends it too', () => {
  const assault = after(game(deciding('classic')), 'assault oak pine 1', [6, 6, 6, 1]);
  expect([phase(assault), board(assault)]).toEqual(['over:a', 'a6a3n1/n1n1n1']);
  const chosen = after(
    game('classic defence=chosen red,blue a9b2n1/n1n1n1 attack:a'),
    'attack oak pine 2',
    'b: defend 2',
    [6, 6, 1, 1],
  );
  expect([phase(chosen), board(chosen)]).toEqual(['over:a', 'a7a2n1/n1n1n1']);
});

test.each(BOTH)('E-7 in %s an occupation still pending at the end brings its minimum too', (edition) => {
  const start = game(`${edition} - red,blue,green-surrendered a9b1b1/c1c1c1 attack:a`);
  const captured = after(start, 'attack oak pine 2', [6, 6, 1]);
  const won = after(captured, 'b: surrender');
  expect([phase(won), won.position.winner, board(won)]).toEqual(['over:a', 0, 'a7a2b1/c1c1c1']);
  const drawn = after(captured, 'b: offer-draw', 'a: accept-draw');
  expect([phase(drawn), drawn.position.winner, board(drawn)]).toEqual(['over:a', NOBODY, 'a7a2b1/c1c1c1']);
});

/** b and c have one territory each; d holds the rest. */
const two = (edition: string, hands: string): TurnsGame =>
  game(`${edition} - red,blue,green,yellow alaska=a9,kamchatka=b1,alberta=c1,*=d1 attack:a hands=${hands}`);
const first = ['attack alaska kamchatka 3', [6, 6, 6, 1], 'occupy 3'];
const second = ['attack alaska alberta 3', [6, 6, 6, 1], 'occupy 3'];

test('E-8 in 1993 every elimination counts the hand again', () => {
  const start = two('world-domination', 'a:venezuela+peru+argentina+iceland,b:egypt,c:congo');
  const once = after(start, ...first);
  expect(refusal(once, 'trade venezuela+peru+argentina')).toBe('trading-closed');
  const twice = after(once, ...second);
  expect(refusal(twice, 'end-attacks')).toBe('must-trade');
  expect(after(twice, 'trade venezuela+peru+argentina').position.toPlace).toBe(4);
});

test('E-8 in 1993 two eliminations may force two trades', () => {
  const start = two(
    'world-domination',
    'a:venezuela+peru+argentina+iceland+egypt,b:congo,c:china+mongolia+siam',
  );
  const once = after(start, ...first, 'trade venezuela+peru+argentina', 'place alaska:4', ...second);
  expect(once.position.hand[0]).toBe(6);
  const twice = after(once, 'trade iceland+egypt+congo');
  expect(twice.position).toMatchObject({ toPlace: 6, sets: 2 });
  expect(refusal(twice, 'trade china+mongolia+siam')).toBe('trading-closed');
});

test('E-8 in 1959 every elimination opens the trade again', () => {
  const start = two('classic', 'a:venezuela+peru,b:argentina,c:iceland');
  const once = after(start, ...first);
  expect(refusal(once, 'trade venezuela+peru+argentina')).toBe('accepted');
  const twice = after(once, ...second);
  expect(refusal(twice, 'trade venezuela+peru+argentina')).toBe('accepted');
});

test('E-8 in 1959 the second elimination may force a trade that the first did not', () => {
  const start = two('classic', 'a:venezuela+peru+argentina,b:iceland,c:egypt');
  const once = after(start, ...first);
  expect(refusal(once, 'end-attacks')).toBe('accepted');
  expect(refusal(after(once, ...second), 'end-attacks')).toBe('must-trade');
});

test('E-8 in 1959 an elimination opens the trade again after one was made', () => {
  const start = two('classic', 'a:venezuela+peru,b:argentina,c:iceland+egypt+congo');
  const traded = after(start, ...first, 'trade venezuela+peru+argentina', 'place alaska:4');
  expect(refusal(traded, 'trade iceland+egypt+congo')).toBe('trading-closed');
  const twice = after(traded, ...second, 'trade iceland+egypt+congo');
  expect(twice.position).toMatchObject({ toPlace: 6, sets: 2 });
});

test('C-8, E-2 two sets traded after one elimination bring the extra two once', () => {
  const hands = 'a:alaska+venezuela+peru+argentina+iceland,b:kamchatka+egypt+congo';
  const taken = after(two('world-domination', hands), ...first);
  const once = after(taken, 'trade alaska+venezuela+peru alaska');
  expect(refusal(once, 'trade kamchatka+egypt+iceland kamchatka')).toBe('wrong-extra');
  const twice = after(once, 'trade kamchatka+egypt+congo');
  expect([on(twice, 'alaska'), on(twice, 'kamchatka'), twice.position.toPlace]).toEqual(['a8', 'a3', 10]);
});

test.each(BOTH)('L-7, E-4 in %s a surrender loses the armies of a trade in mid-turn', (edition) => {
  const hands = 'a:venezuela+peru+argentina+iceland,b:egypt+congo';
  const left = after(two(edition, hands), ...first, 'trade venezuela+peru+argentina', 'surrender');
  expect(eventsOf(left, 'surrendered')[0].unplaced).toBe(4);
  expect([phase(left), on(left, 'alaska'), on(left, 'kamchatka')]).toEqual(['reinforce:c', 'a6', 'a3']);
  expect(left.position.toPlace).toBe(3);
});
