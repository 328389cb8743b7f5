import { describe, expect, test } from 'vitest';
import { orders } from '../../src/orders/family.ts';
import { NOT_SCORED } from '../../src/orders/position.ts';
import { SURRENDERED } from '../../src/seats.ts';
import { HOST, NOBODY } from '../../src/vocabulary.ts';
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
  resolve,
  seatOf,
  starts,
} from './support.ts';

const playing = game('red,blue,green a3b2./.b1.c1 order objectives=a:elm,b:birch,c:fir');

const offered = ({ rules, position }: Game, seat: string): string[] =>
  orders.legal(rules, position, seatOf(seat)).map(({ type }) => type);

describe('surrender', () => {
  test('L-1 a seat that surrenders is out', () => {
    const left = after(playing, 'b: surrender');
    expect(left.position.status).toEqual([0, SURRENDERED, 0]);
    expect([asked(left), offered(left, 'b'), refusal(left, 'b: order //')]).toEqual(['ac', [], 'seat-out']);
  });

  test('L-1 the troops stay and defend, and never move or grow', () => {
    const left = resolve(after(playing, 'b: surrender'), 'a: //ash>birch:3');
    expect(report(left)).toEqual(['a ash>birch 3', 'a 3 v b 2 in birch: 2 v 0', 'a birch -1']);
    expect(on(left, 'elm')).toBe('b1');
  });

  test('L-1 the seat stays in the passing of the token', () => {
    const left = resolve(after(playing, 'b: surrender'));
    expect(left.position.first).toBe(1);
    expect(resolve(left).position.first).toBe(2);
  });

  test('L-1 it scores nothing and does not win, whatever it holds', () => {
    const start = game('red,blue-surrendered,green a1../b1b1b1b1 order round=7 objectives=b:dune,c:ash');
    const played = resolve(start);
    expect([played.position.points, played.position.winner]).toEqual([[1, 0, 0], 0]);
    const tied = game('red-surrendered,blue,green a1b1./...c1 order round=7 first=a');
    expect(resolve(tied).position.winner).toBe(1);
  });

  test('L-1 its objectives stay secret until the end, and are shown then', () => {
    const left = after(playing, 'b: surrender');
    expect(objectives({ ...left, position: orders.viewOf(left.position, 0) }, 'b')).toBe('');
    const start = game('red,blue-surrendered,green a1../b1..c1 order round=7 objectives=b:dune');
    expect(eventsOf(resolve(start), 'scored').map((event) => event.objectives)).toEqual([[], [3], []]);
  });

  test('L-1 a committed sheet is dropped unopened', () => {
    const left = after(playing, 'b: order //birch>ash:2', 'b: surrender', 'a: order //', 'c: order //');
    expect(eventsOf(left, 'opened').map(({ seat }) => seat)).toEqual([0, 2]);
    expect(board(left)).toBe('a1b2./.b1.c1');
  });

  test('L-1 the sheets of the others are carried out as before', () => {
    const stayed = resolve(playing, 'a: /ash:2/ash>birch:4', 'c: //gorse>fir:1');
    const left = after(playing, 'a: order /ash:2/ash>birch:4', 'b: surrender', 'c: order //gorse>fir:1');
    expect([board(left), report(left)]).toEqual([board(stayed), report(stayed)]);
  });

  test('L-1 if it was the last to be asked, the round continues without it', () => {
    const left = after(playing, 'a: order //ash>dune:1', 'c: order //', 'b: surrender');
    expect([left.position.round, board(left)]).toEqual([2, 'a2b2./a1b1.c1']);
  });

  test('L-1 if no remaining seat has troops, the game is played to its end', () => {
    const left = after(game('red,blue,green a1../.... order'), 'a: surrender');
    expect([left.position.phase, left.position.points, left.position.winner]).toEqual(['over', [0, 0, 0], 1]);
  });

  test('L-2 the last seat that is not out wins at once', () => {
    const left = after(playing, 'b: surrender', 'a: surrender');
    expect([left.position.phase, left.position.winner]).toEqual(['over', 2]);
    expect(left.position.points).toEqual([NOT_SCORED, NOT_SCORED, NOT_SCORED]);
    expect(refusal(left, 'c: order //')).toBe('game-over');
  });

  test('L-2 a player without troops is not out, and wins when all others surrender', () => {
    const start = game('red,blue,green a1../...c1 order');
    expect(after(start, 'a: surrender').position.phase).toBe('order');
    expect(after(start, 'a: surrender', 'c: surrender').position.winner).toBe(1);
  });

  test('L-2 the same is true in set-up and before the start', () => {
    expect(after(newGame(3), 'a: surrender', 'c: surrender').position.winner).toBe(1);
    const bidding = after(newGame(3), 'host: start', draws(12));
    expect(after(bidding, 'a: surrender', 'b: surrender').position.winner).toBe(2);
  });
});

