import { describe, expect, test } from 'vitest';
import { ordersBoard } from '../../src/board/variants.ts';
import { incomeOf } from '../../src/orders/round/income.ts';
import {
  after,
  asked,
  board,
  eventsOf,
  type Game,
  game,
  newGame,
  on,
  refusal,
  report,
  resolve,
  seatOf,
} from './support.ts';

/** The troops that a seat may deploy without cashing in objectives. */
const income = ({ rules, position }: Game, seat: string): number => incomeOf(rules, position, seatOf(seat));

/** Seat a holds this many territories of the whole board, in the given order; the others have one each. */
function holding(ids: readonly string[]): Game {
  const others = ordersBoard.territories.map(({ id }) => id).filter((id) => !ids.includes(id));
  const held = ids.map((id) => `${id}=a1`);
  return game(`red,blue,green ${[...held, `${others[0]}=b1`, `${others[1]}=c1`].join(',')} order`);
}

const asia = ordersBoard.continents[4].territories.map((t) => ordersBoard.territories[t].id);

describe('writing', () => {
  const start = game('red,blue,green a3b1./c2... order');

  test('AR-7 all seats write at once, and each commits one sheet', () => {
    expect(asked(start)).toBe('abc');
    const early = after(start, 'b: order //');
    expect(asked(early)).toBe('ac');
    expect(refusal(early, 'b: order //')).toBe('not-your-turn');
    expect(refusal(early, 'a: bid 1')).toBe('wrong-phase');
  });

  test('AR-7 nothing is opened before all are in', () => {
    const early = after(start, 'b: order /birch:1/', 'a: order //ash>birch:3');
    expect(early.events.map(({ type }) => type)).toEqual(['committed', 'committed']);
    expect(board(early)).toBe(board(start));
    expect(after(early, 'c: order //').position.round).toBe(2);
  });
});

describe('deploying', () => {
  test.each([
    [1, 2],
    [5, 2],
    [6, 2],
    [8, 2],
    [9, 3],
    [11, 3],
  ])('AR-8 %d territories bring %d troops', (count, troops) => {
    expect(income(holding(asia.slice(0, count)), 'a')).toBe(troops);
  });

  test.each([
    [17, 5],
    [18, 6],
    [23, 7],
    [26, 8],
  ])('AR-8 %d territories without a whole continent bring %d troops', (count, troops) => {
    const apart = ordersBoard.continents.flatMap(({ territories }) => territories.slice(1));
    const ids = apart.map((t) => ordersBoard.territories[t].id);
    expect(income(holding(ids.slice(0, count)), 'a')).toBe(troops);
  });

  test.each([
    ['australia', 1],
    ['south-america', 2],
    ['africa', 3],
    ['north-america', 3],
    ['europe', 4],
    ['asia', 5],
  ])('AR-8, B-4 all of %s brings %d more', (id, bonus) => {
    const continent = ordersBoard.continents.find((candidate) => candidate.id === id);
    const ids = continent?.territories.map((t) => ordersBoard.territories[t].id) ?? [];
    expect(income(holding(ids), 'a')).toBe(Math.max(2, Math.floor(ids.length / 3)) + bonus);
    expect(income(holding(ids.slice(1)), 'a')).toBe(Math.max(2, Math.floor((ids.length - 1) / 3)));
  });

  test('AR-8 the printed example: 8 territories with all of Australia, one objective cashed in', () => {
    const start = game(
      'red,blue,green indonesia=a1,new-guinea=a1,western-australia=a1,eastern-australia=a1,brazil=a1,china=a1,north-africa=a1,peru=a1,japan=b1,ural=c1 order objectives=a:siam',
    );
    expect(income(start, 'a')).toBe(3);
    const played = resolve(
      start,
      'a: siam/brazil:2+china:1+north-africa:2/brazil>venezuela:3+china>mongolia:1',
    );
    expect(report(played)).toEqual([
      'a cashed siam +2',
      'a brazil +2',
      'a china +1',
      'a north-africa +2',
      'a brazil>venezuela 3',
      'a china>mongolia 1',
    ]);
    expect(['brazil', 'venezuela', 'china', 'mongolia', 'north-africa'].map((id) => on(played, id))).toEqual([
      '.',
      'a3',
      'a1',
      'a1',
      'a3',
    ]);
  });

  test('AR-8 troops go only where the player has troops', () => {
    const played = resolve(game('red,blue,green a3b1./c2... order'), 'a: /birch:1+cedar:1+dune:1+ash:1/');
    expect(report(played).slice(0, 4)).toEqual([
      'a birch +0 of 1 not-yours',
      'a cedar +0 of 1 no-troops',
      'a dune +0 of 1 not-yours',
      'a ash +1',
    ]);
  });

  test('AR-8 they may go where there is one troop, and be moved in the same round', () => {
    const played = resolve(game('red,blue,green a1a1./c2..b1 order'), 'a: /ash:2/ash>dune:3');
    expect(report(played)).toEqual(['a ash +2', 'a ash>dune 3', 'a 3 v c 2 in dune: 2 v 0']);
  });

  test('AR-8 income counts the board at the start of the round, whichever seat is first', () => {
    const start = game('red,blue,green a1a1a1/b9..c1 order first=b');
    const played = resolve(start, 'b: //dune>ash:9', 'a: /birch:3+cedar:1/');
    expect(report(played).slice(0, 2)).toEqual(['a birch +3', 'a cedar +0 of 1 nothing-left']);
  });

  test('AR-8 two for each objective cashed in, in the same round', () => {
    const start = game('red,blue,green a1b1./c2... order objectives=a:gorse+fir');
    const played = resolve(start, 'a: gorse+fir/ash:6/');
    expect(report(played).slice(0, 3)).toEqual(['a cashed gorse +2', 'a cashed fir +2', 'a ash +6']);
    expect(report(resolve(played, 'a: /ash:6/'))[0]).toBe('a ash +2 of 6 too-many');
  });
});

