import { expect, test } from 'vitest';
import { after, BOTH, endWithCard, game, hand, offers, on, phase, refusal } from '../support.ts';

/** Seat a begins a turn with these cards; it holds Alaska, b everything else. */
const turnWith = (edition: string, cards: string, more = '') =>
  after(
    game(`${edition} - red,blue,green-eliminated alaska=a1,*=b1 fortify:b hands=a:${cards} ${more}`),
    'end-turn',
  );

/** Infantry cards of territories that a does not hold: any three make a set. */
const infantry = (count: number): string =>
  'venezuela+peru+argentina+iceland+egypt+congo+china+mongolia+siam'.split('+').slice(0, count).join('+');

test.each(BOTH)('C-1 in %s a turn with a capture earns one card', (edition) => {
  const start = game(`${edition} - red,blue,green a4b1c1/a1b1c1 attack:a`);
  const ended = after(start, 'attack oak pine 3', [6, 6, 6, 1], 'occupy 3', ...endWithCard(edition, 2));
  expect(hand(ended, 'a')).toBe('rowan');
  expect(ended.position.deck).toBe(7);
});

test.each(BOTH)('C-1 in %s a turn with three captures earns one card', (edition) => {
  const start = game(`${edition} - red,blue,green a9b1c1/a1b1c1 attack:a`);
  const ended = after(
    start,
    'attack oak pine 3',
    [6, 6, 6, 1],
    'occupy 8',
    'attack pine rowan 3',
    [6, 6, 6, 1],
    'occupy 3',
    'attack pine thorn 3',
    [6, 6, 6, 1],
    'occupy 3',
    ...endWithCard(edition),
  );
  expect(hand(ended, 'a')).toBe('oak');
  expect(ended.position.hand[0]).toBe(1);
});

test.each(BOTH.flatMap((edition) => [2, 3, 4, 5, 6, 12, 30].map((captures) => [edition, captures] as const)))(
  'C-1 in %s a turn with %i captures earns one card',
  (edition, captures) => {
    const start = game(`${edition} - red,blue,green alaska=b1,alberta=c1,*=a1 attack:a captures=${captures}`);
    const ended = after(start, ...endWithCard(edition));
    expect([hand(ended, 'a'), ended.position.deck]).toEqual(['alaska', 43]);
  },
);

test.each(BOTH)('C-1 in %s attacks without a capture earn no card', (edition) => {
  const start = game(`${edition} - red,blue,green a4b2c1/a1b1c1 attack:a`);
  const ended = after(start, 'attack oak pine 3', [6, 5, 4, 1, 6], 'end-attacks', 'end-turn');
  expect([hand(ended, 'a'), ended.position.deck]).toEqual(['', 8]);
});

test.each(BOTH)('C-1 in %s a turn without attacks earns no card', (edition) => {
  const ended = after(game(`${edition} - red,blue,green a4b2c1/a1b1c1 attack:a`), 'end-attacks', 'end-turn');
  expect([hand(ended, 'a'), ended.position.deck]).toEqual(['', 8]);
});

test.each(BOTH)('C-1 in %s the capture of one seat earns nothing for the next', (edition) => {
  const start = game(`${edition} - red,blue,green a4b2c1/a1b1c1 attack:a captures=2`);
  const ended = after(start, ...endWithCard(edition), 'place pine:3', 'end-attacks', 'end-turn');
  expect([phase(ended), hand(ended, 'b')]).toEqual(['reinforce:c', '']);
});

test.each(BOTH)('C-1 in %s the capture need not be the last attack', (edition) => {
  const start = game(`${edition} - red,blue,green a4b1c2/a1b1c1 attack:a`);
  const lost = after(start, 'attack oak pine 3', [6, 6, 6, 1], 'occupy 3', 'attack pine rowan 1', [1, 6, 6]);
  expect(hand(after(lost, ...endWithCard(edition)), 'a')).toBe('oak');
});

