import { expect, test } from 'vitest';
import {
  createGame,
  DEFAULT_COLOURS,
  NOBODY,
  SPECTATOR,
  type TurnsGame,
  toAct,
  turns,
} from '../../src/index.ts';
import { after, board, draws, eventsOf, game, hand, offers, on, phase, refusal } from '../support.ts';

/** Three capitals in the north, from west to east. */
const three = (text: string, options = '', seats = 'red,blue,green'): TurnsGame =>
  game(`classic capitals=on${options} ${seats} ${text} turn=1 capitals=a:oak,b:pine,c:rowan`);
const taking = (from: string, to: string): (string | number[])[] => [`attack ${from} ${to} 3`, [6, 6, 6, 1]];

test('CC-1 after the deal each seat names one of its territories', () => {
  const dealt = after(
    game('classic capitals=on,startingSeat=0 red,blue,green .../... start'),
    'start',
    draws(6),
  );
  expect([phase(dealt), board(dealt)]).toEqual(['capital:a', 'a1b1c1/a1b1c1']);
  expect(offers(dealt)).toEqual(['choose-capital oak', 'choose-capital sage', 'surrender', 'offer-draw']);
  expect(refusal(dealt, 'choose-capital pine')).toBe('not-yours');
  const named = after(dealt, 'choose-capital sage', 'choose-capital pine', 'choose-capital yew');
  expect([phase(named), named.position.capitals]).toEqual(['reinforce:a', [3, 1, 5]]);
});

test('CC-1 without the option there are no capitals', () => {
  const dealt = after(game('classic startingSeat=0 red,blue,green .../... start'), 'start', draws(6));
  expect([phase(dealt), dealt.position.capitals]).toEqual(['reinforce:a', []]);
});

test.each([
  'world-domination',
  'capital',
  'secret-mission',
  'basic-training',
  'command-room',
  'world-conquest',
  'simultaneous',
])('CC-1 %s does not have the option capitals', (edition) => {
  const created = createGame({ edition, colours: DEFAULT_COLOURS.slice(0, 3), options: { capitals: 'on' } });
  expect(created.error).toMatchObject({ code: 'unknown-option', option: 'capitals' });
});

test('CC-1 the cards of capitals stay in the deck', () => {
  const naming = game('classic capitals=on red,blue,green a1b1c1/a1b1c1 capital:c capitals=a:oak,b:pine');
  expect(after(naming, 'choose-capital yew').position.deck).toBe(8);
});

test('CC-1 two players name theirs after the neutral armies are placed', () => {
  const start = game(
    'classic capitals=on red,blue a1b1n1/a1b1n1 deploy:b place=2 neutral=1 reserve=b:2,n:1 first=a',
  );
  const placed = after(start, 'place pine:2 rowan:1');
  expect([phase(placed), offers(placed).slice(0, 2)]).toEqual([
    'capital:a',
    ['choose-capital oak', 'choose-capital sage'],
  ]);
  const named = after(placed, 'choose-capital oak', 'choose-capital thorn');
  expect([phase(named), named.position.capitals]).toEqual(['reinforce:a', [0, 4]]);
});

test.each([
  [0, 'bca'],
  [1, 'cab'],
  [2, 'abc'],
])('CC-7 with the dealer at seat %i they are named in the order %s', (dealer, order) => {
  let current: TurnsGame = after(game('classic capitals=on red,blue,green .../... start'), 'start', [
    dealer,
    ...draws(6),
  ]);
  for (const seat of order) {
    expect(phase(current)).toBe(`capital:${seat}`);
    current = after(current, offers(current)[0]);
  }
  expect(phase(current)).toBe(`reinforce:${order[0]}`);
});

test('CC-7 the order is the same after an uneven deal', () => {
  const start = game('classic capitals=on,startingSeat=1 red,blue,green,yellow .../... start');
  expect(phase(after(start, 'start', draws(6)))).toBe('capital:b');
});

