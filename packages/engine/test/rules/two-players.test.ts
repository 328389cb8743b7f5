import { expect, test } from 'vitest';
import { NEUTRAL, toAct } from '../../src/index.ts';
import {
  after,
  armiesOf,
  BOTH,
  board,
  drawBounds,
  draws,
  endWithCard,
  eventsOf,
  game,
  hand,
  offers,
  on,
  phase,
  refusal,
} from '../support.ts';

/** The options of the editions for two players that all lead to TP-1 and TP-2. */
const SETUPS: [edition: string, options: string][] = [
  ['classic', 'startingSeat=0'],
  ['world-domination', 'startingSeat=0,setup=claim'],
  ['world-domination', 'startingSeat=0,setup=deal'],
];

test.each(SETUPS)('TP-1 in %s (%s) the cards form three piles of 14', (edition, options) => {
  const dealt = after(game(`${edition} ${options} red,blue *=. start`), 'start', draws(42));
  expect(dealt.position.territories).toEqual([14, 14, 0, 0, 0, 0, 14]);
});

test.each(SETUPS)('TP-1 in %s (%s) each of the three sides has 40 armies', (edition, options) => {
  const dealt = after(game(`${edition} ${options} red,blue *=. start`), 'start', draws(42));
  expect(['a', 'b', 'n'].map((owner) => armiesOf(dealt, owner))).toEqual([40, 40, 40]);
});

test.each(SETUPS)('TP-1 in %s (%s) at first every territory has one army', (edition, options) => {
  const dealt = after(game(`${edition} ${options} red,blue *=. start`), 'start', draws(42));
  expect(dealt.position.armies).toEqual(draws(42, 1));
  expect(dealt.position.reserve).toEqual([26, 26, 0, 0, 0, 0, 26]);
});

test.each(BOTH)('TP-1 in %s with three players there are no neutral armies', (edition) => {
  const start = game(`${edition} startingSeat=0 red,blue,green *=. start`);
  const { position } = after(start, 'start', edition === 'classic' ? draws(42) : []);
  expect([position.territories[NEUTRAL], position.reserve[NEUTRAL]]).toEqual([0, 0]);
});

const deploying = (edition: string, rest = 'reserve=a:4,b:4,n:4'): string =>
  `${edition} - red,blue a1b1n1/a1b1n1 deploy:a place=2 neutral=1 ${rest}`;

test.each(SETUPS)(
  'TP-2 in %s (%s) each player places two armies and a neutral one at a time',
  (edition, options) => {
    const dealt = after(game(`${edition} ${options} red,blue *=. start`), 'start', draws(42));
    expect([phase(dealt), dealt.position.toPlace, dealt.position.neutralToPlace]).toEqual(['deploy:a', 2, 1]);
  },
);

test.each(BOTH)('TP-2 in %s the two armies go to one or two territories of the player', (edition) => {
  const start = game(deploying(edition));
  expect(board(after(start, 'place oak:2 rowan:1'))).toBe('a3b1n2/a1b1n1');
  expect(board(after(start, 'place oak:1 sage:1 yew:1'))).toBe('a2b1n1/a2b1n2');
});

test.each(BOTH)('TP-2 in %s a player cannot place a third army or a second neutral one', (edition) => {
  const start = game(deploying(edition));
  expect(refusal(start, 'place oak:3')).toBe('armies-out-of-range');
  expect(refusal(start, 'place oak:1 sage:2')).toBe('armies-out-of-range');
  expect(refusal(start, 'place rowan:2')).toBe('armies-out-of-range');
  expect(refusal(start, 'place rowan:1 yew:1')).toBe('armies-out-of-range');
});

test.each(BOTH)('TP-2 in %s nothing is placed on territories of the opponent', (edition) => {
  expect(refusal(game(deploying(edition)), 'place pine:1')).toBe('not-yours');
});

test.each(BOTH)('TP-2 in %s the opponent is next only when all three are placed', (edition) => {
  const own = after(game(deploying(edition)), 'place oak:2');
  expect(phase(own)).toBe('deploy:a');
  expect(offers(own).filter((offer) => offer.startsWith('place '))).toEqual([
    'place rowan 1-1',
    'place yew 1-1',
  ]);
  const both = after(own, 'place rowan:1');
  expect([phase(both), both.position.toPlace, both.position.neutralToPlace]).toEqual(['deploy:b', 2, 1]);
});

test.each(BOTH)('TP-2 in %s all are placed after 13 turns each', (edition) => {
  const start = game(`${edition} startingSeat=0 red,blue *=. start`);
  const dealt = after(start, 'start', draws(42));
  const place = ['place alaska:2 greenland:1', 'place northwest-territory:2 greenland:1'];
  const almost = after(dealt, ...draws(25).map((_, i) => place[i % 2]));
  expect(phase(almost)).toBe('deploy:b');
  const ready = after(almost, place[1]);
  expect(phase(ready)).toBe('reinforce:a');
  expect(['alaska', 'northwest-territory', 'greenland'].map((id) => on(ready, id))).toEqual([
    'a27',
    'b27',
    'n27',
  ]);
});

