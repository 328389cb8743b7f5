import { makeBot } from '@rubicon/bots';
import { seededChance } from '@rubicon/protocol';
import { createTable, type Table } from '@rubicon/table';
import type { Pause } from '../../src/game/match/display-queue.ts';
import { Match } from '../../src/game/match/match.ts';
import { type Setting, seatsFor } from './games.ts';

/** A table in this process, with people on the first seats and bots on the others. */
export async function newTable({ edition, players, options, seed }: Setting, people: number): Promise<Table> {
  const seats = seatsFor(players).map((seat, s) => (s < people ? seat : { ...seat, bot: 'easy' }));
  const { table, error } = await createTable({ edition, options, seats }, seededChance(seed), {
    id: 'test',
    append: () => 'stored',
    now: () => new Date('2026-11-16T12:00:00Z'),
    openPlayer: ({ rules, seat, seed: chance }) => makeBot('easy', rules, seat, chance)!,
    failed: ({ code, cause }) => {
      throw new Error(code, { cause });
    },
  });
  if (error !== undefined) throw new Error(error.code);
  return table;
}

/** A match connected to the table; messages are cloned, as between page and worker. */
export function newMatch(table: Table, yours: readonly number[], pause: Pause = () => 0): Match {
  const match = new Match(pause);
  const connection = table.connect({ yours, send: (message) => match.receive(structuredClone(message)) });
  match.start({
    send: (message) => connection.receive(structuredClone(message)),
    close: () => connection.close(),
  });
  return match;
}
