import { play, seededDice } from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { islets, LEVELS, newGame, playOut, SHORT, wheel } from './support.ts';

describe('whole games', () => {
  test.each(LEVELS.flatMap((level) => [3, 4, 5, 6].map((players) => [level, players] as const)))(
    '%s plays for %i to the end',
    (level, players) => {
      const game = newGame(players);
      const commands = playOut(game, () => level, 'to the end', SHORT);
      expect(game.position.winner).toBeGreaterThanOrEqual(0);
      const types = new Set(commands.map((text) => JSON.parse(text).type));
      for (const never of ['surrender', 'offer-draw', 'accept-draw', 'decline-draw'])
        expect(types).not.toContain(never);
    },
  );

  const boards = { wheel, islets };
  test.each([3, 4, 5, 6].flatMap((players) => [['wheel', players] as const, ['islets', players] as const]))(
    'all levels play together on a small board, %s, %i of them',
    (board, players) => {
      for (const seed of ['a', 'b', 'c', 'd', 'e']) {
        const game = newGame(players, boards[board]);
        playOut(game, (seat) => LEVELS[seat % LEVELS.length]!, seed, SHORT);
        expect(game.position.phase).toBe('over');
      }
    },
  );

  test.each(LEVELS)('%s plays on when another has surrendered', (level) => {
    const game = newGame(4);
    playOut(
      game,
      () => level,
      'left',
      { nodes: 40 },
      (seat) => {
        const { rules, position } = game;
        if (position.round === 2 && seat === 0 && position.status[3] === 0)
          play(rules, position, 3, { type: 'surrender' }, seededDice(''));
      },
    );
    expect(game.position.winner).toBeGreaterThanOrEqual(0);
    expect(game.position.winner).not.toBe(3);
  });

  test.each(LEVELS)('%s plays the same game for the same seed, and a different one for another', (level) => {
    const games = ['a', 'a', 'b'].map((seed) => playOut(newGame(3), () => level, seed, SHORT).join('\n'));
    expect(games[1]).toBe(games[0]);
    expect(games[2]).not.toBe(games[0]);
  });
});

describe('budgets', () => {
  test.each(
    LEVELS.flatMap((level) =>
      [{ nodes: 1 }, { nodes: 30 }, { ms: 0 }, { ms: 2 }].map((budget) => [level, budget] as const),
    ),
  )('%s plays with %j', (level, budget) => {
    const game = newGame(4);
    playOut(game, (seat) => (seat === 0 ? level : 'easy'), 'budget', budget);
    expect(game.position.phase).toBe('over');
  });
});
