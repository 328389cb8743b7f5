import { describe, expect, test } from 'vitest';
import { ordersBoard } from '../../src/board/variants.ts';
import { IN_DECK, TURNED_UP } from '../../src/orders/position.ts';
import { objectivesFor } from '../../src/orders/rules.ts';
import { NOBODY } from '../../src/vocabulary.ts';
import {
  after,
  asked,
  board,
  draws,
  eventsOf,
  type Game,
  game,
  grove,
  newGame,
  objectives,
  on,
  preset,
  refusal,
  report,
  starts,
} from './support.ts';

const players = [3, 4, 5, 6];
const letters = (count: number): string[] => [...'abcdef'.slice(0, count)];

/** A game on the whole board whose objectives and lots come up in board order. */
const started = (count: number): Game => after(newGame(count), 'host: start', draws(3 * count + 3));

/** The game after all lots, without any bids. */
function withoutBids(start: Game): Game {
  let current = start;
  while (current.position.phase === 'bid') {
    const bids = letters(start.rules.players).map((seat) => `${seat}: bid 0`);
    const left = current.position.objectives.filter((place) => place === IN_DECK).length;
    current = after(current, ...bids, draws(Math.min(3, left)));
  }
  return current;
}

/** A roll-off that the first seat wins. */
const dieFor = (count: number): number[] => [6, ...draws(count - 1, 1)];

describe('objectives', () => {
  test.each(players)('AR-2 of %d players each is dealt three objectives', (count) => {
    const { position } = started(count);
    expect(position.objectivesLeft).toEqual(draws(count, 3));
    const dealt = letters(count).map((_, seat) => position.objectives.filter((of) => of === seat).length);
    expect(dealt).toEqual(draws(count, 3));
  });

  test('AR-2 they are dealt one at a time, clockwise, any of those left', () => {
    const dealt = after(newGame(3), 'host: start', [0, 0, 0, 38, 0, 0, 0, 34, 0, 0, 0, 0]);
    expect(eventsOf(dealt, 'objectives-dealt').map((event) => event.objectives)).toEqual([
      [0, 41, 5],
      [1, 3, 40],
      [2, 4, 6],
    ]);
  });

  test('AR-2 on a small board there are fewer, so that territories are left to bid for', () => {
    expect([3, 4, 5, 6].map((count) => objectivesFor(count, 42))).toEqual([3, 3, 3, 3]);
    expect([4, 5, 6, 7, 10].map((size) => objectivesFor(3, size))).toEqual([1, 1, 1, 2, 3]);
  });
});

