import { EDITIONS, replay } from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { outlook } from '../src/review/outlook.ts';
import { type LuckEvent, timelineOf, type Values } from '../src/review.ts';
import { playGame, playScript, type Table } from './played-games.ts';

const sumOf = (values: Values): number => values.reduce((sum, value) => sum + value, 0);

/** One table of every edition with dice, and one with the rules that let players choose about dice. */
const TABLES: readonly Table[] = [
  ...EDITIONS.filter(({ family }) => family === 'turns').map(({ id, players }, i) => ({
    edition: id,
    players: players[i % players.length]!,
  })),
  { edition: 'classic', players: 3, options: { reRoll: 'on', commander: 'on' } },
];

describe.each(TABLES)('a game of $edition for $players', (table) => {
  const game = playGame(table, 'luck', 260);
  const { start, entries, luck } = timelineOf(game);

  test('has chances that add up to 1 after every entry', () => {
    expect(entries.map(({ seq }) => seq)).toEqual(game.entries.map(({ seq }) => seq));
    for (const values of [start, ...entries.map((entry) => entry.chances)])
      expect(sumOf(values)).toBeCloseTo(1, 9);
  });

  test('has a chance event for the deal, for every roll and for every card, and its luck sums to 0', () => {
    const count = (type: string): number =>
      game.entries.flatMap(({ events }) => events.filter((event) => event.type === type)).length;
    const rolls = count('thrown') > 0 ? undefined : count('rolled');
    const kinds = (kind: LuckEvent['kind']): number => luck.filter((event) => event.kind === kind).length;
    if (rolls !== undefined) expect(kinds('roll')).toBe(rolls);
    expect(kinds('roll')).toBeGreaterThan(20);
    expect(kinds('deal')).toBe(1);
    expect(kinds('card')).toBe(count('drew'));
    for (const event of luck) expect(sumOf(event.luck)).toBeCloseTo(0, 9);
  });
});

describe('a battle for the last territory of a duel', () => {
  const LAST =
    'world-domination - red,blue a2a2a2a2a2a2a2a2a2/a2a2b1a2/a2a2a2a2a2a2a2/a2a2a2a2a2a2/a2a2a2a2a2a2a2a2a2a2a2a2/a2a2a2a2 attack:a turn=9 first=a';

  test('has as luck the difference from the mean over the outcomes', () => {
    const game = playScript(LAST, ['attack venezuela brazil 1'], [6, 1]);
    const { luck, entries } = timelineOf(game);
    expect(entries[0]!.chances).toEqual([1, 0]);
    const lost = replay(game.beginning, [
      { type: 'rolled', from: 9, to: 11, attack: [1], defence: [6], attackersLost: 1, defendersLost: 0 },
    ]);
    // one die beats one die in 15 of 36 rolls
    const mean = 15 / 36 + (21 / 36) * outlook(game.rules, lost)[0]!;
    expect(luck).toHaveLength(1);
    expect(luck[0]).toMatchObject({ seq: 1, kind: 'roll', seat: 0, against: 1 });
    expect(luck[0]!.luck[0]).toBeCloseTo(1 - mean, 9);
  });

  test('has the same luck roll by roll and until the territory is taken', () => {
    const start = LAST.replace('a2a2b1a2', 'a9a2b3a2');
    const dice = [6, 5, 1, 6, 1, 6, 5, 1, 4, 3];
    const singles = ['attack venezuela brazil 3', 'attack venezuela brazil 3'];
    const one = timelineOf(playScript(start, singles, dice));
    const all = timelineOf(playScript(start, ['assault venezuela brazil 1'], dice));
    expect(one.luck).toHaveLength(2);
    expect(all.luck.map((event) => event.luck)).toEqual(one.luck.map((event) => event.luck));
  });
});

test('the luck of attackers, defenders and drawers averages 0', () => {
  const roles = { attacker: [] as number[], defender: [] as number[], drawer: [] as number[] };
  for (let seed = 0; seed < 12; seed++) {
    const { luck } = timelineOf(playGame({ edition: 'world-domination', players: 3 }, `mean ${seed}`, 300));
    for (const { kind, seat, against, luck: values } of luck) {
      if (seat === undefined) continue;
      roles[kind === 'card' ? 'drawer' : 'attacker'].push(values[seat]!);
      if (against !== undefined && against < 3) roles.defender.push(values[against]!);
    }
  }
  for (const list of Object.values(roles)) {
    const mean = sumOf(list) / list.length;
    const deviation = Math.sqrt(sumOf(list.map((value) => (value - mean) ** 2)) / list.length);
    expect(list.length).toBeGreaterThan(20);
    expect(Math.abs(mean)).toBeLessThanOrEqual((4 * deviation) / Math.sqrt(list.length));
  }
});
