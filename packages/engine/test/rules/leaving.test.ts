import { expect, test } from 'vitest';
import {
  DISCARDED,
  fallback,
  makeCommandText,
  NOBODY,
  SPECTATOR,
  SURRENDERED,
  type TurnsGame,
  toAct,
  turns,
} from '../../src/index.ts';
import {
  after,
  BOTH,
  board,
  cardsAt,
  draws,
  endWithCard,
  eventsOf,
  game,
  hand,
  offers,
  on,
  phase,
  refusal,
  seatOf,
} from '../support.ts';

test.each(BOTH)('L-1 in %s a seat that surrenders is out', (edition) => {
  const left = after(game(`${edition} - red,blue,green a5b3c1/a1b1c1 attack:a`), 'b: surrender');
  expect(left.position.status).toEqual([0, SURRENDERED, 0]);
  expect(refusal(left, 'b: surrender')).toBe('seat-out');
  expect(refusal(left, 'b: offer-draw')).toBe('seat-out');
  expect(offers(left, 'b')).toEqual([]);
});

test.each(BOTH)('L-1 in %s the armies stay in their colour', (edition) => {
  const left = after(game(`${edition} - red,blue,green a5b3c1/a1b1c1 attack:a`), 'b: surrender');
  expect(board(left)).toBe('a5b3c1/a1b1c1');
});

test.each(BOTH)('L-1 in %s a surrender in the turn of another does not affect that turn', (edition) => {
  const left = after(game(`${edition} - red,blue,green a5b3c1/a1b1c1 reinforce:a place=2`), 'b: surrender');
  expect([phase(left), left.position.toPlace]).toEqual(['reinforce:a', 2]);
});

test.each(BOTH)('L-1 in %s a garrison has no turn: it never attacks, moves or grows', (edition) => {
  const start = game(`${edition} - red,blue-surrendered,green a1b9c1/a1b9c1 fortify:a`);
  const round = after(start, 'end-turn', 'place yew:3', 'end-attacks', 'end-turn');
  expect(eventsOf(round, 'turn-began').map(({ seat }) => seat)).toEqual([2, 0]);
  expect(board(round)).toBe('a1b9c1/a1b9c4');
});

test.each(BOTH)('L-1 in %s a garrison defends with the most dice, and nobody is asked', (edition) => {
  const start = game(`${edition} defence=chosen red,blue-surrendered,green a9b3c1/a1b1c1 attack:a`);
  const two = after(start, 'attack oak pine 3', [6, 6, 6, 1, 1]);
  expect([phase(two), on(two, 'pine')]).toEqual(['attack:a', 'b1']);
  expect(eventsOf(after(two, 'attack oak pine 1', [1, 6]), 'rolled')[0].defence).toEqual([6]);
});

test('L-1 a seat that surrenders when asked for dice defends with the most', () => {
  const start = game('classic defence=chosen red,blue,green a9b3c1/a1b1c1 attack:a');
  const left = after(start, 'attack oak pine 3', 'b: surrender', [6, 6, 6, 1, 1]);
  expect([phase(left), on(left, 'pine')]).toEqual(['attack:a', 'b1']);
});

test('L-1 an assault continues against a defender who surrenders', () => {
  const start = game('classic defence=chosen red,blue,green a9b3c1/a1b1c1 attack:a');
  const left = after(start, 'assault oak pine 1', 'b: surrender', [6, 6, 6, 1, 1, 6, 6, 6, 1]);
  expect([phase(left), on(left, 'pine')]).toEqual(['occupy:a', 'a0']);
});

test('L-1 the surrender of a third seat does not affect the defender', () => {
  const start = game('classic defence=chosen red,blue,green a9b3c1/a1b1c1 attack:a');
  const left = after(start, 'attack oak pine 3', 'c: surrender');
  expect(toAct(left.position)).toEqual([seatOf('b')]);
});

