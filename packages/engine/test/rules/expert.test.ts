import { expect, test } from 'vitest';
import { createGame, DEFAULT_COLOURS, fallback, makeCommandText, type TurnsGame } from '../../src/index.ts';
import {
  after,
  armiesOf,
  board,
  EXPERT,
  eventsOf,
  game,
  inPlay,
  offers,
  on,
  phase,
  refusal,
} from '../support.ts';

const OPTIONS = ['slowSets', 'pathFortify', 'armyLimit', 'reRoll', 'commander'];
const create = (edition: string, options: Record<string, string>): string | undefined =>
  createGame({ edition, colours: DEFAULT_COLOURS.slice(0, 3), options }).error?.code;

test.each(EXPERT)('EX-1 %s has the five variations, alone and all together', (edition) => {
  expect(OPTIONS.map((option) => create(edition, { [option]: 'on' }))).toEqual(OPTIONS.map(() => undefined));
  expect(create(edition, Object.fromEntries(OPTIONS.map((option) => [option, 'on'])))).toBeUndefined();
  expect(create(edition, { slowSets: 'yes' })).toBe('unknown-value');
});

test.each(['basic-training', 'command-room', 'world-conquest', 'simultaneous'])(
  'EX-1 %s has none of them',
  (edition) => {
    expect(OPTIONS.map((option) => create(edition, { [option]: 'on' }))).toEqual(
      OPTIONS.map(() => 'unknown-option'),
    );
  },
);

test('EX-1, CC-1 capitals can be combined with all of them', () => {
  expect(
    create('classic', { capitals: 'on', ...Object.fromEntries(OPTIONS.map((option) => [option, 'on'])) }),
  ).toBeUndefined();
});

const SETS: [sets: number, armies: number][] = [
  [0, 4],
  [1, 5],
  [2, 6],
  [5, 9],
  [6, 10],
  [11, 15],
  [12, 16],
  [13, 17],
  [30, 34],
];

test.each(EXPERT.flatMap((edition) => SETS.map(([sets, armies]) => [edition, sets, armies] as const)))(
  'EX-1 in %s the set after %i others is worth %i',
  (edition, sets, armies) => {
    const text = `a1b1c1/b1a1c1 reinforce:a place=3 trading=may hands=a:sage+yew+wild-1 sets=${sets}`;
    const traded = after(inPlay(edition, 'slowSets=on', text), 'trade sage+yew+wild-1');
    expect(traded.position.toPlace).toBe(3 + armies);
  },
);

test.each(EXPERT)(
  'EX-1, E-2 in %s the slow values also apply to a trade forced by an elimination',
  (edition) => {
    const hands = 'hands=a:venezuela+peru+argentina+egypt,b:congo+china sets=9';
    const start = inPlay(edition, 'slowSets=on', `alaska=a6,japan=a1,kamchatka=b1,*=c1 attack:a ${hands}`);
    const taken = after(start, 'attack alaska kamchatka 3', [6, 6, 6, 1], 'occupy 3');
    expect(after(taken, 'trade venezuela+peru+argentina').position.toPlace).toBe(13);
  },
);

/** a holds the path from oak over sage to yew. */
const PATH = 'a5b1c1/a3a1a1';

test.each(EXPERT)('EX-2 in %s armies move along a path of territories of the seat', (edition) => {
  const start = inPlay(edition, 'pathFortify=on', `${PATH} fortify:a`);
  expect(board(after(start, 'fortify oak yew 4'))).toBe('a1b1c1/a3a1a5');
});

test.each(EXPERT)('EX-2 in %s they do not pass through territories of others', (edition) => {
  const start = inPlay(edition, 'pathFortify=on', 'a5b1c1/b3a1a1 fortify:a');
  expect(refusal(start, 'fortify oak thorn 1')).toBe('not-connected');
  const way = inPlay(edition, 'pathFortify=on', 'a5a1c1/b3a1a1 fortify:a');
  expect(refusal(way, 'fortify oak yew 1')).toBe('accepted');
});