test.each(BOTH)(
  "TP-2 in %s the rest at once is the seat's armies and half of the neutral ones",
  (edition) => {
    const start = game(deploying(edition));
    expect(offers(start)).toContain('place-rest 4 2');
    expect(refusal(start, 'place-rest oak:4 rowan:1')).toBe('not-the-rest');
    const a = after(start, 'place-rest oak:4 rowan:2');
    expect([phase(a), a.position.reserve[NEUTRAL]]).toEqual(['deploy:b', 2]);
    expect(phase(after(a, 'place-rest pine:4 yew:2'))).toBe('reinforce:a');
  },
);

test('TP-2 the quick set-up spreads the 26 armies of each side evenly', () => {
  const start = game('world-domination startingSeat=0,setup=quick red,blue *=. start');
  // 26 on 14 territories: one each and twelve more at random, for each side
  const ready = after(start, 'start', draws(42 + 3 * 12));
  expect(['a', 'b', 'n'].map((owner) => armiesOf(ready, owner))).toEqual([40, 40, 40]);
  expect(ready.position.armies.filter((armies) => armies === 3)).toHaveLength(36);
  expect(ready.position.armies.filter((armies) => armies === 2)).toHaveLength(6);
  expect(ready.position.reserve).toEqual(draws(7, 0));
  expect(phase(ready)).toBe('reinforce:a');
});

test.each(BOTH)('TP-3 in %s a neutral territory can be attacked, and defends itself', (edition) => {
  const start = game(`${edition} - red,blue a4n3b1/b1b1b1 attack:a`);
  expect(board(after(start, 'attack oak pine 3', [6, 6, 1, 5, 5]))).toBe('a4n1b1/b1b1b1');
  expect(board(after(start, 'attack oak pine 3', [4, 4, 1, 5, 5]))).toBe('a2n3b1/b1b1b1');
});

test.each(BOTH)('TP-3 in %s the opponent chooses the dice of the neutral armies', (edition) => {
  const attacked = after(
    game(`${edition} defence=chosen red,blue a4n3b1/b1b1b1 attack:a`),
    'attack oak pine 3',
  );
  expect(toAct(attacked.position)).toEqual([1]);
  expect(refusal(attacked, 'a: defend 1')).toBe('not-your-turn');
  expect(offers(attacked, 'b')).toContain('defend 1-2');
  expect(board(after(attacked, 'b: defend 1', [6, 6, 6, 5]))).toBe('a4n2b1/b1b1b1');
  expect(board(after(attacked, 'b: defend 2', [6, 6, 6, 5, 5]))).toBe('a4n1b1/b1b1b1');
});

test.each(BOTH)('TP-3 in %s when b attacks, the opponent is a', (edition) => {
  const attacked = after(
    game(`${edition} defence=chosen red,blue b4n2a1/a1a1a1 attack:b`),
    'attack oak pine 1',
  );
  expect(toAct(attacked.position)).toEqual([0]);
});

test.each(BOTH)('TP-3 in %s a single neutral army leaves no choice', (edition) => {
  const start = game(`${edition} defence=chosen red,blue a4n1b1/b1b1b1 attack:a`);
  expect(phase(after(start, 'attack oak pine 3', [1, 1, 1, 5]))).toBe('attack:a');
});

test.each(BOTH)('TP-4 in %s neutral armies never attack', (edition) => {
  const start = game(`${edition} - red,blue a4n3b1/b1b1b1 attack:a`);
  expect(refusal(start, 'a: attack pine oak 1')).toBe('not-yours');
  expect(refusal(start, 'a: attack pine rowan 1')).toBe('not-yours');
  expect(refusal(start, 'b: attack pine oak 1')).toBe('not-your-turn');
});

test.each(BOTH)('TP-4 in %s neutral armies never move', (edition) => {
  const start = game(`${edition} - red,blue a4n3n1/b1b1b1 fortify:a`);
  expect(refusal(start, 'fortify pine rowan 1')).toBe('not-yours');
  expect(refusal(start, 'fortify pine oak 1')).toBe('not-yours');
  expect(refusal(start, 'fortify oak pine 1')).toBe('not-yours');
});

test.each(BOTH)('TP-4 in %s neutral armies get no reinforcements', (edition) => {
  const start = game(`${edition} - red,blue a4n3n1/b1b1b1 reinforce:a place=3`);
  expect(refusal(start, 'place pine:1')).toBe('not-yours');
  expect(offers(start).filter((offer) => offer.startsWith('place'))).toEqual(['place oak 1-3']);
});

test.each(BOTH)('TP-4 in %s the neutral armies have no turn and stay as they are', (edition) => {
  const start = game(`${edition} - red,blue a1a1b1/n2n3n4 fortify:a`);
  const round = after(start, 'end-turn', 'place rowan:3', 'end-attacks', 'end-turn');
  expect(eventsOf(round, 'turn-began').map(({ seat }) => seat)).toEqual([1, 0]);
  expect(board(round)).toBe('a1a1b4/n2n3n4');
});