test.each(BOTH)('L-1 in %s the cards are discarded', (edition) => {
  const start = game(
    `${edition} - red,blue,green a5b3c1/a1b1c1 attack:a hands=b:oak+wild-1,c:yew discards=sage`,
  );
  const left = after(start, 'b: surrender');
  expect([hand(left, 'b'), hand(left, 'c'), cardsAt(left, DISCARDED)]).toEqual([
    '',
    'yew',
    'oak+sage+wild-1',
  ]);
  expect(left.position.hand).toEqual([0, 0, 1]);
});

test('L-1 the cards of a seat that surrenders are seen by all', () => {
  const start = game('classic - red,blue,green a5b3c1/a1b1c1 attack:a hands=b:oak+wild-1');
  const [surrendered] = eventsOf(after(start, 'b: surrender'), 'surrendered');
  expect(surrendered.cards).toEqual([0, 6]);
  const seen = [0, 1, 2, SPECTATOR].map((viewer) => turns.redact(surrendered, viewer));
  expect(seen).toEqual(draws(4).map(() => surrendered));
});

test.each(BOTH)('L-1 in %s with two players the other wins at once', (edition) => {
  const own = after(game(`${edition} - red,blue a5b3n1/a1b1n1 attack:a`), 'a: surrender');
  expect([phase(own), own.position.winner]).toEqual(['over:a', 1]);
  const other = after(game(`${edition} - red,blue a5b3n1/a1b1n1 attack:a`), 'b: surrender');
  expect([phase(other), other.position.winner]).toEqual(['over:a', 0]);
});

test.each(BOTH)('L-2 in %s the last army of a garrison brings no cards and eliminates nobody', (edition) => {
  const start = game(
    `${edition} - red,blue-surrendered,green a5b1c1/a1a1c1 attack:a hands=a:oak+sage+thorn,c:wild-1`,
  );
  const taken = after(start, 'attack oak pine 3', [6, 6, 6, 1], 'occupy 3');
  expect(eventsOf(taken, 'eliminated')).toEqual([]);
  expect([hand(taken, 'a'), phase(taken)]).toEqual(['oak+sage+thorn', 'attack:a']);
  expect(refusal(taken, 'trade oak+sage+thorn')).toBe('trading-closed');
});

test.each(BOTH)('L-2 in %s taking the territory of a garrison earns the card', (edition) => {
  const start = game(`${edition} - red,blue-surrendered,green a5b1c1/a1b1c1 attack:a`);
  const taken = after(start, 'attack oak pine 3', [6, 6, 6, 1], 'occupy 3', ...endWithCard(edition, 2));
  expect(hand(taken, 'a')).toBe('rowan');
});

test.each(BOTH)('L-2 in %s the last seat that is not out wins, garrisons or not', (edition) => {
  const left = after(game(`${edition} - red,blue-surrendered,green a5b3c1/a1b1c1 attack:a`), 'a: surrender');
  expect([phase(left), left.position.winner]).toEqual(['over:a', 2]);
  const eliminated = game(`${edition} - red-eliminated,blue,green b5b3c1/b1b1c1 attack:b`);
  expect(after(eliminated, 'c: surrender').position.winner).toBe(1);
});

test.each(BOTH)('L-2 in %s with two seats left the game continues', (edition) => {
  const left = after(game(`${edition} - red,blue,green a5b3c1/a1b1c1 attack:a`), 'b: surrender');
  expect([phase(left), left.position.winner]).toEqual(['attack:a', NOBODY]);
});

/** The default of the seat that is asked. */
function preset({ rules, position }: TurnsGame): string {
  const command = fallback(rules, position, toAct(position)[0]);
  return command === undefined ? 'none' : makeCommandText(rules.board, command);
}

const world = (edition: string, text: string): string => preset(game(`${edition} - red,blue,green ${text}`));