test('CC-7 every seat sees each capital at once', () => {
  const dealt = after(
    game('classic capitals=on,startingSeat=0 red,blue,green .../... start'),
    'start',
    draws(6),
  );
  const named = after(dealt, 'choose-capital sage');
  const [event] = eventsOf(named, 'capital-named');
  expect([1, 2, SPECTATOR].map((viewer) => turns.redact(event, viewer))).toEqual(draws(3).map(() => event));
  expect(turns.viewOf(named.position, SPECTATOR).capitals).toEqual([3, NOBODY, NOBODY]);
});

test('CC-2 a seat that does not hold its capital at the end of its turn is out', () => {
  const out = after(three('a1a5c1/b1b1c1 fortify:b'), 'end-turn');
  expect(refusal(out, 'b: surrender')).toBe('seat-out');
  expect(eventsOf(out, 'overthrown')).toEqual([{ type: 'overthrown', seat: 1, by: 0, cards: [] }]);
});

test('CC-2 a seat that holds it at the end of its turn stays', () => {
  expect(phase(after(three('a1b1c1/a1a1c1 fortify:b'), 'end-turn'))).toBe('reinforce:c');
});

test('CC-2 a capital lost in the turn of another seat does no harm yet', () => {
  const taken = after(three('a9b1c1/a1b1c1 attack:a'), ...taking('oak', 'pine'), 'occupy 3');
  expect(phase(after(taken, 'end-attacks', 'end-turn', [0]))).toBe('reinforce:b');
});

test("CC-2 a capital taken back in the seat's turn saves it", () => {
  const start = three('a1a1c1/b1b9c1 attack:b');
  const back = after(start, ...taking('thorn', 'pine'), 'occupy 3', 'end-attacks', 'end-turn', [0]);
  expect([phase(back), eventsOf(back, 'overthrown')]).toEqual(['reinforce:c', []]);
});

test('CC-2 all its armies leave, and the holder of the capital places one on each vacated territory', () => {
  const out = after(three('a1a5c1/b7b2c1 fortify:b'), 'end-turn');
  expect([phase(out), toAct(out.position), board(out)]).toEqual(['settle:b', [0], 'a1a5c1/a1a1c1']);
});

test('CC-2 the five extra armies go only to vacated territories', () => {
  const out = after(three('a1a5c1/b7b2c1 fortify:b'), 'end-turn');
  expect(offers(out).slice(0, 2)).toEqual(['place sage 1-5', 'place thorn 1-5']);
  expect(refusal(out, 'a: place oak:5')).toBe('not-vacated');
  expect(refusal(out, 'a: place yew:5')).toBe('not-yours');
  expect(refusal(out, 'a: place sage:6')).toBe('armies-out-of-range');
  expect(refusal(out, 'c: place sage:5')).toBe('not-your-turn');
  const some = after(out, 'place sage:2');
  expect([phase(some), refusal(some, 'place thorn:4')]).toEqual(['settle:b', 'armies-out-of-range']);
  expect(board(after(some, 'place thorn:3'))).toBe('a1a5c1/a3a4c1');
});

test('CC-2 the settler does nothing else: no attack, no trade, no move', () => {
  const out = after(three('a1a5c1/b7b2c1 fortify:b hands=a:oak+sage+thorn'), 'end-turn');
  expect(
    ['a: attack pine rowan 1', 'a: trade oak+sage+thorn', 'a: fortify pine oak 1', 'a: end-turn'].map(
      (line) => refusal(out, line),
    ),
  ).toEqual(draws(4).map(() => 'wrong-phase'));
});

test('CC-2 if a third seat has taken the capital, the current holder gets everything', () => {
  const start = three('a9c1c1/b1b1c1 attack:a');
  const again = after(start, ...taking('oak', 'pine'), 'occupy 3', 'end-attacks', 'end-turn', [0]);
  const out = after(again, 'place sage:3', 'end-attacks', 'end-turn');
  expect([toAct(out.position), on(out, 'sage')]).toEqual([[0], 'a1']);
});

test('CC-2 a holder that has lost its own capital still gets everything', () => {
  const out = after(three('c1a5c1/b7b2c1 fortify:b'), 'end-turn');
  expect([toAct(out.position), on(out, 'sage')]).toEqual([[0], 'a1']);
});