test.each(BOTH)('TP-4 in %s a continent held by neutral armies brings no bonus', (edition) => {
  const start = game(`${edition} - red,blue a1a1b1/n2n3n4 fortify:a`);
  const next = after(start, 'end-turn');
  expect(next.position.toPlace).toBe(3);
  expect(after(next, 'place rowan:3', 'end-attacks', 'end-turn').position.toPlace).toBe(3);
});

test.each(BOTH)(
  'TP-5 in %s a player who captures all territories of the opponent wins, despite neutral ones',
  (edition) => {
    const start = game(`${edition} - red,blue a4b1n1/n1n1n1 attack:a`);
    const won = after(start, 'attack oak pine 3', [6, 6, 6, 1]);
    expect([phase(won), won.position.winner]).toEqual(['over:a', 0]);
  },
);

test.each(BOTH)('TP-5 in %s a single neutral territory does not keep the game going', (edition) => {
  const start = game(`${edition} - red,blue a4b1n1/a1a1a1 attack:a`);
  const won = after(start, 'attack oak pine 3', [6, 6, 6, 1]);
  expect([phase(won), won.position.winner, on(won, 'rowan')]).toEqual(['over:a', 0, 'n1']);
});

test.each(BOTH)('TP-5 in %s nobody has won while the opponent holds a territory', (edition) => {
  const start = game(`${edition} - red,blue a4b1b1/a1a1a1 attack:a`);
  expect(phase(after(start, 'attack oak pine 3', [6, 6, 6, 1], 'occupy 3'))).toBe('attack:a');
});

test.each(BOTH)('TP-6 in %s the game continues when the last neutral army is gone', (edition) => {
  const start = game(`${edition} - red,blue a4n1b1/a1a1a1 attack:a`);
  const taken = after(start, 'attack oak pine 3', [6, 6, 6, 1], 'occupy 3');
  expect([phase(taken), taken.position.winner]).toEqual(['attack:a', -1]);
  expect(after(taken, 'attack pine rowan 2', [6, 6, 1]).position.winner).toBe(0);
});

test.each(BOTH)('TP-6 in %s the other has a turn after the last neutral army is gone', (edition) => {
  const start = game(`${edition} - red,blue a4a1b1/a1a1a1 fortify:a`);
  expect(phase(after(start, 'end-turn'))).toBe('reinforce:b');
});

test.each(BOTH)('TP-7 in %s taking a neutral territory earns the card', (edition) => {
  const start = game(`${edition} - red,blue a4n1n1/a1a1b1 attack:a`);
  const taken = after(start, 'attack oak pine 3', [6, 6, 6, 1], 'occupy 3');
  const ended = after(taken, ...endWithCard(edition));
  expect(hand(ended, 'a')).toBe('oak');
});

test.each(BOTH)('TP-7 in %s the last neutral army brings no cards and opens no trade', (edition) => {
  const start = game(`${edition} - red,blue a4n1b1/a1a1b1 attack:a hands=a:oak+sage+thorn,b:wild-1`);
  const taken = after(start, 'attack oak pine 3', [6, 6, 6, 1], 'occupy 3');
  expect([hand(taken, 'a'), hand(taken, 'b')]).toEqual(['oak+sage+thorn', 'wild-1']);
  expect(eventsOf(taken, 'eliminated')).toEqual([]);
  expect(refusal(taken, 'trade oak+sage+thorn')).toBe('trading-closed');
});

test.each(BOTH)('TP-8 in %s the starter is drawn at random, then the piles', (edition) => {
  const start = game(`${edition} - red,blue *=. start`);
  expect(drawBounds(start, 'start')).toEqual([2, ...draws(42).map((_, i) => 42 - i)]);
});

test.each(BOTH)('TP-8 in %s the piles follow the draws', (edition) => {
  const start = game(`${edition} - red,blue .../... start`);
  expect(board(after(start, 'start', [0, 5, 0, 0, 0, 0, 0]))).toBe('b1n1a1/b1n1a1');
});

test.each(BOTH)('TP-8 in %s the starter places first', (edition) => {
  const start = game(`${edition} - red,blue .../... start`);
  expect(phase(after(start, 'start', [0, ...draws(6)]))).toBe('deploy:a');
  expect(phase(after(start, 'start', [1, ...draws(6)]))).toBe('deploy:b');
});

test.each(BOTH)('TP-8 in %s the starter takes the first turn', (edition) => {
  const last = (first: string): string =>
    `${edition} - red,blue a1b1n1/a1b1n1 deploy:b place=2 neutral=1 reserve=b:2,n:1 first=${first}`;
  expect(phase(after(game(last('a')), 'place pine:2 yew:1'))).toBe('reinforce:a');
  expect(phase(after(game(last('b')), 'place pine:2 yew:1'))).toBe('reinforce:b');
});

test.each(BOTH)('TP-8 in %s the starting seat may be chosen instead', (edition) => {
  const start = game(`${edition} startingSeat=1 red,blue .../... start`);
  expect(phase(after(start, 'start', draws(6)))).toBe('deploy:b');
});

test('TP-8 with the quick set-up the starter takes the first turn at once', () => {
  const start = game('world-domination setup=quick red,blue .../... start');
  expect(phase(after(start, 'start', [1, ...draws(6)]))).toBe('reinforce:b');
});