test('C-2 in 1993 the card is taken when the attacks end, before the last move', () => {
  const start = game('world-domination - red,blue,green a4b1c1/a1b1c1 attack:a captures=1');
  const ended = after(start, 'end-attacks', [2]);
  expect([phase(ended), hand(ended, 'a')]).toEqual(['fortify:a', 'rowan']);
  expect(hand(after(ended, 'fortify oak sage 1'), 'a')).toBe('rowan');
});

test('C-2 in 1959 the card is taken after the free move', () => {
  const start = game('classic - red,blue,green a4b1c1/a1b1c1 attack:a captures=1');
  const ended = after(start, 'end-attacks');
  expect([phase(ended), hand(ended, 'a')]).toEqual(['fortify:a', '']);
  const moved = after(ended, 'fortify oak sage 1', [2]);
  expect([phase(moved), hand(moved, 'a')]).toEqual(['reinforce:b', 'rowan']);
  expect(moved.events.map(({ type }) => type)).toEqual(['fortified', 'drew', 'turn-began']);
});

test('C-2 in 1959 the card is also taken when the free move is skipped', () => {
  const start = game('classic - red,blue,green a4b1c1/a1b1c1 fortify:a captures=1');
  expect(hand(after(start, 'end-turn', [2]), 'a')).toBe('rowan');
});

const SETS: [name: string, cards: string][] = [
  ['three of infantry', 'venezuela+peru+argentina'],
  ['three of cavalry', 'greenland+alberta+ontario'],
  ['three of artillery', 'brazil+japan+indonesia'],
  ['one of each', 'venezuela+greenland+brazil'],
  ['one of each in another order', 'brazil+venezuela+greenland'],
  ['two alike and a wild', 'venezuela+peru+wild-1'],
  ['two different and a wild', 'brazil+greenland+wild-2'],
  ['a wild in front', 'wild-1+brazil+greenland'],
  ['a wild between', 'brazil+wild-1+japan'],
  ['two wild and infantry', 'wild-1+wild-2+venezuela'],
  ['two wild and cavalry', 'wild-1+greenland+wild-2'],
  ['two wild and artillery', 'brazil+wild-1+wild-2'],
];

test.each(BOTH.flatMap((edition) => SETS.map((row) => [edition, ...row] as const)))(
  'C-3 in %s %s are a set: %s',
  (edition, _, cards) => {
    expect(refusal(turnWith(edition, cards), `trade ${cards}`)).toBe('accepted');
  },
);

test.each([
  ['infantry twice and cavalry', 'venezuela+peru+greenland'],
  ['infantry twice and artillery', 'venezuela+brazil+peru'],
  ['cavalry twice and infantry', 'venezuela+greenland+alberta'],
  ['cavalry twice and artillery', 'greenland+alberta+brazil'],
  ['artillery twice and infantry', 'brazil+venezuela+japan'],
  ['artillery twice and cavalry', 'greenland+brazil+japan'],
])('C-3 %s are no set: %s', (_, cards) => {
  expect(refusal(turnWith('world-domination', cards), `trade ${cards}`)).toBe('not-a-set');
  expect(refusal(turnWith('classic', cards), `trade ${cards}`)).toBe('not-a-set');
});

test.each(BOTH)('C-3 in %s a set has exactly three cards, all different', (edition) => {
  const turn = turnWith(edition, `${infantry(3)}+wild-1`);
  expect(refusal(turn, 'trade venezuela+peru')).toBe('not-a-set');
  expect(refusal(turn, `trade ${infantry(3)}+wild-1`)).toBe('not-a-set');
  expect(refusal(turn, 'trade venezuela+venezuela+venezuela')).toBe('not-a-set');
  expect(refusal(turn, 'trade venezuela+peru+peru')).toBe('not-a-set');
  expect(refusal(turn, 'trade wild-1+wild-1+peru')).toBe('not-a-set');
});

