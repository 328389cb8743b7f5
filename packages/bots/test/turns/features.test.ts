import { isIn, NEUTRAL, type TurnsGame } from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { FEATURE_COUNT, FEATURES, survey } from '../../src/turns/mind/network/features.ts';
import { Judge } from '../../src/turns/mind/network/judge.ts';
import { kindOf, tunedNet } from '../../src/turns/mind/network/weights.ts';
import { situationOf } from '../../src/turns/mind/sketch/situation.ts';
import { sketchOf } from '../../src/turns/mind/sketch/sketch.ts';
import { newGame, playOut, situation } from './support.ts';

/** The features of all seats, by name. */
function rowsOf({ rules, position }: TurnsGame): Record<string, number>[] {
  const rows = new Float64Array(position.status.length * FEATURE_COUNT).fill(Number.NaN);
  survey(situationOf(rules, position, 0, 0), sketchOf(position), rows);
  return position.status.map((_, seat) =>
    Object.fromEntries(FEATURES.map((name, f) => [name, rows[seat * FEATURE_COUNT + f]!])),
  );
}

/** Calls back at every tenth decision of a random game. */
function visit(edition: string, players: number, look: (game: TurnsGame) => void): void {
  const game = newGame(edition, players);
  let asked = 0;
  playOut(game, Array(players).fill('random'), `${edition} for ${players}`, undefined, () => {
    if (asked++ % 10 === 0) look(game);
  });
}

const TABLES: readonly (readonly [string, number])[] = [
  ['classic', 2],
  ['world-domination', 6],
  ['capital', 4],
  ['secret-mission', 5],
  ['basic-training', 3],
  ['command-room', 5],
  ['world-conquest', 3],
];

describe.each(TABLES)('in every position of %s for %i', (edition, players) => {
  test('only seats still in have features, and all are numbers', () => {
    visit(edition, players, (game) => {
      const { position } = game;
      rowsOf(game).forEach((row, seat) => {
        const isThere = isIn(position, seat) && position.territories[seat]! > 0;
        const cells = Object.values(row);
        if (!cells.every(isThere ? Number.isFinite : Number.isNaN))
          expect.fail(`seat ${seat} in turn ${position.turn}: ${JSON.stringify(row)}`);
      });
    });
  });

  test('the chances of all seats add up to one, and eliminated seats have none', () => {
    visit(edition, players, ({ rules, position }) => {
      if (position.turn === 0) return;
      const judge = new Judge(situationOf(rules, position, 0, 0), tunedNet(kindOf(rules)));
      const chances = [...judge.chances(sketchOf(position))];
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
      chances.forEach((chance, seat) => {
        if (!isIn(position, seat)) expect(chance).toBe(0);
      });
    });
  });
});

describe('a seat', () => {
  const even = rowsOf(
    situation(
      'classic - red,blue asia=a2,africa=a2,australia=b2,europe=b2,north-america=n2,south-america=b1,venezuela=b3 attack:a',
    ),
  );
  test('similar to all others has nearly mean features', () => {
    const [one, two] = rowsOf(
      situation(
        'classic - red,blue,green north-america=a2,australia=b2,europe=b2,africa=c2,south-america=c2,asia=a2,ural=b2,siberia=b2,yakutsk=b2,india=c2,siam=c2,china=c2,mongolia=c2,kamchatka=b2 attack:a',
      ),
    );
    expect(Math.abs(one!.armies!)).toBeLessThan(0.3);
    expect(Math.abs(two!.armies!)).toBeLessThan(0.3);
    expect(Math.abs(one!.territories!)).toBeLessThan(0.3);
  });

  test('equal to its opponent has exactly mean features', () => {
    const text = 'north-america=a1,europe=a1,africa=n1,asia=b1,australia=b1,south-america=n1';
    const [one, two] = rowsOf(situation(`classic - red,blue ${text} attack:a`));
    expect(one!.armies).toBeCloseTo(0, 3);
    expect(two!.armies).toBeCloseTo(0, 3);
    expect(one!.territories).toBeCloseTo(0, 3);
    expect(one!.duel).toBe(1);
  });

  test('with more territories and a continent has more income and a bonus', () => {
    const [one, two] = even;
    expect(one!.income!).toBeGreaterThan(two!.income!);
    expect(one!.bonus!).toBeGreaterThan(0);
  });

  test('next to a large army is more at risk than next to a small one', () => {
    const [calm] = rowsOf(situation('classic - red,blue,green australia=a3,siam=b1,europe=b3,*=c3 attack:a'));
    const [threatened] = rowsOf(
      situation('classic - red,blue,green australia=a3,siam=b30,europe=b3,*=c3 attack:a'),
    );
    expect(threatened!.risk!).toBeGreaterThan(calm!.risk!);
    expect(threatened!['safe-bonus']!).toBeLessThan(calm!['safe-bonus']!);
  });

  test('that is neutral has no row', () => {
    const game = situation('classic - red,blue asia=a2,europe=b2,*=n2 attack:a');
    expect(rowsOf(game).length).toBe(2);
    expect(game.position.territories[NEUTRAL]).toBe(23);
  });
});
