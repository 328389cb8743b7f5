import { expect, test } from 'vitest';
import {
  DISCARDED,
  fallback,
  makeCommandText,
  NOBODY,
  SURRENDERED,
  type TurnsGame,
  toAct,
} from '../../src/index.ts';
import {
  after,
  board,
  cardsAt,
  draws,
  EXPERT,
  eventsOf,
  game,
  hand,
  inPlay,
  on,
  phase,
  refusal,
  seatOf,
} from '../support.ts';

const taking = (from: string, to: string): (string | number[])[] => [`attack ${from} ${to} 3`, [6, 6, 6, 1]];

/** The default of a seat. */
function preset({ rules, position }: TurnsGame, seat: number): string {
  const command = fallback(rules, position, seat);
  return command === undefined ? 'none' : makeCommandText(rules.board, command);
}

/** Three headquarters in the north, from west to east. */
const headquarters = (text: string, seats = 'red,blue,green'): TurnsGame =>
  game(`capital - ${seats} ${text} turn=1 capitals=a:oak,b:pine,c:rowan removed=oak+pine+rowan`);
const picking = game('capital - red,blue,green a1b1c1/a2b1c1 capital');

test('L-1, CH-4 a surrender helps nobody: the headquarters must still be captured', () => {
  const start = headquarters('a1b1a9/a1b1c1 attack:a');
  const left = after(start, 'b: surrender');
  expect([phase(left), left.position.winner]).toEqual(['attack:a', NOBODY]);
  expect(after(left, ...taking('rowan', 'pine')).position.winner).toBe(0);
});

test('L-1, CH-6 a seat that has surrendered can no longer win', () => {
  const start = game(
    'capital - red-surrendered,blue,green a1a1a1/b9c1c1 attack:b turn=1 capitals=a:oak,b:pine,c:rowan removed=oak+pine+rowan',
  );
  expect(phase(after(start, 'end-attacks', 'end-turn'))).toBe('reinforce:c');
});

test('L-3 the headquarters is the strongest territory, of equals the first on the board', () => {
  expect(preset(picking, 0)).toBe('choose-capital sage');
  expect(preset(picking, 1)).toBe('choose-capital pine');
});

test('L-3 each seat that has not chosen yet has its default', () => {
  const picked = after(picking, 'b: choose-capital thorn');
  expect(preset(picked, 1)).toBe('none');
  const skipped = after(picked, 'host: skip 2 choose-capital rowan', 'host: expire 0 choose-capital sage');
  expect([phase(skipped), skipped.position.capitals]).toEqual(['reinforce:a', [3, 4, 2]]);
});

test('L-7 a seat that surrenders while all choose gets the default', () => {
  const left = after(picking, 'a: surrender');
  expect([toAct(left.position), left.position.capitals]).toEqual([
    [1, 2],
    [3, NOBODY, NOBODY],
  ]);
  const picked = after(left, 'b: choose-capital thorn', 'c: choose-capital yew');
  expect([phase(picked), picked.position.capitals]).toEqual(['reinforce:b', [3, 4, 5]]);
});

test('L-7 a choice stays when its seat surrenders, and the last seat asked may leave too', () => {
  const picked = after(
    picking,
    'a: choose-capital oak',
    'a: surrender',
    'c: choose-capital rowan',
    'c: offer-draw',
  );
  expect(phase(picked)).toBe('capital');
  const last = after(picking, 'a: choose-capital oak', 'b: choose-capital thorn', 'c: surrender');
  expect([phase(last), last.position.capitals]).toEqual(['reinforce:a', [0, 4, 2]]);
});

test('L-7 a seat that left before is not asked for its headquarters', () => {
  const start = game('capital - red,blue-surrendered,green a1b1c1/a1b3c1 deploy:c place=1 reserve=c:1');
  const asked = after(start, 'place yew:1');
  expect([toAct(asked.position), asked.position.capitals]).toEqual([
    [0, 2],
    [NOBODY, 4, NOBODY],
  ]);
});

