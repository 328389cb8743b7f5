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
import { chartOf } from '../../src/turns/chart.ts';
import { guessMissions, priceOfGoal } from '../../src/turns/mind/goals.ts';
import { sketchOf } from '../../src/turns/mind/sketch.ts';
import { newGame, type Options, playOut, situation } from './support.ts';

/** Calls back at every decision of some games, and at their ends. */
function visit(
  edition: string,
  players: number,
  options: Options,
  name: string,
  look: (game: TurnsGame) => void,
): void {
  for (const seed of ['a', 'b', 'c']) {
    const game = newGame(edition, players, options);
    playOut(game, Array(players).fill(name), seed, { nodes: 0 }, () => {
      if (game.position.turn > 0 && game.position.phase !== 'occupy') look(game);
    });
    look(game);
  }
}

const priceOf = ({ rules, position }: TurnsGame, missions: readonly number[], seat: number): number =>
  priceOfGoal(rules, chartOf(rules.board), position, missions, seat)!(sketchOf(position), seat);

/** Expects that something costs nothing exactly when it is reached, and that both happen. */
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

describe('what the goal costs is nothing exactly when it is reached', () => {
  test.each([
    ['capital', 4, {}],
    ['capital', 5, { short: 'on' }],
  ] as const)('%s for %i, %j', (edition, players, options) => {
    const agreement = new Agreement();
    visit(edition, players, options, 'medium', (game) => {
      const { rules, position } = game;
      for (const seat of position.status.keys())
        agreement.check(
          priceOf(game, [], seat),
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
          priceOf({ rules: secret, position }, missions, seat),
          secret.goal!.isReached(secret, position, seat),
          `seat ${seat} in turn ${world.turn}`,
        );
    }
    agreement.expectBoth();
  });

  test('an objective, when two others are there', () => {
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
          priceOf({ rules, position: asked }, [], seat),
          isReached(rules, asked, seat, objective),
          `objective ${objective} in turn ${position.turn}`,
        );
      });
    });
    expect(agreements.filter(({ reached, missed }) => reached > 0 && missed > 0).length).toBeGreaterThan(7);
  });
});

describe('guesses at missions', () => {
  test('what is known stays, and nobody is thought to have what another is known to have', () => {
    for (const seed of ['a', 'b']) {
      const game = newGame('secret-mission', 5, { missions: 'eu-14' });
      const { rules } = game;
      let guesses = 0;
      playOut(game, Array(5).fill('medium'), seed, undefined, (seat) => {
        const view = viewOf(game.position, seat);
        if (view.missions.length === 0) return;
        const inPlay = missionsInPlay(rules, view.colours);
        const guessed = guessMissions(rules, chartOf(rules.board), view, sketchOf(view), inPlay);
        view.missions.forEach((mission, s) => {
          if (mission !== UNKNOWN) expect(guessed[s]).toBe(mission);
          else if (guessed[s] !== UNKNOWN) {
            guesses++;
            expect(inPlay).toContain(guessed[s]);
            expect(view.missions).not.toContain(guessed[s]);
          }
        });
      });
      expect(guesses, seed).toBeGreaterThan(0);
    }
  });

  test('the guess is what somebody seems to be after', () => {
    const { rules, position } = situation(
      'secret-mission - red,blue,green north-america=b2,australia=b2,eastern-australia=c1,asia=a2,*=c2 attack:a missions=a:destroy-green,b:?,c:?',
    );
    const inPlay = missionsInPlay(rules, position.colours);
    const guessed = guessMissions(rules, chartOf(rules.board), position, sketchOf(position), inPlay);
    expect(MISSIONS[guessed[1]!]!.id).toBe('northamerica-australia');
  });
});
