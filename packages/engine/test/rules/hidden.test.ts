import { expect, test } from 'vitest';
import {
  legal,
  makePosition,
  redact,
  replay,
  SPECTATOR,
  type TurnsGame,
  toAct,
  viewOf,
} from '../../src/index.ts';
import { after, draws, EXPERT, game, inPlay, phase, preset, seatOf } from '../support.ts';

type Line = string | readonly number[];

/** Everything a viewer gets: events, view, seats to act, offers. */
function told(current: TurnsGame, line: string, dice: readonly number[], viewer: number) {
  const { rules, position, events: all } = after(current, line, dice);
  const events = all.map((event) => redact(rules, event, viewer));
  expect(replay(viewOf(current.position, viewer), events)).toEqual(viewOf(position, viewer));
  return {
    events,
    view: makePosition(rules, viewOf(position, viewer)),
    toAct: toAct(position),
    legal: legal(rules, position, viewer),
  };
}

/**
 * Two games that differ only in what is hidden from these seats and from spectators stay the same for them, step by
 * step. Where the commands or the dice are hidden too, `other` says those of the second game.
 */
function expectSame(
  seats: string,
  one: TurnsGame,
  two: TurnsGame,
  script: readonly Line[],
  other = script,
): void {
  const viewers = [...[...seats].map(seatOf), SPECTATOR];
  let [left, right] = [one, two];
  expect(makePosition(left.rules, left.position)).not.toBe(makePosition(right.rules, right.position));
  for (const [i, line] of script.entries()) {
    const otherLine = other[i];
    if (typeof line !== 'string' || typeof otherLine !== 'string') continue;
    const dice = diceOf(script[i + 1]);
    const otherDice = diceOf(other[i + 1]);
    for (const viewer of viewers)
      expect(told(left, line, dice, viewer)).toEqual(told(right, otherLine, otherDice, viewer));
    left = after(left, line, dice);
    right = after(right, otherLine, otherDice);
  }
}

const diceOf = (line: Line | undefined): readonly number[] => (typeof line === 'object' ? line : []);

const HELP = 'reRoll=on,commander=on,pathFortify=on';
const held = (edition: string, hands: string, options = HELP): TurnsGame =>
  inPlay(edition, options, `a1b2c1/a1a9c3 attack:a ${hands}`);

test.each(EXPERT)('EX-4 in %s a seat with any card is asked, whichever it is', (edition) => {
  for (const card of ['thorn', 'yew', 'sage', 'wild-1']) {
    const asked = after(held(edition, `hands=a:${card}`, 'reRoll=on'), 'attack thorn yew 1', [3, 5, 4]);
    expect(phase(asked)).toBe('re-roll:a');
  }
  expect(phase(after(held(edition, 'hands=b:thorn+yew', 'reRoll=on'), 'attack thorn yew 1', [3, 5, 4]))).toBe(
    'attack:a',
  );
});

test.each(EXPERT)('EX-4 in %s a pause does not reveal which card it is about', (edition) => {
  const script: Line[] = [
    ...['attack thorn yew 3', [3, 2, 1, 5, 4], 'keep', 'keep'],
    ...['assault thorn yew 2', [6, 6, 6, 1, 1], 'keep', [6, 3, 1, 5], 'keep', 'keep', 'occupy 3'],
    ...['attack thorn pine 2', [2, 1, 5, 4], 'keep-all', 'attack thorn pine 1', [2, 5, 4]],
  ];
  const [one, two] = [held(edition, 'hands=a:thorn+sage'), held(edition, 'hands=a:wild-1+wild-2')];
  expectSame('bc', one, two, script);
});

test.each(EXPERT)('EX-4 in %s the same after the choice of a defender', (edition) => {
  const script: Line[] = [
    'attack thorn yew 3',
    'c: defend 1',
    [3, 2, 1, 5],
    'keep',
    'end-attacks',
    'end-turn',
  ];
  const options = 'reRoll=on,defence=chosen';
  const [one, two] = [held(edition, 'hands=a:yew', options), held(edition, 'hands=a:sage', options)];
  expectSame('bc', one, two, script);
});

test.each(EXPERT)('EX-7 in %s a shown card reveals nothing about the others', (edition) => {
  const script: Line[] = [
    ...['attack thorn yew 3', [3, 2, 1, 5, 4], 're-roll thorn 3', [6], 'keep'],
    ...['attack thorn pine 1', [2, 5, 4], 'keep', 'keep', 'end-attacks', 'end-turn'],
    ...['place pine:3', 'end-attacks', 'end-turn', 'place yew:3'],
  ];
  expectSame('bc', held(edition, 'hands=a:thorn+yew'), held(edition, 'hands=a:thorn+wild-1'), script);
});

