import {
  clonePosition,
  isReached,
  MISSIONS,
  missionsInPlay,
  NOT_IN_PLAY,
  OBJECTIVE_IDS,
  ON_TABLE,
  type TurnsGame,
  type TurnsPosition,
  UNKNOWN,
  viewOf,
} from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { geographyOf } from '../../src/turns/geography.ts';
import { pricesOfGoal } from '../../src/turns/mind/goals/goals.ts';
import { FEATURE_COUNT, FEATURES, survey } from '../../src/turns/mind/network/features.ts';
import { situationOf } from '../../src/turns/mind/sketch/situation.ts';
import { sketchOf } from '../../src/turns/mind/sketch/sketch.ts';
import { newGame, type Options, playOut, situation } from './support.ts';

/** Calls back at every decision of some games, and at their ends. */
function visit(
  edition: string,
  players: number,
  options: Options,
  name: string,
  look: (game: TurnsGame) => void,
): void {
  for (const seed of ['a', 'b']) {
    const game = newGame(edition, players, options);
    playOut(game, Array(players).fill(name), seed, { nodes: 0 }, () => {
      if (game.position.turn > 0 && game.position.phase !== 'occupy') look(game);
    });
    look(game);
  }
}

/** The prices of all goals that a seat may have, as another seat sees them. */
const pricesOf = (rules: TurnsGame['rules'], view: TurnsPosition, by: number, of: number): number[] =>
  Array.from(pricesOfGoal(rules, geographyOf(rules.board), view, by)!(sketchOf(view), of));

const priceOf = ({ rules, position }: TurnsGame, seat: number): number => {
  const prices = pricesOf(rules, position, seat, seat);
  expect(prices).toHaveLength(1);
  return prices[0]!;
};

/** Expects a price of 0 exactly when the goal is reached, and that both cases occur. */
class Agreement {
  reached = 0;
  missed = 0;

  check(price: number, isThere: boolean, what: string): void {
    if (!(price >= 0) || price < 0.01 !== isThere) expect.fail(`${what}: ${price}, reached: ${isThere}`);
    if (isThere) this.reached++;
    else this.missed++;
  }

  expectBoth(): void {
    expect(this.reached).toBeGreaterThan(0);
    expect(this.missed).toBeGreaterThan(0);
  }
}

describe('the price of a goal is 0 exactly when it is reached', () => {
  test.each([
    ['capital', 4, {}],
    ['capital', 5, { short: 'on' }],
  ] as const)('%s for %i, %j', (edition, players, options) => {
    const agreement = new Agreement();
    visit(edition, players, options, 'medium', (game) => {
      const { rules, position } = game;
      for (const seat of position.status.keys())
        agreement.check(
          priceOf(game, seat),
          rules.goal!.isReached(rules, position, seat),
          `turn ${position.turn}`,
        );
    });
    agreement.expectBoth();
  });

  const { rules: secret } = newGame('secret-mission', 6, { missions: 'eu-14' });
  const worlds: TurnsPosition[] = [];
  for (const name of ['medium', 'random']) {
    visit('world-domination', 6, {}, name, ({ position }) => {
      if (position.turn % 4 === 0 || position.phase === 'over') worlds.push(clonePosition(position));
    });
  }

  test.each(MISSIONS.map(({ id }, mission) => [id, mission] as const))('the mission %s', (_, mission) => {
    const agreement = new Agreement();
    for (const world of worlds) {
      const missions = world.status.map(() => mission);
      const position = { ...world, missions };
      for (const seat of missions.keys())
        agreement.check(
          priceOf({ rules: secret, position }, seat),
          secret.goal!.isReached(secret, position, seat),
          `seat ${seat} in turn ${world.turn}`,
        );
    }
    agreement.expectBoth();
  });

  test('an objective, when two others are taken', () => {
    const agreements = OBJECTIVE_IDS.map(() => new Agreement());
    visit('command-room', 4, {}, 'medium', ({ rules, position }) => {
      if (position.phase !== 'fortify') return;
      const { seat, owner } = position;
      const capitals = position.capitals.map((capital, s) => (s === seat ? owner.indexOf(seat) : capital));
      agreements.forEach((agreement, objective) => {
        const objectives: number[] = OBJECTIVE_IDS.map((_, o) => (o === objective ? ON_TABLE : NOT_IN_PLAY));
        objectives.splice((objective + 1) % 10, 2, seat, seat);
        const asked: TurnsPosition = { ...position, capitals, objectives, objectiveTaken: 0 };
        agreement.check(
          priceOf({ rules, position: asked }, seat),
          isReached(rules, asked, seat, objective),
          `objective ${objective} in turn ${position.turn}`,
        );
      });
    });
    expect(agreements.filter(({ reached, missed }) => reached > 0 && missed > 0).length).toBeGreaterThan(7);
  });
});

describe('the missions that other seats may have', () => {
  test('are all missions except known and fulfilled ones', () => {
    const counts = new Set<number>();
    for (const seed of ['a', 'b']) {
      const game = newGame('secret-mission', 5, { missions: 'eu-14' });
      const { rules } = game;
      playOut(game, Array(5).fill('medium'), seed, undefined, (seat) => {
        const view = viewOf(game.position, seat);
        if (view.missions.length === 0) return;
        const inPlay = missionsInPlay(rules, view.colours);
        const free = inPlay.filter((mission) => !view.missions.includes(mission));
        view.missions.forEach((mission, s) => {
          const prices = pricesOf(rules, view, seat, s);
          const open = free.filter((m) => {
            const missions = view.missions.with(s, m);
            return !rules.goal!.isReached(rules, { ...view, missions }, s);
          });
          expect(prices).toHaveLength(mission === UNKNOWN ? open.length : 1);
          expect(Math.min(...prices)).toBeGreaterThan(0);
          counts.add(prices.length);
        });
      });
    }
    expect(counts.size).toBeGreaterThan(2);
  });

  test('make a seat seem closer to its goal if more of them are nearly complete', () => {
    const at = (places: string): number => {
      const { rules, position } = situation(
        `secret-mission - red,blue,green ${places} attack:a missions=a:destroy-green,b:?,c:?`,
      );
      const rows = new Float64Array(3 * FEATURE_COUNT);
      survey(situationOf(rules, position, 0, 0), sketchOf(position), rows);
      return rows[FEATURE_COUNT + FEATURES.indexOf('goal')]!;
    };
    const near = at('north-america=b2,australia=b2,eastern-australia=c1,asia=a2,*=c2');
    const far = at('africa=b2,europe=b2,asia=a2,*=c2');
    expect(near).toBeGreaterThan(far);
  });
});
