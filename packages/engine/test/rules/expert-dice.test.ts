import { expect, test } from 'vitest';
import { handOf, parseCard, SPECTATOR, type TurnsGame, viewOf } from '../../src/index.ts';
import {
  after,
  board,
  EXPERT,
  eventsOf,
  game,
  hand,
  inPlay,
  offers,
  on,
  type Played,
  phase,
  refusal,
} from '../support.ts';

/** Rolls 6-3-1 against 5-4, from thorn to yew; `more` adds fields of the position. */
const rolled = (edition: string, options: string, rest = ''): Played =>
  after(inPlay(edition, options, `a1b1c1/a1a9c2 attack:a ${rest}`), 'attack thorn yew 3', [6, 3, 1, 5, 4]);

test.each(EXPERT)('EX-4 in %s a card of the attacking territory lets one die be rolled again', (edition) => {
  const asked = rolled(edition, 'reRoll=on', 'hands=a:thorn');
  expect([phase(asked), board(asked)]).toEqual(['re-roll:a', 'a1b1c1/a1a9c2']);
  const again = after(asked, 're-roll thorn 3', [5]);
  expect(eventsOf(again, 'rolled')[0]).toMatchObject({
    attack: [6, 5, 1],
    defence: [5, 4],
    defendersLost: 2,
  });
  expect(phase(again)).toBe('occupy:a');
});

test.each(EXPERT)('EX-4 in %s a card of the attacked territory does too, and no other', (edition) => {
  const asked = rolled(edition, 'reRoll=on', 'hands=a:sage+yew+wild-1');
  expect(offers(asked)).toEqual([
    're-roll yew 6',
    're-roll yew 3',
    're-roll yew 1',
    'keep',
    'keep-all',
    'surrender',
    'offer-draw',
  ]);
  expect(refusal(asked, 're-roll sage 3')).toBe('card-shows-neither');
  expect(refusal(asked, 're-roll wild-1 3')).toBe('card-shows-neither');
  expect(refusal(asked, 're-roll thorn 3')).toBe('not-your-card');
  expect(refusal(asked, 're-roll yew 2')).toBe('no-such-die');
  expect(refusal(asked, 're-roll yew 5')).toBe('no-such-die');
});

test.each(EXPERT)('EX-4 in %s a worse die counts', (edition) => {
  const again = after(rolled(edition, 'reRoll=on', 'hands=a:thorn'), 're-roll thorn 6', [1]);
  expect(eventsOf(again, 'rolled')[0]).toMatchObject({ attack: [3, 1, 1], attackersLost: 2 });
});

test.each(EXPERT)('EX-4 in %s the re-roll is optional', (edition) => {
  const kept = after(rolled(edition, 'reRoll=on', 'hands=a:thorn'), 'keep');
  expect(eventsOf(kept, 'rolled')[0]).toMatchObject({
    attack: [6, 3, 1],
    attackersLost: 1,
    defendersLost: 1,
  });
  expect(kept.position.seen).not.toContain(2);
});

test.each(EXPERT)('EX-4 in %s one card per battle: both cards together allow one die', (edition) => {
  const again = after(rolled(edition, 'reRoll=on', 'hands=a:thorn+yew'), 're-roll thorn 3', [5]);
  expect(eventsOf(again, 'rolled')).toHaveLength(1);
});

test.each(EXPERT)('EX-4 in %s each roll is a battle, and one card serves in all of them', (edition) => {
  const once = after(rolled(edition, 'reRoll=on', 'hands=a:thorn'), 're-roll thorn 6', [1]);
  const twice = after(once, 'attack thorn yew 1', [1, 5, 4], 're-roll thorn 1', [6]);
  expect(eventsOf(twice, 'rolled')[0]).toMatchObject({ attack: [6], defendersLost: 1 });
});

test.each(EXPERT)('EX-4 in %s more than one card may be used in a turn', (edition) => {
  const start = inPlay(edition, 'reRoll=on', 'a1b1c1/b2a9c2 attack:a hands=a:sage+yew');
  const first = after(start, 'attack thorn yew 3', [1, 1, 1, 5, 4], 're-roll yew 1', [2]);
  const second = after(first, 'attack thorn sage 1', [1, 5, 4], 're-roll sage 1', [6]);
  expect(eventsOf(second, 'rolled')[0].attack).toEqual([6]);
});

test.each(EXPERT)('EX-4 in %s the card is shown to all', (edition) => {
  const shown = after(rolled(edition, 'reRoll=on', 'hands=a:thorn'), 're-roll thorn 3', [5]);
  expect(eventsOf(shown, 're-rolled')).toEqual([{ type: 're-rolled', card: 4, die: 3, face: 5 }]);
});

