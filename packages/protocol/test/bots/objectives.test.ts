import {
  type Game,
  isReached,
  makeTerritory,
  OBJECTIVE_IDS,
  type TurnsPosition,
  type TurnsRules,
  viewOf,
} from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { makeGame } from '../../src/index.ts';
import { gameAt, playAtRandom, TABLES } from './tables.ts';

interface Wanted {
  readonly continent?: string;
  readonly continents?: number;
  readonly territories?: number;
  readonly cities?: number;
  readonly enemyCapitals?: number;
}

interface Objective {
  readonly id: string;
  readonly hold?: Wanted;
  readonly takeInATurn?: Wanted;
}

/** FG-12, implemented from the messages alone. */
describe.each(TABLES.filter(({ edition }) => edition === 'command-room'))('$name', (table) => {
  test('objectives are reached by what the message says', () => {
    const game = gameAt(table);
    const rules = game.rules as TurnsRules;
    const position = game.position as TurnsPosition;
    const about = { game: 1, moveMs: 1, gameMs: 1 };
    const message = makeGame(rules, viewOf(position, 0), 0, about);
    const { objectives } = message.rules as { objectives: Objective[] };
    expect(objectives.map(({ id }) => id)).toEqual(OBJECTIVE_IDS);

    const ids = (test: (territory: number) => boolean): string[] =>
      rules.board.territories.flatMap(({ id }, t) => (test(t) ? id : []));
    const fulfils = (
      wanted: Wanted,
      land: readonly string[],
      whole: readonly string[],
      seat: number,
    ): boolean => {
      const cities = ids((t) => position.cities.includes(t));
      const capitals = position.capitals
        .map((t) => makeTerritory(rules.board, t))
        .filter((_, of) => of !== seat);
      return (
        (wanted.continent === undefined || whole.includes(wanted.continent)) &&
        whole.length >= (wanted.continents ?? 0) &&
        land.length >= (wanted.territories ?? 0) &&
        land.filter((id) => cities.includes(id)).length >= (wanted.cities ?? 0) &&
        land.filter((id) => capitals.includes(id)).length >= (wanted.enemyCapitals ?? 0)
      );
    };
    const seen = new Set<string>();
    for (const round of [1, 2, 3]) {
      Object.assign(position, gameAt(table).position);
      playAtRandom({ rules, position } as Game, `${table.name} ${round}`, 5000, () => {
        const { seat, turn } = position;
        if (turn === 0 || seat < 0) return;
        const held = ids((t) => position.owner[t] === seat);
        const began = ids((t) => position.began.includes(t));
        const taken = held.filter((id) => !began.includes(id));
        const wholeOf = (land: readonly string[]): string[] =>
          message.board.continents
            .filter((c) => c.territories.every((t) => land.includes(t)))
            .map(({ id }) => id);
        for (const [index, { id, hold, takeInATurn }] of objectives.entries()) {
          const isTrue =
            (hold === undefined || fulfils(hold, held, wholeOf(held), seat)) &&
            (takeInATurn === undefined || fulfils(takeInATurn, taken, wholeOf(taken), seat));
          if (isTrue) seen.add(id);
          if (isTrue !== isReached(rules, position, seat, index)) expect(id).toBe(isTrue);
        }
      });
    }
    expect(seen.size).toBeGreaterThan(5);
  });
});
