import { expect, test } from 'vitest';
import { NOBODY, type TurnsGame } from '../../src/index.ts';
import {
  after,
  board,
  CLAIMED,
  eventsOf,
  field,
  game,
  hand,
  OF_2008,
  on,
  phase,
  preset,
  refusal,
} from '../support.ts';

/** The editions that are won with three objectives. */
const RACES = ['basic-training', 'command-room'];
const TWO = 'objectives=control-asia:a,control-8-cities:a';
const THREE = `${TWO},control-18-territories:a`;
const CAPITALS = 'capitals=a:iceland,b:peru,c:siam';

/** Seat a has ended its attacks; it holds Europe, or the given territories. */
const ending = (edition: string, more: string, territories = 'europe=a3'): TurnsGame =>
  game(`${edition} - yellow,green,blue ${territories},peru=b1,*=c1 fortify:a turn=7 ${more}`);
const outcome = (current: TurnsGame): [string, number] => [phase(current), current.position.winner];

test.each(RACES)(
  "FG-17 in %s three objectives and the seat's capital win at the end of its turn",
  (edition) => {
    const start = ending(edition, `${CAPITALS} ${TWO},control-europe:.`);
    const taken = after(start, 'take-objective control-europe');
    expect(outcome(taken)).toEqual(['fortify:a', NOBODY]);
    expect(outcome(after(taken, 'end-turn'))).toEqual(['over:a', 0]);
  },
);

test.each(RACES)('FG-17 in %s two objectives are not enough', (edition) => {
  expect(outcome(after(ending(edition, `${CAPITALS} ${TWO},control-europe:.`), 'end-turn'))).toEqual([
    'reinforce:b',
    NOBODY,
  ]);
  const shared = `${CAPITALS} ${TWO},control-18-territories:c,control-europe:.`;
  expect(outcome(after(ending(edition, shared), 'end-turn'))[0]).toBe('reinforce:b');
});

test.each(RACES)('FG-17 in %s without its capital a seat does not win with three objectives', (edition) => {
  const lost = ending(edition, `capitals=a:china,b:peru,c:iceland ${THREE}`);
  expect(outcome(after(lost, 'end-turn'))).toEqual(['reinforce:b', NOBODY]);
});

test.each(RACES)('FG-17 in %s more objectives than needed do not replace the capital', (edition) => {
  const five = `${THREE},control-europe:a,control-2-continents:a`;
  const lost = ending(edition, `capitals=a:china,b:peru,c:iceland ${five}`);
  expect(outcome(after(lost, 'end-turn'))).toEqual(['reinforce:b', NOBODY]);
  expect(outcome(after(ending(edition, `${CAPITALS} ${five}`), 'end-turn'))).toEqual(['over:a', 0]);
});

test.each(RACES)('FG-17 in %s four objectives win too', (edition) => {
  const start = ending(edition, `${CAPITALS} ${THREE},control-europe:.`);
  expect(outcome(after(start, 'take-objective control-europe', 'end-turn'))).toEqual(['over:a', 0]);
});

test.each(RACES)('FG-17 in %s the maneuver and the card come before the win', (edition) => {
  const start = ending(edition, `${CAPITALS} ${THREE} captures=1`);
  const won = after(start, 'fortify iceland ukraine 2', [0]);
  expect(won.events.map(({ type }) => type)).toEqual(['fortified', 'drew', 'won']);
  expect([hand(won, 'a'), on(won, 'ukraine'), phase(won)]).toEqual(['alaska', 'a5', 'over:a']);
});

test.each(RACES)('FG-17 in %s a capital retaken later wins at the end of that turn', (edition) => {
  const start = game(
    `${edition} - yellow,green,blue europe=a5,iceland=c1,peru=b1,*=c1 attack:a turn=7 ${CAPITALS} ${THREE}`,
  );
  expect(outcome(after(start, 'end-attacks', 'end-turn'))).toEqual(['reinforce:b', NOBODY]);
  const retaken = after(start, 'attack scandinavia iceland 3', [6, 6, 6, 1], 'occupy 3');
  expect(outcome(retaken)).toEqual(['attack:a', NOBODY]);
  expect(outcome(after(retaken, 'end-attacks', 'end-turn', [0]))).toEqual(['over:a', 0]);
});

test.each(RACES)('FG-17 in %s nobody wins in the turn of another', (edition) => {
  const start = game(
    `${edition} - yellow,green,blue europe=a5,peru=b5,*=c1 fortify:b turn=7 ${CAPITALS} ${THREE}`,
  );
  expect(outcome(after(start, 'end-turn'))).toEqual(['reinforce:c', NOBODY]);
});