test('L-3 a forced trade takes the first set that brings the extra two', () => {
  const hands = 'hands=a:venezuela+peru+argentina+kamchatka+wild-1';
  expect(
    world('world-domination', `kamchatka=a1,europe=c1,*=b1 reinforce:a place=3 trading=must ${hands}`),
  ).toBe('trade venezuela+peru+kamchatka kamchatka');
});

test('L-3, EX-3 a set whose territory is full brings no extra two', () => {
  const hands = 'hands=a:alaska+venezuela+peru+kamchatka+wild-1';
  const onKamchatka = (armies: number) => {
    const own = `alaska=a12,kamchatka=a${armies},siam=a1`;
    return `${own},europe=c1,*=b1 reinforce:a place=3 trading=must ${hands}`;
  };
  const limited = (text: string) => preset(game(`world-domination armyLimit=on red,blue,green ${text}`));
  expect(limited(onKamchatka(11))).toBe('trade alaska+venezuela+kamchatka kamchatka');
  expect(limited(onKamchatka(12))).toBe('trade alaska+venezuela+peru alaska');
});

test('L-3 the extra two come before a set without a wild', () => {
  const hands = 'hands=a:alaska+venezuela+greenland+peru+wild-1';
  const text = `alaska=a1,europe=c1,*=b1 reinforce:a place=3 trading=must ${hands}`;
  expect(world('world-domination', text)).toBe('trade alaska+greenland+wild-1 alaska');
  expect(world('classic', text)).toBe('trade alaska+venezuela+peru');
});

test('L-3 if several territories of the set qualify, the first gets the two', () => {
  const hands = 'hands=a:alaska+venezuela+peru+argentina+iceland';
  const text = `alaska=a1,peru=a1,europe=c1,*=b1 reinforce:a place=3 trading=must ${hands}`;
  expect(world('world-domination', text)).toBe('trade alaska+venezuela+peru alaska');
});

test.each(BOTH)('L-3 in %s otherwise the first set without a wild is traded', (edition) => {
  const hands = 'hands=a:venezuela+peru+greenland+argentina+wild-1';
  expect(world(edition, `japan=a1,europe=c1,*=b1 reinforce:a place=3 trading=must ${hands}`)).toBe(
    'trade venezuela+peru+argentina',
  );
});

test.each(BOTH)('L-3 in %s otherwise the first set is traded', (edition) => {
  const hands = 'hands=a:greenland+venezuela+peru+alberta+wild-1';
  expect(world(edition, `japan=a1,europe=c1,*=b1 reinforce:a place=3 trading=must ${hands}`)).toBe(
    'trade greenland+alberta+wild-1',
  );
});

test.each(BOTH)('L-3 in %s only forced trades are made', (edition) => {
  const hands = 'hands=a:venezuela+peru+argentina';
  expect(world(edition, `japan=a1,europe=c1,*=b1 reinforce:a place=3 trading=may ${hands}`)).toBe(
    'place japan:3',
  );
  expect(world(edition, `japan=a1,europe=c1,*=b1 attack:a trading=may ${hands}`)).toBe('end-attacks');
});

test.each(BOTH)('L-3 in %s a trade forced by an elimination is made and its armies are placed', (edition) => {
  const start = game(
    `${edition} - red,blue,green alaska=a6,kamchatka=b1,*=c1 attack:a hands=a:venezuela+peru+iceland+egypt,b:congo+china`,
  );
  const taken = after(start, 'attack alaska kamchatka 3', [6, 6, 6, 1], 'occupy 4');
  expect(preset(taken)).toBe('trade venezuela+peru+iceland');
  expect(preset(after(taken, preset(taken)))).toBe('place kamchatka:4');
});

