import { expect, test } from 'vitest';
import { OBJECTIVE_IDS, type TurnsGame } from '../../src/index.ts';
import {
  after,
  CLAIMED,
  eventsOf,
  field,
  game,
  hand,
  OF_2008,
  offers,
  on,
  phase,
  preset,
  refusal,
} from '../support.ts';

/** Seat a has ended its attacks and holds these territories, c the rest; b is out, its capital is Peru. */
const standing = (territories: string, more: string, edition = 'command-room'): TurnsGame =>
  game(
    `${edition} - yellow,green-eliminated,blue ${territories},*=c1 fortify:a turn=7 ` +
      `capitals=a:iceland,b:peru,c:siam ${more}`,
  );

const SEVEN = 'alaska+northwest-territory+greenland+alberta+ontario+quebec+western-united-states';
const NORTH = 'north-america=a1';

/** A position that fulfils an objective, and one that just misses it: territories, then other fields. */
const OBJECTIVES: [id: string, yes: string, no: string, yesFields?: string, noFields?: string][] = [
  ['control-europe', 'europe=a1', 'europe=a1,scandinavia=c1'],
  ['control-north-america', NORTH, `${NORTH},central-america=c1`],
  ['control-asia', 'asia=a1', 'asia=a1,japan=c1'],
  ['control-8-cities', NORTH, NORTH, `cities=${SEVEN}+central-america`, `cities=${SEVEN}+brazil+egypt`],
  ['control-an-enemy-capital', 'peru=a1', 'iceland=a1'],
  ['control-an-enemy-capital', 'siam=a1', 'siam=c1,iceland=a1'],
  [
    'take-4-cities-in-a-turn',
    NORTH,
    NORTH,
    `cities=${SEVEN} began=alaska+greenland+quebec`,
    `cities=${SEVEN} began=alaska+greenland+quebec+alberta`,
  ],
  ['take-10-territories-in-a-turn', 'asia=a1', 'asia=a1', 'began=ural+japan', 'began=ural+japan+siam'],
  [
    'take-10-territories-in-a-turn',
    'asia=a1',
    'asia=a1,japan=c1,siam=c1,peru=a1',
    'began=ural+japan',
    'began=ural+peru+japan',
  ],
  ['control-2-enemy-capitals', 'peru=a1,siam=a1', 'peru=a1,iceland=a1'],
  ['control-18-territories', `${NORTH},europe=a1,peru=a1,siam=a1`, `${NORTH},europe=a1,peru=a1`],
  ['control-2-continents', 'south-america=a1,australia=a1', 'south-america=a1,australia=a1,indonesia=c1'],
  ['take-a-continent-in-a-turn', 'australia=a1', 'australia=a1', 'began=peru+siam', 'began=peru+new-guinea'],
  [
    'take-a-continent-in-a-turn',
    'south-america=a1',
    'south-america=a1,brazil=c1',
    'began=siam',
    'began=siam',
  ],
  [
    'control-11-cities',
    `${NORTH},asia=a1`,
    `${NORTH},asia=a1`,
    `cities=${SEVEN}+ural+japan+china+siam`,
    `cities=${SEVEN}+ural+japan+china+brazil+egypt`,
  ],
];

test.each(OBJECTIVES)(
  'FG-12 %s is fulfilled by %s, not by %s',
  (id, yes, no, yesFields = '', noFields = '') => {
    const open = `objectives=${id}:.`;
    expect(refusal(standing(yes, `${open} ${yesFields}`), `take-objective ${id}`)).toBe('accepted');
    expect(refusal(standing(no, `${open} ${noFields}`), `take-objective ${id}`)).toBe(
      'objective-not-reached',
    );
  },
);

test('FG-12 there are twelve objectives, and each has its rows above', () => {
  expect(new Set(OBJECTIVES.map(([id]) => id))).toEqual(new Set(OBJECTIVE_IDS));
  expect(OBJECTIVE_IDS).toHaveLength(12);
});