const drawing = (edition: string, lot: number): Line[] =>
  edition === 'classic' ? ['end-attacks', 'end-turn', [lot]] : ['end-attacks', [lot], 'end-turn'];

test.each(EXPERT)('C-10 in %s nobody else sees which card is drawn, in this turn or later', (edition) => {
  const start: Line[] = ['attack thorn yew 3', [6, 6, 6, 1, 1], 'keep', 'occupy 3'];
  const rest: Line[] = ['place pine:3', 'end-attacks', 'end-turn'];
  const two = (hands: string) => inPlay(edition, 'reRoll=on', `a1b2c1/a1a9c2 attack:a ${hands}`);
  expectSame(
    'bc',
    two('hands=a:sage'),
    two('hands=a:wild-2'),
    [...start, ...drawing(edition, 0), ...rest],
    [...start, ...drawing(edition, 1), ...rest],
  );
});

test.each(EXPERT)('C-10 in %s a hand without a set gets the same questions', (edition) => {
  const begin = (hands: string) => inPlay(edition, '-', `a1b2c1/a1a9c2 fortify:c hands=a:${hands}`);
  const script: Line[] = ['end-turn', 'place oak:3', 'end-attacks', 'end-turn'];
  expectSame('bc', begin('sage+thorn+wild-1'), begin('sage+thorn+yew'), script);
});

test.each(EXPERT)(
  'C-10 in %s a hand that goes to another by elimination stays hidden from the rest',
  (edition) => {
    const two = (hands: string) => inPlay(edition, '-', `a1b1c1/a1a9c2 attack:a ${hands}`);
    const script: Line[] = ['attack thorn pine 3', [6, 6, 6, 1], 'occupy 3', 'attack thorn yew 1', [1, 6, 6]];
    expectSame('c', two('hands=a:sage,b:thorn+yew'), two('hands=a:wild-1,b:wild-2+sage'), script);
  },
);

test.each(EXPERT)(
  'C-10 in %s a seat that has lost its hand knows no more than others where the cards are',
  (edition) => {
    const start = inPlay(edition, '-', 'a1b1c1/a1a9c2 attack:a hands=a:sage,b:thorn+yew');
    const { view } = told(start, 'attack thorn pine 3', [6, 6, 6, 1], seatOf('b'));
    expect(view).toContain('hands=a:?+?+?');
  },
);

test('C-10, E-2 a forced trade shows only the traded cards', () => {
  const two = (fifth: string) =>
    inPlay(
      'world-domination',
      '-',
      `alaska=a9,kamchatka=b1,*=c1 attack:a hands=a:venezuela+peru+argentina+${fifth},b:egypt+congo`,
    );
  const script: Line[] = [
    ...[
      'attack alaska kamchatka 3',
      [6, 6, 6, 1],
      'occupy 3',
      'trade venezuela+peru+argentina',
      'place alaska:4',
    ],
    ...['end-attacks', [0], 'end-turn', 'place japan:25', 'end-attacks', 'end-turn'],
  ];
  expectSame('c', two('iceland'), two('wild-1'), script);
});

test('CC-3 the cards of an overthrown seat stay hidden from the others', () => {
  const two = (hands: string) =>
    game(
      `classic capitals=on red,blue,green a1a5c1/b7b2c1 fortify:b turn=1 capitals=a:oak,b:pine,c:rowan hands=${hands}`,
    );
  const script: Line[] = [
    'end-turn',
    'place sage:2',
    'place thorn:3',
    'place yew:3',
    'end-attacks',
    'end-turn',
  ];
  expectSame('c', two('a:oak,b:sage+yew'), two('a:pine,b:wild-1+rowan'), script);
});

const garden = (missions: string, text = 'a5b1c1/a1b1c1 attack:a'): TurnsGame =>
  game(`secret-mission - red,blue,green ${text} turn=1 missions=${missions}`);

test('SM-6 the missions of others stay hidden until one of them wins', () => {
  const one = garden('a:destroy-green,b:occupy-24,c:destroy-red');
  const two = garden('a:occupy-18-two,b:occupy-24,c:destroy-blue');
  const script: Line[] = [
    ...['attack oak pine 3', [6, 6, 6, 1], 'occupy 4', 'end-attacks', [0], 'fortify pine oak 2'],
    ...['place thorn:3', 'attack thorn pine 3', [6, 6, 6, 1, 1], 'occupy 3', 'end-attacks', [0], 'end-turn'],
    ...['place yew:3', 'a: surrender', 'end-attacks', 'end-turn'],
  ];
  expectSame('b', one, two, script);
});

