import { expect, test } from 'vitest';
import {
  createGame,
  DEFAULT_COLOURS,
  IN_DECK,
  NOBODY,
  SPECTATOR,
  type TurnsGame,
  toAct,
  turns,
  UNKNOWN,
  viewOf,
} from '../../src/index.ts';
import {
  after,
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

const picking = game('capital - red,blue,green a1b1c1/a2b1c1 capital');

/** Three players have headquarters in the north, from west to east; four also at the sage. */
const three = (text: string, options = '-'): TurnsGame =>
  game(
    `capital ${options} red,blue,green ${text} turn=1 capitals=a:oak,b:pine,c:rowan removed=oak+pine+rowan`,
  );
const four = (text: string, options = '-', seats = 'red,blue,green,yellow'): TurnsGame =>
  game(
    `capital ${options} ${seats} ${text} turn=1 capitals=a:oak,b:pine,c:sage,d:yew removed=oak+pine+sage+yew`,
  );
const taking = (from: string, to: string): (string | number[])[] => [`attack ${from} ${to} 3`, [6, 6, 6, 1]];

test('CH-1 when all armies are placed, all seats choose at once', () => {
  const start = game('capital - red,blue,green a1b1c1/a1b1c1 deploy:c place=1 reserve=c:1');
  const asked = after(start, 'place yew:1');
  expect([phase(asked), toAct(asked.position)]).toEqual(['capital', [0, 1, 2]]);
});

test.each([
  ['claim', 'start', []],
  ['deal', 'start', draws(42)],
  ['quick', 'start', draws(42 + 3 * 7)],
])('CH-1 after the set-up %s too', (setup, line, dealing) => {
  const start = game(`capital startingSeat=1,setup=${setup} red,blue,green *=. start`);
  let current = after(start, line, dealing);
  while (current.position.phase === 'claim')
    current = after(current, `claim ${offers(current)[0].split(' ')[1]}`);
  while (current.position.phase === 'deploy')
    current = after(current, `place ${offers(current)[0].split(' ')[1]}:1`);
  expect([phase(current), toAct(current.position)]).toEqual(['capital', [0, 1, 2]]);
  const [a, b, c] = ['a', 'b', 'c'].map((seat) => `${seat}: ${offers(current, seat)[0]}`);
  expect(phase(after(current, a, b, c))).toBe('reinforce:b');
});

test("CH-1 a headquarters is one of the seat's territories", () => {
  expect(offers(picking, 'a')).toEqual([
    'choose-capital oak',
    'choose-capital sage',
    'surrender',
    'offer-draw',
  ]);
  expect(refusal(picking, 'a: choose-capital pine')).toBe('not-yours');
  expect(refusal(picking, 'a: choose-capital sage')).toBe('accepted');
});

test('CH-1 seats choose in any order, each once', () => {
  const picked = after(picking, 'c: choose-capital rowan', 'a: choose-capital sage');
  expect(toAct(picked.position)).toEqual([1]);
  expect(refusal(picked, 'a: choose-capital oak')).toBe('not-your-turn');
  expect(offers(picked, 'c')).toEqual(['surrender', 'offer-draw']);
});

test('CH-1 others see that a seat has chosen, but not what', () => {
  const picked = after(picking, 'b: choose-capital thorn');
  const [event] = eventsOf(picked, 'capital-picked');
  expect([0, 1, 2, SPECTATOR].map((viewer) => turns.redact(event, viewer))).toEqual([
    { ...event, territory: UNKNOWN },
    event,
    { ...event, territory: UNKNOWN },
    { ...event, territory: UNKNOWN },
  ]);
  expect([0, 1, 2, SPECTATOR].map((viewer) => viewOf(picked.position, viewer).capitals)).toEqual([
    [NOBODY, UNKNOWN, NOBODY],
    [NOBODY, 4, NOBODY],
    [NOBODY, UNKNOWN, NOBODY],
    [NOBODY, UNKNOWN, NOBODY],
  ]);
});

test('CH-1 all headquarters are shown when the last seat has chosen', () => {
  const two = after(picking, 'c: choose-capital rowan', 'a: choose-capital sage');
  expect(eventsOf(two, 'capitals-shown')).toEqual([]);
  const shown = after(two, 'choose-capital pine');
  expect(eventsOf(shown, 'capitals-shown')).toEqual([{ type: 'capitals-shown', territories: [3, 1, 2] }]);
  expect([0, 1, 2, SPECTATOR].map((viewer) => viewOf(shown.position, viewer).capitals)).toEqual(
    draws(4).map(() => [3, 1, 2]),
  );
});

test('CH-1, S-5 then the seat that placed the first army takes the first turn', () => {
  const start = game('capital - red,blue,green a1b1c1/a2b1c1 capital first=c');
  const picked = after(start, 'a: choose-capital oak', 'b: choose-capital pine', 'c: choose-capital yew');
  expect(phase(picked)).toBe('reinforce:c');
});

test('CH-1 there are headquarters for three to six players', () => {
  const refused = [2, 3, 4, 5, 6].map(
    (players) => createGame({ edition: 'capital', colours: DEFAULT_COLOURS.slice(0, players) }).error?.code,
  );
  expect(refused).toEqual(['wrong-number-of-players', ...draws(4).map(() => undefined)]);
});

test('CH-2 the cards of headquarters leave the deck when they are shown', () => {
  const picked = after(picking, 'a: choose-capital oak', 'b: choose-capital pine');
  expect(picked.position.deck).toBe(8);
  const shown = after(picked, 'choose-capital yew');
  expect([shown.position.deck, cardsAt(shown, IN_DECK)]).toEqual([5, 'rowan+sage+thorn+wild-1+wild-2']);
});

test('CH-2 they are never drawn, not even from a refilled deck', () => {
  const text = 'a5b1c1/a1b1c1 attack:a captures=1';
  expect(drawBounds(three(text), 'end-attacks')).toEqual([5]);
  expect(hand(after(three(text), 'end-attacks', [0]), 'a')).toBe('sage');
  const empty = three(`${text} hands=b:wild-1+wild-2 discards=sage+thorn+yew`);
  expect(drawBounds(empty, 'end-attacks')).toEqual([3]);
  expect(hand(after(empty, 'end-attacks', [0]), 'a')).toBe('sage');
});

test('CH-2 they belong to no set', () => {
  const start = three('a5b1c1/a1b1c1 reinforce:a place=3 trading=may hands=a:sage+thorn+yew');
  expect(refusal(start, 'trade oak+sage+thorn')).toBe('not-your-card');
  expect(offers(start).filter((offer) => offer.startsWith('trade'))).toEqual([]);
});

test('CH-3 a seat that loses its headquarters stays in the game', () => {
  const taken = after(three('a5b1c1/a1b1c1 attack:a'), ...taking('oak', 'pine'), 'occupy 3');
  expect(taken.position.status).toEqual(draws(3));
  expect(phase(after(taken, 'end-attacks', [0], 'end-turn'))).toBe('reinforce:b');
});

test('CH-3 all seats know a headquarters, no matter which seat holds it', () => {
  const taken = after(three('a5b1c1/a1b1c1 attack:a'), ...taking('oak', 'pine'), 'occupy 3');
  expect(viewOf(taken.position, SPECTATOR).capitals).toEqual([0, 1, 2]);
  expect([taken.position.deck, hand(taken, 'a')]).toEqual([5, '']);
});

test('CH-3, C-1 capturing a headquarters earns the one card of the turn, like any territory', () => {
  const taken = after(three('a5b1c1/a1b1c1 attack:a'), ...taking('oak', 'pine'), 'occupy 3');
  const drawn = after(taken, 'end-attacks', [1]);
  expect(hand(drawn, 'a')).toBe('thorn');
});

test('CH-3 a headquarters passes to the next seat that captures it', () => {
  const start = three('a1a1c9/b1b1c1 attack:c');
  const taken = after(start, ...taking('rowan', 'pine'), 'occupy 5');
  expect(phase(taken)).toBe('attack:c');
  expect(after(taken, ...taking('pine', 'oak')).position.winner).toBe(2);
});

test('CH-3 its owner may take it back', () => {
  const start = three('a9a1c1/b1b9c1 attack:b');
  const back = after(start, ...taking('thorn', 'pine'), 'occupy 3', 'end-attacks', [0], 'end-turn');
  const turn = after(back, 'place yew:3', 'end-attacks', 'end-turn', 'place oak:3', ...taking('oak', 'sage'));
  expect([phase(turn), on(turn, 'pine')]).toEqual(['occupy:a', 'b3']);
});

test('CH-4, E-7 a seat that holds all headquarters wins at once, even with opponents on the board', () => {
  const won = after(three('a1a9c1/b1b1c1 attack:a'), ...taking('pine', 'rowan'));
  expect([phase(won), won.position.winner, board(won)]).toEqual(['over:a', 0, 'a1a6a3/b1b1c1']);
  expect(won.events.map(({ type }) => type)).toEqual(['rolled', 'captured', 'occupied', 'won']);
});

test('CH-4 all opposing headquarters do not win for a seat that has lost its own', () => {
  const taken = after(three('b1a9c1/b1b1c1 attack:a'), ...taking('pine', 'rowan'));
  expect([phase(taken), taken.position.winner]).toEqual(['occupy:a', NOBODY]);
});

test('CH-4 with the others held, a headquarters taken back wins', () => {
  expect(after(three('b1a9a1/b1b1c1 attack:a'), ...taking('pine', 'oak')).position.winner).toBe(0);
});

test('CH-4 one missing headquarters is enough to prevent the win', () => {
  const taken = after(
    four('a9b1a1/c1d1d1 attack:a'),
    ...taking('oak', 'pine'),
    'occupy 5',
    ...taking('oak', 'sage'),
  );
  expect([phase(taken), taken.position.winner]).toEqual(['occupy:a', NOBODY]);
});

/** The headquarters: Alaska, three that it can attack, two far away; and one more territory of each seat but the last. */
const HOMES = ['alaska', 'northwest-territory', 'alberta', 'kamchatka', 'japan', 'brazil'];
const OTHERS = ['siam', 'iceland', 'egypt', 'china', 'peru'];

/** Seat a, with headquarters in Alaska, holds this many others; the last seat holds the rest of the world. */
function around(players: number, options: string, held: number): TurnsGame {
  const seats = [...'abcdef'].slice(0, players);
  const homes = seats.map((seat, i) => `${HOMES[i]}=${i <= held ? 'a' : seat}${i === 0 ? 9 : 1}`);
  const others = seats.slice(0, -1).map((seat, i) => `${OTHERS[i]}=${seat}1`);
  const capitals = seats.map((seat, i) => `${seat}:${HOMES[i]}`);
  return game(
    `capital ${options} ${DEFAULT_COLOURS.slice(0, players)} ${homes},${others},*=${seats[players - 1]}1 attack:a turn=1 capitals=${capitals} removed=${HOMES.slice(0, players).join('+')}`,
  );
}

test.each([
  [4, 2],
  [5, 3],
  [6, 3],
])('CH-4 in a short game of %i any %i opposing headquarters win', (players, needed) => {
  const last = HOMES[needed];
  const won = after(around(players, 'short=on', needed - 1), ...taking('alaska', last));
  expect([phase(won), won.position.winner]).toEqual(['over:a', 0]);
  const fewer = after(around(players, 'short=on', needed - 2), ...taking('alaska', last));
  expect(phase(fewer)).toBe('occupy:a');
  expect(phase(after(around(players, '-', needed - 1), ...taking('alaska', last)))).toBe('occupy:a');
});

test('CH-4 a short game also requires the headquarters of the seat itself', () => {
  const taken = (oak: string) =>
    after(four(`${oak}a1b1/c1a9d1 attack:a`, 'short=on'), ...taking('thorn', 'sage'));
  expect([taken('d1').position.winner, taken('a1').position.winner]).toEqual([NOBODY, 0]);
});

test('CH-4, CH-3 in a short game more headquarters than needed do not replace a lost one', () => {
  const seats = 'red,blue,green-eliminated,yellow';
  const taken = after(four('d1a1b1/a1a9d1 attack:a', 'short=on', seats), ...taking('thorn', 'yew'));
  expect([phase(taken), taken.position.winner]).toEqual(['occupy:a', NOBODY]);
  const home = after(taken, 'occupy 3', 'end-attacks', [0], 'end-turn');
  expect(home.position.winner).toBe(NOBODY);
});

test('CH-4 a short game counts those held now, not those once taken', () => {
  const start = four('a9b1c1/c1b9d1 attack:a', 'short=on');
  const lost = after(
    start,
    ...[...taking('oak', 'pine'), 'occupy 3', 'end-attacks', [0], 'end-turn'],
    ...['place thorn:3', 'attack thorn pine 3', [6, 6, 6, 1, 1], ...taking('thorn', 'pine'), 'occupy 3'],
    ...['end-attacks', [0], 'end-turn', 'place rowan:3', 'end-attacks', 'end-turn'],
    ...['place yew:3', 'end-attacks', 'end-turn', 'place oak:3'],
  );
  const second = after(lost, ...taking('oak', 'sage'));
  expect([phase(second), second.position.winner]).toEqual(['occupy:a', NOBODY]);
  const both = after(second, 'occupy 3', 'attack oak pine 3', [6, 6, 6, 1, 1], ...taking('oak', 'pine'));
  expect(both.position.winner).toBe(0);
});

test('CH-4 a short game of three is refused', () => {
  const create = (players: number) =>
    createGame({ edition: 'capital', colours: DEFAULT_COLOURS.slice(0, players), options: { short: 'on' } });
  expect([3, 4, 5, 6].map((players) => create(players).error?.code)).toEqual([
    'unknown-value',
    ...draws(3).map(() => undefined),
  ]);
});

test('CH-5, C-5 headquarters do not count for the five cards that force a trade', () => {
  const held = 'a1a1c1/a1b1c1 fortify:c hands=a:sage+thorn+yew+wild-1';
  expect(refusal(after(three(held), 'end-turn'), 'place oak:1')).toBe('accepted');
});

test('CH-5, E-2 headquarters do not count for the six cards after an elimination', () => {
  const start = three('a9b1c1/a1a1c1 attack:a hands=a:sage+thorn+yew,b:wild-1+wild-2');
  const taken = after(start, ...taking('oak', 'pine'), 'occupy 3');
  expect([taken.position.hand[0], refusal(taken, 'trade sage+thorn+wild-1')]).toEqual([5, 'trading-closed']);
});

test('CH-5, E-1 the headquarters of an eliminated player belongs to the holder of its territory', () => {
  const taken = after(three('a1c1a1/a9b1c1 attack:a hands=b:wild-1'), ...taking('sage', 'thorn'), 'occupy 5');
  expect([phase(taken), hand(taken, 'a'), taken.position.winner]).toEqual(['attack:a', 'wild-1', NOBODY]);
  expect(after(taken, ...taking('thorn', 'pine')).position.winner).toBe(0);
});

test('CH-5 headquarters give no re-roll', () => {
  const start = three('a1b1c1/a9b1c1 attack:a hands=a:yew', 'reRoll=on');
  const rolled = after(start, 'attack sage thorn 3', [6, 5, 1, 1]);
  expect(offers(rolled)).toEqual(['keep', 'keep-all', 'surrender', 'offer-draw']);
  const home = after(
    three('a9b2c1/a9b1c1 attack:a hands=a:yew', 'reRoll=on'),
    'attack oak pine 3',
    [6, 5, 1, 1, 1],
  );
  expect(refusal(home, 're-roll oak 1')).toBe('not-your-card');
});

test('CH-6 the headquarters of an eliminated player still counts as opposing', () => {
  const start = game(
    'capital - red,blue-eliminated,green a1c1a9/c1a9c1 attack:a turn=1 capitals=a:oak,b:pine,c:rowan removed=oak+pine+rowan',
  );
  const without = after(start, ...taking('rowan', 'yew'));
  expect([phase(without), without.position.winner]).toEqual(['occupy:a', NOBODY]);
  expect(after(start, ...taking('thorn', 'pine')).position.winner).toBe(0);
});

test('CH-6, E-7 a capture that wins eliminates nobody: no cards change hands', () => {
  const won = after(three('a1a9c1/b1b1b1 attack:a hands=c:wild-1'), ...taking('pine', 'rowan'));
  expect([won.position.winner, hand(won, 'a'), hand(won, 'c')]).toEqual([0, '', 'wild-1']);
});

test('CH-6, E-6 the last seat wins, whatever headquarters it holds', () => {
  const start = game(
    'capital - red,blue-surrendered,green b1a9c1/b1b1b1 attack:a turn=1 capitals=a:oak,b:sage,c:thorn removed=oak+sage+thorn',
  );
  expect(after(start, ...taking('pine', 'rowan')).position.winner).toBe(0);
});