test.each(EXPERT)('EX-4 in %s the defender has no re-roll, whatever its hand', (edition) => {
  const settled = rolled(edition, 'reRoll=on', 'hands=c:thorn+yew');
  expect([phase(settled), eventsOf(settled, 'rolled').length]).toEqual(['attack:a', 1]);
});

test.each(EXPERT)('EX-4, A-7 in %s the minimum of the occupation stays', (edition) => {
  const again = after(rolled(edition, 'reRoll=on', 'hands=a:thorn'), 're-roll thorn 3', [5]);
  expect(offers(again)[0]).toBe('occupy 3-8');
});

test.each(EXPERT)('EX-4, A-3 in %s the defender chooses the dice before', (edition) => {
  const start = inPlay(edition, 'reRoll=on,defence=chosen', 'a1b1c1/a1a9c2 attack:a hands=a:thorn');
  const asked = after(start, 'attack thorn yew 3', 'c: defend 1', [3, 2, 1, 4]);
  expect(phase(asked)).toBe('re-roll:a');
  expect(eventsOf(after(asked, 're-roll thorn 1', [6]), 'rolled')[0]).toMatchObject({
    attack: [6, 3, 2],
    defendersLost: 1,
  });
});

test.each(EXPERT)('EX-4 in %s an assault asks at each roll and continues after the answer', (edition) => {
  const start = inPlay(edition, 'reRoll=on', 'a1b1c1/a1a9c3 attack:a hands=a:thorn');
  const first = after(start, 'assault thorn yew 1', [6, 6, 6, 1, 1], 'keep', [6, 3, 1, 5]);
  expect([phase(first), on(first, 'yew')]).toEqual(['re-roll:a', 'c1']);
  expect(phase(after(first, 'keep'))).toBe('occupy:a');
});

test.each(EXPERT)('EX-4, E-2 in %s a card that was traded gives no re-roll', (edition) => {
  const start = inPlay(
    edition,
    'reRoll=on',
    'a1b1c1/a1a9c2 reinforce:a place=3 trading=may hands=a:thorn+sage+wild-1+yew',
  );
  const extra = edition === 'classic' ? '' : ' thorn';
  const traded = after(start, `trade thorn+sage+wild-1${extra}`);
  const placed = after(traded, `place thorn:${traded.position.toPlace}`, 'attack thorn yew 1', [1, 5, 4]);
  expect(offers(placed).slice(0, 2)).toEqual(['re-roll yew 1', 'keep']);
  expect(refusal(placed, 're-roll thorn 1')).toBe('not-your-card');
});

test('EX-4, TP-3 the player who rolls for neutral armies has no re-roll and no commander', () => {
  const start = game(
    'classic reRoll=on,commander=on red,blue a1b1n1/n1a9n2 attack:a hands=b:thorn+yew commander=used',
  );
  const settled = after(start, 'attack thorn yew 3', [6, 3, 1, 5, 4]);
  expect(phase(settled)).toBe('attack:a');
});

test.each(EXPERT)('EX-5 in %s the attacker may turn one die to six, before the comparison', (edition) => {
  const asked = rolled(edition, 'commander=on');
  expect([phase(asked), board(asked)]).toEqual(['commander:a', 'a1b1c1/a1a9c2']);
  const six = after(asked, 'commander 3');
  expect(eventsOf(six, 'rolled')[0]).toMatchObject({ attack: [6, 6, 1], defence: [5, 4], defendersLost: 2 });
});

test.each(EXPERT)('EX-5 in %s any die just rolled can be turned, except a six', (edition) => {
  const asked = rolled(edition, 'commander=on');
  expect(offers(asked)).toEqual([
    'commander 3',
    'commander 1',
    'keep',
    'keep-all',
    'surrender',
    'offer-draw',
  ]);
  expect(['commander 6', 'commander 5', 'commander 2'].map((line) => refusal(asked, line))).toEqual([
    'no-such-die',
    'no-such-die',
    'no-such-die',
  ]);
  expect(eventsOf(after(asked, 'commander 1'), 'rolled')[0].attack).toEqual([6, 6, 3]);
});

test.each(EXPERT)('EX-5 in %s once a turn, and not saved up for the next', (edition) => {
  const used = after(
    rolled(edition, 'commander=on'),
    'commander 1',
    'occupy 3',
    'attack thorn pine 1',
    [2, 5],
  );
  expect(phase(used)).toBe('attack:a');
  const begun = after(inPlay(edition, 'commander=on', 'a1b1c1/a1a9c2 fortify:c commander=used'), 'end-turn');
  const again = after(
    begun,
    `place thorn:${begun.position.toPlace}`,
    'attack thorn pine 1',
    [2, 5],
    'commander 2',
  );
  expect(eventsOf(again, 'rolled')[0].attack).toEqual([6]);
  const taken = after(again, 'occupy 1', 'attack thorn yew 1', [2, 5, 4]);
  expect(phase(taken)).toBe('attack:a');
});