describe('surrender in set-up', () => {
  const bidding = after(newGame(3, grove), 'host: start', draws(7)); // a: ash, dune, b: birch, elm, c: cedar, fir

  test('L-7 bids 0 from then on, even if it had already bid', () => {
    const left = after(bidding, 'a: bid 9', 'a: surrender', 'b: bid 2', 'c: bid 1');
    expect([starts(left, 'a'), starts(left, 'b'), left.position.tokens]).toEqual(['', 'gorse', [20, 18, 20]]);
  });

  test('L-7 converts the first objective, and places evenly, so that set-up ends', () => {
    const left = after(bidding, 'a: surrender', 'b: bid 2', 'c: bid 1');
    expect([left.position.phase, asked(left)]).toEqual(['convert', 'c']);
    const converted = after(left, 'c: convert fir', [1, 6]);
    expect([starts(converted, 'a'), objectives(converted, 'a')]).toEqual(['ash', 'dune']);
    expect([asked(converted), converted.position.first]).toEqual(['bc', 2]);
    const placed = after(converted, 'b: deploy gorse:24', 'c: deploy fir:24');
    expect([board(placed), asked(placed)]).toEqual(['a24../..c24b24', 'bc']);
  });

  test('L-7 if only seats that are out must convert, the game does not wait', () => {
    const start = game(
      'red,blue,green .../.... bid lot=gorse starts=b:birch,c:cedar open=* objectives=a:ash+dune,b:elm,c:fir',
    );
    const left = after(start, 'a: surrender', 'b: bid 1', 'c: bid 0', [6, 1]);
    expect([left.position.phase, starts(left, 'a')]).toEqual(['deploy', 'ash']);
  });

  test('L-7 the first-player token may go to it: it has its place in the passing', () => {
    const left = after(bidding, 'a: surrender', 'b: bid 2', 'c: bid 1');
    expect(after(left, 'c: convert fir', [6, 1]).position.first).toBe(0);
  });

  test('L-7 its troops are spread evenly, whatever it had committed', () => {
    const start = game('red,blue,green .../.... deploy starts=a:ash+birch,b:cedar,c:dune open=*');
    const left = after(start, 'a: deploy ash:24', 'b: deploy cedar:24', 'c: deploy dune:1');
    expect(board(left)).toBe('a24.b24/c1...');
    const gone = after(start, 'a: deploy ash:24', 'a: surrender', 'b: deploy cedar:24', 'c: deploy dune:1');
    expect(board(gone)).toBe('a12a12b24/c1...');
  });
});