test.each(CLAIMED)('FG-12 in %s a territory held when the turn began does not count as taken', (edition) => {
  const text = 'yellow,green-eliminated,blue a30c1c1/c1c1c1';
  const start = game(
    `${edition} - ${text} fortify:c objectives=take-4-cities-in-a-turn:. cities=oak+pine+rowan+sage+thorn ` +
      'capitals=a:rowan,b:thorn,c:yew',
  );
  const attack = (from: string, to: string) => [`attack ${from} ${to} 3`, [6, 6, 6, 1]];
  const began = after(start, 'end-turn', 'place oak:3');
  const three = after(
    began,
    ...attack('oak', 'sage'),
    'occupy 3',
    ...attack('oak', 'pine'),
    'occupy 26',
    ...attack('pine', 'rowan'),
    'occupy 3',
  );
  expect(refusal(after(three, 'end-attacks'), 'take-objective take-4-cities-in-a-turn')).toBe(
    'objective-not-reached',
  );
  const four = after(three, ...attack('pine', 'thorn'), 'occupy 3', 'end-attacks');
  expect(refusal(four, 'take-objective take-4-cities-in-a-turn')).toBe('accepted');
});

test.each(OF_2008)('FG-12 in %s a continent held when the turn began does not count as taken', (edition) => {
  const start = game(
    `${edition} - yellow,green-eliminated,blue south-america=a1,australia=a1,*=c1 fortify:c turn=7 ` +
      'capitals=a:peru,b:siam,c:china objectives=take-a-continent-in-a-turn:.,control-2-continents:.',
  );
  const began = after(start, 'end-turn');
  const ended = after(began, preset(began), 'end-attacks');
  expect(offers(ended).filter((text) => text.startsWith('take'))).toEqual([
    'take-objective control-2-continents',
  ]);
  expect(field(ended, 'began')).toBe(
    'venezuela+peru+brazil+argentina+indonesia+new-guinea+western-australia+eastern-australia',
  );
});

test('FG-12 a territory taken and lost again does not count', () => {
  const id = 'take-10-territories-in-a-turn';
  const lost = standing('asia=a1,japan=c1,siam=c1,ural=c1', `objectives=${id}:. began=iceland captures=12`);
  expect(refusal(lost, `take-objective ${id}`)).toBe('objective-not-reached');
});

test.each(OF_2008)(
  "FG-23 in %s a seat's own capital is not an enemy capital, that of an eliminated player is",
  (edition) => {
    const id = 'control-2-enemy-capitals';
    const take = (territories: string): string =>
      refusal(standing(territories, `objectives=${id}:.`, edition), `take-objective ${id}`);
    expect(take('iceland=a1,siam=a1')).toBe('objective-not-reached');
    expect(take('peru=a1,siam=a1')).toBe('accepted');
  },
);

const EUROPE = 'objectives=control-europe:.,control-2-continents:.';

test.each(OF_2008)('FG-11 in %s an objective is taken when the attacks have ended, not before', (edition) => {
  const attacking = game(
    `${edition} - yellow,green,blue europe=a3,peru=b1,*=c1 attack:a turn=7 capitals=a:iceland,b:peru,c:siam ${EUROPE}`,
  );
  expect(refusal(attacking, 'take-objective control-europe')).toBe('wrong-phase');
  const ended = after(attacking, 'end-attacks');
  expect(offers(ended)).toContain('take-objective control-europe');
  expect(offers(ended)).toContain('end-turn');
  const taken = after(ended, 'take-objective control-europe');
  expect(field(taken, 'objectives')).toBe('control-europe:a,control-2-continents:.');
  expect([phase(taken), refusal(taken, 'attack ukraine ural 1')]).toEqual(['fortify:a', 'wrong-phase']);
});

test.each(OF_2008)('FG-11 in %s exactly the fulfilled open objectives are offered', (edition) => {
  const more = `${EUROPE},control-18-territories:.,control-an-enemy-capital:c`;
  const start = standing('europe=a1,south-america=a1,peru=a2', more, edition);
  const taking = offers(start).filter((text) => text.startsWith('take'));
  expect(taking).toEqual(['take-objective control-europe', 'take-objective control-2-continents']);
});

test.each(OF_2008)('FG-11 in %s it may have been fulfilled before the turn', (edition) => {
  const began =
    'began=iceland+great-britain+scandinavia+northern-europe+western-europe+southern-europe+ukraine';
  expect(refusal(standing('europe=a1', `${EUROPE} ${began}`, edition), 'take-objective control-europe')).toBe(
    'accepted',
  );
});