test('L-7 with one seat left while all choose, the game is over', () => {
  const won = after(picking, 'a: choose-capital oak', 'b: surrender', 'c: surrender');
  expect([won.position.phase, won.position.winner, toAct(won.position)]).toEqual(['over', 0, []]);
});

const missions = (text: string, dealt: string, seats = 'red,blue,green'): TurnsGame =>
  game(`secret-mission - ${seats} ${text} turn=1 missions=${dealt}`);

test('L-1, SM-3 a surrender destroys no colour', () => {
  const start = missions('a5b1c1/a1a1c1 attack:a', 'a:destroy-blue,b:occupy-24,c:occupy-18-two');
  const left = after(start, 'b: surrender');
  expect([phase(left), left.position.winner]).toEqual(['attack:a', NOBODY]);
});

test('L-2, SM-3 a garrison is destroyed with its last army, whichever seat removes it', () => {
  const start = missions('a5b1c1/a1b1c1 attack:a', 'a:occupy-24,b:occupy-18-two,c:destroy-blue');
  const one = after(start, 'b: surrender', ...taking('oak', 'pine'), 'occupy 3');
  expect([phase(one), one.position.winner]).toEqual(['attack:a', NOBODY]);
  expect(after(one, 'attack pine thorn 2', [6, 6, 1]).position.winner).toBe(2);
});

test('L-7, SM-9 the minimum that moves in at a surrender wins nothing', () => {
  const own = 'north-america=a2,south-america=a2,australia=a2,greenland=a9';
  const dealt = 'missions=a:occupy-18-two,b:destroy-green,c:destroy-red';
  const start = game(`secret-mission - red,blue,green ${own},egypt=c1,*=b1 attack:a turn=1 ${dealt}`);
  const captured = after(start, 'attack greenland iceland 2', [6, 6, 1]);
  expect(after(captured, 'occupy 2').position.winner).toBe(0);
  const left = after(captured, 'surrender');
  expect([phase(left), on(left, 'iceland')]).toEqual(['reinforce:b', 'a2']);
});

test('L-1, SM-7 the mission of a seat that surrenders can no longer win', () => {
  const four = 'a5b1c1/a1b1d1 attack:a';
  const start = missions(
    four,
    'a:occupy-24,b:destroy-green,c:occupy-18-two,d:destroy-red',
    'red,blue,green,yellow',
  );
  const taken = after(
    start,
    'b: surrender',
    ...taking('oak', 'pine'),
    'occupy 4',
    ...taking('pine', 'rowan'),
  );
  expect([phase(taken), taken.position.status[2], taken.position.winner]).toEqual(['occupy:a', 1, NOBODY]);
});

const capitals = (text: string, seats = 'red,blue,green'): TurnsGame =>
  game(`classic capitals=on ${seats} ${text} turn=1 capitals=a:oak,b:pine,c:rowan`);
const naming = game('classic capitals=on red,blue,green a1b1c1/a2b1c1 capital:a');

test('L-3, CC-1 the capital is the strongest territory, of equals the first on the board', () => {
  expect(preset(naming, 0)).toBe('choose-capital sage');
  expect(preset(after(naming, 'choose-capital oak'), 1)).toBe('choose-capital pine');
  expect(preset(naming, 1)).toBe('none');
});

test('L-3, CC-2 the five armies go to the first vacated territory', () => {
  const out = after(capitals('a1a5c1/b7b2c1 fortify:b'), 'end-turn');
  expect([preset(out, 0), preset(out, 1)]).toEqual(['place sage:5', 'none']);
  expect(preset(after(out, 'place thorn:2'), 0)).toBe('place sage:3');
  expect(phase(after(out, 'host: skip 0 place sage:5'))).toBe('reinforce:c');
});

test('L-3, CC-2 a skipped player without the capital is eliminated like any other', () => {
  const start = capitals('a1a5c1/b7b2c1 fortify:b');
  expect(toAct(after(start, 'host: skip 1 end-turn').position)).toEqual([0]);
});

