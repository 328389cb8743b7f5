import { expect, test } from 'vitest';
import type { TurnsGame } from '../../src/index.ts';
import {
  after,
  board,
  CLAIMED,
  eventsOf,
  field,
  game,
  hand,
  offers,
  on,
  phase,
  preset,
  refusal,
} from '../support.ts';

/** A game on the garden in which seats hold these rewards, each with an irrelevant objective. */
function holding(
  territories: string,
  rewards: string,
  more = '',
  edition = 'command-room',
  options = '-',
): TurnsGame {
  const fields = rewards === '' ? '' : `rewards=${rewards}`;
  return game(
    `${edition} ${options} yellow,green,blue ${territories} objectives=control-asia:. ${fields} ${more}`,
  );
}

/** The losses of attacker and defender in one roll. */
function cost(start: TurnsGame, attack: string, dice: number[]): [attackers: number, defenders: number] {
  const [{ attackersLost, defendersLost }] = eventsOf(after(start, attack, dice), 'rolled');
  return [attackersLost, defendersLost];
}

test.each(CLAIMED)('A-5 in %s without rewards 6-5-3 against 5-5 costs one each', (edition) => {
  const start = holding('a9b3c1/a1b1c1 attack:a', '', '', edition);
  expect(cost(start, 'attack oak pine 3', [6, 5, 3, 5, 5])).toEqual([1, 1]);
  expect(eventsOf(after(start, 'attack oak pine 1', [6, 5, 5]), 'dice-helped')).toEqual([]);
});

test.each(CLAIMED)('A-3 in %s the defender rolls one or two dice, two only with two troops', (edition) => {
  const start = holding('a9b3c1/a1b1c1 attack:a', '', '', edition, 'defence=chosen');
  const asked = after(start, 'attack oak pine 3');
  expect([offers(asked)[0], refusal(asked, 'b: defend 3')]).toEqual(['defend 1-2', 'dice-out-of-range']);
  const one = holding('a9b1c1/a1b1c1 attack:a', '', '', edition, 'defence=chosen');
  expect(phase(after(one, 'attack oak pine 1', [6, 5]))).toBe('occupy:a');
});

const attacking = (rewards: string, airfields: string, edition = 'command-room'): TurnsGame =>
  holding('a9b3c1/a1b1c1 attack:a', rewards, `airfields=${airfields}`, edition);
const MINE = 'minor-airfield:a';
const THEIRS = 'major-airfield:b';

test.each(CLAIMED)(
  'FG-14 in %s an airfield next to the attacked territory raises the highest die of the attack',
  (edition) => {
    expect(cost(attacking(MINE, 'minor-airfield:oak', edition), 'attack oak pine 1', [5, 5, 1])).toEqual([
      0, 1,
    ]);
    expect(cost(attacking(MINE, 'minor-airfield:oak', edition), 'attack oak pine 1', [4, 5, 1])).toEqual([
      1, 0,
    ]);
    const none = holding('a9b3c1/a1b1c1 attack:a', '', '', edition);
    expect(cost(none, 'attack oak pine 1', [5, 5, 1])).toEqual([1, 0]);
  },
);

test('FG-14 the airfield need not be where the attack comes from', () => {
  const start = holding('a9b3a1/a1b1c1 attack:a', MINE, 'airfields=minor-airfield:rowan');
  expect(cost(start, 'attack oak pine 1', [5, 5, 1])).toEqual([0, 1]);
});

test('FG-14 an airfield next to the attacking territory alone does not help', () => {
  expect(cost(attacking(MINE, 'minor-airfield:sage'), 'attack oak pine 1', [5, 5, 1])).toEqual([1, 0]);
});

test.each(CLAIMED)(
  'FG-14 in %s an airfield raises the highest die of the defence, there or next to it',
  (edition) => {
    const there = attacking(THEIRS, 'major-airfield:pine', edition);
    expect(cost(there, 'attack oak pine 1', [6, 5, 1])).toEqual([1, 0]);
    const beside = attacking(THEIRS, 'major-airfield:thorn', edition);
    expect(cost(beside, 'attack oak pine 1', [6, 5, 1])).toEqual([1, 0]);
    expect(cost(beside, 'attack oak pine 1', [6, 4, 1])).toEqual([0, 1]);
  },
);

test('FG-14 an airfield farther away does not defend', () => {
  const far = holding('a9b3c1/a1c1b1 attack:a', THEIRS, 'airfields=major-airfield:yew');
  expect(cost(far, 'attack oak pine 1', [6, 5, 1])).toEqual([0, 1]);
});

