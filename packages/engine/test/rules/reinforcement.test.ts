import { expect, test } from 'vitest';
import { classicBoard } from '../../src/index.ts';
import { after, BOTH, board, draws, endWithCard, game, offers, phase, refusal } from '../support.ts';

/** b plays next and holds this many territories without a whole continent; a holds the rest. */
function holding(edition: string, count: number): string {
  const scattered = classicBoard.continents.flatMap(({ territories }) => territories.slice(1));
  const held = scattered.slice(0, count).map((t) => `${classicBoard.territories[t].id}=b1`);
  return `${edition} - red,blue,green-eliminated ${held.join(',')},*=a1 fortify:a`;
}

const INCOME: [territories: number, armies: number][] = [
  [1, 3],
  [5, 3],
  [8, 3],
  [9, 3],
  [11, 3],
  [12, 4],
  [14, 4],
  [15, 5],
  [17, 5],
  [18, 6],
  [35, 11],
];

test.each(BOTH.flatMap((edition) => INCOME.map((row) => [edition, ...row] as const)))(
  'R-1 in %s, %i territories bring %i armies',
  (edition, territories, armies) => {
    expect(after(game(holding(edition, territories)), 'end-turn').position.toPlace).toBe(armies);
  },
);

test.each(BOTH)('R-1 %s counts territories, not armies', (edition) => {
  const start = game(`${edition} - red,blue,green a1b40c1/a1b50c1 fortify:a`);
  expect(after(start, 'end-turn').position.toPlace).toBe(3);
});

/** a holds eleven territories, with enough armies in Alberta to take Ontario; c holds the rest. */
const eleven =
  'alaska=a1,alberta=a4,venezuela=a1,iceland=a1,scandinavia=a1,egypt=a1,congo=a1,ural=a1,siberia=a1,japan=a1,siam=a1';

test.each(BOTH)('R-1 in %s a territory captured in a turn counts from the next', (edition) => {
  const start = game(`${edition} - red,blue-eliminated,green ${eleven},*=c1 attack:a`);
  const captured = after(start, 'attack alberta ontario 3', [6, 6, 6, 1], 'occupy 3');
  expect([captured.position.territories[0], captured.position.toPlace]).toEqual([12, 0]);
  const answered = after(captured, ...endWithCard(edition));
  const round = after(answered, `place brazil:${answered.position.toPlace}`, 'end-attacks', 'end-turn');
  expect([phase(round), round.position.toPlace]).toEqual(['reinforce:a', 4]);
});

test.each(BOTH)('R-1 in %s a lost territory no longer counts', (edition) => {
  const start = game(`${edition} - red,blue-eliminated,green ${eleven},argentina=a1,*=c1,peru=c4 attack:c`);
  const lost = after(start, 'attack peru argentina 3', [6, 6, 6, 1], 'occupy 3', ...endWithCard(edition));
  expect([phase(lost), lost.position.toPlace]).toEqual(['reinforce:a', 3]);
});

test('R-1 the first turn has income too', () => {
  const dealt = after(game('classic - red,blue,green *=. start'), 'start', [0, ...draws(42)]);
  expect(dealt.position.toPlace).toBe(4);
  const placed = after(
    game('world-domination - red,blue,green a1b1c1/a1b1c1 deploy:c place=1 reserve=c:1'),
    'place yew:1',
  );
  expect(placed.position.toPlace).toBe(3);
});

test.each(BOTH)('R-2 %s adds the bonus of a continent held completely', (edition) => {
  const start = game(`${edition} - red,blue,green b1b1b1/a1b1c1 fortify:a`);
  expect(after(start, 'end-turn').position.toPlace).toBe(3 + 2);
});

test.each(BOTH)('R-2 %s gives no bonus if one territory is missing', (edition) => {
  const start = game(`${edition} - red,blue,green b1b1a1/b1b1c1 fortify:a`);
  expect(after(start, 'end-turn').position.toPlace).toBe(3);
});

test.each([
  ['north-america', 'greenland'],
  ['south-america', 'argentina'],
  ['europe', 'ukraine'],
  ['africa', 'north-africa'],
  ['asia', 'ural'],
  ['asia', 'siam'],
  ['australia', 'eastern-australia'],
])('R-2 %s without %s brings nothing', (continent, missing) => {
  const start = game(`classic - red,blue,green-eliminated ${continent}=b1,${missing}=a1,*=a1 fortify:a`);
  expect(after(start, 'end-turn').position.toPlace).toBe(3);
});

test.each(BOTH)('R-2 %s adds the bonus of every continent held completely', (edition) => {
  const continents = 'south-america=b1,australia=b1,africa=b1';
  const start = game(`${edition} - red,blue,green-eliminated ${continents},*=a1 fortify:a`);
  expect(after(start, 'end-turn').position.toPlace).toBe(4 + 2 + 2 + 3);
});

test.each(BOTH)('R-2 %s gives the bonus to its holder, not to the others', (edition) => {
  const start = game(`${edition} - red,blue,green a1a1a1/b1b1c1 fortify:a`);
  expect(after(start, 'end-turn').position.toPlace).toBe(3);
});

test.each(BOTH)('R-2 in %s a continent completed in a turn brings its bonus in the next', (edition) => {
  const start = game(`${edition} - red,blue,green-eliminated a4a1b1/b1b2a1 reinforce:a place=3`);
  const captured = after(start, 'place pine:3', 'attack pine rowan 3', [6, 6, 6, 1], 'occupy 3');
  expect(captured.position.toPlace).toBe(0);
  const round = after(captured, ...endWithCard(edition), 'place sage:3', 'end-attacks', 'end-turn');
  expect(round.position.toPlace).toBe(3 + 2);
});

