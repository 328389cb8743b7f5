import { NEUTRAL, viewOf } from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { oddsOf } from '../../src/turns/battle.ts';
import { fight } from '../../src/turns/mind/foresight/fight.ts';
import { Random, seedOf } from '../../src/turns/mind/foresight/random.ts';
import { playTurn } from '../../src/turns/mind/foresight/rival-turn.ts';
import { bestInTrials } from '../../src/turns/mind/search/contest.ts';
import { situationOf } from '../../src/turns/mind/sketch/situation.ts';
import { type Sketch, sketchOf } from '../../src/turns/mind/sketch/sketch.ts';
import { STYLES } from '../../src/turns/operations/styles.ts';
import { at, newGame, playOut, situation } from './support.ts';

const RUNS = 20_000;

describe('random numbers', () => {
  test('are uniform, and differ between seeds', () => {
    const tenths = new Array<number>(10).fill(0);
    for (let part = 0; part < 100; part++) {
      const random = new Random(seedOf(7, part));
      for (let i = 0; i < RUNS / 100; i++) tenths[Math.floor(random.next() * 10)]!++;
    }
    for (const count of tenths) expect(Math.abs(count / RUNS - 0.1)).toBeLessThan(0.01);
  });
});

describe('a fight', () => {
  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [5, 5],
    [12, 9],
  ])('of %i against %i is won as often as the odds say', (attackers, defenders) => {
    const random = new Random(1);
    let won = 0;
    for (let run = 0; run < RUNS; run++) if (fight(attackers, defenders, random) > 0) won++;
    expect(Math.abs(won / RUNS - oddsOf(attackers + 1, defenders))).toBeLessThan(0.015);
  });

  test('of large armies costs about as much as rolling all dice', () => {
    const random = new Random(2);
    let left = 0;
    for (let run = 0; run < 500; run++) left += fight(400, 200, random);
    expect(left / 500).toBeGreaterThan(220);
    expect(left / 500).toBeLessThan(240);
  });

  test('ends with armies on one side only', () => {
    const random = new Random(3);
    for (let attackers = 1; attackers < 40; attackers++)
      for (let defenders = 1; defenders < 40; defenders++) {
        const left = fight(attackers, defenders, random);
        expect(left).not.toBe(0);
        expect(left).toBeLessThanOrEqual(attackers);
        expect(left).toBeGreaterThanOrEqual(-defenders);
      }
  });
});

describe('the turn of another seat', () => {
  /** Fails if the columns of a sketch contradict each other. */
  function expectSound({ owner, armies, territories, hand }: Sketch): void {
    for (let t = 0; t < owner.length; t++) expect(armies[t]).toBeGreaterThanOrEqual(1);
    for (let seat = 0; seat <= NEUTRAL; seat++)
      expect(territories[seat]).toBe(owner.filter((holder) => holder === seat).length);
    for (const cards of hand) expect(cards).toBeGreaterThanOrEqual(0);
  }

  test.each([
    ['world-domination', 6],
    ['world-domination', 2],
    ['world-conquest', 4],
    ['capital', 5],
    ['secret-mission', 4],
  ] as const)('leaves a sound position in %s for %i, in every style', (edition, players) => {
    const game = newGame(edition, players);
    let asked = 0;
    playOut(game, Array(players).fill('easy'), 'rivals', undefined, (seat) => {
      if (game.position.phase !== 'reinforce' || asked++ % 9 > 0) return;
      const judged = situationOf(game.rules, viewOf(game.position, seat), seat, seat);
      for (const style of Object.values(STYLES)) {
        const sketch = sketchOf(game.position);
        playTurn(judged, sketch, style, new Random(asked));
        expectSound(sketch);
      }
    });
    expect(asked).toBeGreaterThan(players);
  });

  const outcomes = (line: string, isTrue: (sketch: Sketch) => boolean): number => {
    const { rules, position } = situation(line);
    const judged = situationOf(rules, viewOf(position, 1), 1, 1);
    return Array.from({ length: 40 }, (_, run) => {
      const sketch = sketchOf(position);
      playTurn(judged, sketch, STYLES.killer, new Random(run));
      return isTrue(sketch);
    }).filter(Boolean).length;
  };

  test('E-1: it eliminates a weak seat and takes its cards', () => {
    const line =
      'classic - red,blue,green japan=a2,kamchatka=b20,alaska=b2,*=c3 attack:a hands=a:peru+brazil+siam';
    expect(outcomes(line, ({ territories }) => territories[0] === 0)).toBeGreaterThan(35);
    expect(outcomes(line, ({ hand }) => hand[1]! >= 4)).toBeGreaterThan(35); // and the card of the turn
  });

  const capitals = (more: string): string =>
    `capital - red,blue,green south-america=a2,africa=a2,siam=b9,north-africa=b40,${more}*=c2 attack:a capitals=a:peru,b:siam,c:iceland removed=peru+siam+iceland`;

  test.each(['', 'iceland=b1,'])('CH-4: it takes the capitals that it still needs to win (%s)', (more) => {
    expect(outcomes(capitals(more), ({ owner }) => owner[at('peru')] === 1)).toBeGreaterThan(30);
  });
});

describe('a contest', () => {
  const { position } = situation('classic - red,blue alaska=a9,kamchatka=b9,*=n3 attack:a');
  const options = [1, 2, 3, 4].map((armies) => {
    const end = sketchOf(position);
    end.armies[at('alaska')] = armies;
    return { value: 0.5, end, reach: 1 };
  });
  const trial = ({ armies }: Sketch): number => (armies[at('alaska')] === 3 ? 0.9 : 0.1);

  test('is won by the option that does best in trials', () => {
    expect(bestInTrials(options, trial, () => true)).toBe(options[2]);
  });

  test('that promises nothing at all is decided by the trials', () => {
    const hopeless = options.map((option) => ({ ...option, value: 0 }));
    expect(bestInTrials(hopeless, trial, () => true)).toBe(hopeless[2]);
  });

  test('without time, the first option wins', () => {
    expect(bestInTrials(options, trial, () => false)).toBe(options[0]);
  });

  test('ends between two trials when time is up', () => {
    let tried = 0;
    const counted = (): number => tried++;
    bestInTrials(options, counted, () => tried < options.length);
    expect(tried).toBe(options.length);
  });

  test('every option meets the same trials, and later rounds meet new ones', () => {
    const met = new Map<number, number[]>();
    bestInTrials(
      options,
      ({ armies }, i) => {
        const own = armies[at('alaska')]!;
        met.set(own, [...(met.get(own) ?? []), i]);
        return 0.5;
      },
      () => true,
    );
    const lists = [...met.values()].sort((a, b) => b.length - a.length);
    for (const list of lists) expect(list).toEqual(lists[0]!.slice(0, list.length));
    expect(lists[0]).toEqual([...lists[0]!.keys()]);
  });
});