test('FG-14 the airfield of a third player helps nobody', () => {
  const third = attacking('minor-airfield:c', 'minor-airfield:rowan');
  expect(cost(third, 'attack oak pine 1', [5, 5, 1])).toEqual([1, 0]);
  expect(cost(third, 'attack oak pine 1', [6, 5, 1])).toEqual([0, 1]);
});

test('FG-14 a six becomes a seven', () => {
  expect(cost(attacking(MINE, 'minor-airfield:oak'), 'attack oak pine 1', [6, 6, 6])).toEqual([0, 1]);
  expect(cost(attacking(THEIRS, 'major-airfield:pine'), 'attack oak pine 1', [6, 6, 6])).toEqual([1, 0]);
});

test('FG-14 with airfields on both sides seven against seven is a tie, which the defender wins', () => {
  const both = attacking(`${MINE},${THEIRS}`, 'minor-airfield:oak,major-airfield:thorn');
  expect(cost(both, 'attack oak pine 1', [6, 6, 1])).toEqual([1, 0]);
  expect(cost(both, 'attack oak pine 1', [6, 5, 1])).toEqual([0, 1]);
  expect(cost(both, 'attack oak pine 1', [5, 6, 1])).toEqual([1, 0]);
});

test('FG-14 only the highest die is raised, not the second', () => {
  expect(cost(attacking(MINE, 'minor-airfield:oak'), 'attack oak pine 2', [5, 5, 5, 5])).toEqual([1, 1]);
  expect(cost(attacking(THEIRS, 'major-airfield:pine'), 'attack oak pine 2', [6, 6, 5, 5])).toEqual([1, 1]);
});

test('FG-14 two airfields never add up', () => {
  const mine = holding(
    'a9b3c1/c1a1c1 attack:a',
    `${MINE},major-airfield:a`,
    'airfields=minor-airfield:oak,major-airfield:thorn',
  );
  expect(cost(mine, 'attack oak pine 1', [4, 5, 1])).toEqual([1, 0]);
  expect(cost(mine, 'attack oak pine 1', [5, 5, 1])).toEqual([0, 1]);
  const theirs = attacking('minor-airfield:b,major-airfield:b', 'minor-airfield:pine,major-airfield:thorn');
  expect(cost(theirs, 'attack oak pine 1', [6, 4, 1])).toEqual([0, 1]);
  expect(cost(theirs, 'attack oak pine 1', [6, 5, 1])).toEqual([1, 0]);
});

test('FG-14 the event of the roll says what helped', () => {
  const both = attacking(`${MINE},${THEIRS}`, 'minor-airfield:oak,major-airfield:thorn');
  const [helped] = eventsOf(after(both, 'attack oak pine 1', [6, 6, 1]), 'dice-helped');
  expect(helped).toEqual({
    type: 'dice-helped',
    attackDice: 0,
    defenceDice: 0,
    attackRaised: 1,
    defenceRaised: 1,
  });
  const none = attacking(THEIRS, 'major-airfield:thorn');
  expect(eventsOf(after(none, 'attack oak pine 1', [6, 6, 1]), 'dice-helped')[0].attackRaised).toBe(0);
});

/** Seat a holds Europe and has ended its attacks; this reward is on the objective. */
const claiming = (reward: string, edition = 'command-room', more = ''): TurnsGame =>
  game(
    `${edition} - yellow,green,blue europe=a3,peru=b1,*=c1 fortify:a turn=7 capitals=a:iceland,b:peru,c:siam ` +
      `objectives=control-europe:.:${reward},control-asia:. ${more}`,
  );
const take = 'take-objective control-europe';

test.each(CLAIMED)('FG-14 in %s the airfield is placed at once, on a territory of the seat', (edition) => {
  const taken = after(claiming('major-airfield', edition), take);
  expect([phase(taken), offers(taken)[0], offers(taken).length]).toEqual([
    'airfield:a',
    'place-airfield iceland',
    9,
  ]);
  expect(refusal(taken, 'place-airfield peru')).toBe('not-yours');
  expect(refusal(taken, 'end-turn')).toBe('wrong-phase');
  expect(refusal(taken, 'fortify iceland ukraine 1')).toBe('wrong-phase');
  const placed = after(taken, 'place-airfield ukraine');
  expect([phase(placed), field(placed, 'airfields')]).toEqual(['fortify:a', 'major-airfield:ukraine']);
  expect(refusal(placed, 'place-airfield iceland')).toBe('wrong-phase');
});