test.each(BOTH)("C-3 in %s only cards of the seat's hand are traded", (edition) => {
  const turn = turnWith(edition, 'venezuela+peru+greenland,b:argentina', 'discards=iceland');
  expect(refusal(turn, 'trade venezuela+peru+argentina')).toBe('not-your-card');
  expect(refusal(turn, 'trade venezuela+peru+iceland')).toBe('not-your-card');
  expect(refusal(turn, 'trade venezuela+peru+egypt')).toBe('not-your-card');
});

test.each(BOTH)('C-3 in %s every set of the hand is offered, and nothing else', (edition) => {
  const turn = turnWith(edition, 'venezuela+peru+greenland+wild-1');
  expect(offers(turn).filter((offer) => offer.startsWith('trade'))).toEqual([
    'trade greenland+venezuela+wild-1',
    'trade greenland+peru+wild-1',
    'trade venezuela+peru+wild-1',
  ]);
});

test.each(BOTH)('C-4 in %s no set is traded once an army of the turn is placed', (edition) => {
  const turn = turnWith(edition, infantry(3));
  expect(refusal(turn, `trade ${infantry(3)}`)).toBe('accepted');
  const placed = after(turn, 'place alaska:1');
  expect(refusal(placed, `trade ${infantry(3)}`)).toBe('trading-closed');
  expect(offers(placed).filter((offer) => offer.startsWith('trade'))).toEqual([]);
});

test.each(BOTH)('C-4 in %s no second set is traded once an army of the first is placed', (edition) => {
  const traded = after(turnWith(edition, infantry(6)), `trade ${infantry(3)}`);
  expect(refusal(traded, 'trade iceland+egypt+congo')).toBe('accepted');
  expect(refusal(after(traded, 'place alaska:1'), 'trade iceland+egypt+congo')).toBe('trading-closed');
});

test.each(BOTH)('C-4 in %s no set is traded in the attacks or later', (edition) => {
  const attacking = after(turnWith(edition, infantry(3)), 'place alaska:3');
  expect(refusal(attacking, `trade ${infantry(3)}`)).toBe('trading-closed');
  expect(refusal(after(attacking, 'end-attacks'), `trade ${infantry(3)}`)).toBe('wrong-phase');
});

test.each(BOTH)('C-4 in %s a capture that eliminates nobody opens no trade', (edition) => {
  const attacking = after(turnWith(edition, infantry(4)), 'place alaska:3');
  const captured = after(attacking, 'attack alaska kamchatka 3', [6, 6, 6, 1], 'occupy 3');
  expect(refusal(captured, `trade ${infantry(3)}`)).toBe('trading-closed');
});

test.each(BOTH)('C-4 in %s a seat cannot trade in the turn of another', (edition) => {
  const turn = turnWith(edition, `wild-1,b:${infantry(3)}`);
  expect(refusal(turn, `b: trade ${infantry(3)}`)).toBe('not-your-turn');
});

test('C-4 the two armies for a territory do not end the trading', () => {
  const turn = turnWith('world-domination', `alaska+${infantry(5)}`);
  const traded = after(turn, 'trade alaska+venezuela+peru alaska');
  expect(on(traded, 'alaska')).toBe('a3');
  expect(refusal(traded, 'trade argentina+iceland+egypt')).toBe('accepted');
});

test('C-4 the armies of a set are placed with those of the turn', () => {
  const traded = after(turnWith('classic', infantry(3)), `trade ${infantry(3)}`);
  expect([phase(traded), traded.position.toPlace]).toEqual(['reinforce:a', 3 + 4]);
  expect(on(after(traded, 'place alaska:7'), 'alaska')).toBe('a8');
});