describe('moving', () => {
  test('AR-10 troops move only to neighbours', () => {
    const played = resolve(game('red,blue,green a3../.b1.c1 order'), 'a: //ash>elm:1+ash>fir:1+ash>dune:1');
    expect(report(played)).toEqual([
      'a ash>elm 0 of 1 not-adjacent',
      'a ash>fir 0 of 1 not-adjacent',
      'a ash>dune 1',
    ]);
  });

  test('AR-10 troops that have moved do not move again', () => {
    const played = resolve(game('red,blue,green a3../.b1.c1 order'), 'a: //ash>birch:3+birch>cedar:3');
    expect(report(played).slice(0, 2)).toEqual(['a ash>birch 3', 'a birch>cedar 0 of 3 moved-already']);
  });

  test('AR-10 troops that were there before may still move', () => {
    const start = game('red,blue,green a3a2./.b1.c1 order');
    const played = resolve(start, 'a: //ash>birch:3+birch>cedar:4');
    expect(report(played)[1]).toBe('a birch>cedar 2 of 4 too-many');
    expect([on(played, 'birch'), on(played, 'cedar')]).toEqual(['a2', 'a2']);
  });

  test('AR-10 troops that won a fight have moved', () => {
    const played = resolve(game('red,blue,green a5b1./a1.b1c1 order'), 'a: //ash>birch:5+birch>cedar:1');
    expect(report(played).slice(1)).toEqual([
      'a 5 v b 1 in birch: 5 v 0',
      'a birch>cedar 0 of 1 moved-already',
      'a birch -3',
    ]);
  });

  test('AR-10 a territory may be left empty, and then has no owner', () => {
    const played = resolve(game('red,blue,green a2../.b1.c1 order'), 'a: //ash>birch:2');
    expect(board(played)).toBe('.a1./.b1.c1');
    expect(played.position.territories.slice(0, 3)).toEqual([1, 1, 1]);
  });

  test('AR-10 a later seat takes a territory that was left empty', () => {
    const played = resolve(game('red,blue,green a2../b1..c1 order'), 'a: //ash>birch:2', 'b: //dune>ash:1');
    expect([on(played, 'ash'), report(played).filter((line) => line.includes(' v '))]).toEqual(['b1', []]);
  });

  test('AR-10 an order back into a territory left empty is an ordinary move', () => {
    const played = resolve(game('red,blue,green a2a1./.b1.c1 order'), 'a: //ash>dune:2+birch>ash:1');
    expect(board(played)).toBe('a1../a2b1.c1');
  });
});

