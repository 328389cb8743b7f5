import { preview } from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { at, decide, LEVELS, type Level, orderOf, situation } from './support.ts';

const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const THINKING: readonly Level[] = ['medium', 'hard', 'expert'];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** The number of games, with different seeds, in which this is true. */
const timesOf = (isTrue: (seed: string) => boolean): number => SEEDS.filter(isTrue).length;

describe('the last round', () => {
  const others = 'ural=b2 siam=b1 japan=c1 egypt=c2 madagascar=c1';

  const nextDoor = situation(
    `brazil=a4 peru=a1 ${others}`,
    'order round=7 first=a objectives=a:venezuela,b:ural,c:egypt open=*!venezuela+ural+egypt',
  );
  test.each(LEVELS)('%s takes an empty objective next door', (level) => {
    const takes = (seed: string) =>
      orderOf(level, nextDoor, seed).moves.some(([, to]) => to === at('venezuela'));
    expect(timesOf(takes)).toBeGreaterThanOrEqual(level === 'easy' ? 4 : SEEDS.length);
  });

  const weak = situation(
    `brazil=a4 peru=a1 venezuela=b1 ${others}`,
    'order round=7 first=a objectives=a:venezuela,b:ural,c:egypt open=*!venezuela+ural+egypt',
  );
  test.each(LEVELS)('%s takes a weakly defended objective next door, in force', (level) => {
    const takes = (seed: string) =>
      orderOf(level, weak, seed).moves.some(([, to, troops]) => to === at('venezuela') && troops >= 2);
    expect(timesOf(takes)).toBeGreaterThanOrEqual(level === 'easy' ? 3 : SEEDS.length);
  });

  const held = situation(
    `brazil=a4 peru=a1 argentina=a1 venezuela=a2 ${others}`,
    'order round=7 first=a objectives=a:argentina,b:ural,c:egypt open=*!argentina+ural+egypt',
  );
  test.each(LEVELS)('%s does not cash in an objective that it will hold', (level) => {
    expect(timesOf((seed) => orderOf(level, held, seed).cash.length === 0)).toBe(SEEDS.length);
  });

  const far = situation(
    `brazil=a1 peru=a1 ${others}`,
    'order round=7 first=a objectives=a:yakutsk,b:ural,c:egypt open=*!yakutsk+ural+egypt',
  );
  test.each(THINKING)('%s cashes in an objective that is out of reach', (level) => {
    expect(timesOf((seed) => orderOf(level, far, seed).cash.includes(at('yakutsk')))).toBe(SEEDS.length);
  });

  test.each(THINKING)('%s spreads out over empty territories', (level) => {
    const { deploy, moves } = orderOf(level, nextDoor, 'spread');
    expect(sum(deploy.map(([, troops]) => troops))).toBe(2);
    expect(new Set(moves.map(([, to]) => to)).size).toBeGreaterThanOrEqual(3);
  });

  const siege = situation(
    'brazil=a3 peru=a1 argentina=a1 venezuela=a1 north-africa=b3 egypt=b2 japan=c2 siam=c2',
    'order round=7 first=a objectives=a:brazil,b:egypt,c:siam open=*!brazil+egypt+siam',
  );
  test.each(THINKING)('%s does not leave a threatened objective', (level) => {
    const stays = (seed: string) => {
      const { rules, position } = siege;
      const then = preview(rules, position, 0, orderOf(level, siege, seed));
      return then.rejection === undefined && then.position.owner[at('brazil')] === 0;
    };
    expect(timesOf(stays)).toBe(SEEDS.length);
  });
});

describe('any round', () => {
  test.each(THINKING)('%s does not attack a stronger stack', (level) => {
    const strong = situation(
      'brazil=a3 peru=a1 argentina=a1 venezuela=a1 north-africa=b9 egypt=b2 japan=c2 siam=c2',
      'order round=3 first=a open=*',
    );
    const marches = (seed: string) =>
      orderOf(level, strong, seed).moves.some(([, to]) => to === at('north-africa'));
    expect(timesOf(marches)).toBeLessThanOrEqual(1);
  });
});

describe('set-up', () => {
  const bidFor = (level: Level, lot: string, tokens: string, seed: string): number => {
    const game = situation(
      '',
      `bid lot=${lot} tokens=${tokens} objectives=a:venezuela+peru+argentina,b:?+?+?,c:?+?+? open=${lot}`,
    );
    const bid = decide(level, game, 0, seed);
    return bid.type === 'bid' ? bid.tokens : -1;
  };

  test.each(THINKING)('%s bids more for a lot that suits its objectives', (level) => {
    const bids = (lot: string) => sum(SEEDS.map((seed) => bidFor(level, lot, 'a:20,b:20,c:20', seed)));
    expect(bids('brazil+central-america+north-africa')).toBeGreaterThan(bids('ukraine+japan+madagascar'));
  });

  test.each(LEVELS)('%s bids no more than necessary', (level) => {
    for (const seed of SEEDS)
      expect(bidFor(level, 'brazil+siam+egypt', 'a:20,b:2,c:1', seed)).toBeLessThanOrEqual(3);
  });

  const start = situation(
    '',
    'deploy tokens=a:9,b:9,c:9 first=a troops=24 starts=a:brazil+japan+siam,b:ural,c:egypt objectives=a:venezuela+peru+argentina,b:?+?+?,c:?+?+? open=brazil+japan+siam+ural+egypt',
  );
  const firstPlaces = (level: Level) => {
    const command = decide(level, start, 0, 'first');
    return command.type === 'deploy' ? command.places : [];
  };
  test.each(LEVELS)('%s places all troops, some on every territory', (level) => {
    const places = firstPlaces(level);
    expect(places.map(([territory]) => territory).sort()).toEqual(
      [at('brazil'), at('siam'), at('japan')].sort(),
    );
    expect(sum(places.map(([, troops]) => troops))).toBe(24);
  });

  test.each(THINKING)('%s places most troops near its objectives', (level) => {
    const places = firstPlaces(level);
    const most = places.reduce((a, b) => (b[1] > a[1] ? b : a));
    expect(most[0]).toBe(at('brazil'));
  });
});