test.each(BOTH)('L-3 in %s armies go to the strongest border territory of the seat', (edition) => {
  expect(preset(game(`${edition} - red,blue,green a9a1b1/a2b9c1 reinforce:a place=4 sets=1`))).toBe(
    'place sage:4',
  );
  const australia = 'eastern-australia=a9,western-australia=a5,new-guinea=a1,indonesia=a2';
  expect(world(edition, `${australia},*=b1,europe=c1 reinforce:a place=5`)).toBe('place indonesia:5');
  const south = 'argentina=a9,venezuela=a2,peru=a8,brazil=a3';
  expect(world(edition, `${south},*=b1,europe=c1 reinforce:a place=5`)).toBe('place brazil:5');
});

test.each(BOTH)('L-3 in %s of equals the first in board order is chosen', (edition) => {
  expect(preset(game(`${edition} - red,blue,green a1a3b1/a3b9c1 reinforce:a place=4 sets=1`))).toBe(
    'place pine:4',
  );
});

test.each(BOTH)('L-3 in %s the minimum moves into a captured territory', (edition) => {
  const start = game(`${edition} - red,blue,green a9b1c1/a1b1c1 attack:a`);
  expect(preset(after(start, 'attack oak pine 2', [6, 6, 1]))).toBe('occupy 2');
});

test.each(BOTH)('L-3 in %s the defence has the most dice', (edition) => {
  const start = game(`${edition} defence=chosen red,blue,green a9b2c1/a1b1c1 attack:a`);
  expect(preset(after(start, 'attack oak pine 1'))).toBe('defend 2');
});

test.each(BOTH)('L-3 in %s nothing is attacked', (edition) => {
  expect(preset(game(`${edition} - red,blue,green a9b1c1/a1b1c1 attack:a`))).toBe('end-attacks');
});

test.each(BOTH)('L-3 in %s nothing is moved', (edition) => {
  expect(preset(game(`${edition} - red,blue,green a9a1c1/b1b1c1 fortify:a`))).toBe('end-turn');
});

test('L-3 the first unoccupied territory in board order is claimed', () => {
  const claiming = game('world-domination - red,blue,green a1b1./..c1 claim:a place=1 reserve=a:3,b:3,c:3');
  expect(preset(claiming)).toBe('claim rowan');
});

test('L-3 also in set-up the strongest border territory gets the army', () => {
  const text = 'world-domination - red,blue,green a1b1c1/a3b1c1 deploy:a place=1 reserve=a:3,b:3,c:3';
  expect(preset(game(text))).toBe('place sage:1');
});

test.each(BOTH)('L-3 in %s the neutral army goes to the first neutral territory', (edition) => {
  const text = `${edition} - red,blue a1b1n1/a3b1n9 deploy:a place=2 neutral=1 reserve=a:4,b:4,n:4`;
  expect(preset(game(text))).toBe('place sage:2 rowan:1');
});

test('L-3 only a seat that is asked has a default', () => {
  const { rules, position } = game('classic - red,blue,green a9b1c1/a1b1c1 attack:a');
  expect([1, 2].map((seat) => fallback(rules, position, seat))).toEqual([undefined, undefined]);
});

test.each(['skip', 'expire'])(
  'L-3 the host plays the default for a seat, and no other command: %s',
  (word) => {
    const start = game('classic - red,blue,green a9b1c1/a1b1c1 reinforce:a place=3');
    expect(refusal(start, `host: ${word} 0 place oak:3`)).toBe('accepted');
    expect(refusal(start, `host: ${word} 0 place sage:3`)).toBe('not-the-default');
    expect(refusal(start, `host: ${word} 0 place oak:2`)).toBe('not-the-default');
    expect(refusal(start, `host: ${word} 1 place pine:3`)).toBe('not-your-turn');
  },
);

test.each(['skip', 'expire'])('L-3 only the host plays a default: %s', (word) => {
  const start = game('classic - red,blue,green a9b1c1/a1b1c1 fortify:a');
  expect(refusal(start, `a: ${word} 0 end-turn`)).toBe('host-only');
  expect(refusal(start, `b: ${word} 0 end-turn`)).toBe('host-only');
});

