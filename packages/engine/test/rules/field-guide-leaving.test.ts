import { expect, test } from 'vitest';
import { DISCARDED, NOBODY, SURRENDERED, type TurnsGame } from '../../src/index.ts';
import {
  after,
  armiesOf,
  board,
  CLAIMED,
  cardsAt,
  draws,
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

const OPEN = 'objectives=control-asia:.';
const CAPITALS = 'capitals=a:iceland,b:peru,c:siam';

/** Seat a attacks; b holds Peru and Kamchatka. */
const attacking = (edition: string, more = OPEN, options = '-'): TurnsGame =>
  game(
    `${edition} ${options} yellow,green,blue europe=a3,alaska=a9,peru=b2,kamchatka=b2,*=c1 attack:a turn=7 ${CAPITALS} ${more}`,
  );

test.each(OF_2008)(
  'L-1 in %s when a seat surrenders, its cities and capital stay and its troops defend',
  (edition) => {
    const left = after(attacking(edition, `${OPEN} cities=peru+kamchatka`), 'b: surrender');
    expect(left.position.status).toEqual([0, SURRENDERED, 0]);
    expect([on(left, 'peru'), field(left, 'cities'), field(left, 'capitals')]).toEqual([
      'b2',
      'peru+kamchatka',
      'a:iceland,b:peru,c:siam',
    ]);
  },
);

test.each(OF_2008)('L-1 in %s the cards of a seat that surrenders are discarded', (edition) => {
  const left = after(attacking(edition, `${OPEN} hands=b:brazil+siam`), 'b: surrender');
  expect([hand(left, 'b'), cardsAt(left, DISCARDED)]).toEqual(['', 'brazil+siam']);
});

test.each(OF_2008)('L-1 in %s a garrison defends with the most dice, and nobody is asked', (edition) => {
  const left = after(attacking(edition, OPEN, 'defence=chosen'), 'b: surrender');
  expect(on(after(left, 'attack alaska kamchatka 3', [6, 6, 6, 1, 1]), 'kamchatka')).toBe('a0');
});

test.each(OF_2008)(
  'L-2 in %s the capital of a garrison can be captured, and its territory earns the card',
  (edition) => {
    const start = game(
      `${edition} - yellow,green-surrendered,blue europe=a3,venezuela=a5,peru=b1,*=c1 attack:a turn=7 ${CAPITALS} ` +
        'objectives=control-an-enemy-capital:.',
    );
    const taken = after(start, 'attack venezuela peru 3', [6, 6, 6, 1], 'occupy 3', 'end-attacks');
    expect(refusal(taken, 'take-objective control-an-enemy-capital')).toBe('accepted');
    expect(hand(after(taken, 'end-turn', [0]), 'a')).toBe('alaska');
  },
);

test.each(OF_2008)('L-2 in %s the last seat that is not out wins', (edition) => {
  const left = after(attacking(edition), 'b: surrender', 'c: surrender');
  expect([phase(left), left.position.winner]).toEqual(['over:a', 0]);
});

const REWARDS =
  'objectives=control-asia:b:attack-die,control-europe:b:minor-airfield,control-8-cities:c:two-troops ' +
  'rewards=attack-die:b,minor-airfield:b,two-troops:c airfields=minor-airfield:peru';

test.each(CLAIMED)(
  'L-5 in %s the rewards of a seat that surrenders leave the game at once, the objectives stay',
  (edition) => {
    const left = after(attacking(edition, REWARDS), 'b: surrender');
    expect([field(left, 'rewards'), field(left, 'airfields')]).toEqual(['two-troops:c', '']);
    expect(field(left, 'objectives')).toBe(field(attacking(edition, REWARDS), 'objectives'));
  },
);

test.each(CLAIMED)('L-5 in %s the airfield and the bonus die of a garrison no longer help', (edition) => {
  const more = `${OPEN} rewards=defence-die:b,minor-airfield:b airfields=minor-airfield:kamchatka`;
  const left = after(attacking(edition, more), 'b: surrender');
  expect(on(after(left, 'attack alaska kamchatka 3', [6, 6, 6, 5, 5]), 'kamchatka')).toBe('a0');
});

test.each(OF_2008)(
  'L-5 in %s the objectives go to the seat that removes the last troop of the garrison',
  (edition) => {
    const more = 'objectives=control-asia:b,control-europe:.';
    const garrison = (territories: string): TurnsGame =>
      game(
        `${edition} - yellow,green-surrendered,blue ${territories},alaska=a9,kamchatka=b1,*=c1 attack:a turn=7 ${CAPITALS} ${more}`,
      );
    const strike = ['attack alaska kamchatka 3', [6, 6, 6, 1], 'occupy 3'];
    const last = after(garrison('europe=a3'), ...strike);
    expect(field(last, 'objectives')).toBe('control-europe:.,control-asia:a');
    expect(eventsOf(last, 'eliminated')).toEqual([]);
    const notLast = after(garrison('europe=a3,japan=b1'), ...strike);
    expect(field(notLast, 'objectives')).toBe('control-europe:.,control-asia:b');
  },
);

test('L-5 the objectives of a garrison win at the end of the turn', () => {
  const more = 'objectives=control-asia:b,control-europe:b,control-8-cities:b';
  const start = game(
    `command-room - yellow,green-surrendered,blue europe=a3,alaska=a9,kamchatka=b1,*=c1 attack:a turn=7 ${CAPITALS} ${more}`,
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
  expect([phase(taken), taken.position.winner]).toEqual(['over:a', 0]);
});

const choosing = (): TurnsGame => after(game('basic-training - ?,?,? *=. start'), 'start', [5, 6, 4]);

test('L-3 the default of a colour is the first that is free', () => {
  expect(preset(choosing())).toBe('choose-colour yellow');
  expect(preset(after(choosing(), 'choose-colour yellow'))).toBe('choose-colour green');
  expect(preset(after(choosing(), 'choose-colour green'))).toBe('choose-colour yellow');
});

const founding = (edition: string): TurnsGame =>
  after(game(`${edition} startingSeat=0 yellow,green,blue .../... start`), 'start', draws(22));

test.each(CLAIMED)(
  'L-3 in %s the default of a capital is the first empty territory of the board',
  (edition) => {
    expect(preset(founding(edition))).toBe('choose-capital oak');
    expect(preset(after(founding(edition), 'choose-capital oak'))).toBe('choose-capital pine');
    expect(preset(after(founding(edition), 'choose-capital pine'))).toBe('choose-capital oak');
  },
);

const withAirfield = (edition: string, territories = 'europe=a1,ukraine=a4,iceland=a4'): TurnsGame =>
  after(
    game(
      `${edition} - yellow,green,blue ${territories},peru=b1,*=c9 fortify:a turn=7 ${CAPITALS} objectives=control-europe:.:minor-airfield`,
    ),
    'take-objective control-europe',
  );

test.each(CLAIMED)(
  'L-3 in %s the default of an airfield is the strongest territory of the seat, the first of equals',
  (edition) => {
    expect(preset(withAirfield(edition))).toBe('place-airfield iceland');
    expect(preset(withAirfield(edition, 'europe=a1,ukraine=a4,iceland=a3'))).toBe('place-airfield ukraine');
  },
);

test.each(OF_2008)('L-3 in %s no objective is taken by default, and the card is drawn', (edition) => {
  const start = game(
    `${edition} - yellow,green,blue europe=a1,peru=b1,*=c1 fortify:a turn=7 ${CAPITALS} captures=1 objectives=control-europe:.`,
  );
  expect([offers(start)[0], preset(start)]).toEqual(['take-objective control-europe', 'end-turn']);
  const ended = after(start, 'host: skip 0 end-turn', [0]);
  expect([hand(ended, 'a'), field(ended, 'objectives')]).toEqual(['alaska', 'control-europe:.']);
});

test.each(OF_2008)('L-3 in %s no cards are turned in by default', (edition) => {
  const start = game(
    `${edition} - yellow,green,blue japan=a1,europe=b1,*=c1 reinforce:a place=3 trading=may ${OPEN} hands=a:brazil+egypt`,
  );
  expect(preset(start)).toBe('place japan:3');
});

test.each(CLAIMED)('L-3 in %s no maneuver is made by default before the attacks', (edition) => {
  const start = game(
    `${edition} - yellow,green,blue a9a1b1/c1b1c1 reinforce:a place=3 ${OPEN} rewards=starting-maneuver:a`,
  );
  const placed = after(start, 'place oak:3');
  expect([offers(placed)[0], preset(placed)]).toEqual(['fortify oak pine 1-11', 'end-attacks']);
});

test('L-7 a seat that surrenders when asked for its colour gets the first that is free', () => {
  const left = after(choosing(), 'b: surrender');
  expect([phase(left), offers(left).slice(0, 2)]).toEqual([
    'colour:a',
    ['choose-colour green', 'choose-colour blue'],
  ]);
  const set = after(left, 'choose-colour blue', 'choose-colour green', [0]);
  expect([phase(set), armiesOf(set, 'b')]).toEqual(['reinforce:c', 30]);
});

test('L-7 a seat that surrenders before it is asked gets its colour when its turn comes', () => {
  const left = after(choosing(), 'a: surrender', 'c: surrender');
  expect([phase(left), left.position.winner]).toEqual(['over:b', 1]);
  const one = after(choosing(), 'a: surrender', 'choose-colour green');
  expect([phase(one), offers(one)[0]]).toEqual(['colour:c', 'choose-colour blue']);
  const set = after(one, 'choose-colour blue', [0]);
  expect([phase(set), armiesOf(set, 'a'), field(set, 'hands')]).toEqual(['reinforce:b', 30, 'c:alaska']);
});

test('L-7 the last in the order of dice may surrender too', () => {
  const left = after(choosing(), 'choose-colour blue', 'choose-colour green', 'c: surrender', [0]);
  expect([phase(left), field(left, 'hands')]).toEqual(['reinforce:a', 'b:alaska']);
});

test.each(CLAIMED)(
  'L-7 in %s a seat that surrenders when asked for its capital founds it by default',
  (edition) => {
    const left = after(founding(edition), 'choose-capital oak', 'b: surrender');
    expect([phase(left), board(left), field(left, 'capitals')]).toEqual([
      'capital:c',
      'a1b1./...',
      'a:oak,b:pine',
    ]);
  },
);

test.each(CLAIMED)(
  'L-7 in %s a seat that has surrendered founds, claims and places by default',
  (edition) => {
    const left = after(founding(edition), 'b: surrender', 'choose-capital thorn', 'choose-capital yew');
    expect([phase(left), board(left)]).toEqual(['claim:a', 'b1../.a1c1']);
    const claimed = after(left, 'claim rowan', 'claim sage');
    expect([phase(claimed), board(claimed)]).toEqual(['deploy:a', 'b1b1a1/c1a1c1']);
    const set = after(claimed, 'place-rest rowan:28', 'place-rest sage:28', [0]);
    expect([phase(set), armiesOf(set, 'b'), on(set, 'oak')]).toEqual(['reinforce:a', 30, 'b29']);
  },
);

test.each(CLAIMED)(
  'L-7 in %s if the first to place has left, the next seat takes the first turn',
  (edition) => {
    const left = after(founding(edition), 'a: surrender', 'choose-capital thorn', 'choose-capital yew');
    expect([phase(left), board(left)]).toEqual(['claim:b', 'a1a1./.b1c1']);
    const claimed = after(left, 'claim rowan', 'claim sage');
    const set = after(claimed, 'place-rest rowan:28', 'place-rest sage:28', [0]);
    expect([phase(set), field(set, 'hands')]).toEqual(['reinforce:b', 'c:oak']);
  },
);

test.each(CLAIMED)('L-1, FG-4 in %s a seat that left in set-up gets no starting card', (edition) => {
  const left = after(founding(edition), 'c: surrender', 'choose-capital thorn', 'choose-capital yew');
  const claimed = after(left, 'claim rowan', 'claim sage');
  const set = after(claimed, 'place-rest rowan:28', 'place-rest sage:28');
  expect([phase(set), set.position.hand, set.position.deck]).toEqual(['reinforce:a', [0, 0, 0], 6]);
});

test.each(CLAIMED)(
  'L-7 in %s a surrender with an airfield to place leaves none, and the next seat acts',
  (edition) => {
    const left = after(withAirfield(edition), 'surrender');
    expect([phase(left), field(left, 'rewards'), field(left, 'airfields')]).toEqual(['reinforce:b', '', '']);
    expect([field(left, 'objectives'), left.position.winner]).toEqual([
      'control-europe:a:minor-airfield',
      NOBODY,
    ]);
  },
);

test.each(OF_2008)("L-7 in %s a surrender in the seat's turn brings no card and no win", (edition) => {
  const start = game(
    `${edition} - yellow,green,blue europe=a1,peru=b1,*=c1 fortify:a turn=7 ${CAPITALS} captures=1 ` +
      'objectives=control-europe:a,control-asia:a,control-8-cities:a',
  );
  const left = after(start, 'surrender');
  expect([phase(left), left.position.winner, left.position.deck]).toEqual(['reinforce:b', NOBODY, 42]);
});

test.each(OF_2008)(
  'L-7 in %s unplaced troops are lost, and a pending occupation brings its minimum',
  (edition) => {
    const captured = after(attacking(edition), 'attack alaska kamchatka 2', [6, 6, 1, 1], 'a: surrender');
    expect([phase(captured), on(captured, 'alaska'), on(captured, 'kamchatka')]).toEqual([
      'reinforce:b',
      'a7',
      'a2',
    ]);
    const drafting = game(
      `${edition} - yellow,green,blue europe=a3,peru=b2,*=c1 reinforce:a place=9 turn=7 ${CAPITALS} ${OPEN}`,
    );
    expect(armiesOf(after(drafting, 'surrender'), 'a')).toBe(21);
  },
);

test.each(CLAIMED)('L-7 in %s a Starting Maneuver is lost when its seat leaves', (edition) => {
  const start = game(
    `${edition} - yellow,green,blue a9a1b5/c1c1b1 reinforce:a place=3 ${OPEN} rewards=starting-maneuver:a ` +
      'capitals=a:oak,b:sage,c:thorn',
  );
  const left = after(start, 'place oak:3', 'surrender', 'place rowan:3');
  expect([phase(left), refusal(left, 'fortify rowan yew 1')]).toEqual(['attack:b', 'wrong-phase']);
});
