import { ELIMINATED, legal, play, scriptedDice, type TurnsGame, type TurnsPosition } from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { BOT_NAMES } from '../../src/index.ts';
import { at, decide, playTurn, situation, THINKERS } from './support.ts';

const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const NAMES = BOT_NAMES.filter((name) => name !== 'random');
const LEVELS = ['medium', ...THINKERS];

/** The number of turns, with different dice, after which this is true. */
const timesOf = (name: string, game: TurnsGame, isTrue: (position: TurnsPosition) => boolean): number =>
  SEEDS.filter((seed) => isTrue(playTurn(name, game, seed))).length;

/** The dice may be bad, but not often. */
const MOSTLY = SEEDS.length - 1;

const holds = (id: string) => (position: TurnsPosition) => position.owner[at(id)] === 0;

describe('a turn', () => {
  const prey = situation(
    'classic - red,blue,green alaska=a9,north-america=a1,kamchatka=b1,*=c2 attack:a hands=a:peru,b:egypt+congo+iceland',
  );
  test.each([...LEVELS, 'sulla', 'spartacus'])('%s eliminates a weak seat for its cards', (name) => {
    const isOut = (position: TurnsPosition) => position.status[1] === ELIMINATED;
    expect(timesOf(name, prey, isOut)).toBeGreaterThanOrEqual(MOSTLY);
  });

  const gap = situation(
    'classic - red,blue,green australia=a2,western-australia=a8,eastern-australia=c1,north-america=b3,ural=a2,*=c3 reinforce:a place=3',
  );
  test.each([...LEVELS, 'augustus', 'fabius'])(
    '%s completes a continent that misses one weak territory',
    (name) => {
      expect(timesOf(name, gap, holds('eastern-australia'))).toBeGreaterThanOrEqual(MOSTLY);
    },
  );

  const mixed =
    'europe=b3,ukraine=c3,south-america=b3,brazil=c3,africa=c3,egypt=b3,australia=b3,indonesia=c3,china=b3,siam=c3,india=b3,afghanistan=c3,middle-east=b3,ural=b3';
  const door = situation(
    `classic - red,blue,green kamchatka=a12,asia=a2,north-america=c3,alaska=c1,${mixed} reinforce:a place=4 sets=1`,
  );
  test.each([...LEVELS, 'cicero'])('%s breaks a weakly guarded continent next door', (name) => {
    expect(timesOf(name, door, holds('alaska'))).toBeGreaterThanOrEqual(MOSTLY);
  });

  const hopeless = situation(
    'classic - red,blue,green north-america=a2,south-america=a2,asia=b8,*=c9 attack:a',
  );
  test.each(NAMES)('%s makes no hopeless attack', (name) => {
    expect(decide(name, hopeless, 0)).toEqual({ type: 'end-attacks' });
  });

  const set = 'brazil+southern-europe+eastern-australia';
  const tradesWith = (line: string): boolean =>
    decide('expert', situation(line), 0, 'fresh', { nodes: 4500 }).type === 'trade';

  test('expert keeps a set that it does not need now: later it is worth more', () => {
    const calm = 'australia=a6,indonesia=a12,asia=b3,siam=b4,europe=c4,africa=c4,*=d4 reinforce:a place=5';
    expect(tradesWith(`world-domination - red,blue,green,yellow ${calm} sets=6 hands=a:${set}`)).toBe(false);
  });

  test('expert trades a set to eliminate a seat, or to survive', () => {
    const prey = 'alaska=a10,north-america=a3,kamchatka=b14,asia=c3,europe=c4,*=d4 reinforce:a place=8';
    const threat = 'indonesia=a6,siam=b20,asia=b3,europe=c4,africa=c4,*=d4 reinforce:a place=3';
    const hands = `hands=a:${set},b:egypt+congo+iceland+peru`;
    expect(tradesWith(`world-domination - red,blue,green,yellow ${prey} sets=6 ${hands}`)).toBe(true);
    expect(tradesWith(`world-domination - red,blue,green,yellow ${threat} sets=6 ${hands}`)).toBe(true);
  });

  const idle = situation('classic - red,blue,green north-america=a2,ontario=a12,asia=b3,*=c3 fortify:a');
  test.each(NAMES)('%s moves idle armies to the front', (name) => {
    const { armies } = playTurn(name, idle, 'idle');
    expect(armies[at('greenland')]).toBeGreaterThanOrEqual(6);
  });

  test.each(THINKERS)('%s gives a legal answer in almost no time', (name) => {
    for (const game of [prey, gap, door, hopeless, idle]) {
      const command = decide(name, game, 0, 'time', { ms: 5 });
      const { rules, position } = game;
      expect(legal(rules, position, 0).map(({ type }) => type)).toContain(command.type);
    }
  });
});