test.each(EXPERT)('EX-5 in %s every turn of every seat has its commander', (edition) => {
  let current = inPlay(edition, 'commander=on', 'a9b9c1/a1b1c9 attack:a');
  const attacks = ['attack oak pine 1', 'attack pine oak 1', 'attack yew thorn 1'];
  for (let turn = 0; turn < 6; turn++) {
    const rolls = turn % 3 === 2 ? [2, 6] : [2, 6, 6];
    const used = after(current, attacks[turn % 3], rolls, 'commander 2');
    expect(eventsOf(used, 'rolled')[0].attack).toEqual([6]);
    const begun = after(used, 'end-attacks', 'end-turn');
    const own = ['oak', 'pine', 'yew'][(turn + 1) % 3];
    current = after(begun, `place ${own}:${begun.position.toPlace}`);
  }
});

test.each(EXPERT)('EX-5 in %s it may be used in a later battle of the turn', (edition) => {
  const kept = after(rolled(edition, 'commander=on'), 'keep');
  expect(eventsOf(kept, 'rolled')[0]).toMatchObject({ attack: [6, 3, 1], attackersLost: 1 });
  expect(phase(after(kept, 'attack thorn pine 1', [2, 5]))).toBe('commander:a');
});

test.each(EXPERT)('EX-5 in %s nobody is asked when all dice show six', (edition) => {
  const start = inPlay(edition, 'commander=on', 'a1b1c1/a1a9c2 attack:a');
  expect(phase(after(start, 'attack thorn yew 2', [6, 6, 5, 4]))).toBe('occupy:a');
});

test.each(EXPERT)('EX-5 in %s the defender has no commander', (edition) => {
  const asked = rolled(edition, 'commander=on', 'commander=used');
  expect(phase(asked)).toBe('attack:a');
  expect(refusal(rolled(edition, 'commander=on'), 'c: commander 4')).toBe('not-your-turn');
});

test.each(EXPERT)('EX-5, A-7 in %s the minimum of the occupation stays', (edition) => {
  expect(offers(after(rolled(edition, 'commander=on'), 'commander 3'))[0]).toBe('occupy 3-8');
});

const BOTH_HELP = 'reRoll=on,commander=on';

test.each(EXPERT)('EX-6 in %s re-roll and commander may help in one battle, on two dice', (edition) => {
  const start = inPlay(edition, BOTH_HELP, 'a1b1c1/a1a9c2 attack:a hands=a:thorn');
  const asked = after(start, 'attack thorn yew 3', [3, 2, 1, 5, 4], 're-roll thorn 3', [5]);
  expect([phase(asked), board(asked)]).toEqual(['commander:a', 'a1b1c1/a1a9c2']);
  expect(eventsOf(after(asked, 'commander 2'), 'rolled')[0]).toMatchObject({
    attack: [6, 5, 1],
    defendersLost: 2,
  });
});

test.each(EXPERT)('EX-6 in %s both may be used on one die', (edition) => {
  const start = inPlay(edition, BOTH_HELP, 'a1b1c1/a1a9c2 attack:a hands=a:thorn');
  const asked = after(start, 'attack thorn yew 1', [3, 5, 4], 're-roll thorn 3', [2]);
  expect(eventsOf(after(asked, 'commander 2'), 'rolled')[0].attack).toEqual([6]);
});

test.each(EXPERT)('EX-6 in %s the re-roll comes first', (edition) => {
  const asked = rolled(edition, BOTH_HELP, 'hands=a:thorn');
  expect([phase(asked), refusal(asked, 'commander 3')]).toEqual(['re-roll:a', 'wrong-phase']);
  const kept = after(asked, 'keep');
  expect([phase(kept), refusal(kept, 're-roll thorn 3')]).toEqual(['commander:a', 'wrong-phase']);
});

test.each(EXPERT)(
  'EX-6 in %s if a re-roll leaves nothing to turn, the dice are compared at once',
  (edition) => {
    const start = inPlay(edition, BOTH_HELP, 'a1b1c1/a1a9c2 attack:a hands=a:thorn');
    const six = after(start, 'attack thorn yew 1', [3, 5, 4], 're-roll thorn 3', [6]);
    expect([phase(six), on(six, 'yew')]).toEqual(['attack:a', 'c1']);
  },
);

test.each(EXPERT)('EX-6 in %s a seat that keeps all dice is not asked again this turn', (edition) => {
  const kept = after(rolled(edition, BOTH_HELP, 'hands=a:thorn'), 'keep-all');
  expect([phase(kept), phase(after(kept, 'attack thorn pine 1', [2, 5]))]).toEqual(['attack:a', 'attack:a']);
  const round = after(
    kept,
    'end-attacks',
    'end-turn',
    'place pine:3',
    'end-attacks',
    'end-turn',
    'place yew:3',
    'end-attacks',
    'end-turn',
  );
  const again = after(round, `place thorn:${round.position.toPlace}`, 'attack thorn pine 1', [2, 5, 4]);
  expect(phase(again)).toBe('re-roll:a');
});