test.each([5, 6])('C-5 in 1993 with %i cards a set must be traded before anything is placed', (cards) => {
  const turn = turnWith('world-domination', infantry(cards));
  expect(refusal(turn, 'place alaska:1')).toBe('must-trade');
  expect(offers(turn).every((offer) => /^(trade|surrender|offer-draw)/.test(offer))).toBe(true);
  expect(refusal(after(turn, `trade ${infantry(3)}`), 'place alaska:7')).toBe('accepted');
});

test.each([3, 4])('C-5 in 1993 with %i cards trading is optional', (cards) => {
  const turn = turnWith('world-domination', infantry(cards));
  expect(refusal(turn, 'place alaska:3')).toBe('accepted');
  expect(refusal(turn, `trade ${infantry(3)}`)).toBe('accepted');
});

test('C-5 in 1993 with six cards a second set may be traded', () => {
  const traded = after(turnWith('world-domination', infantry(6)), `trade ${infantry(3)}`);
  expect(refusal(traded, 'place alaska:7')).toBe('accepted');
  expect(after(traded, 'trade iceland+egypt+congo').position.toPlace).toBe(3 + 4 + 6);
});

test('C-5 in 1993 one set is enough, even with five cards left', () => {
  const traded = after(turnWith('world-domination', infantry(8)), `trade ${infantry(3)}`);
  expect(traded.position.hand[0]).toBe(5);
  expect(refusal(traded, 'place alaska:7')).toBe('accepted');
});

test('C-5 in 1993 five cards without three alike must be traded too', () => {
  const turn = turnWith('world-domination', 'venezuela+peru+greenland+alberta+wild-1');
  expect(refusal(turn, 'place alaska:3')).toBe('must-trade');
});

test('C-6 in 1959 with five cards a set must be traded before anything is placed', () => {
  const turn = turnWith('classic', infantry(5));
  expect(refusal(turn, 'place alaska:1')).toBe('must-trade');
  expect(offers(turn).every((offer) => /^(trade|surrender|offer-draw)/.test(offer))).toBe(true);
  expect(refusal(after(turn, `trade ${infantry(3)}`), 'place alaska:7')).toBe('accepted');
});

test.each([3, 4])('C-6 in 1959 with %i cards trading is optional', (cards) => {
  const turn = turnWith('classic', infantry(cards));
  expect(refusal(turn, 'place alaska:3')).toBe('accepted');
  expect(refusal(turn, `trade ${infantry(3)}`)).toBe('accepted');
});

test.each([6, 7])('C-6 in 1959 with %i cards one set is forced, the rest is optional', (cards) => {
  const turn = turnWith('classic', infantry(cards));
  expect(refusal(turn, 'place alaska:1')).toBe('must-trade');
  const traded = after(turn, `trade ${infantry(3)}`);
  expect(refusal(traded, 'place alaska:7')).toBe('accepted');
  expect(refusal(traded, 'trade iceland+egypt+congo')).toBe('accepted');
});

test('C-6 in 1959 with eight cards two sets are forced, until four or fewer are left', () => {
  const traded = after(turnWith('classic', infantry(8)), `trade ${infantry(3)}`);
  expect(refusal(traded, 'place alaska:1')).toBe('must-trade');
  const twice = after(traded, 'trade iceland+egypt+congo');
  expect([twice.position.hand[0], refusal(twice, 'place alaska:1')]).toEqual([2, 'accepted']);
});

test('C-6 in 1959 no hand grows beyond five cards', () => {
  const start = game(
    `classic - red,blue,green-eliminated alaska=a1,*=b1 fortify:a captures=1 hands=a:${infantry(4)}`,
  );
  const fifth = after(start, 'end-turn', [0]);
  expect(fifth.position.hand[0]).toBe(5);
  const income = fifth.position.toPlace;
  const turn = after(fifth, `place brazil:${income}`, 'end-attacks', 'end-turn');
  expect([phase(turn), refusal(turn, 'place alaska:1')]).toEqual(['reinforce:a', 'must-trade']);
});

