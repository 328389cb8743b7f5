import { expect, test } from 'vitest';
import { DISCARDED, expand, legal, makeCommandText, type TurnsGame } from '../../src/index.ts';
import {
  after,
  cardsAt,
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
const BIG = 'western-united-states+ontario+brazil+egypt';

/** The draft of seat b after the turn of a; b holds `territories`, c the rest. */
const draft = (edition: string, territories: string, more = ''): number =>
  after(
    game(`${edition} - yellow,green,blue alaska=a1,${territories},*=c1 fortify:a turn=5 ${OPEN} ${more}`),
    'end-turn',
  ).position.toPlace;
const capitals = (a: string, b: string, c: string): string => `capitals=a:${a},b:${b},c:${c}`;
const FAR = capitals('alaska', 'japan', 'congo');
const held = (...ids: string[]): string => ids.map((id) => `${id}=b1`).join(',');
const NINE = [
  'greenland',
  'alberta',
  'ontario',
  'quebec',
  'western-united-states',
  'peru',
  'brazil',
  'iceland',
  'egypt',
];

test.each(OF_2008)(
  'R-4 in %s territories and cities together are divided by three: 13 bring 4',
  (edition) => {
    const cities = `cities=${BIG}`;
    expect(draft(edition, held(...NINE), `${FAR} ${cities}`)).toBe(4);
    expect(draft(edition, held(...NINE, 'yakutsk'), `${FAR} ${cities}`)).toBe(4);
    expect(draft(edition, held(...NINE, 'yakutsk', 'siam'), `${FAR} ${cities}`)).toBe(5);
    expect(draft(edition, held(...NINE, 'yakutsk', 'siam'), FAR)).toBe(3);
  },
);

test.each(OF_2008)('R-4 in %s cities of others do not count', (edition) => {
  expect(draft(edition, held(...NINE), `${FAR} cities=ontario+peru+siam+china+japan`)).toBe(3);
  expect(draft(edition, held(...NINE), `${FAR} cities=ontario+peru+egypt`)).toBe(4);
});

test.each(OF_2008)('R-4 in %s the minimum draft is three', (edition) => {
  expect(draft(edition, held('peru', 'siam', 'iceland', 'ontario', 'egypt'), FAR)).toBe(3);
  expect(draft(edition, held('peru'), FAR)).toBe(3);
});

const CONTINENTS: [continent: string, troops: number][] = [
  ['south-america', 3 + 2],
  ['europe', 3 + 5],
  ['africa', 3 + 3],
  ['asia', 4 + 7],
  ['australia', 3 + 2],
];

test.each(OF_2008.flatMap((edition) => CONTINENTS.map((row) => [edition, ...row] as const)))(
  'R-4 in %s, %s brings its bonus: %i in all',
  (edition, continent, troops) => {
    const far =
      continent === 'africa' ? capitals('alaska', 'japan', 'peru') : capitals('alaska', 'ural', 'congo');
    const more = continent === 'asia' ? capitals('alaska', 'brazil', 'congo') : far;
    expect(draft(edition, `${continent}=b1`, more)).toBe(troops);
  },
);

test.each(OF_2008)('B-4 %s has the bonuses of the other editions', (edition) => {
  const { board } = game(`${edition} - yellow,green,blue *=. start`).rules;
  expect(board.continents.map(({ bonus }) => bonus)).toEqual([5, 2, 5, 3, 7, 2]);
});

test.each(OF_2008)("R-4 in %s every capital held brings a troop, including the seat's own", (edition) => {
  expect(draft(edition, held('peru', 'siam'), capitals('alaska', 'peru', 'congo'))).toBe(4);
  expect(draft(edition, held('peru', 'siam'), capitals('siam', 'peru', 'congo'))).toBe(5);
  expect(draft(edition, held('peru', 'siam'), capitals('siam', 'japan', 'congo'))).toBe(4);
  expect(draft(edition, held('peru', 'siam', 'egypt'), capitals('siam', 'peru', 'egypt'))).toBe(6);
});

test.each(['command-room', 'world-conquest'])(
  'R-4 in %s the reward Two Troops brings two more',
  (edition) => {
    expect(draft(edition, held('peru'), `${FAR} rewards=two-troops:b`)).toBe(5);
    expect(draft(edition, held('peru'), `${FAR} rewards=two-troops:c`)).toBe(3);
  },
);

test.each(OF_2008)('R-4 in %s all of these add up, and cards are added to them', (edition) => {
  const more = `${capitals('peru', 'brazil', 'congo')} cities=brazil+egypt hands=b:brazil+egypt`;
  const start = game(
    `${edition} - yellow,green,blue alaska=a1,south-america=b1,africa=b1,congo=c1,*=c1 fortify:a turn=5 ${OPEN} ${more}`,
  );
  const drafted = after(start, 'end-turn');
  expect(drafted.position.toPlace).toBe(3 + 2 + 2);
  expect(after(drafted, 'trade brazil+egypt').position.toPlace).toBe(7 + 7);
});

test.each(OF_2008)('FG-23 in %s the capital of an eliminated player drafts for its holder', (edition) => {
  const text = 'yellow,green,blue,red-eliminated alaska=a1,peru=b1,siam=b1,*=c1';
  const start = game(
    `${edition} - ${text} fortify:a turn=5 ${OPEN} capitals=a:alaska,b:japan,c:congo,d:siam`,
  );
  expect(after(start, 'end-turn').position.toPlace).toBe(4);
});

/** Seat a drafts, with three troops to place and these cards in hand. */
const drafting = (edition: string, cards: string, more = ''): TurnsGame =>
  game(
    `${edition} - yellow,green,blue japan=a1,europe=b1,*=c1 reinforce:a place=3 trading=may ${OPEN} hands=a:${cards} ${more}`,
  );

// one star each, then two stars each
const ONES =
  'alaska+northwest-territory+greenland+ontario+quebec+western-united-states+peru+argentina+iceland+japan'.split(
    '+',
  );
const TWOS = 'alberta+eastern-united-states+venezuela+brazil+northern-europe+ukraine'.split('+');

const VALUES: [stars: number, troops: number][] = [
  [2, 2],
  [3, 4],
  [4, 7],
  [5, 10],
  [6, 13],
  [7, 17],
  [8, 21],
  [9, 25],
  [10, 30],
];

test.each(VALUES)('FG-8 %i stars bring %i troops, on cards with one star or two', (stars, troops) => {
  const ones = ONES.slice(0, stars).join('+');
  const twos = [...TWOS.slice(0, Math.floor(stars / 2)), ...ONES.slice(0, stars % 2)].join('+');
  for (const cards of [ones, twos]) {
    const traded = after(drafting('command-room', cards), `trade ${cards}`);
    expect(traded.position.toPlace).toBe(3 + troops);
  }
});

test.each(OF_2008)('FG-8 in %s one card with two stars is enough, one with one star is not', (edition) => {
  expect(after(drafting(edition, 'brazil'), 'trade brazil').position.toPlace).toBe(5);
  expect(refusal(drafting(edition, 'alaska'), 'trade alaska')).toBe('not-a-set');
  expect(offers(drafting(edition, 'alaska')).filter((text) => text.startsWith('trade'))).toEqual([]);
});

test.each(OF_2008)('FG-8 in %s more than ten stars are refused', (edition) => {
  const start = drafting(edition, [...TWOS, 'alaska'].join('+'));
  expect(refusal(start, `trade ${TWOS.join('+')}`)).toBe('not-a-set');
  expect(refusal(start, `trade ${[...TWOS.slice(1), 'alaska'].join('+')}`)).toBe('not-a-set');
  expect(refusal(start, `trade ${TWOS.slice(1).join('+')}`)).toBe('accepted');
});

test.each(OF_2008)('FG-8 in %s the player chooses the cards', (edition) => {
  const start = drafting(edition, 'alaska+brazil+iceland+egypt');
  expect(offers(start)[0]).toBe('trade-stars alaska+brazil+iceland+egypt 1+2+1+2 2-6');
  const traded = after(start, 'trade iceland+egypt');
  expect([hand(traded, 'a'), cardsAt(traded, DISCARDED)]).toEqual(['alaska+brazil', 'iceland+egypt']);
  expect(refusal(start, 'trade iceland+iceland')).toBe('not-a-set');
  expect(refusal(start, 'trade iceland+peru')).toBe('not-your-card');
});

test('FG-8 the offer unfolds into a trade for each number of stars, with the fewest cards', () => {
  const { rules, position } = drafting('command-room', 'alaska+brazil+iceland');
  const [offer] = legal(rules, position, 0);
  expect(expand(offer).map((command) => makeCommandText(rules.board, command))).toEqual([
    'trade brazil',
    'trade alaska+brazil',
    'trade alaska+brazil+iceland',
  ]);
});

test.each(OF_2008)('FG-8 in %s the territories on the cards do not matter', (edition) => {
  const traded = after(drafting(edition, 'japan+alaska'), 'trade japan+alaska');
  expect([on(traded, 'japan'), traded.position.toPlace]).toEqual(['a1', 5]);
  expect(refusal(drafting(edition, 'japan+alaska'), 'trade japan+alaska japan')).toBe('wrong-extra');
});

test.each(OF_2008)('FG-8 in %s cards are turned in once per draft', (edition) => {
  const traded = after(drafting(edition, 'brazil+egypt'), 'trade brazil');
  expect(refusal(traded, 'trade egypt')).toBe('trading-closed');
});

test.each(OF_2008)('FG-8 in %s cards are turned in before the first troop is placed', (edition) => {
  const placed = after(drafting(edition, 'brazil+egypt'), 'place japan:1');
  expect(refusal(placed, 'trade egypt')).toBe('trading-closed');
  expect(refusal(after(placed, 'place japan:2'), 'trade egypt')).toBe('trading-closed');
});

test.each(OF_2008)('FG-8 in %s the value does not rise with the number of trades', (edition) => {
  const traded = after(drafting(edition, 'brazil+egypt', 'sets=9'), 'trade brazil+egypt');
  expect(traded.position.toPlace).toBe(3 + 7);
});

test.each(OF_2008)('FG-20 in %s no hand must be turned in, whatever its size', (edition) => {
  const start = game(
    `${edition} - yellow,green,blue japan=a1,europe=b1,*=c1 fortify:c ${OPEN} hands=a:${[...ONES, ...TWOS].join('+')}`,
  );
  const begun = after(start, 'end-turn');
  expect([begun.position.trading, refusal(begun, 'place japan:3')]).toEqual(['may', 'accepted']);
});

test.each(OF_2008)('FG-20 in %s cards won by elimination wait for the next draft', (edition) => {
  const start = game(
    `${edition} - yellow,green,blue alaska=a6,kamchatka=b1,*=c1 attack:a ${OPEN} hands=a:${ONES.join('+')},b:brazil+egypt`,
  );
  const taken = after(start, 'attack alaska kamchatka 3', [6, 6, 6, 1], 'occupy 3');
  expect([taken.position.hand[0], taken.position.trading, phase(taken)]).toEqual([12, 'none', 'attack:a']);
  expect(refusal(taken, 'trade brazil+egypt')).toBe('trading-closed');
});

test.each(OF_2008)('R-3 in %s all drafted troops are placed before the attacks', (edition) => {
  const start = drafting(edition, 'brazil');
  const placed = after(start, 'place japan:2');
  expect([phase(placed), refusal(placed, 'attack japan kamchatka 1')]).toEqual([
    'reinforce:a',
    'wrong-phase',
  ]);
  expect(refusal(placed, 'place kamchatka:1')).toBe('not-yours');
  expect(phase(after(placed, 'place japan:1'))).toBe('attack:a');
});

/** The end of a turn of a, with captures or without. */
const ending = (edition: string, more: string): TurnsGame =>
  game(`${edition} - yellow,green,blue alaska=a6,europe=b1,*=c1 fortify:a ${OPEN} ${more}`);

test.each(OF_2008)('FG-13 in %s a turn with a capture earns one card, one without earns none', (edition) => {
  expect(hand(after(ending(edition, 'captures=1'), 'end-turn', [2]), 'a')).toBe('greenland');
  expect(hand(after(ending(edition, 'captures=4'), 'end-turn', [2]), 'a')).toBe('greenland');
  expect(hand(after(ending(edition, ''), 'end-turn'), 'a')).toBe('');
});

test.each(OF_2008)('FG-13 in %s the card comes after the maneuver', (edition) => {
  const start = game(
    `${edition} - yellow,green,blue alaska=a6,alberta=a1,europe=b1,*=c1 fortify:a captures=1 ${OPEN}`,
  );
  expect(hand(start, 'a')).toBe('');
  const moved = after(start, 'fortify alaska alberta 2', [0]);
  expect(moved.events.map(({ type }) => type)).toEqual(['fortified', 'drew', 'turn-began']);
  expect(hand(moved, 'a')).toBe('alaska');
});

const ALL = game('command-room - yellow,green,blue *=. start').rules.board.territories.map(({ id }) => id);

test.each(OF_2008)('FG-18 in %s an empty deck is refilled from the discards', (edition) => {
  const discards = ['alaska', 'brazil', 'siam'];
  const hands = ALL.filter((id) => !discards.includes(id)).join('+');
  const start = ending(edition, `captures=1 hands=b:${hands} discards=${discards.join('+')}`);
  expect(drawBounds(start, 'end-turn')).toEqual([3]);
  const drawn = after(start, 'end-turn', [1]);
  expect([hand(drawn, 'a'), drawn.position.deck, field(drawn, 'discards')]).toEqual(['brazil', 2, '']);
});

test.each(OF_2008)('FG-18 in %s the discards stay while the deck has a card', (edition) => {
  const hands = ALL.filter((id) => !['alaska', 'brazil', 'siam'].includes(id)).join('+');
  const drawn = after(ending(edition, `captures=1 hands=b:${hands} discards=alaska+siam`), 'end-turn', [0]);
  expect([hand(drawn, 'a'), drawn.position.deck, field(drawn, 'discards')]).toEqual([
    'brazil',
    0,
    'alaska+siam',
  ]);
});

test.each(OF_2008)('FG-24 in %s with deck and discards empty, no card is drawn', (edition) => {
  const ended = after(ending(edition, `captures=1 hands=b:${ALL.join('+')}`), 'end-turn');
  expect([phase(ended), ended.position.hand]).toEqual(['reinforce:b', [0, 42, 0]]);
  expect(eventsOf(ended, 'reshuffled')).toEqual([]);
});