/** The state of a card: hidden, seen before, or open. */
const lies = ({ rules, position }: TurnsGame, card: string): string =>
  ['hidden', 'seen', 'open'][position.seen[parseCard(rules.board, card) ?? 0]];

const shown = (edition: string, rest = 'hands=a:thorn'): Played =>
  after(rolled(edition, 'reRoll=on', rest), 're-roll thorn 6', [1]);

test.each(EXPERT)('EX-7 in %s a card that was shown stays part of the hand', (edition) => {
  expect([hand(shown(edition), 'a'), shown(edition).position.hand[0]]).toEqual(['thorn', 1]);
});

test.each(EXPERT)('EX-7, C-5 in %s it counts and may be traded', (edition) => {
  const start = inPlay(
    edition,
    'reRoll=on',
    'a1b1c1/a1a9c2 fortify:c hands=a:thorn+sage+wild-1+wild-2+yew seen=thorn',
  );
  const turn = after(start, 'end-turn');
  expect(refusal(turn, 'place oak:1')).toBe('must-trade');
  const extra = edition === 'classic' ? '' : ' thorn';
  const traded = after(turn, `trade thorn+sage+wild-1${extra}`);
  expect([hand(traded, 'a'), lies(traded, 'thorn')]).toEqual(['yew+wild-2', 'hidden']);
});

test.each(EXPERT)('EX-7 in %s it stays face up while attacks are from or on its territory', (edition) => {
  expect(lies(shown(edition), 'thorn')).toBe('open');
  const other = after(shown(edition), 'attack thorn pine 1', [1, 5], 'keep');
  expect([lies(other, 'thorn'), eventsOf(other, 'cards-covered')]).toEqual(['open', []]);
});

test.each(EXPERT)(
  'EX-7 in %s a card of the target stays face up for attacks on it from anywhere',
  (edition) => {
    const start = inPlay(edition, 'reRoll=on', 'a1b1a5/a1a9c3 attack:a hands=a:yew');
    const open = after(
      start,
      'attack thorn yew 1',
      [1, 5, 4],
      're-roll yew 1',
      [2],
      'attack rowan yew 1',
      [1, 5, 4],
    );
    expect(lies(open, 'yew')).toBe('open');
  },
);

test.each(EXPERT)(
  'EX-7 in %s it is covered again by the first attack with another source and target',
  (edition) => {
    const start = inPlay(edition, 'reRoll=on', 'a5b1c1/a1a9c2 attack:a hands=a:thorn');
    const open = after(start, 'attack thorn yew 1', [1, 5, 4], 're-roll thorn 1', [2]);
    const away = after(open, 'attack oak pine 1', [1, 5]);
    expect(eventsOf(away, 'cards-covered')).toEqual([{ type: 'cards-covered', cards: [4] }]);
    expect(lies(away, 'thorn')).toBe('seen');
  },
);

test.each(EXPERT)('EX-7 in %s it is covered again at the end of the attacks', (edition) => {
  const ended = after(shown(edition), 'end-attacks');
  expect(lies(ended, 'thorn')).toBe('seen');
});

test.each(EXPERT)('EX-7 in %s seats remember the card they have seen, but know no other', (edition) => {
  const known = (current: TurnsGame) => handOf(viewOf(current.position, SPECTATOR), 0);
  const ended = after(shown(edition, 'hands=a:thorn+yew'), 'end-attacks', 'end-turn', 'place pine:3');
  expect([known(rolled(edition, 'reRoll=on', 'hands=a:thorn+yew')), known(ended)]).toEqual([[], [4]]);
});

test.each(EXPERT)(
  'EX-7, E-1 in %s the seat that takes the hand gets a card that all seats know',
  (edition) => {
    const start = inPlay(edition, 'reRoll=on', 'a1b1c1/c1a9a1 attack:a hands=a:sage,b:thorn+yew seen=thorn');
    const asked = after(start, 'attack thorn pine 3', [6, 6, 6, 1]);
    const taken = after(asked, 'keep', 'occupy 3');
    expect([hand(taken, 'a'), handOf(viewOf(taken.position, SPECTATOR), 0)]).toEqual(['sage+thorn+yew', [4]]);
  },
);

test.each(EXPERT)('EX-7 in %s it can be used again in a later turn', (edition) => {
  const start = inPlay(edition, 'reRoll=on', 'a1b1c1/a1a9c2 attack:a hands=a:thorn seen=thorn');
  const asked = after(start, 'attack thorn yew 1', [1, 5, 4]);
  expect(refusal(asked, 're-roll thorn 1')).toBe('accepted');
});