const VALUES: [nth: number, armies: number][] = [
  [1, 4],
  [2, 6],
  [3, 8],
  [4, 10],
  [5, 12],
  [6, 15],
  [7, 20],
  [8, 25],
  [9, 30],
  [10, 35],
  [11, 40],
  [12, 45],
];

test.each(BOTH.flatMap((edition) => VALUES.map((row) => [edition, ...row] as const)))(
  'C-7 in %s set number %i brings %i armies',
  (edition, nth, armies) => {
    const turn = turnWith(edition, infantry(3), `sets=${nth - 1}`);
    expect(after(turn, `trade ${infantry(3)}`).position.toPlace - turn.position.toPlace).toBe(armies);
  },
);

test.each(BOTH)('C-7 in %s the sets of all players are counted together', (edition) => {
  const turn = turnWith(edition, `${infantry(3)},b:china+mongolia+siam`, 'sets=2');
  const first = after(turn, `trade ${infantry(3)}`, 'place alaska:11', 'end-attacks', 'end-turn');
  const income = first.position.toPlace;
  expect(first.position.sets).toBe(3);
  const extra = edition === 'classic' ? '' : ' china';
  expect(after(first, `trade china+mongolia+siam${extra}`).position.toPlace).toBe(income + 10);
});

test('C-7 the second set of a turn is worth more than the first', () => {
  const turn = turnWith('classic', infantry(6), 'sets=4');
  expect(after(turn, `trade ${infantry(3)}`, 'trade iceland+egypt+congo').position.toPlace).toBe(3 + 12 + 15);
});

test('C-8 a traded card whose territory the seat holds brings two armies there at once', () => {
  const traded = after(
    turnWith('world-domination', 'alaska+venezuela+peru'),
    'trade alaska+venezuela+peru alaska',
  );
  expect(on(traded, 'alaska')).toBe('a3');
  expect(traded.position.toPlace).toBe(3 + 4);
});

test('C-8 the two armies cannot be declined', () => {
  const turn = turnWith('world-domination', 'alaska+venezuela+peru');
  expect(refusal(turn, 'trade alaska+venezuela+peru')).toBe('wrong-extra');
  expect(offers(turn)).toContain('trade alaska+venezuela+peru alaska');
});

test('C-8 territories of others bring nothing', () => {
  const turn = turnWith('world-domination', 'alaska+venezuela+peru');
  expect(refusal(turn, 'trade alaska+venezuela+peru venezuela')).toBe('wrong-extra');
  const other = turnWith('world-domination', infantry(3));
  expect(refusal(other, `trade ${infantry(3)} venezuela`)).toBe('wrong-extra');
  expect(on(after(other, `trade ${infantry(3)}`), 'venezuela')).toBe('b1');
});

test('C-8 a territory that is on no traded card brings nothing', () => {
  const turn = turnWith('world-domination', infantry(3));
  expect(refusal(turn, `trade ${infantry(3)} alaska`)).toBe('wrong-extra');
});

const three = 'world-domination - red,blue,green-eliminated alaska=a1,kamchatka=a1,china=a1,*=b1';

test('C-8 with several such cards the player chooses one, and only that gets two', () => {
  const turn = after(game(`${three} fortify:b hands=a:alaska+kamchatka+china`), 'end-turn');
  expect(offers(turn)).toContain('trade alaska+kamchatka+china alaska+kamchatka+china');
  const chosen = after(turn, 'trade alaska+kamchatka+china kamchatka');
  expect(['alaska', 'kamchatka', 'china'].map((id) => on(chosen, id))).toEqual(['a1', 'a3', 'a1']);
  expect(chosen.position.toPlace).toBe(3 + 4);
  expect(on(after(turn, 'trade alaska+kamchatka+china china'), 'china')).toBe('a3');
});