test.each(EXPERT)('L-3, EX-4 in %s the default keeps the dice', (edition) => {
  const start = inPlay(edition, 'reRoll=on,commander=on', 'a1b1c1/a1a9c2 attack:a hands=a:thorn');
  const asked = after(start, 'attack thorn yew 3', [6, 3, 1, 5, 4]);
  expect([phase(asked), preset(asked, 0)]).toEqual(['re-roll:a', 'keep']);
  const next = after(asked, 'host: expire 0 keep');
  expect([phase(next), preset(next, 0)]).toEqual(['commander:a', 'keep']);
  expect(phase(after(next, 'host: expire 0 keep'))).toBe('attack:a');
});

test.each(EXPERT)('L-3, EX-2 in %s the default moves nothing and ends the turn', (edition) => {
  expect(preset(inPlay(edition, 'pathFortify=on', 'a5b1c1/a3a1a1 fortify:a'), 0)).toBe('end-turn');
});

test('L-6 a seat that surrendered is never overthrown', () => {
  const start = capitals('c1b9c1/a1a1c1 attack:a');
  const left = after(start, 'surrender');
  expect([phase(left), board(left)]).toEqual(['reinforce:b', 'c1b9c1/a1a1c1']);
  const round = after(
    left,
    'place pine:3',
    'end-attacks',
    'end-turn',
    'place rowan:3',
    'end-attacks',
    'end-turn',
  );
  expect([phase(round), board(round), eventsOf(round, 'overthrown')]).toEqual([
    'reinforce:b',
    'c1b12c4/a1a1c1',
    [],
  ]);
});

test('L-6 if a garrison holds the capital, its owner leaves a garrison and nobody places', () => {
  const start = capitals('a1a5c1/b7b2c1 fortify:b hands=b:sage+wild-1', 'red-surrendered,blue,green');
  const four = game(
    'classic capitals=on red-surrendered,blue,green,yellow a1a5c1/b7b2d1 fortify:b turn=1 capitals=a:oak,b:pine,c:rowan,d:yew hands=b:sage+wild-1',
  );
  const left = after(four, 'end-turn');
  expect([phase(left), board(left)]).toEqual(['reinforce:c', 'a1a5c1/b7b2d1']);
  expect([left.position.status[1], hand(left, 'b'), cardsAt(left, DISCARDED)]).toEqual([
    SURRENDERED,
    '',
    'sage+wild-1',
  ]);
  expect(after(start, 'end-turn').position.winner).toBe(2);
});

test('L-6, L-4 a draw offer ends with a seat that goes out this way', () => {
  const start = game(
    'classic capitals=on red-surrendered,blue,green,yellow a1a5c1/b7b2d1 fortify:b turn=1 capitals=a:oak,b:pine,c:rowan,d:yew',
  );
  const left = after(start, 'b: offer-draw', 'c: accept-draw', 'end-turn');
  expect([phase(left), refusal(left, 'd: accept-draw')]).toEqual(['reinforce:c', 'no-draw-offered']);
});

test('L-7, CC-1 the capitals of seats that left are named by default', () => {
  const left = after(naming, 'b: surrender', 'a: surrender');
  expect([phase(left), left.position.winner]).toEqual(['over:a', 2]);
  const one = after(naming, 'b: surrender', 'choose-capital oak');
  expect([phase(one), one.position.capitals]).toEqual(['capital:c', [0, 1, NOBODY]]);
  const asked = after(naming, 'a: surrender');
  expect([phase(asked), asked.position.capitals]).toEqual(['capital:b', [3, NOBODY, NOBODY]]);
});