describe('bidding', () => {
  test.each(players)('AR-3 with %d players there are 20 tokens each, and lots of three', (count) => {
    const { position } = started(count);
    expect(position.tokens).toEqual(draws(count, 20));
    expect([position.phase, position.lot]).toEqual(['bid', [3 * count, 3 * count + 1, 3 * count + 2]]);
  });

  test.each(players)(
    'AR-3 with %d players every territory that is not an objective comes up once',
    (count) => {
      const start = started(count);
      const bidden = withoutBids(start);
      const opened = bidden.position.objectives.filter((place) => place === TURNED_UP);
      expect(opened).toHaveLength(42 - 3 * count);
      expect(bidden.position.objectives).not.toContain(IN_DECK);
    },
  );

  test('AR-3 lots are drawn from the territories that are nobody’s objective', () => {
    const dealt = after(newGame(3), 'host: start', [...draws(9), 32, 0, 0]);
    expect(dealt.position.lot).toEqual([41, 9, 10]);
  });

  const lotUp =
    'red,blue,green .../.... bid lot=ash+birch+cedar open=ash+birch+cedar objectives=a:dune,b:elm,c:fir';

  test('AR-3 the highest bid wins the three and pays, the others pay nothing', () => {
    const won = after(game(lotUp), 'a: bid 3', 'b: bid 7', 'c: bid 6', [0]);
    expect(starts(won, 'b')).toBe('ash+birch+cedar');
    expect(won.position.tokens).toEqual([20, 13, 20]);
    expect(eventsOf(won, 'lot-won')).toEqual([
      { type: 'lot-won', seat: 1, territories: [0, 1, 2], tokens: 7 },
    ]);
  });

  test('AR-3 a tie for the highest bid is settled by a die, and the loser pays nothing', () => {
    const won = after(game(lotUp), 'a: bid 5', 'b: bid 3', 'c: bid 5', [2, 6, 0]);
    expect(starts(won, 'c')).toBe('ash+birch+cedar');
    expect(won.position.tokens).toEqual([20, 20, 15]);
    expect(eventsOf(won, 'rolled-off')).toEqual([{ type: 'rolled-off', seats: [0, 2], faces: [2, 6] }]);
  });

  test('AR-3 if all tie, all roll, and those tied for the highest die roll again', () => {
    const won = after(game(lotUp), 'a: bid 20', 'b: bid 20', 'c: bid 20', [4, 1, 4, 1, 5, 0]);
    expect(won.position.tokens).toEqual([20, 20, 0]);
    expect(eventsOf(won, 'rolled-off').map(({ seats }) => seats)).toEqual([
      [0, 1, 2],
      [0, 2],
    ]);
  });

  test('AR-3 if nobody bids the three stay empty', () => {
    const left = after(game(lotUp), 'a: bid 0', 'b: bid 0', 'c: bid 0', [0]);
    expect(eventsOf(left, 'lot-left')).toEqual([{ type: 'lot-left', territories: [0, 1, 2] }]);
    expect([left.position.starts, left.position.tokens]).toEqual([draws(7, NOBODY), [20, 20, 20]]);
  });

  test('AR-3 bids are opened together in seat order, not in order of arrival', () => {
    const early = after(game(lotUp), 'c: bid 2', 'a: bid 4');
    expect([early.position.phase, asked(early), eventsOf(early, 'opened')]).toEqual(['bid', 'b', []]);
    const opened = after(early, 'b: bid 1', [0]);
    expect(eventsOf(opened, 'opened').map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });

  test('AR-3 on a small board the last lot has the remaining territories', () => {
    const last = after(game(lotUp), 'a: bid 3', 'b: bid 7', 'c: bid 6', [0]);
    expect([last.position.phase, last.position.lot]).toEqual(['bid', [6]]);
  });

  test('AR-20 a bid is anything from 0 to the tokens left', () => {
    const start = game(`${lotUp} tokens=a:4,b:20`);
    expect(refusal(start, 'a: bid 0')).toBe('accepted');
    expect(refusal(start, 'a: bid 4')).toBe('accepted');
    expect(refusal(start, 'a: bid 5')).toBe('tokens-out-of-range');
    expect(refusal(start, 'b: bid 21')).toBe('tokens-out-of-range');
    expect(refusal(start, 'c: bid 1')).toBe('tokens-out-of-range');
    expect(refusal(start, 'c: bid 0')).toBe('accepted');
  });

  test('AR-20 a bid is final: there is one for each lot', () => {
    expect(refusal(after(game(lotUp), 'a: bid 3'), 'a: bid 4')).toBe('not-your-turn');
  });
});

describe('converting', () => {
  const converting = 'red,blue,green .../.... convert starts=a:ash open=ash+birch';
  const start = game(`${converting} objectives=a:cedar,b:dune+elm,c:fir+gorse`);

  test('AR-4 only a seat without a starting territory is asked', () => {
    expect(asked(start)).toBe('bc');
    expect(refusal(start, 'a: convert cedar')).toBe('not-your-turn');
  });

  test('AR-4 one, two or three objectives become starting territories and are no longer objectives', () => {
    const three = game(
      'red,blue,green .../.... convert starts=b:ash,c:birch open=ash+birch objectives=a:cedar+dune+elm,b:fir,c:gorse',
    );
    const one = after(three, 'a: convert dune', [6, 1, 1]);
    expect([starts(one, 'a'), objectives(one, 'a')]).toEqual(['dune', 'cedar+elm']);
    expect(one.position.objectivesLeft).toEqual([2, 1, 1]);
    const two = after(three, 'a: convert elm+cedar', [6, 1, 1]);
    expect([starts(two, 'a'), objectives(two, 'a')]).toEqual(['cedar+elm', 'dune']);
    const all = after(three, 'a: convert cedar+dune+elm', [6, 1, 1]);
    expect([starts(all, 'a'), objectives(all, 'a')]).toEqual(['cedar+dune+elm', '']);
  });

  test('AR-4 at least one must be converted', () => {
    expect(refusal(start, 'b: convert ')).toBe('objectives-out-of-range');
    expect(preset(start, 'b')).toBe('convert dune');
  });

  test('AR-4 a seat converts only its own objectives, each once', () => {
    expect(refusal(start, 'b: convert fir')).toBe('not-an-objective');
    expect(refusal(start, 'b: convert birch')).toBe('not-an-objective');
    expect(refusal(start, 'b: convert dune+dune')).toBe('named-twice');
    expect(refusal(start, 'b: convert elm+dune')).toBe('accepted');
  });

  test('AR-4 a conversion is hidden until all are in', () => {
    const early = after(start, 'c: convert gorse');
    expect([starts(early, 'c'), objectives(early, 'c'), eventsOf(early, 'converted')]).toEqual([
      '',
      'fir+gorse',
      [],
    ]);
    const all = after(early, 'b: convert dune', [6, 1, 1]);
    expect(eventsOf(all, 'converted').map(({ seat }) => seat)).toEqual([1, 2]);
  });

  test.each(players)('AR-4 when nobody of %d bids at all, all convert', (count) => {
    const bidden = withoutBids(started(count));
    expect([bidden.position.phase, bidden.position.lot]).toEqual(['convert', []]);
    expect(asked(bidden)).toBe('abcdef'.slice(0, count));
  });

  test('AR-4 when every seat has won a lot nobody is asked', () => {
    const last = game(
      'red,blue,green .../.... bid lot=cedar starts=a:ash,b:birch open=ash+birch+cedar objectives=a:dune,b:elm,c:fir+gorse',
    );
    const bidden = after(last, 'a: bid 1', 'b: bid 2', 'c: bid 3', [6, 1]);
    expect(bidden.position.phase).toBe('deploy');
    expect(eventsOf(bidden, 'conversion-began')).toEqual([]);
    expect(eventsOf(bidden, 'came-up')).toEqual([]);
  });
});

describe('the first-player token', () => {
  const last =
    'red,blue,green .../.... bid lot=cedar starts=a:ash,b:birch open=ash+birch+cedar objectives=a:dune,b:elm,c:fir+gorse';

  test('AR-5 the seat with the most tokens left takes it', () => {
    const start = game(`${last} tokens=a:9,b:12,c:11`);
    const bidden = after(start, 'a: bid 0', 'b: bid 0', 'c: bid 1');
    expect([bidden.position.first, eventsOf(bidden, 'token-taken')]).toEqual([
      1,
      [{ type: 'token-taken', seat: 1 }],
    ]);
  });

  test('AR-5 a tie is settled by a die', () => {
    const start = game(`${last} tokens=a:10,b:9,c:11`);
    const bidden = after(start, 'a: bid 0', 'b: bid 0', 'c: bid 1', [3, 5]);
    expect(eventsOf(bidden, 'rolled-off')).toEqual([{ type: 'rolled-off', seats: [0, 2], faces: [3, 5] }]);
    expect(bidden.position.first).toBe(2);
  });

  test('AR-5 it is taken after the conversions', () => {
    const start = game(`${last} tokens=a:10,b:9,c:8`);
    const asking = after(start, 'a: bid 0', 'b: bid 0', 'c: bid 0');
    expect([asking.position.phase, asking.position.first]).toEqual(['convert', NOBODY]);
    expect(after(asking, 'c: convert fir').position.first).toBe(0);
  });
});

describe('the first troops', () => {
  const deploying = 'red,blue,green .../.... deploy starts=a:ash+birch,b:cedar,c:dune open=*';
  const start = game(`${deploying} objectives=a:fir,b:elm,c:gorse`);

  test.each([
    [3, 24],
    [4, 18],
    [5, 14],
    [6, 12],
  ])('AR-6 of %d players each places %d troops', (count, troops) => {
    const deployed = after(
      withoutBids(started(count)),
      ...letters(count).map((seat, i) => `${seat}: convert ${ordersBoard.territories[i].id}`),
      dieFor(count),
    );
    expect([deployed.position.phase, deployed.position.troops]).toEqual(['deploy', troops]);
    const placed = after(deployed, ...letters(count).map((seat) => `${seat}: ${preset(deployed, seat)}`));
    expect(placed.position.armies.slice(0, count)).toEqual(draws(count, troops));
  });

  test('AR-6 the board stays empty until all are in', () => {
    const early = after(start, 'a: deploy ash:24', 'c: deploy dune:24');
    expect([early.position.phase, asked(early), board(early)]).toEqual(['deploy', 'b', '.../....']);
    expect(board(after(early, 'b: deploy cedar:24'))).toBe('a24.b24/c24...');
  });

  test("AR-6 troops go to any of the seat's starting territories, and to no other", () => {
    const placed = after(
      start,
      'a: deploy ash:20+birch:4',
      'b: deploy cedar:24',
      'c: deploy dune:23+gorse:1',
    );
    expect(board(placed)).toBe('a20a4b24/c23...');
  });

  test('AR-6 a seat without a starting territory, possible on a tiny board, is not asked', () => {
    expect(asked(game('red,blue,green .../.... deploy starts=a:ash,c:birch open=*'))).toBe('ac');
  });

  test('AR-6 objectives start empty', () => {
    const placed = after(start, 'a: deploy fir:3+ash:24', 'b: deploy cedar:24', 'c: deploy dune:24');
    expect([on(placed, 'fir'), on(placed, 'ash')]).toEqual(['.', 'a24']);
    expect(report(placed)[0]).toBe('a fir +0 of 3 not-yours');
  });

  test('AR-6 the printed example: one in Peru, three in Brazil, two in China', () => {
    const six = 'brazil+peru+north-africa+greenland+siberia+china';
    const own = game(
      `red,blue,green world deploy starts=a:${six},b:alaska,c:japan open=* objectives=a:siam`,
      { troops: 6 },
    );
    const placed = after(own, 'a: deploy peru:1+brazil:3+china:2', 'b: deploy alaska:6', 'c: deploy japan:6');
    expect([on(placed, 'peru'), on(placed, 'brazil'), on(placed, 'china')]).toEqual(['a1', 'a3', 'a2']);
    expect([on(placed, 'greenland'), on(placed, 'siberia')]).toEqual(['.', '.']);
  });

  test('AR-23 the first placement is filled in the order written, the last in part', () => {
    const placed = after(start, 'a: deploy ash:20+birch:9+ash:1', 'b: deploy cedar:1', 'c: deploy dune:24');
    expect(report(placed).slice(0, 3)).toEqual([
      'a ash +20',
      'a birch +4 of 9 too-many',
      'a ash +0 of 1 nothing-left',
    ]);
    expect(board(placed)).toBe('a20a4b1/c24...');
  });

  test('AR-23 troops that are not placed are lost', () => {
    const placed = after(start, 'a: deploy ash:1', 'b: deploy ', 'c: deploy dune:24');
    expect([board(placed), placed.position.phase, placed.position.troops]).toEqual([
      'a1../c24...',
      'order',
      0,
    ]);
    expect(asked(placed)).toBe('ac');
  });

  test.each([
    ['ash:2', 'a2', 'a ash +2'],
    ['ash:24', 'a24', 'a ash +24'],
    ['ash:25', 'a24', 'a ash +24 of 25 too-many'],
  ])('AR-23 a single placement, %s, is carried out as written', (places, ash, line) => {
    const placed = after(start, `a: deploy ${places}`, 'b: deploy cedar:1', 'c: deploy dune:1');
    expect([on(placed, 'ash'), report(placed)[0]]).toEqual([ash, line]);
    expect(board(placed)).toBe(`${ash}.b1/c1...`);
  });

  test('AR-23 wrong, empty or repeated entries never stop it', () => {
    const placed = after(
      start,
      'a: deploy gorse:5+ash:0+cedar:2+ash:1+ash:1',
      'b: deploy cedar:24',
      'c: deploy dune:24',
    );
    expect(report(placed).slice(0, 5)).toEqual([
      'a gorse +0 of 5 not-yours',
      'a ash +0 nothing-ordered',
      'a cedar +0 of 2 not-yours',
      'a ash +1',
      'a ash +1',
    ]);
  });
});

describe('the whole set-up', () => {
  test.each([
    [3, 7],
    [4, 5],
    [5, 6],
    [6, 7],
  ])('AR-1 a game of %d lasts %d rounds', (count, rounds) => {
    let current: Game = withoutBids(started(count));
    current = after(
      current,
      ...letters(count).map((seat, i) => `${seat}: convert ${ordersBoard.territories[i].id}`),
      dieFor(count),
    );
    let began = 0;
    while (current.position.phase !== 'over') {
      const played = after(
        current,
        ...[...asked(current)].map((seat) => `${seat}: ${preset(current, seat)}`),
      );
      began += eventsOf(played, 'round-began').length;
      current = played;
    }
    expect([began, current.position.round]).toEqual([rounds, rounds]);
  });

  test('AR-3 on a small board set-up works the same, with fewer territories', () => {
    const start = after(newGame(3, grove), 'host: start', draws(7));
    expect(start.position.objectivesLeft).toEqual([2, 2, 2]);
    expect([start.position.phase, start.position.lot]).toEqual(['bid', [6]]);
    const bidden = after(start, 'a: bid 1', 'b: bid 0', 'c: bid 0');
    expect(asked(bidden)).toBe('bc');
  });
});