test('FG-14 a second airfield is placed next to the first', () => {
  const more = 'rewards=minor-airfield:a airfields=minor-airfield:iceland';
  const placed = after(claiming('major-airfield', 'command-room', more), take, 'place-airfield ukraine');
  expect(field(placed, 'airfields')).toBe('minor-airfield:iceland,major-airfield:ukraine');
});

test.each(CLAIMED)(
  'FG-14 in %s the airfield is lost for good with its territory, but the objective stays',
  (edition) => {
    const start = game(
      `${edition} - yellow,green,blue a9b1c1/a1b1c1 attack:a objectives=control-asia:b:minor-airfield ` +
        'rewards=minor-airfield:b,attack-die:b airfields=minor-airfield:pine',
    );
    const taken = after(start, 'attack oak pine 3', [6, 6, 6, 1], 'occupy 3');
    expect([field(taken, 'rewards'), field(taken, 'airfields')]).toEqual(['attack-die:b', '']);
    expect(field(taken, 'objectives')).toBe('control-asia:b:minor-airfield');
    expect(eventsOf(taken, 'airfield-lost')).toHaveLength(1);
  },
);

test('FG-14 two airfields on one territory are lost together, one elsewhere is not', () => {
  const start = attacking('minor-airfield:b,major-airfield:b', 'minor-airfield:pine,major-airfield:pine');
  const both = after(start, 'attack oak pine 3', [6, 6, 6, 1, 1], 'attack oak pine 3', [6, 6, 6, 1]);
  expect([field(both, 'rewards'), field(both, 'airfields')]).toEqual(['', '']);
  const one = attacking('minor-airfield:b,major-airfield:b', 'minor-airfield:thorn,major-airfield:pine');
  const left = after(one, 'attack oak pine 3', [6, 6, 6, 1, 1], 'attack oak pine 3', [6, 6, 6, 1]);
  expect([field(left, 'rewards'), field(left, 'airfields')]).toEqual([
    'minor-airfield:b',
    'minor-airfield:thorn',
  ]);
});

test.each(CLAIMED)('FG-15 in %s the bonus die of the attack adds a die and drops the lowest', (edition) => {
  const start = holding('a9b3c1/a1b1c1 attack:a', 'attack-die:a', '', edition);
  expect(cost(start, 'attack oak pine 1', [1, 6, 5, 5])).toEqual([0, 1]);
  expect(cost(start, 'attack oak pine 1', [6, 6, 5, 5])).toEqual([0, 1]);
  expect(cost(start, 'attack oak pine 1', [5, 1, 5, 5])).toEqual([1, 0]);
  expect(cost(start, 'attack oak pine 2', [1, 6, 6, 5, 5])).toEqual([0, 2]);
  expect(cost(start, 'attack oak pine 2', [6, 1, 2, 5, 5])).toEqual([1, 1]);
  expect(cost(start, 'attack oak pine 3', [1, 1, 6, 6, 5, 5])).toEqual([0, 2]);
  expect(cost(start, 'attack oak pine 3', [1, 1, 1, 1, 5, 5])).toEqual([2, 0]);
});

test.each([
  [1, [1, 6, 1]],
  [2, [1, 1, 6, 1]],
  [3, [1, 1, 1, 6, 1]],
])('FG-15 with the bonus die and %i dice, at least that many troops move in', (dice, faces) => {
  const start = holding('a9b1c1/a1b1c1 attack:a', 'attack-die:a');
  const captured = after(start, `attack oak pine ${dice}`, faces);
  expect(offers(captured)[0]).toBe(`occupy ${dice}-8`);
  expect(refusal(captured, `occupy ${dice - 1}`)).toBe('armies-out-of-range');
});

test.each(CLAIMED)('A-7 in %s the bonus die is not a troop: two troops attack with one die', (edition) => {
  const start = holding('a2b1c1/a1b1c1 attack:a', 'attack-die:a', '', edition);
  expect(refusal(start, 'attack oak pine 2')).toBe('dice-out-of-range');
  expect(board(after(start, 'attack oak pine 1', [1, 6, 5], 'occupy 1'))).toBe('a1a1c1/a1b1c1');
});

