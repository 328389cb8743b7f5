import { type Game, viewOf } from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { hostMessageSchema, makeGame } from '../../src/index.ts';
import { gameAt, playAtRandom, TABLES, type Table } from './tables.ts';

const ABOUT = { game: 1, moveMs: 5000, gameMs: 600_000 };

const table = (edition: string, players: number, options: Record<string, string> = {}): Table => ({
  name: edition,
  edition,
  players,
  options,
});

function rulesOf(at: Table): Record<string, unknown> {
  const { rules, position } = gameAt(at);
  return makeGame(rules, viewOf(position, 0), 0, ABOUT).rules as Record<string, unknown>;
}

describe.each(TABLES)('the game message of $name', (at) => {
  test('has the documented shape', () => {
    const { rules, position } = gameAt(at);
    const message = makeGame(rules, viewOf(position, 1), 1, ABOUT);
    expect(hostMessageSchema.safeParse(JSON.parse(JSON.stringify(message))).error).toBeUndefined();
  });

  test('has the same rules in the middle of a game', () => {
    const { rules, position } = gameAt(at);
    const before = makeGame(rules, viewOf(position, 0), 0, ABOUT);
    playAtRandom({ rules, position } as Game, at.name, 300, () => {});
    expect(makeGame(rules, viewOf(position, 0), 0, ABOUT).rules).toEqual(before.rules);
  });
});

describe('the numbers of the rules', () => {
  const classic = rulesOf(table('classic', 3));
  const command = rulesOf(table('command-room', 3));

  test('income', () => {
    const byTerritories = Array.from({ length: 43 }, (_, n) => Math.max(3, Math.floor(n / 3)));
    expect(classic.income).toEqual({ byTerritories, citiesCount: false, capital: 0, rewards: {} });
    expect(rulesOf(table('classic', 3, { capitals: 'on' })).income).toEqual(classic.income);
    expect(command.income).toEqual({
      byTerritories,
      citiesCount: true,
      capital: 1,
      rewards: { 'two-troops': 2 },
    });
  });

  test('trades', () => {
    expect(classic.trade).toMatchObject({ by: 'figures', extra: 0, mustTradeFrom: 5 });
    expect((classic.trade as { sets: number[] }).sets.slice(0, 8)).toEqual([4, 6, 8, 10, 12, 15, 20, 25]);
    const slow = rulesOf(table('world-domination', 3, { slowSets: 'on' })).trade;
    expect(slow).toMatchObject({ extra: 2, mustTradeAfterEliminationFrom: 6 });
    expect((slow as { sets: number[] }).sets.slice(0, 3)).toEqual([4, 5, 6]);
    expect(command.trade).toMatchObject({
      by: 'stars',
      stars: { 2: 2, 3: 4, 4: 7, 5: 10, 6: 13, 7: 17, 8: 21, 9: 25, 10: 30 },
      mustTradeFrom: null,
    });
  });

  test('goals', () => {
    expect(classic.goal).toBeNull();
    expect(rulesOf(table('world-conquest', 3)).goal).toBeNull();
    expect(rulesOf(table('secret-mission', 3)).goal).toEqual({ asked: 'always', mission: true });
    expect(command.goal).toEqual({ asked: 'turn-end', ownCapital: true, objectives: 3 });
    expect(rulesOf(table('capital', 5)).goal).toEqual({
      asked: 'always',
      ownCapital: true,
      enemyCapitals: 4,
    });
    expect(rulesOf(table('capital', 4, { short: 'on' })).goal).toEqual({
      asked: 'always',
      ownCapital: true,
      enemyCapitals: 2,
    });
  });

  test('limits are null if there are none', () => {
    expect(classic).toMatchObject({ armyLimit: null, fortify: { moves: 1, reach: 'neighbours' } });
    expect(rulesOf(table('classic', 3, { armyLimit: 'on', pathFortify: 'on' }))).toMatchObject({
      armyLimit: 12,
      fortify: { moves: null, reach: 'paths' },
    });
    expect(command.fortify).toEqual({ moves: 1, reach: 'paths' });
  });

  test('missions only of the colours in play', () => {
    const missions = rulesOf(table('secret-mission', 3)).missions as { id: string }[];
    expect(missions.map(({ id }) => id).filter((id) => id.startsWith('destroy'))).toEqual([
      'destroy-blue',
      'destroy-green',
      'destroy-red',
    ]);
  });

  test('written orders', () => {
    expect(rulesOf(table('simultaneous', 3))).toEqual({
      rounds: 7,
      objectives: 3,
      tokens: 20,
      lot: 3,
      troops: 24,
      income: { territories: 3, least: 2 },
      cash: 2,
      points: { territory: 1, objective: 3 },
    });
  });
});