test("CC-2 if two seats hold each other's capital, the first to end its turn is out", () => {
  const out = after(three('b3a5c1/b1b1c1 fortify:b'), 'end-turn');
  expect([toAct(out.position), board(out)]).toEqual([[0], 'a1a5c1/a1a1c1']);
  const placed = after(out, 'place oak:5', 'place rowan:3', 'end-attacks', 'end-turn');
  const turn = after(placed, `place oak:${placed.position.toPlace}`, 'end-attacks', 'end-turn');
  expect(phase(turn)).toBe('reinforce:c');
});

test('CC-2 the rule also applies in the first turn', () => {
  const start = game(
    'classic capitals=on red,blue,green a1a1b1/b1b1c1 fortify:b turn=2 capitals=a:oak,b:pine,c:yew',
  );
  expect(eventsOf(after(start, 'end-turn'), 'overthrown')).toHaveLength(1);
});

test('CC-2, E-1 an elimination by attack follows the ordinary rule', () => {
  const start = three('a9b1c1/a1a1c1 attack:a hands=b:yew');
  const taken = after(start, ...taking('oak', 'pine'));
  expect([phase(taken), hand(taken, 'a'), eventsOf(taken, 'overthrown')]).toEqual(['occupy:a', 'yew', []]);
});

test('CC-2, C-1 settled territories are not captures and earn no card', () => {
  const placed = after(
    three('a1a5c1/b7b2c1 fortify:c'),
    'end-turn',
    'place oak:3',
    'end-attacks',
    'end-turn',
  );
  const settled = after(placed, 'place sage:3', 'end-attacks', 'end-turn', 'place thorn:5');
  const round = after(settled, 'place rowan:3', 'end-attacks', 'end-turn');
  expect([phase(settled), phase(round)]).toEqual(['reinforce:c', 'reinforce:a']);
  const end = after(round, `place oak:${round.position.toPlace}`, 'end-attacks', 'end-turn');
  expect([hand(end, 'a'), eventsOf(end, 'drew')]).toEqual(['', []]);
});

test('CC-2, EX-3 one army and five more always have room', () => {
  const start = three('a1a5c1/a1b2c1 fortify:b', ',armyLimit=on');
  expect(on(after(start, 'end-turn', 'place thorn:5'), 'thorn')).toBe('a6');
});

test('CC-3 the cards go to the holder of the capital', () => {
  const out = after(three('a1a5c1/b7b2c1 fortify:b hands=a:oak,b:sage+wild-1,c:yew'), 'end-turn');
  expect([hand(out, 'a'), hand(out, 'b'), hand(out, 'c')]).toEqual(['oak+sage+wild-1', '', 'yew']);
});

test('CC-3 the others do not see them', () => {
  const out = after(three('a1a5c1/b7b2c1 fortify:b hands=b:sage+wild-1'), 'end-turn');
  const [event] = eventsOf(out, 'overthrown');
  const isSeen = (viewer: number) => JSON.stringify(turns.redact(event, viewer)) === JSON.stringify(event);
  expect([0, 2, SPECTATOR].map(isSeen)).toEqual([true, false, false]);
});

test('CC-4 the last player left wins, and nobody places', () => {
  const start = three('a1a5c1/b1b1a1 fortify:b', '', 'red,blue,green-surrendered');
  const won = after(start, 'end-turn');
  expect(won.events.map(({ type }) => type)).toEqual(['overthrown', 'won']);
  expect([won.position.winner, toAct(won.position), board(won)]).toEqual([0, [], 'a1a5c1/..a1']);
});

test('CC-4 even the last opponent stays in until the end of its turn', () => {
  const start = three('a9b1a1/a1b1a1 attack:a', '', 'red,blue,green-eliminated');
  const taken = after(start, ...taking('oak', 'pine'), 'occupy 3');
  expect([phase(taken), taken.position.winner]).toEqual(['attack:a', NOBODY]);
  const turn = after(taken, 'end-attacks', 'end-turn', [0]);
  expect(phase(turn)).toBe('reinforce:b');
  const won = after(turn, 'place thorn:3', 'end-attacks', 'end-turn');
  expect([phase(won), won.position.winner]).toEqual(['over:b', 0]);
});