test.each(EXPERT)('EX-2 in %s any number of moves, until the player ends the turn', (edition) => {
  const start = inPlay(edition, 'pathFortify=on', `${PATH} fortify:a`);
  const moved = after(
    start,
    'fortify oak yew 2',
    'fortify sage oak 1',
    'fortify oak yew 2',
    'fortify yew thorn 4',
  );
  expect([phase(moved), board(moved)]).toEqual(['fortify:a', 'a2b1c1/a2a5a1']);
  expect(phase(after(moved, 'end-turn'))).toBe('reinforce:b');
});

test.each(EXPERT)('EX-2 in %s one army stays behind each time', (edition) => {
  const start = inPlay(edition, 'pathFortify=on', `${PATH} fortify:a`);
  expect(refusal(start, 'fortify oak yew 5')).toBe('armies-out-of-range');
  const moved = after(start, 'fortify oak yew 4');
  expect(refusal(moved, 'fortify oak thorn 1')).toBe('too-few-armies');
});

test.each(EXPERT)('EX-2 in %s several moves in one command happen one after the other', (edition) => {
  const start = inPlay(edition, 'pathFortify=on', `${PATH} fortify:a`);
  expect(board(after(start, 'fortify-many oak>yew:4 yew>thorn:4 sage>oak:1'))).toBe('a2b1c1/a2a5a1');
  expect(refusal(start, 'fortify-many oak>yew:4 oak>sage:1')).toBe('too-few-armies');
  expect(refusal(start, 'fortify-many oak>yew:4 yew>pine:1')).toBe('not-yours');
  expect(phase(after(start, 'fortify-many oak>yew:4'))).toBe('fortify:a');
});

test.each(EXPERT)('EX-2 in %s there is no limit to the number of moves', (edition) => {
  const start = inPlay(edition, 'pathFortify=on', `${PATH} fortify:a`);
  const there = 'fortify oak yew 1';
  const back = 'fortify yew oak 1';
  const moved = after(start, ...Array.from({ length: 10 }, () => [there, back]).flat(), there);
  expect([phase(moved), board(moved)]).toEqual(['fortify:a', 'a4b1c1/a3a1a2']);
  const moves = Array.from({ length: 10 }, () => 'oak>yew:1 yew>oak:1').join(' ');
  expect(phase(after(start, `fortify-many ${moves}`))).toBe('fortify:a');
});

test.each(EXPERT)('EX-2 in %s the first move ends the attacks', (edition) => {
  const moved = after(inPlay(edition, 'pathFortify=on', `${PATH} fortify:a`), 'fortify oak yew 1');
  expect(refusal(moved, 'attack oak pine 1')).toBe('wrong-phase');
  expect(refusal(inPlay(edition, 'pathFortify=on', `${PATH} attack:a`), 'fortify oak yew 1')).toBe(
    'wrong-phase',
  );
});

test('EX-2, C-2 in 1959 the card comes after all moves, in 1993 before them', () => {
  const events = (edition: string) =>
    after(
      inPlay(edition, 'pathFortify=on', `${PATH} attack:a captures=1`),
      ...(edition === 'classic'
        ? ['end-attacks', 'fortify oak yew 1', 'fortify oak thorn 1', 'end-turn', [0]]
        : ['end-attacks', [0], 'fortify oak yew 1', 'fortify oak thorn 1', 'end-turn']),
    ).events.map(({ type }) => type);
  expect(events('classic').slice(1, 4)).toEqual(['fortified', 'fortified', 'drew']);
  expect(events('world-domination').slice(1, 4)).toEqual(['drew', 'fortified', 'fortified']);
});

test.each(EXPERT)(
  'EX-2, F-1 without the option %s has one move to a neighbour, and it ends the turn',
  (edition) => {
    const start = inPlay(edition, '-', `${PATH} fortify:a`);
    expect(refusal(start, 'fortify oak yew 1')).toBe('not-adjacent');
    expect(phase(after(start, 'fortify oak sage 1'))).toBe('reinforce:b');
  },
);

/** On the classic board, which has room for the armies of every set-up; b and c hold the rest. */
const limited = (edition: string, own: string, rest: string): TurnsGame =>
  inPlay(edition, 'armyLimit=on', `${own},japan=c1,brazil=b1,iceland=c1,europe=b1,*=c1 ${rest}`);