test('L-3 the default is played as if the seat had given it', () => {
  const start = game('classic - red,blue,green a9b1c1/a1b1c1 reinforce:a place=3');
  const skipped = after(
    start,
    'host: skip 0 place oak:3',
    'host: expire 0 end-attacks',
    'host: skip 0 end-turn',
  );
  expect([phase(skipped), board(skipped)]).toEqual(['reinforce:b', 'a12b1c1/a1b1c1']);
  expect(eventsOf(skipped, 'skipped')).toEqual(draws(2).map(() => ({ type: 'skipped', seat: 0 })));
  expect(eventsOf(skipped, 'expired')).toEqual([{ type: 'expired', seat: 0 }]);
});

const attacking = (edition: string, more = ''): TurnsGame =>
  game(`${edition} - red,blue,green a5b3c1/a1b1c1 attack:a ${more}`);

test.each(BOTH)('L-4 in %s the game is drawn when all agree, and has no winner', (edition) => {
  const offered = after(attacking(edition), 'a: offer-draw', 'b: accept-draw');
  expect(phase(offered)).toBe('attack:a');
  const drawn = after(offered, 'c: accept-draw');
  expect([phase(drawn), drawn.position.winner, toAct(drawn.position)]).toEqual(['over:a', NOBODY, []]);
  expect(eventsOf(drawn, 'drawn')).toEqual([{ type: 'drawn' }]);
});

test.each(BOTH)('L-4 in %s any seat may offer a draw at any time', (edition) => {
  const drawn = after(attacking(edition), 'c: offer-draw', 'a: accept-draw', 'b: accept-draw');
  expect(phase(drawn)).toBe('over:a');
  expect(offers(attacking(edition), 'b')).toEqual(['surrender', 'offer-draw']);
});

test.each(BOTH)('L-4 in %s seats that are out are not asked', (edition) => {
  const start = game(`${edition} - red,blue-surrendered,green,yellow-eliminated a5b3c1/a1b1c1 attack:a`);
  expect(phase(after(start, 'a: offer-draw', 'c: accept-draw'))).toBe('over:a');
  expect(refusal(start, 'b: offer-draw')).toBe('seat-out');
});

test.each(BOTH)('L-4 in %s the game continues while an offer is open', (edition) => {
  const offered = after(attacking(edition), 'a: offer-draw', 'b: accept-draw');
  const played = after(offered, 'end-attacks', 'end-turn', 'place pine:3', 'end-attacks', 'end-turn');
  expect(phase(after(played, 'c: accept-draw'))).toBe('over:c');
});

test.each(BOTH)('L-4 in %s an offer ends when a seat declines', (edition) => {
  const declined = after(attacking(edition), 'a: offer-draw', 'b: accept-draw', 'c: decline-draw');
  expect(refusal(declined, 'c: accept-draw')).toBe('no-draw-offered');
  const again = after(declined, 'c: offer-draw', 'a: accept-draw');
  expect(phase(again)).toBe('attack:a');
  expect(phase(after(again, 'b: accept-draw'))).toBe('over:a');
});

test.each(BOTH)('L-4 in %s an offer ends when the next turn of the offering seat begins', (edition) => {
  const start = game(`${edition} - red,blue,green a5b3c1/a1b1c1 fortify:c`);
  const offered = after(start, 'a: offer-draw', 'b: accept-draw');
  expect(refusal(offered, 'c: accept-draw')).toBe('accepted');
  const begun = after(offered, 'end-turn');
  expect(refusal(begun, 'c: accept-draw')).toBe('no-draw-offered');
  expect(refusal(begun, 'b: offer-draw')).toBe('accepted');
});

test.each(BOTH)('L-4 in %s the turns of others do not end it', (edition) => {
  const offered = after(
    game(`${edition} - red,blue,green a5b3c1/a1b1c1 fortify:a`),
    'a: offer-draw',
    'end-turn',
  );
  expect(refusal(offered, 'b: accept-draw')).toBe('accepted');
});