test('SM-6 an elimination that completes no mission reveals none', () => {
  const one = garden('a:destroy-green,b:destroy-red,c:occupy-24', 'a5b1c1/a1a1c1 attack:a');
  const two = garden('a:occupy-18-two,b:destroy-green,c:occupy-24', 'a5b1c1/a1a1c1 attack:a');
  const script: Line[] = [
    'attack oak pine 3',
    [6, 6, 6, 1],
    'occupy 4',
    'end-attacks',
    [0],
    'end-turn',
    'place yew:3',
  ];
  expectSame('c', one, two, script);
});

test('SM-6 the deal shows each seat only its own mission', () => {
  const start = game('secret-mission startingSeat=0 red,blue,green .../... start');
  const deal = (...missions: number[]) => [...missions, ...draws(6)];
  const one = told(start, 'start', deal(0, 0, 0), seatOf('a'));
  expect(one).toEqual(told(start, 'start', deal(0, 1, 2), seatOf('a')));
  expect(one).not.toEqual(told(start, 'start', deal(1, 0, 0), seatOf('a')));
  expect(told(start, 'start', deal(0, 0, 0), SPECTATOR)).toEqual(
    told(start, 'start', deal(4, 3, 2), SPECTATOR),
  );
});

test('SM-6 in set-up nothing depends on the missions', () => {
  const text = 'a1b1c1/a1b1c1 deploy:a place=1 reserve=a:1,b:1,c:1';
  const dealt = (missions: string) => game(`secret-mission - red,blue,green ${text} missions=${missions}`);
  const script: Line[] = [
    'place oak:1',
    'place pine:1',
    'place yew:1',
    'place oak:3',
    'end-attacks',
    'end-turn',
  ];
  expectSame(
    'b',
    dealt('a:destroy-blue,b:occupy-24,c:destroy-red'),
    dealt('a:destroy-red,b:occupy-24,c:destroy-green'),
    script,
  );
});

test('CH-1 the choice of a seat stays hidden until all are shown', () => {
  const start = game('capital - red,blue,green a1b1c1/a1b1c1 capital');
  const one: Line[] = ['c: choose-capital rowan', 'a: offer-draw', 'b: decline-draw'];
  const [left, right] = ['oak', 'sage'].map((territory) => after(start, `a: choose-capital ${territory}`));
  for (const viewer of [1, 2, SPECTATOR])
    expect(told(start, 'a: choose-capital oak', [], viewer)).toEqual(
      told(start, 'a: choose-capital sage', [], viewer),
    );
  expect(told(start, 'a: choose-capital oak', [], 0)).not.toEqual(
    told(start, 'a: choose-capital sage', [], 0),
  );
  expectSame('b', left, right, one, ['c: choose-capital yew', ...one.slice(1)]);
  expectSame('bc', left, right, one);
});

test('CH-1 the reveal makes all headquarters public', () => {
  const start = game('capital - red,blue,green a1b1c1/a1b1c1 capital');
  const picked = after(start, 'a: choose-capital oak', 'b: choose-capital pine', 'a: offer-draw');
  const { rules, position, events } = after(picked, 'c: choose-capital yew');
  for (const viewer of [0, 1, 2, SPECTATOR]) {
    for (let n = 0; n <= events.length; n++) {
      const seen = events.slice(0, n).map((event) => redact(rules, event, viewer));
      const whole = replay(picked.position, events.slice(0, n));
      expect(replay(viewOf(picked.position, viewer), seen)).toEqual(viewOf(whole, viewer));
    }
    expect(viewOf(position, viewer).capitals).toEqual(position.capitals);
  }
});

test('CH-1 a seat that leaves while all choose shows nothing either', () => {
  const start = game('capital - red,blue,green a1b1c1/a1b1c1 capital');
  const [left, right] = ['oak', 'sage'].map((territory) => after(start, `a: choose-capital ${territory}`));
  expectSame('bc', left, right, ['a: surrender']);
  expectSame('b', left, right, ['c: surrender', 'a: surrender']);
});

test('L-3, EX-7 a seat that has seen part of a hand does not know which set it must trade', () => {
  const hand = 'hands=a:oak+pine+rowan+sage+thorn seen=oak+sage+thorn';
  const start = game(
    `classic reRoll=on red,blue,green a5b2c1/a1a1c1 reinforce:a turn=4 place=3 trading=must ${hand}`,
  );
  const presets = [0, 1, SPECTATOR].map((viewer) =>
    preset({ ...start, position: viewOf(start.position, viewer) }),
  );
  expect(presets).toEqual(['trade oak+pine+rowan', 'none', 'none']);
});