test.each(EXPERT)('EX-3 in %s a territory takes twelve armies and no more', (edition) => {
  const start = limited(edition, 'alaska=a11,siam=a1', 'reinforce:a place=5 sets=1');
  expect(refusal(start, 'place alaska:2')).toBe('armies-out-of-range');
  expect(refusal(start, 'place alaska:1 alaska:1')).toBe('no-room');
  const full = after(start, 'place alaska:1');
  expect([on(full, 'alaska'), refusal(full, 'place alaska:1')]).toEqual(['a12', 'no-room']);
  expect(offers(full)[0]).toBe('place siam 1-4');
});

test.each(EXPERT)('EX-3 in %s a list counts earlier entries for the same territory', (edition) => {
  const start = limited(edition, 'alaska=a11,siam=a1', 'reinforce:a place=5 sets=1');
  expect(refusal(start, 'place alaska:1 siam:1 alaska:1')).toBe('no-room');
  const apart = limited(edition, 'alaska=a10,siam=a1', 'reinforce:a place=5 sets=1');
  expect(refusal(apart, 'place alaska:1 siam:1 alaska:2')).toBe('armies-out-of-range');
  expect(refusal(apart, 'place alaska:1 siam:1 alaska:1')).toBe('accepted');
});

test.each(EXPERT)('EX-3 without the option %s has no limit', (edition) => {
  const start = inPlay(edition, '-', 'alaska=a30,japan=c1,brazil=b1,*=c1 reinforce:a place=5 sets=1');
  expect(on(after(start, 'place alaska:5'), 'alaska')).toBe('a35');
});

test.each(EXPERT)('EX-3, R-3 in %s armies cannot be given up while there is room', (edition) => {
  const start = limited(edition, 'alaska=a12,siam=a1', 'reinforce:a place=5 sets=1');
  const some = after(start, 'place siam:3');
  expect([phase(some), some.position.toPlace]).toEqual(['reinforce:a', 2]);
  expect(refusal(some, 'end-attacks')).toBe('wrong-phase');
  expect(refusal(some, 'attack alaska kamchatka 3')).toBe('wrong-phase');
});

test.each(EXPERT)('EX-3 in %s armies without room are lost at once', (edition) => {
  const start = limited(edition, 'alaska=a12,siam=a11', 'reinforce:a place=5 sets=1');
  const lost = after(start, 'place siam:1');
  expect([phase(lost), lost.position.toPlace, armiesOf(lost, 'a')]).toEqual(['attack:a', 0, 24]);
  expect(eventsOf(lost, 'armies-lost').map(({ armies }) => armies)).toEqual([4]);
});

test.each(EXPERT)('EX-3 in %s a turn may begin without any room', (edition) => {
  const begun = after(limited(edition, 'alaska=a12', 'fortify:c'), 'end-turn');
  expect([phase(begun), on(begun, 'alaska')]).toEqual(['attack:a', 'a12']);
});

test.each(EXPERT)('EX-3, C-5 in %s a forced trade is made even without room', (edition) => {
  const hands = 'hands=a:venezuela+peru+argentina+egypt+congo';
  const begun = after(limited(edition, 'alaska=a12', `fortify:c ${hands}`), 'end-turn');
  expect(phase(begun)).toBe('reinforce:a');
  const traded = after(begun, 'trade venezuela+peru+argentina');
  expect([phase(traded), on(traded, 'alaska'), traded.position.sets]).toEqual(['attack:a', 'a12', 1]);
});

test.each(EXPERT)(
  'EX-3, E-4 in %s the surplus of a trade in the middle of a turn is lost, and the turn continues',
  (edition) => {
    const hands = 'hands=a:venezuela+peru+argentina+egypt,b:congo+china sets=5';
    const own = 'alaska=a12,japan=a12';
    const start = inPlay(edition, 'armyLimit=on', `${own},kamchatka=b1,*=c1 attack:a ${hands}`);
    const taken = after(
      start,
      'attack alaska kamchatka 3',
      [6, 6, 6, 1],
      'occupy 3',
      'trade venezuela+peru+argentina',
    );
    expect([phase(taken), taken.position.toPlace]).toEqual(['attack:a', 15]);
    expect(refusal(taken, 'end-attacks')).toBe('armies-to-place');
    const full = after(taken, 'place alaska:3 kamchatka:9');
    expect([full.position.toPlace, armiesOf(full, 'a'), refusal(full, 'end-attacks')]).toEqual([
      0,
      36,
      'accepted',
    ]);
  },
);

