import { describe, expect, test } from 'vitest';
import { seededDice } from '../../src/chance/dice.ts';
import { orders } from '../../src/orders/family.ts';
import { objectivesOf } from '../../src/orders/position.ts';
import { HIDDEN_SHEET, NO_SHEET } from '../../src/orders/sheets/sheet.ts';
import { NOBODY, SPECTATOR, UNKNOWN } from '../../src/vocabulary.ts';
import {
  after,
  draws,
  eventsOf,
  type Game,
  game,
  grove,
  newGame,
  objectives,
  type Played,
  resolve,
} from './support.ts';

const { viewOf, redact } = orders;

/** A game as a viewer sees it: the view and the redacted events. */
const seen = ({ position, events }: Played, viewer: number) => ({
  view: viewOf(position, viewer),
  events: events.map((event) => redact(event, viewer)),
});

const playing = game('red,blue,green a3b2./..c1. order objectives=a:elm,b:birch,c:gorse+dune open=ash+fir');

describe('objectives', () => {
  test('AR-19 are dealt in secret: nobody else sees which, all see how many', () => {
    const dealt = after(newGame(3, grove), 'host: start', draws(7));
    const [own, other] = eventsOf(dealt, 'objectives-dealt').map((event) => redact(event, 0));
    expect(own).toEqual({ type: 'objectives-dealt', seat: 0, objectives: [0, 3] });
    expect(other).toEqual({ type: 'objectives-dealt', seat: 1, objectives: [UNKNOWN, UNKNOWN] });
    const view = viewOf(dealt.position, 0);
    expect([view.objectivesLeft, objectivesOf(view, 0), objectivesOf(view, 1)]).toEqual([
      [2, 2, 2],
      [0, 3],
      [],
    ]);
  });

  test('AR-19 are hidden from spectators too', () => {
    const view = viewOf(playing.position, SPECTATOR);
    expect(view.objectives.filter((place) => place > NOBODY)).toEqual([]);
    expect(view.objectivesLeft).toEqual([1, 1, 2]);
  });

  test('AR-19 are open once cashed', () => {
    const played = resolve(playing, 'c: dune//');
    const { view } = seen(played, 0);
    expect([view.objectivesLeft, view.objectives[3]]).toEqual([[1, 1, 1], played.position.objectives[3]]);
  });

  test('AR-19 are open once converted', () => {
    const start = game(
      'red,blue,green .../.... convert starts=a:ash,b:birch open=ash+birch objectives=c:dune+elm',
    );
    const converted = after(start, 'c: convert elm', [6, 1, 1]);
    const { view } = seen(converted, SPECTATOR);
    expect([view.starts[4], view.objectives[4], view.objectives[3]]).toEqual([
      2,
      converted.position.objectives[4],
      NOBODY,
    ]);
  });

  test('AR-19 are open once scored', () => {
    const start = game('red,blue,green a1../b1..c1 order round=7 objectives=a:elm,b:birch+cedar');
    const over = resolve(start);
    expect(viewOf(over.position, SPECTATOR)).toEqual(over.position);
  });

  test('AR-19 stay secret when the game ends without a score', () => {
    const over = after(playing, 'a: surrender', 'b: surrender');
    expect(objectivesOf(viewOf(over.position, 0), 2)).toEqual([]);
  });

  test('AR-19 a territory that comes up is known to be nobody’s objective', () => {
    const dealt = after(newGame(3, grove), 'host: start', draws(7));
    const view = viewOf(dealt.position, 0);
    const random = seededDice('deals');
    for (let n = 0; n < 50; n++) {
      const world = orders.sampleWorld(dealt.rules, view, random);
      expect(world.objectives[6]).toBe(dealt.position.objectives[6]); // gorse came up
      expect(orders.isWhole(world)).toBe(true);
      expect(viewOf(world, 0)).toEqual(view);
    }
  });

  test('AR-19 the tokens left are public', () => {
    const start = game('red,blue,green .../.... bid lot=ash open=ash tokens=a:3,b:7,c:20');
    expect(viewOf(start.position, SPECTATOR).tokens).toEqual([3, 7, 20]);
  });
});