describe('a turn that can win the game', () => {
  const wins = (position: TurnsPosition) => position.phase === 'over' && position.winner === 0;
  test.each([
    [
      'a mission of continents',
      'secret-mission - red,blue,green north-america=a1,australia=a1,western-australia=a9,eastern-australia=c1,asia=b2,*=c2 reinforce:a place=3 missions=a:northamerica-australia,b:?,c:?',
    ],
    [
      'a mission against a colour',
      'secret-mission - red,blue,green brazil=a9,south-america=a1,north-africa=c1,asia=b2,north-america=b3,europe=b2,*=b1 reinforce:a place=3 missions=a:destroy-green,b:?,c:?',
    ],
    [
      'headquarters',
      'capital - red,blue,green brazil=a12,south-america=a1,north-africa=c1,egypt=c1,asia=b2,north-america=a1,*=c2 reinforce:a place=5 capitals=a:peru,b:alaska,c:egypt removed=peru+alaska+egypt',
    ],
    [
      'a third objective',
      'command-room - red,blue,green asia=a1,kamchatka=a9,australia=a1,alaska=c1,north-america=c3,europe=b3,venezuela=a1,*=b2 attack:a capitals=a:india,b:egypt,c:quebec cities=brazil+egypt objectives=control-europe:a,control-8-cities:a,control-18-territories:. began=india',
    ],
  ])('%s', (_, text) => {
    const game = situation(text);
    for (const name of THINKERS) expect(timesOf(name, game, wins), name).toBeGreaterThanOrEqual(MOSTLY);
  });
});

describe('cards and dice', () => {
  const attacked = situation(
    'classic defence=chosen red,blue,green north-america=a5,asia=b4,*=c3 defend:a pending=alaska>kamchatka:3:0',
  );
  test.each(NAMES)('%s defends with the most dice', (name) => {
    expect(decide(name, attacked, 1)).toEqual({ type: 'defend', dice: 2 });
  });

  const full = situation(
    'classic - red,blue,green north-america=a2,asia=b2,*=c3 reinforce:a trading=must place=3 hands=a:peru+brazil+egypt+wild-1+wild-2',
  );
  test.each(NAMES)('%s trades when it must, and keeps wild cards if it has another set', (name) => {
    const wild = situation(
      'classic - red,blue,green north-america=a2,asia=b2,*=c3 reinforce:a trading=must place=3 hands=a:venezuela+brazil+ural+wild-1+wild-2',
    );
    expect(decide(name, full, 0).type).toBe('trade');
    const cards = ['venezuela', 'brazil', 'ural'].map(at);
    expect(decide(name, wild, 0)).toMatchObject({ type: 'trade', cards });
  });

  test.each(NAMES)('%s takes the extra armies for a card of its own', (name) => {
    const own = situation(
      'world-domination - red,blue,green north-america=a2,asia=b2,*=c3 reinforce:a trading=must place=3 hands=a:alaska+venezuela+brazil+ural+egypt',
    );
    expect(decide(name, own, 0)).toMatchObject({ type: 'trade', extra: at('alaska') });
  });
});

describe('after a capture', () => {
  /** The armies that move in after a capture. */
  function moved(name: string, game: TurnsGame, from: string, to: string): number {
    const { rules, position } = { ...game };
    const attack = { type: 'attack', from: at(from), to: at(to), dice: 3 } as const;
    expect(play(rules, position, 0, attack, scriptedDice([6, 6, 6, 1]))).toBeUndefined();
    const command = decide(name, game, 0);
    return command.type === 'occupy' ? command.armies : -1;
  }

  test.each(NAMES)('%s moves in with all armies when the front is ahead', (name) => {
    const game = situation(
      'classic - red,blue,green australia=a1,western-australia=a9,indonesia=c1,north-america=b3,*=c3 attack:a',
    );
    expect(moved(name, game, 'western-australia', 'indonesia')).toBe(8);
  });

  test.each(NAMES)('%s moves the minimum into a dead end', (name) => {
    const game = situation(
      'classic - red,blue,green africa=a1,south-africa=a9,congo=c5,madagascar=c1,north-america=b3,*=c3 attack:a',
    );
    expect(moved(name, game, 'south-africa', 'madagascar')).toBe(3);
  });
});