test.each(RACES)('FG-17 in %s objectives from an elimination count, at the end of that turn', (edition) => {
  const start = game(
    `${edition} - yellow,green,blue europe=a5,alaska=a6,kamchatka=b1,*=c1 attack:a turn=7 ${CAPITALS} ` +
      'objectives=control-asia:a,control-8-cities:b,control-18-territories:b',
  );
  const taken = after(start, 'attack alaska kamchatka 3', [6, 6, 6, 1], 'occupy 3');
  expect(outcome(taken)).toEqual(['attack:a', NOBODY]);
  expect(outcome(after(taken, 'end-attacks', 'end-turn', [0]))).toEqual(['over:a', 0]);
});

test.each(RACES)('FG-17 in %s objectives from an elimination do not win without the capital', (edition) => {
  const start = game(
    `${edition} - yellow,green,blue europe=a5,alaska=a6,kamchatka=b1,*=c1 attack:a turn=7 capitals=a:peru,b:siam,c:china ` +
      'objectives=control-asia:b,control-8-cities:b,control-18-territories:b',
  );
  const taken = after(
    start,
    'attack alaska kamchatka 3',
    [6, 6, 6, 1],
    'occupy 3',
    'end-attacks',
    'end-turn',
    [0],
  );
  expect(outcome(taken)).toEqual(['reinforce:c', NOBODY]);
});

test('FG-17 an airfield that comes with the third objective is placed before the game is won', () => {
  const start = ending('command-room', `${CAPITALS} ${TWO},control-europe:.:minor-airfield`);
  const taken = after(start, 'take-objective control-europe');
  expect(refusal(taken, 'end-turn')).toBe('wrong-phase');
  const won = after(taken, 'place-airfield ukraine', 'end-turn');
  expect([...outcome(won), field(won, 'airfields')]).toEqual(['over:a', 0, 'minor-airfield:ukraine']);
});

test('FG-17 world-conquest does not stop with three objectives', () => {
  const start = ending('world-conquest', `${CAPITALS} ${TWO},control-europe:.`);
  const taken = after(start, 'take-objective control-europe', 'end-turn');
  expect(outcome(taken)).toEqual(['reinforce:b', NOBODY]);
  expect(outcome(after(taken, preset(taken), 'end-attacks', 'end-turn'))[0]).toBe('reinforce:c');
});

test('FG-17 world-conquest ends with the last territory', () => {
  const start = game(
    'world-conquest - yellow,green-eliminated,blue a5c1a1/a1a1a1 attack:a objectives=control-asia:.',
  );
  const won = after(start, 'attack oak pine 3', [6, 6, 6, 1]);
  expect([...outcome(won), board(won)]).toEqual(['over:a', 0, 'a2a3a1/a1a1a1']);
});

test.each(OF_2008)('E-6 in %s the last seat wins at once, objectives and capital or not', (edition) => {
  const start = game(
    `${edition} - yellow,green-eliminated,blue alaska=c5,kamchatka=a1,*=c1 attack:c turn=7 ` +
      'capitals=a:peru,b:siam,c:china objectives=control-asia:.',
  );
  expect(outcome(after(start, 'attack alaska kamchatka 3', [6, 6, 6, 1]))).toEqual(['over:c', 2]);
});

test.each(OF_2008)('E-7 in %s the deciding capture moves the minimum and asks nothing', (edition) => {
  const start = game(
    `${edition} - yellow,green-eliminated,blue alaska=a9,kamchatka=c1,*=a1 attack:a turn=7 ` +
      'capitals=a:peru,b:siam,c:china objectives=control-asia:. hands=c:brazil',
  );
  const won = after(start, 'attack alaska kamchatka 2', [6, 6, 1]);
  expect([on(won, 'alaska'), on(won, 'kamchatka'), hand(won, 'a')]).toEqual(['a7', 'a2', 'brazil']);
  expect(eventsOf(won, 'drew')).toEqual([]);
});

test.each(CLAIMED)('E-6 in %s an eliminated player has no turn', (edition) => {
  const start = game(
    `${edition} - yellow,green-eliminated,blue a5c1a1/a1a1a1 fortify:a objectives=control-asia:.`,
  );
  expect(phase(after(start, 'end-turn'))).toBe('reinforce:c');
});

test.each(OF_2008)('A-9 in %s nothing but the occupation is legal after a capture', (edition) => {
  const start = game(
    `${edition} - yellow,green,blue alaska=a9,kamchatka=c1,peru=b1,*=c1 attack:a objectives=control-18-territories:.`,
  );
  const captured = after(start, 'attack alaska kamchatka 2', [6, 6, 1]);
  for (const line of [
    'end-attacks',
    'take-objective control-18-territories',
    'fortify alaska kamchatka 1',
    'end-turn',
  ])
    expect(refusal(captured, line)).toBe('wrong-phase');
});