test.each(OF_2008)('FG-11 in %s there is one objective per turn', (edition) => {
  const start = standing('europe=a1,south-america=a1', EUROPE, edition);
  const taken = after(start, 'take-objective control-europe');
  expect(refusal(taken, 'take-objective control-2-continents')).toBe('objective-taken');
  expect(offers(taken).filter((text) => text.startsWith('take'))).toEqual([]);
  const again = after(taken, 'end-turn', preset(after(taken, 'end-turn')), 'end-attacks', 'end-turn');
  const next = after(again, preset(again), 'end-attacks', 'take-objective control-2-continents');
  expect(field(next, 'objectives')).toBe('control-europe:a,control-2-continents:a');
});

test.each(OF_2008)(
  'FG-11 in %s a taken objective is not replaced, and no other seat can take it',
  (edition) => {
    const taken = after(standing('europe=a1', EUROPE, edition), 'take-objective control-europe', 'end-turn');
    expect(field(taken, 'objectives')).toBe('control-europe:a,control-2-continents:.');
    const held = game(
      `${edition} - yellow,green-eliminated,blue europe=c1,*=a1 fortify:c turn=7 capitals=a:peru,b:siam,c:iceland objectives=control-europe:a`,
    );
    expect(refusal(held, 'take-objective control-europe')).toBe('objective-not-open');
    expect(field(held, 'objectives')).toBe('control-europe:a');
  },
);

test.each(OF_2008)('FG-11 in %s an objective that is out of the game cannot be taken', (edition) => {
  expect(
    refusal(standing('europe=a1', 'objectives=control-asia:.', edition), 'take-objective control-europe'),
  ).toBe('objective-not-open');
});

test.each(OF_2008)('FG-11 in %s a seat cannot take one in the turn of another', (edition) => {
  const start = standing('peru=a1', EUROPE, edition);
  expect(refusal(start, 'c: take-objective control-europe')).toBe('not-your-turn');
});

test.each(CLAIMED)('FG-11 in %s the reward on it comes with it, and the others stay', (edition) => {
  const more = 'objectives=control-europe:.:two-troops,control-2-continents:.:attack-die';
  const taken = after(standing('europe=a1', more, edition), 'take-objective control-europe');
  expect(field(taken, 'rewards')).toBe('two-troops:a');
});

test.each(CLAIMED)('R-5 in %s the objective comes before the maneuver', (edition) => {
  const start = standing('europe=a3', `${EUROPE} rewards=additional-maneuver:a`, edition);
  const moved = after(start, 'fortify iceland ukraine 1');
  expect(phase(moved)).toBe('fortify:a');
  expect(refusal(moved, 'take-objective control-europe')).toBe('moved-already');
  expect(offers(moved).filter((text) => text.startsWith('take'))).toEqual([]);
});

test.each(OF_2008)('R-5 in %s the maneuver comes after the objective', (edition) => {
  const taken = after(standing('europe=a3', EUROPE, edition), 'take-objective control-europe');
  expect(refusal(taken, 'fortify iceland ukraine 2')).toBe('accepted');
});

test.each(OF_2008)('FG-13 in %s a seat that takes an objective draws no card', (edition) => {
  const start = standing('europe=a1', `${EUROPE} captures=2`, edition);
  const taken = after(start, 'take-objective control-europe', 'end-turn');
  expect(hand(taken, 'a')).toBe('');
  expect(hand(after(start, 'end-turn', [0]), 'a')).toBe('alaska');
});

/** Seat b is about to lose its last troop, in Kamchatka; then the commands that eliminate it. */
const lastStand = (edition: string, more: string): TurnsGame =>
  game(
    `${edition} - yellow,green,blue alaska=a6,europe=a1,kamchatka=b1,*=c1 attack:a turn=7 ` +
      `capitals=a:iceland,b:kamchatka,c:siam ${more}`,
  );
const strike = ['attack alaska kamchatka 3', [6, 6, 6, 1], 'occupy 3'];