test('L-7, CC-2 the five armies of a settler who surrenders are lost, and the next seat acts', () => {
  const start = game(
    'classic capitals=on red,blue,green,yellow a1a5c1/b7b2d1 fortify:b turn=1 capitals=a:oak,b:pine,c:rowan,d:yew',
  );
  const left = after(start, 'end-turn', 'a: surrender');
  expect([phase(left), board(left), left.position.toPlace]).toEqual(['reinforce:c', 'a1a5c1/a1a1d1', 3]);
});

test('L-7, CC-2 the surrender of another leaves the settler alone', () => {
  const start = game(
    'classic capitals=on red,blue,green,yellow a1a5c1/b7b2d1 fortify:b turn=1 capitals=a:oak,b:pine,c:rowan,d:yew',
  );
  const left = after(start, 'end-turn', 'c: surrender');
  expect([toAct(left.position), left.position.toPlace]).toEqual([[0], 5]);
  expect(phase(after(left, 'place sage:5'))).toBe('reinforce:d');
});

test.each(EXPERT)(
  'L-7, EX-6 in %s the dice on the table no longer count when the attacker leaves',
  (edition) => {
    const start = inPlay(edition, 'reRoll=on,commander=on', 'a1b1c1/a1a9c2 attack:a hands=a:thorn');
    const left = after(start, 'attack thorn yew 3', [6, 5, 1, 4, 4], 'surrender');
    expect([phase(left), board(left)]).toEqual(['reinforce:b', 'a1b1c1/a1a9c2']);
    expect([left.position.thrownAttack, left.position.thrownDefence]).toEqual([[], []]);
    const kept = after(start, 'attack thorn yew 3', [3, 2, 1, 4, 4], 'keep', 'surrender');
    expect([phase(kept), board(kept)]).toEqual(['reinforce:b', 'a1b1c1/a1a9c2']);
  },
);

test('L-1, EX-5 nobody wins by dice that are on the table when they leave', () => {
  const start = game('world-domination commander=on red,blue,green-eliminated a5b1a1/a1a1a1 attack:a');
  const left = after(start, 'attack oak pine 3', [6, 6, 5, 1], 'a: surrender');
  expect([phase(left), left.position.winner]).toEqual(['over:a', seatOf('b')]);
});

test.each(EXPERT)('L-7, EX-4 in %s the surrender of a defender leaves the question open', (edition) => {
  const start = inPlay(edition, 'reRoll=on', 'a1b1c1/a1a9c2 attack:a hands=a:thorn');
  const left = after(start, 'attack thorn yew 3', [6, 3, 1, 5, 4], 'c: surrender');
  expect([phase(left), toAct(left.position)]).toEqual(['re-roll:a', [0]]);
  expect(phase(after(left, 're-roll thorn 3', [5]))).toBe('occupy:a');
});

test.each(EXPERT)('L-7, EX-2 in %s moves made before a surrender remain', (edition) => {
  const start = inPlay(edition, 'pathFortify=on', 'a5b1c1/a3a1a1 fortify:a');
  const left = after(start, 'fortify oak yew 4', 'surrender');
  expect([phase(left), on(left, 'yew')]).toEqual(['reinforce:b', 'a5']);
});

test.each(EXPERT)('L-1, EX-7 in %s cards that were seen are discarded like the others', (edition) => {
  const start = inPlay(edition, 'reRoll=on', 'a1b1c1/a1a9c2 attack:a hands=b:thorn+yew seen=thorn');
  const left = after(start, 'b: surrender');
  expect([cardsAt(left, DISCARDED), left.position.seen]).toEqual(['thorn+yew', draws(8)]);
});

test('L-7, S-7 the armies of a seat that left during set-up are placed by default', () => {
  const start = game(
    'secret-mission - red,blue,green a1b1c1/a1b1c2 deploy:a place=1 reserve=a:1,b:1,c:1 missions=a:destroy-red,b:destroy-blue,c:occupy-24',
  );
  const left = after(start, 'c: surrender', 'place oak:1', 'place pine:1');
  expect([phase(left), board(left)]).toEqual(['reinforce:a', 'a2b2c1/a1b1c3']);
});