test.each(CLAIMED)('FG-15 in %s the bonus die of the defence adds a die and drops the lowest', (edition) => {
  const three = holding('a9b3c1/a1b1c1 attack:a', 'defence-die:b', '', edition);
  expect(cost(three, 'attack oak pine 3', [5, 5, 5, 1, 6, 6])).toEqual([2, 0]);
  expect(cost(three, 'attack oak pine 3', [5, 5, 5, 4, 4, 4])).toEqual([0, 2]);
  expect(cost(three, 'attack oak pine 1', [5, 1, 1, 6])).toEqual([1, 0]);
  const one = holding('a9b1c1/a1b1c1 attack:a', 'defence-die:b', '', edition);
  expect(cost(one, 'attack oak pine 3', [5, 5, 5, 1, 6])).toEqual([1, 0]);
  expect(cost(one, 'attack oak pine 3', [5, 5, 5, 4, 4])).toEqual([0, 1]);
});

test('FG-15 a defender who chooses one die rolls two and loses at most one troop', () => {
  const start = holding('a9b3c1/a1b1c1 attack:a', 'defence-die:b', '', 'command-room', 'defence=chosen');
  const announced = after(start, 'attack oak pine 3');
  const rolled = after(announced, 'b: defend 1', [6, 6, 6, 5, 5]);
  expect(on(rolled, 'pine')).toBe('b2');
  expect(on(after(announced, 'b: defend 1', [5, 5, 5, 1, 5]), 'oak')).toBe('a8');
});

test('FG-15 bonus dice work on both sides', () => {
  const start = holding('a9b3c1/a1b1c1 attack:a', 'attack-die:a,defence-die:b');
  expect(cost(start, 'attack oak pine 3', [1, 2, 6, 6, 5, 5, 1])).toEqual([0, 2]);
  const [helped] = eventsOf(after(start, 'attack oak pine 1', [1, 2, 6, 5, 1]), 'dice-helped');
  expect([helped.attackDice, helped.defenceDice]).toEqual([1, 1]);
});

test('FG-15 the attack die does not help the defence, nor the defence die the attack', () => {
  const start = holding('a9b3c1/a1b1c1 attack:a', 'defence-die:a,attack-die:b');
  expect(cost(start, 'attack oak pine 3', [6, 6, 6, 5, 5])).toEqual([0, 2]);
  expect(eventsOf(after(start, 'attack oak pine 1', [6, 5, 5]), 'dice-helped')).toEqual([]);
});

test('FG-15 an assault has the bonus die in every roll', () => {
  const start = holding('a9b3c1/a1b1c1 attack:a', 'attack-die:a');
  const taken = after(start, 'assault oak pine 1', [1, 1, 6, 6, 1, 1, 1, 1, 1, 6, 1]);
  expect([phase(taken), offers(taken)[0]]).toEqual(['occupy:a', 'occupy 3-8']);
});

test('FG-14, FG-15 the airfield raises the highest die after the bonus die is sorted in', () => {
  const start = holding('a9b3c1/a1b1c1 attack:a', `attack-die:a,${MINE}`, 'airfields=minor-airfield:oak');
  expect(cost(start, 'attack oak pine 1', [2, 5, 5, 1])).toEqual([0, 1]);
  expect(cost(start, 'attack oak pine 1', [4, 4, 5, 1])).toEqual([1, 0]);
  const defence = holding(
    'a9b1c1/a1b1c1 attack:a',
    `defence-die:b,${THEIRS}`,
    'airfields=major-airfield:pine',
  );
  expect(cost(defence, 'attack oak pine 1', [6, 2, 5])).toEqual([1, 0]);
});

test.each(CLAIMED)('FG-21 in %s an airfield defends from the moment it is placed', (edition) => {
  const placed = after(claiming('minor-airfield', edition), take, 'place-airfield ukraine', 'end-turn');
  const next = after(placed, preset(placed), 'end-attacks', 'end-turn');
  const attack = after(next, 'place ural:29', 'attack ural ukraine 1', [6, 5, 1]);
  expect([on(attack, 'ukraine'), on(attack, 'ural')]).toEqual(['a3', 'c29']);
});

test.each(CLAIMED)('FG-21 in %s the card is guaranteed already in the turn of the objective', (edition) => {
  const taken = after(claiming('guaranteed-card', edition, 'captures=1'), take, 'end-turn', [0]);
  expect(hand(taken, 'a')).toBe('alaska');
});

test.each(CLAIMED)(
  'FG-21 in %s the additional maneuver is available already in the turn of the objective',
  (edition) => {
    const taken = after(claiming('additional-maneuver', edition), take, 'fortify iceland ukraine 1');
    expect(phase(taken)).toBe('fortify:a');
    expect(phase(after(taken, 'fortify iceland ukraine 1'))).toBe('reinforce:b');
  },
);