test.each(OF_2008)('FG-10 in %s an elimination brings the cards and the objectives', (edition) => {
  const start = lastStand(
    edition,
    'objectives=control-asia:b,control-8-cities:c,control-europe:. hands=b:peru+siam,c:brazil',
  );
  const taken = after(start, ...strike);
  expect(field(taken, 'objectives')).toBe('control-europe:.,control-asia:a,control-8-cities:c');
  expect(field(taken, 'hands')).toBe('a:peru+siam,c:brazil');
});

test.each(OF_2008)('E-1 in %s the cards come at once, before the occupation', (edition) => {
  const start = lastStand(edition, 'objectives=control-asia:. hands=b:peru+siam');
  expect(hand(after(start, ...strike.slice(0, 2)), 'a')).toBe('peru+siam');
});

test.each(CLAIMED)('FG-10 in %s the rewards of an eliminated player leave the game', (edition) => {
  const more =
    'objectives=control-asia:b:attack-die,control-europe:b:minor-airfield,control-8-cities:c:two-troops ' +
    'rewards=attack-die:b,minor-airfield:b,two-troops:c airfields=minor-airfield:kamchatka';
  const taken = after(lastStand(edition, more), ...strike);
  expect([field(taken, 'rewards'), field(taken, 'airfields')]).toEqual(['two-troops:c', '']);
});

test.each(CLAIMED)(
  'FG-10 in %s all rewards of an eliminated player leave, whatever the objectives',
  (edition) => {
    const taken = after(lastStand(edition, 'objectives=control-asia:. rewards=attack-die:b'), ...strike);
    expect(field(taken, 'rewards')).toBe('');
  },
);

test.each(OF_2008)('FG-10 in %s losing a territory costs nothing while the player has another', (edition) => {
  const start = game(
    `${edition} - yellow,green,blue alaska=a6,kamchatka=b1,japan=b1,*=c1 attack:a objectives=control-asia:b hands=b:peru`,
  );
  const taken = after(start, ...strike);
  expect([field(taken, 'objectives'), hand(taken, 'b')]).toEqual(['control-asia:b', 'peru']);
});

test.each(OF_2008)(
  'FG-22 in %s objectives from an elimination do not use up the one of the turn',
  (edition) => {
    const taken = after(
      lastStand(edition, 'objectives=control-asia:b,control-europe:.'),
      ...strike,
      'end-attacks',
    );
    expect(refusal(taken, 'take-objective control-europe')).toBe('accepted');
  },
);

test.each(OF_2008)('FG-22 in %s objectives from an elimination do not stop the card', (edition) => {
  const taken = after(
    lastStand(edition, 'objectives=control-asia:b,control-europe:.'),
    ...strike,
    'end-attacks',
  );
  expect(hand(after(taken, 'end-turn', [0]), 'a')).toBe('alaska');
});

test.each(OF_2008)(
  'FG-9 in %s cities and capitals stay on their territory and belong to its holder',
  (edition) => {
    const cities = `cities=${SEVEN}+kamchatka`;
    const start = game(
      `${edition} - yellow,green,blue north-america=a1,alaska=a6,kamchatka=b1,japan=b1,*=c1 attack:a turn=7 ` +
        `capitals=a:quebec,b:kamchatka,c:siam objectives=control-8-cities:.,control-an-enemy-capital:. ${cities}`,
    );
    const before = after(start, 'end-attacks');
    expect(offers(before).filter((text) => text.startsWith('take'))).toEqual([]);
    const taken = after(start, ...strike, 'end-attacks');
    expect(offers(taken).filter((text) => text.startsWith('take'))).toEqual([
      'take-objective control-8-cities',
      'take-objective control-an-enemy-capital',
    ]);
    expect([field(taken, 'cities'), field(taken, 'capitals')]).toEqual([
      field(start, 'cities'),
      field(start, 'capitals'),
    ]);
    expect(on(taken, 'kamchatka')).toBe('a3');
  },
);

test.each(OF_2008)('FG-9 in %s a maneuver moves troops, never a city or a capital', (edition) => {
  const start = standing('iceland=a5,great-britain=a1', `${EUROPE} cities=iceland`, edition);
  const moved = after(start, 'fortify iceland great-britain 4');
  expect([field(moved, 'cities'), field(moved, 'capitals')]).toEqual(['iceland', 'a:iceland,b:peru,c:siam']);
  expect(eventsOf(moved, 'fortified')).toHaveLength(1);
});