describe('the default', () => {
  test('L-3 of a bid is 0', () => {
    const bidding = after(newGame(3), 'host: start', draws(12));
    expect(preset(bidding, 'b')).toBe('bid 0');
  });

  test('L-3 of a conversion is the first objective in board order', () => {
    const start = game(
      'red,blue,green .../.... convert starts=a:ash,c:birch open=ash+birch objectives=b:gorse+dune',
    );
    expect(preset(start, 'b')).toBe('convert dune');
    expect(preset(start, 'a')).toBe('none');
  });

  test.each([
    ['ash', 'ash:24'],
    ['ash+dune', 'ash:12+dune:12'],
    ['gorse+ash+elm+dune+fir', 'ash:5+dune:5+elm:5+fir:5+gorse:4'],
  ])('L-3 of the first placement on %s is even', (territories, places) => {
    const start = game(`red,blue,green .../.... deploy starts=a:${territories},b:birch,c:cedar open=*`);
    expect(preset(start, 'a')).toBe(`deploy ${places}`);
  });

  test('L-3 of the first placement on more territories than troops leaves the last ones empty', () => {
    const text = 'red,blue,green .../.... deploy starts=a:ash+dune+elm,b:birch,c:cedar open=*';
    expect(preset(game(text, { troops: 2 }), 'a')).toBe('deploy ash:1+dune:1');
  });

  test('L-3 of a conversion is unknown to a viewer that does not know the objectives', () => {
    const text =
      'red,blue,green .../.... convert starts=a:ash,c:birch open=ash+birch objectives=b:gorse+dune';
    const { rules, position } = game(text);
    expect(preset({ rules, position: orders.viewOf(position, 0) }, 'b')).toBe('none');
    expect(preset({ rules, position: orders.viewOf(position, 1) }, 'b')).toBe('convert dune');
  });

  test('L-3 of a round is no order', () => {
    expect(preset(playing, 'a')).toBe('order //');
    expect(preset(after(playing, 'a: order //'), 'a')).toBe('none');
  });

  test('L-3 the host plays it, for a seat that is skipped or out of time', () => {
    expect(orders.legal(playing.rules, playing.position, HOST).map(({ type }) => type)).toEqual([
      'skip',
      'expire',
      'skip',
      'expire',
      'skip',
      'expire',
    ]);
    const skipped = after(playing, 'host: skip a order //', 'host: expire b order //');
    expect([asked(skipped), skipped.events.map(({ type }) => type)]).toEqual([
      'c',
      ['skipped', 'committed', 'expired', 'committed'],
    ]);
  });

  test('L-3 in a round the host may commit any saved sheet', () => {
    const saved = after(playing, 'host: expire a order elm/ash:1/ash>dune:2', 'b: order //', 'c: order //');
    expect(report(saved).slice(0, 3)).toEqual(['a cashed elm +2', 'a ash +1', 'a ash>dune 2']);
    expect(refusal(playing, 'host: expire a bid 0')).toBe('not-the-default');
    expect(refusal(playing, 'host: expire a surrender')).toBe('not-the-default');
  });

  test('L-3 in set-up the host plays the default and nothing else', () => {
    const bidding = after(newGame(3), 'host: start', draws(12));
    expect(refusal(bidding, 'host: skip a bid 0')).toBe('accepted');
    expect(refusal(bidding, 'host: skip a bid 1')).toBe('not-the-default');
    const deploying = game('red,blue,green .../.... deploy starts=a:ash+birch,b:cedar,c:dune open=*');
    expect(refusal(deploying, 'host: expire a deploy ash:12+birch:12')).toBe('accepted');
    expect(refusal(deploying, 'host: expire a deploy birch:12+ash:12')).toBe('not-the-default');
    expect(refusal(deploying, 'host: expire a order //')).toBe('not-the-default');
  });

  test('L-3 only the host, and only for a seat that is asked', () => {
    expect(refusal(playing, 'a: skip b order //')).toBe('host-only');
    expect(refusal(after(playing, 'a: order //'), 'host: skip a order //')).toBe('not-your-turn');
    expect(refusal(after(playing, 'a: surrender'), 'host: skip a order //')).toBe('seat-out');
  });
});

describe('draws', () => {
  test('L-4 when all agree the game has no winner', () => {
    const drawn = after(playing, 'a: offer-draw', 'c: accept-draw', 'b: accept-draw');
    expect([drawn.position.phase, drawn.position.winner]).toEqual(['over', NOBODY]);
  });

  test('L-4 a player without troops has to agree too, an eliminated one does not', () => {
    const start = game('red,blue,green a1../...c1 order');
    const agreed = after(start, 'a: offer-draw', 'c: accept-draw');
    expect(agreed.position.phase).toBe('order');
    expect(after(agreed, 'b: surrender').position.phase).toBe('over');
  });

  test('L-4 a seat that declines ends the offer', () => {
    const declined = after(playing, 'a: offer-draw', 'b: decline-draw');
    expect([declined.position.drawOfferedBy, offered(declined, 'c')]).toEqual([
      NOBODY,
      ['order', 'surrender', 'offer-draw'],
    ]);
  });

  test('L-4 the offer is open until the next round begins', () => {
    const offeredDraw = after(playing, 'b: offer-draw');
    expect(offered(offeredDraw, 'c')).toEqual(['order', 'surrender', 'accept-draw', 'decline-draw']);
    const next = resolve(offeredDraw);
    expect(eventsOf(next, 'draw-expired')).toEqual([{ type: 'draw-expired', seat: 1 }]);
    expect(next.position.drawOfferedBy).toBe(NOBODY);
    expect(eventsOf(resolve(playing), 'draw-expired')).toEqual([]);
  });

  test('L-4 an offer made in set-up is open until the first round', () => {
    const bidding = after(newGame(3, grove), 'host: start', draws(7), 'a: offer-draw');
    const converting = after(bidding, 'a: bid 0', 'b: bid 2', 'c: bid 1');
    expect(converting.position.drawOfferedBy).toBe(0);
  });

  test('L-4 it ends when the seat that made it surrenders', () => {
    const left = after(playing, 'b: offer-draw', 'b: surrender');
    expect(eventsOf(left, 'draw-expired')).toHaveLength(1);
    expect(refusal(left, 'a: accept-draw')).toBe('no-draw-offered');
  });
});