test('C-8 a second set in the same turn brings no more than its value', () => {
  const cards = 'alaska+kamchatka+venezuela+peru+argentina+iceland';
  const turn = after(game(`${three} fortify:b hands=a:${cards}`), 'end-turn');
  const once = after(turn, 'trade alaska+venezuela+peru alaska');
  expect(refusal(once, 'trade kamchatka+argentina+iceland kamchatka')).toBe('wrong-extra');
  const twice = after(once, 'trade kamchatka+argentina+iceland');
  expect(['alaska', 'kamchatka'].map((id) => on(twice, id))).toEqual(['a3', 'a1']);
  expect(twice.position.toPlace).toBe(3 + 4 + 6);
});

test('C-8 the second set of a turn brings the two when the first did not', () => {
  const turn = turnWith('world-domination', `alaska+${infantry(5)}`);
  const once = after(turn, 'trade argentina+iceland+egypt');
  expect(on(after(once, 'trade alaska+venezuela+peru alaska'), 'alaska')).toBe('a3');
});

test('C-8 the next turn may bring two again', () => {
  const start = game(`${three} attack:a extra=taken hands=a:kamchatka+venezuela+peru`);
  const other = after(start, 'end-attacks', 'end-turn');
  const turn = after(other, `place brazil:${other.position.toPlace}`, 'end-attacks', 'end-turn');
  expect(on(after(turn, 'trade kamchatka+venezuela+peru kamchatka'), 'kamchatka')).toBe('a3');
});

test('C-8 each player gets their own two armies', () => {
  const start = game(`${three} attack:a extra=taken hands=b:brazil+wild-1+wild-2`);
  const turn = after(start, 'end-attacks', 'end-turn');
  expect(on(after(turn, 'trade brazil+wild-1+wild-2 brazil'), 'brazil')).toBe('b3');
});

test('C-8 with two wild cards the third decides', () => {
  const own = turnWith('world-domination', 'alaska+wild-1+wild-2');
  expect(on(after(own, 'trade alaska+wild-1+wild-2 alaska'), 'alaska')).toBe('a3');
  const other = turnWith('world-domination', 'peru+wild-1+wild-2');
  expect(refusal(other, 'trade peru+wild-1+wild-2')).toBe('accepted');
});

const eliminating = (more: string): string =>
  `world-domination - red,blue,green alaska=a5,kamchatka=b1,*=c1 attack:a ${more}`;
const capture = ['attack alaska kamchatka 3', [6, 6, 6, 1], 'occupy 3'];

test('C-8 a set traded after an elimination may bring the two, for a territory just captured too', () => {
  const start = game(eliminating('hands=a:venezuela+peru+argentina+iceland+egypt,b:kamchatka'));
  const taken = after(start, ...capture);
  const traded = after(taken, 'trade venezuela+peru+kamchatka kamchatka');
  expect(on(traded, 'kamchatka')).toBe('a5');
  expect(traded.position.toPlace).toBe(4);
});

test('C-8 the extra two come once in the whole turn, including the trade at its start', () => {
  const start = game(eliminating('extra=taken hands=a:venezuela+peru+argentina+iceland+egypt,b:kamchatka'));
  const taken = after(start, ...capture);
  expect(refusal(taken, 'trade venezuela+peru+kamchatka kamchatka')).toBe('wrong-extra');
  expect(on(after(taken, 'trade venezuela+peru+kamchatka'), 'kamchatka')).toBe('a3');
});

test('C-9 in 1959 a card whose territory the seat holds brings nothing extra', () => {
  const turn = turnWith('classic', 'alaska+venezuela+peru');
  expect(refusal(turn, 'trade alaska+venezuela+peru alaska')).toBe('wrong-extra');
  const traded = after(turn, 'trade alaska+venezuela+peru');
  expect(on(traded, 'alaska')).toBe('a1');
  expect(traded.position.toPlace).toBe(3 + 4);
  expect(offers(turn)).toContain('trade alaska+venezuela+peru');
});