test('CC-4 if several capitals are lost, each owner still has a turn', () => {
  const start = three('a1a5a5/b1b1c1 fortify:a');
  const turn = after(start, 'end-turn');
  expect(phase(turn)).toBe('reinforce:b');
  const settled = after(turn, 'place sage:3', 'end-attacks', 'end-turn', 'place sage:5');
  expect(phase(settled)).toBe('reinforce:c');
  const won = after(settled, 'place yew:3', 'end-attacks', 'end-turn');
  expect(won.position.winner).toBe(0);
});

test('CC-4 holding all capitals does not win', () => {
  const taken = after(three('a1a9c1/b1b1c1 attack:a'), ...taking('pine', 'rowan'));
  expect([phase(taken), taken.position.winner]).toEqual(['occupy:a', NOBODY]);
});

test('CC-4 with two players the other wins, despite neutral armies on the board', () => {
  const start = game('classic capitals=on red,blue a1a5n1/n3b1b1 fortify:b turn=1 capitals=a:oak,b:pine');
  const won = after(start, 'end-turn');
  expect([won.position.winner, board(won)]).toEqual([0, 'a1a5n1/n3..']);
});

test('L-4, CC-2 a draw offer ends when the seat that made it is overthrown', () => {
  const start = three('a1a5c1/b7b2c1 fortify:b');
  const out = after(start, 'b: offer-draw', 'a: accept-draw', 'end-turn');
  expect([phase(out), refusal(out, 'c: accept-draw')]).toEqual(['settle:b', 'no-draw-offered']);
});

test('L-4, CC-2 the game is drawn when the only seat against it is overthrown', () => {
  const start = three('a1a5c1/b7b2c1 fortify:b');
  const out = after(start, 'a: offer-draw', 'c: accept-draw', 'end-turn');
  expect([phase(out), out.position.winner]).toEqual(['over:b', NOBODY]);
});

test('CC-5 the check comes after the free move and the card', () => {
  const start = three('a1a5c1/b7b2c1 attack:b captures=1');
  const out = after(start, 'end-attacks', 'fortify sage thorn 2', [3]);
  expect(out.events.map(({ type }) => type)).toEqual([
    'attacks-ended',
    'fortified',
    'drew',
    'overthrown',
    'settled',
  ]);
  expect(hand(out, 'a')).toBe('sage');
});

test('CC-5 the settler places before the next turn begins', () => {
  const out = after(three('a1a5c1/b7b2c1 fortify:b'), 'end-turn');
  expect(eventsOf(out, 'turn-began')).toEqual([]);
  const placed = after(out, 'place thorn:5');
  expect([phase(placed), placed.position.turn]).toEqual(['reinforce:c', 2]);
});

test('CC-5, R-1 a settler whose turn is next counts the new territories', () => {
  const start = game(
    'classic capitals=on red,blue,green alaska=a5,brazil=a1,europe=b1,*=c1 fortify:c turn=1 capitals=a:alaska,b:iceland,c:brazil',
  );
  const out = after(start, 'end-turn');
  expect([toAct(out.position), out.position.territories[0]]).toEqual([[0], 35]);
  const turn = after(out, 'place japan:5');
  const bonus = 5 + 2 + 3 + 7 + 2;
  expect([phase(turn), turn.position.toPlace]).toEqual(['reinforce:a', Math.floor(35 / 3) + bonus]);
});

test('CC-6, C-6 these cards cannot be traded before the next turn of the seat', () => {
  const hands = 'hands=a:oak+sage+thorn,b:pine+yew+wild-1';
  const out = after(three(`a1a5c1/b7b2c1 fortify:b ${hands}`), 'end-turn');
  expect([out.position.hand[0], out.position.trading]).toEqual([6, 'none']);
  const turn = after(out, 'place sage:5', 'place rowan:3', 'end-attacks', 'end-turn');
  expect([phase(turn), refusal(turn, 'place oak:1')]).toEqual(['reinforce:a', 'must-trade']);
  expect(after(turn, 'trade oak+sage+thorn').position.trading).toBe('may');
});
