import { clonePosition, isToAct, play, sampleWorld, seededDice } from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { decide, LEVELS, newGame, playOut } from './support.ts';

const BUDGET = { nodes: 60 };

describe.each(LEVELS)('%s uses nothing that its seat may not know', (level) => {
  test('objectives of others', () => {
    const game = newGame(4);
    const { rules, position } = game;
    const random = seededDice('worlds');
    playOut(
      game,
      () => 'medium',
      'hidden',
      undefined,
      (seat) => {
        const objectives = position.objectives.map((place) => (place === seat ? place : -1));
        const view = clonePosition(position);
        view.objectives = position.objectives.map((place) => (place >= 0 && place !== seat ? -1 : place));
        const world = sampleWorld(rules, view, random);
        expect(world.objectives.map((place) => (place === seat ? place : -1))).toEqual(objectives);
        expect(decide(level, { rules, position: world }, seat, 'fresh', BUDGET)).toEqual(
          decide(level, game, seat, 'fresh', BUDGET),
        );
      },
    );
  });

  test('orders that others have committed', () => {
    const game = newGame(4);
    const { rules, position } = game;
    playOut(
      game,
      () => 'medium',
      'handed in',
      undefined,
      (seat) => {
        if (position.phase !== 'order' || seat !== 0) return;
        const later = clonePosition(position);
        for (const other of [1, 2]) {
          if (isToAct(later, other))
            play(rules, later, other, { type: 'order', cash: [], deploy: [], moves: [] }, seededDice(''));
        }
        expect(decide(level, { rules, position: later }, seat, 'fresh', BUDGET)).toEqual(
          decide(level, game, seat, 'fresh', BUDGET),
        );
      },
    );
  });
});