test.each(BOTH)('L-4 in %s a seat agrees once, and there is one offer at a time', (edition) => {
  const offered = after(attacking(edition), 'a: offer-draw');
  expect(refusal(offered, 'a: accept-draw')).toBe('draw-agreed');
  expect(refusal(offered, 'b: offer-draw')).toBe('draw-offered');
  expect(refusal(attacking(edition), 'b: accept-draw')).toBe('no-draw-offered');
  expect(refusal(attacking(edition), 'b: decline-draw')).toBe('no-draw-offered');
  expect(offers(offered, 'b')).toEqual(['surrender', 'accept-draw', 'decline-draw']);
});

test.each(BOTH)('L-4 in %s the surrender of the only seat that has not agreed makes it a draw', (edition) => {
  const drawn = after(attacking(edition), 'a: offer-draw', 'b: accept-draw', 'c: surrender');
  expect([phase(drawn), drawn.position.winner]).toEqual(['over:a', NOBODY]);
});

test.each(BOTH)(
  'L-4 in %s the elimination of the only seat that has not agreed makes it a draw',
  (edition) => {
    const start = game(`${edition} - red,blue,green a5b1c1/a1a1c1 attack:a`);
    const offered = after(start, 'c: offer-draw', 'a: accept-draw');
    const drawn = after(offered, 'attack oak pine 3', [6, 6, 6, 1]);
    expect([phase(drawn), drawn.position.winner, on(drawn, 'pine')]).toEqual(['over:a', NOBODY, 'a3']);
  },
);

test.each(BOTH)('L-4 in %s an offer ends when the seat that made it surrenders', (edition) => {
  const fallen = after(attacking(edition), 'b: offer-draw', 'a: accept-draw', 'b: surrender');
  expect(phase(fallen)).toBe('attack:a');
  expect(refusal(fallen, 'c: accept-draw')).toBe('no-draw-offered');
  expect(refusal(fallen, 'c: offer-draw')).toBe('accepted');
});

test.each(BOTH)('L-4 in %s an offer ends when the seat that made it is eliminated', (edition) => {
  const start = game(`${edition} - red,blue,green a5b1c1/a1a1c1 attack:a`);
  const offered = after(start, 'b: offer-draw', 'a: accept-draw');
  const fallen = after(offered, 'attack oak pine 3', [6, 6, 6, 1]);
  expect(phase(fallen)).toBe('occupy:a');
  expect(refusal(fallen, 'c: accept-draw')).toBe('no-draw-offered');
});

test.each(BOTH)('L-7 in %s a surrender loses armies that are not placed yet', (edition) => {
  const left = after(
    game(`${edition} - red,blue,green a5b3c1/a1b1c1 reinforce:a place=7 sets=1`),
    'surrender',
  );
  expect([phase(left), board(left)]).toEqual(['reinforce:b', 'a5b3c1/a1b1c1']);
  expect(left.position.toPlace).toBe(3);
  expect(eventsOf(left, 'surrendered')[0].unplaced).toBe(7);
});

test.each(BOTH)('L-7 in %s a pending occupation brings its minimum', (edition) => {
  const start = game(`${edition} - red,blue,green a9b1c1/a1b1c1 attack:a`);
  const left = after(start, 'attack oak pine 2', [6, 6, 1], 'surrender');
  expect([phase(left), board(left)]).toEqual(['reinforce:b', 'a7a2c1/a1b1c1']);
});

test.each(BOTH)('L-7 in %s a turn that ends by surrender earns no card', (edition) => {
  const left = after(attacking(edition, 'captures=1 hands=a:oak'), 'surrender');
  expect(eventsOf(left, 'drew')).toEqual([]);
  expect([left.position.deck, cardsAt(left, DISCARDED)]).toEqual([7, 'oak']);
});