describe('the order of things', () => {
  test('AR-11 all deployments come before all movements', () => {
    const start = game('red,blue,green a4b1./..c1. order');
    const played = resolve(start, 'a: //ash>birch:4', 'b: /birch:2/');
    expect(report(played)).toEqual([
      'b birch +2',
      'a ash>birch 4',
      'a 4 v b 3 in birch: 2 v 0',
      'a birch -1',
    ]);
  });

  test('AR-11 all orders of one player, then all of the next, from the token clockwise', () => {
    const start = game('red,blue,green a1../b1..c1 order first=b round=2');
    const played = resolve(
      start,
      'a: /ash:1/ash>birch:1',
      'b: /dune:1/dune>elm:1',
      'c: /gorse:1/gorse>fir:1',
    );
    expect(report(played)).toEqual([
      'b dune +1',
      'c gorse +1',
      'a ash +1',
      'b dune>elm 1',
      'c gorse>fir 1',
      'a ash>birch 1',
    ]);
  });

  test('AR-11 each player’s orders are carried out as written', () => {
    const start = game('red,blue,green a3../.b1.c1 order');
    expect(board(resolve(start, 'a: //ash>dune:2+ash>birch:2'))).toBe('.a1./a2b1.c1');
    expect(board(resolve(start, 'a: //ash>birch:2+ash>dune:2'))).toBe('.a2./a1b1.c1');
  });

  test('AR-11 troops do not pass each other: the earlier seat fights, the later one moves what is left', () => {
    const start = game('red,blue,green a4b3./a1b1.c1 order');
    const first = resolve(start, 'a: //ash>birch:4', 'b: //birch>ash:3');
    expect(report(first).slice(0, 3)).toEqual([
      'a ash>birch 4',
      'a 4 v b 3 in birch: 2 v 0',
      'b birch>ash 0 of 3 not-yours',
    ]);
    const other = game('red,blue,green a4b3./a1b1.c1 order first=b');
    expect(report(resolve(other, 'a: //ash>birch:4', 'b: //birch>ash:3')).slice(0, 3)).toEqual([
      'b birch>ash 3',
      'b 3 v a 4 in ash: 0 v 2',
      'a ash>birch 2 of 4 too-many',
    ]);
  });

  test('AR-11 an order out of a territory that was lost or emptied moves nothing', () => {
    const start = game('red,blue,green a2b2./b9..c1 order');
    const emptied = resolve(start, 'a: //ash>birch:2', 'b: //birch>cedar:1');
    expect(report(emptied).slice(1, 3)).toEqual([
      'a 2 v b 2 in birch: 0 v 0',
      'b birch>cedar 0 of 1 no-troops',
    ]);
    const lost = resolve(game('red,blue,green a9b2./a1..c1 order'), 'a: //ash>birch:9', 'b: //birch>elm:2');
    expect(report(lost)[2]).toBe('b birch>elm 0 of 2 not-yours');
  });

  test('AR-14 the token passes to the left after each round', () => {
    let current: Game = game('red,blue,green a1../b1..c1 order first=b');
    const holders = [current.position.first];
    for (let round = 1; round < 7; round++) {
      current = resolve(current);
      holders.push(current.position.first);
    }
    expect(holders).toEqual([1, 2, 0, 1, 2, 0, 1]);
    expect(eventsOf(resolve(current), 'won')).toHaveLength(1);
  });

  test.each([3, 4, 5, 6])(
    'AR-14 with %d players the order of the last round is that of the first',
    (count) => {
      const { rules } = newGame(count);
      expect((rules.rounds - 1) % count).toBe(0);
    },
  );
});