describe('sheets', () => {
  const bidding = game(
    'red,blue,green .../.... bid lot=ash+birch open=ash+birch objectives=a:cedar,b:dune,c:elm',
  );

  test('AR-7 a sheet shows its back to all others until it is opened', () => {
    const early = after(playing, 'a: order elm/ash:1/ash>birch:2');
    for (const viewer of [1, 2, SPECTATOR]) {
      const { view, events } = seen(early, viewer);
      expect(view.sheets).toEqual([HIDDEN_SHEET, NO_SHEET, NO_SHEET]);
      expect(events).toEqual([{ type: 'committed', seat: 0, sheet: HIDDEN_SHEET }]);
    }
    expect(seen(early, 0).events).toEqual(early.events);
  });

  test('AR-7 others see whether a seat has committed', () => {
    const early = after(playing, 'a: order //');
    const view = viewOf(early.position, 1);
    expect([0, 1, 2].map((seat) => orders.isToAct(view, seat))).toEqual([false, true, true]);
  });

  test('AR-7 when all are in, all seats see all of them', () => {
    const played = resolve(playing, 'a: elm/ash:1/ash>birch:2', 'c: //fir>cedar:1');
    const opened = (viewer: number) => eventsOf(seen(played, viewer), 'opened');
    expect(opened(SPECTATOR)).toEqual(opened(0));
    expect(opened(0).map(({ sheet }) => sheet.type)).toEqual(['order', 'order', 'order']);
  });

  test.each([
    ['bids', bidding, ['a: bid 5', 'c: bid 0'], ['a: bid 6', 'c: bid 20']],
    [
      'orders',
      playing,
      ['a: order elm/ash:1/ash>birch:2', 'c: order //'],
      ['a: order //', 'c: order gorse/dune:9/fir>gorse:1'],
    ],
    [
      'first troops',
      game('red,blue,green .../.... deploy starts=a:ash,b:birch,c:cedar+dune open=*'),
      ['a: deploy ash:24', 'c: deploy dune:3'],
      ['a: deploy ', 'c: deploy cedar:12+dune:12'],
    ],
    [
      'conversions',
      game('red,blue,green .../.... convert open=ash objectives=a:birch+cedar,b:dune,c:elm+fir'),
      ['a: convert birch', 'c: convert elm+fir'],
      ['a: convert cedar+birch', 'c: convert fir'],
    ],
  ])('AR-7 games that differ in sealed %s look the same', (_, start: Game, one, other) => {
    const [left, right] = [after(start, ...one), after(start, ...other)];
    for (const viewer of [1, SPECTATOR]) expect(seen(left, viewer)).toEqual(seen(right, viewer));
  });

  test('AR-19 games that differ in the objectives of others look the same', () => {
    const other = game('red,blue,green a3b2./..c1. order objectives=a:elm,b:gorse,c:dune+cedar open=ash+fir');
    const script = ['a: order elm/ash:1/ash>birch:2', 'c: order gorse//'];
    const [left, right] = [after(playing, ...script), after(other, ...script)];
    expect(seen(left, 0)).toEqual(seen(right, 0));
    expect(objectives(left, 'b')).not.toBe(objectives(right, 'b'));
  });

  test('AR-7 a sheet that is never opened is never shown', () => {
    const over = after(playing, 'a: order //ash>birch:3', 'b: surrender', 'c: surrender');
    expect(over.position.sheets).toEqual([NO_SHEET, NO_SHEET, NO_SHEET]);
    expect(seen(over, SPECTATOR).events).not.toContainEqual(expect.objectContaining({ type: 'opened' }));
  });
});

describe('worlds', () => {
  test('a whole position is its own world', () => {
    expect(orders.isWhole(playing.position)).toBe(true);
    expect(orders.sampleWorld(playing.rules, playing.position, seededDice('none'))).toEqual(playing.position);
  });

  test('a view is not whole while objectives or sheets are hidden', () => {
    expect(orders.isWhole(viewOf(playing.position, 0))).toBe(false);
    const alone = game('red,blue,green a3b2./..c1. order objectives=a:elm');
    expect(orders.isWhole(viewOf(alone.position, 0))).toBe(true);
    expect(orders.isWhole(viewOf(after(alone, 'b: order //').position, 0))).toBe(false);
  });

  test('in a sampled world a hidden sheet is the default', () => {
    const early = after(playing, 'b: order birch/birch:2/birch>ash:4');
    const world = orders.sampleWorld(early.rules, viewOf(early.position, 0), seededDice('sheets'));
    expect(world.sheets).toEqual([NO_SHEET, { type: 'order', cash: [], deploy: [], moves: [] }, NO_SHEET]);
  });

  test('every deal that fits a view is drawn, all about equally often', () => {
    const view = viewOf(playing.position, 0); // b has one and c two of birch, cedar, dune and gorse
    const counts = new Map<string, number>();
    const random = seededDice('equally');
    for (let n = 0; n < 1200; n++) {
      const key = orders.sampleWorld(playing.rules, view, random).objectives.join();
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect(counts.size).toBe(12);
    expect(Math.min(...counts.values())).toBeGreaterThan(60);
    expect(Math.max(...counts.values())).toBeLessThan(140);
  });
});