test.each(BOTH)('L-7 in %s an announced attack is not rolled', (edition) => {
  const start = game(`${edition} defence=chosen red,blue,green a9b3c1/a1b1c1 attack:a`);
  const left = after(start, 'attack oak pine 2', 'a: surrender');
  expect([phase(left), board(left)]).toEqual(['reinforce:b', 'a9b3c1/a1b1c1']);
});

test.each(BOTH)('L-7 in %s the next seat acts, whatever the phase', (edition) => {
  const next = (text: string): string =>
    phase(after(game(`${edition} - red,blue,green ${text}`), 'surrender'));
  expect(next('a5b3c1/a1b1c1 attack:a')).toBe('reinforce:b');
  expect(next('a5b3c1/a1b1c1 fortify:b')).toBe('reinforce:c');
  expect(next('a5b3c1/a1b1c1 reinforce:c place=3')).toBe('reinforce:a');
});

test.each(BOTH)('L-7 in %s seats that are out are skipped', (edition) => {
  const start = game(`${edition} - red,blue-eliminated,green,yellow a5d3c1/a1d1c1 attack:a`);
  expect(phase(after(start, 'surrender'))).toBe('reinforce:c');
});

const empty = 'world-domination startingSeat=0 red,blue,green .../... start';

test('L-7 the claims of a seat that surrendered are made in board order', () => {
  const left = after(game(empty), 'start', 'claim thorn', 'claim pine', 'c: surrender');
  expect([phase(left), board(left)]).toEqual(['claim:a', 'c1b1./.a1.']);
});

test("L-7 the default claim of a seat that surrenders in another's turn waits for its own", () => {
  const left = after(game(empty), 'start', 'c: surrender', 'claim thorn');
  expect([phase(left), board(left)]).toEqual(['claim:b', '.../.a1.']);
  const claimed = after(left, 'claim pine');
  expect([phase(claimed), board(claimed)]).toEqual(['claim:a', 'c1b1./.a1.']);
});

test('L-7 set-up always ends: the armies of a seat that surrendered go to its strongest border territory', () => {
  const start = game('world-domination - red,blue,green a1b1c1/a1b1c2 deploy:a place=1 reserve=a:2,b:2,c:2');
  const left = after(start, 'c: surrender', 'place oak:1', 'place pine:1', 'place oak:1', 'place pine:1');
  expect([phase(left), board(left)]).toEqual(['reinforce:a', 'a3b3c1/a1b1c4']);
});

test('L-7 if a seat surrenders when asked to place, that army is placed at once', () => {
  const start = game('world-domination - red,blue,green a1b1c1/a2b1c1 deploy:a place=1 reserve=a:2,b:2,c:2');
  const left = after(start, 'surrender');
  expect([phase(left), board(left)]).toEqual(['deploy:b', 'a1b1c1/a3b1c1']);
});

test('L-7 if all others leave during set-up, the last seat wins at once', () => {
  const start = game('world-domination - red,blue,green a1b1c1/a1b1c1 deploy:a place=1 reserve=a:2,b:2,c:2');
  const left = after(start, 'b: surrender', 'c: surrender');
  expect([phase(left), left.position.winner]).toEqual(['over:a', 0]);
});

test.each(BOTH)('L-7 in %s, in the set-up for two, the other wins at once', (edition) => {
  const start = game(`${edition} - red,blue a1b1n1/a1b1n1 deploy:a place=2 neutral=1 reserve=a:2,b:2,n:2`);
  expect(after(start, 'surrender').position.winner).toBe(1);
});

test('L-7 when the starter has left, the next seat takes the first turn', () => {
  const start = game(
    'world-domination - red-surrendered,blue,green a1b1c1/a1b1c1 deploy:c place=1 reserve=c:1',
  );
  expect(phase(after(start, 'place yew:1'))).toBe('reinforce:b');
});