test.each(BOTH)('R-2 in %s a broken continent no longer brings a bonus', (edition) => {
  const start = game(`${edition} - red,blue,green b1b1b1/a4b1c1 attack:a`);
  const broken = after(start, 'attack sage oak 3', [6, 6, 6, 1], 'occupy 3');
  expect(after(broken, ...endWithCard(edition)).position.toPlace).toBe(3);
});

const placing = (edition: string): string =>
  `${edition} - red,blue,green a2b1c1/a1b1c1 reinforce:a place=5 sets=1`;

test.each(BOTH)('R-3 in %s armies may all go to one territory, or be divided', (edition) => {
  expect(board(after(game(placing(edition)), 'place oak:5'))).toBe('a7b1c1/a1b1c1');
  expect(board(after(game(placing(edition)), 'place oak:2 sage:3'))).toBe('a4b1c1/a4b1c1');
  expect(board(after(game(placing(edition)), 'place oak:1', 'place sage:3', 'place oak:1'))).toBe(
    'a4b1c1/a4b1c1',
  );
});

test.each(BOTH)('R-3 in %s armies go only to territories of the seat', (edition) => {
  expect(refusal(game(placing(edition)), 'place pine:5')).toBe('not-yours');
  expect(refusal(game(placing(edition)), 'place oak:4 pine:1')).toBe('not-yours');
  expect(offers(game(placing(edition)))).toEqual([
    'place oak 1-5',
    'place sage 1-5',
    'surrender',
    'offer-draw',
  ]);
});

test.each(BOTH)('R-3 in %s a seat cannot place more armies than it has', (edition) => {
  expect(refusal(game(placing(edition)), 'place oak:6')).toBe('armies-out-of-range');
  expect(refusal(game(placing(edition)), 'place oak:3 sage:3')).toBe('armies-out-of-range');
  expect(refusal(game(placing(edition)), 'place oak:0')).toBe('armies-out-of-range');
});

test.each(BOTH)(
  'R-3 in %s armies cannot be saved: nothing else is legal before all are placed',
  (edition) => {
    const almost = after(game(placing(edition)), 'place oak:4');
    expect([phase(almost), almost.position.toPlace]).toEqual(['reinforce:a', 1]);
    expect(refusal(almost, 'attack oak pine 1')).toBe('wrong-phase');
    expect(refusal(almost, 'assault oak pine 1')).toBe('wrong-phase');
    expect(refusal(almost, 'end-attacks')).toBe('wrong-phase');
    expect(refusal(almost, 'fortify oak sage 1')).toBe('wrong-phase');
    expect(refusal(almost, 'end-turn')).toBe('wrong-phase');
  },
);

test.each(BOTH)('R-3 in %s the attacks begin when all are placed', (edition) => {
  const placed = after(game(placing(edition)), 'place oak:4', 'place oak:1');
  expect([phase(placed), placed.position.toPlace]).toEqual(['attack:a', 0]);
});

test.each(BOTH)('R-3 in %s only the seat whose turn it is places', (edition) => {
  expect(refusal(game(placing(edition)), 'b: place pine:5')).toBe('not-your-turn');
});

test.each(BOTH)('R-5 a turn of %s is place, attack, fortify; then the next seat plays', (edition) => {
  const start = game(placing(edition));
  const phases = [
    ['place oak:5'],
    ['place oak:5', 'end-attacks'],
    ['place oak:5', 'end-attacks', 'end-turn'],
  ];
  expect(phases.map((commands) => phase(after(start, ...commands)))).toEqual([
    'attack:a',
    'fortify:a',
    'reinforce:b',
  ]);
});

test.each(BOTH)('R-5 in %s nothing is placed once the attacks have begun', (edition) => {
  const attacking = game(`${edition} - red,blue,green a4b1c1/a1b1c1 attack:a`);
  expect(refusal(attacking, 'place oak:1')).toBe('nothing-to-place');
  const fortifying = after(attacking, 'end-attacks');
  expect(refusal(fortifying, 'place oak:1')).toBe('wrong-phase');
});

test.each(BOTH)('R-5 in %s no attack is made once they have ended', (edition) => {
  const ended = after(game(`${edition} - red,blue,green a4b1c1/a1b1c1 attack:a`), 'end-attacks');
  expect(refusal(ended, 'attack oak pine 1')).toBe('wrong-phase');
  expect(refusal(ended, 'assault oak pine 1')).toBe('wrong-phase');
  expect(refusal(ended, 'end-attacks')).toBe('wrong-phase');
});

test.each(BOTH)('R-5 in %s the last move waits for the end of the attacks', (edition) => {
  const attacking = game(`${edition} - red,blue,green a4b1c1/a1b1c1 attack:a`);
  expect(refusal(attacking, 'fortify oak sage 1')).toBe('wrong-phase');
  expect(refusal(attacking, 'end-turn')).toBe('wrong-phase');
  expect(refusal(after(attacking, 'end-attacks'), 'fortify oak sage 1')).toBe('accepted');
});

test.each(BOTH)('R-5 in %s cards are not traded later in the turn', (edition) => {
  const attacking = game(`${edition} - red,blue,green a4b1c1/a1b1c1 attack:a hands=a:pine+rowan+thorn`);
  expect(refusal(attacking, 'trade pine+rowan+thorn')).toBe('trading-closed');
  expect(refusal(after(attacking, 'end-attacks'), 'trade pine+rowan+thorn')).toBe('wrong-phase');
});