test.each(['world-domination', 'capital', 'secret-mission'])(
  'EX-3, C-8 in %s the extra two can only go to the territory of the card',
  (edition) => {
    const hands = 'trading=may hands=a:alaska+siam+wild-1+wild-2';
    const start = limited(edition, 'alaska=a11,siam=a12,china=a5', `reinforce:a place=3 ${hands}`);
    const one = after(start, 'trade alaska+siam+wild-1 alaska');
    expect([on(one, 'alaska'), one.position.toPlace]).toEqual(['a12', 7]);
    const none = after(start, 'trade alaska+siam+wild-1 siam');
    expect([on(none, 'siam'), none.position.toPlace]).toEqual(['a12', 7]);
    expect(eventsOf(none, 'armies-lost').map(({ armies }) => armies)).toEqual([2]);
  },
);

test.each(EXPERT)(
  'EX-3, A-7 in %s an occupation never moves more armies than there is room for',
  (edition) => {
    const start = limited(edition, 'alaska=a12,siam=a1,kamchatka=b1', 'attack:a');
    const taken = after(start, 'attack alaska kamchatka 3', [6, 6, 6, 1]);
    expect(offers(taken)[0]).toBe('occupy 3-11');
  },
);

test.each(EXPERT)('EX-3, F-1 in %s no move brings a territory above twelve', (edition) => {
  const start = limited(edition, 'alaska=a6,alberta=a10,kamchatka=a12', 'fortify:a');
  expect(refusal(start, 'fortify alaska alberta 3')).toBe('armies-out-of-range');
  expect(refusal(start, 'fortify alaska kamchatka 1')).toBe('no-room');
  expect(on(after(start, 'fortify alaska alberta 2'), 'alberta')).toBe('a12');
});

test.each(EXPERT)('EX-3, EX-2 in %s only the destination needs room', (edition) => {
  const own = 'alaska=a6,alberta=a12,ontario=a1';
  const start = inPlay(edition, 'armyLimit=on,pathFortify=on', `${own},brazil=b1,*=c1 fortify:a`);
  expect(on(after(start, 'fortify alaska ontario 5'), 'ontario')).toBe('a6');
});

test.each(['world-domination', 'capital', 'secret-mission'])(
  'EX-3, S-4 the limit of %s applies in set-up',
  (edition) => {
    const missions =
      edition === 'secret-mission' ? ' missions=a:destroy-red,b:destroy-green,c:destroy-blue' : '';
    const start = game(
      `${edition} armyLimit=on red,blue,green alaska=a12,siam=a1,africa=b1,*=c1 deploy:a place=1 reserve=a:3,b:3,c:3${missions}`,
    );
    expect(refusal(start, 'place alaska:1')).toBe('no-room');
    expect(refusal(start, 'place-rest alaska:1 siam:2')).toBe('no-room');
    expect(refusal(start, 'place-rest siam:3')).toBe('accepted');
  },
);

test.each(['classic', 'world-domination'])(
  'EX-3, TP-2 in %s the limit applies to neutral armies too',
  (edition) => {
    const start = game(
      `${edition} armyLimit=on red,blue alaska=a1,africa=b1,asia=n12,japan=n8,*=b1 deploy:a place=2 neutral=1 reserve=a:4,b:4,n:4`,
    );
    expect(refusal(start, 'place alaska:2 siam:1')).toBe('no-room');
    expect(refusal(start, 'place alaska:2 japan:1')).toBe('accepted');
  },
);

test.each(EXPERT)('EX-3, L-3 in %s the default fills the next territory when one is full', (edition) => {
  const start = limited(edition, 'alaska=a11,siam=a9,china=a2', 'reinforce:a place=6 sets=1');
  const command = fallback(start.rules, start.position, 0);
  expect(command && makeCommandText(start.rules.board, command)).toBe('place alaska:1 siam:3 china:2');
});
