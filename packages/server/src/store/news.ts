import type { SqlStore } from './sql-store.ts';
import type { News } from './store.ts';

type Method = {
  [Name in keyof SqlStore]: SqlStore[Name] extends (...args: never[]) => Promise<unknown> ? Name : never;
}[keyof SqlStore];

/** Makes the methods of a store announce what they have written. */
export function announceWrites(store: SqlStore, publish: (news: readonly News[]) => void): void {
  const announce = <Name extends Method>(
    name: Name,
    newsOf: (
      args: Parameters<SqlStore[Name]>,
      result: Awaited<ReturnType<SqlStore[Name]>>,
    ) => readonly News[],
  ): void => {
    const write = store[name] as (...args: unknown[]) => Promise<never>;
    const announced = async (...args: unknown[]) => {
      const result = await write(...args);
      publish(newsOf(args as Parameters<SqlStore[Name]>, result));
      return result;
    };
    Object.assign(store, { [name]: announced });
  };
  announce('append', ([batch], results) =>
    batch.flatMap(({ table, isOver }, i): News[] => {
      if (results[i] !== 'stored') return [];
      return isOver
        ? [
            ['lines', table],
            ['table', table],
          ]
        : [['lines', table]];
    }),
  );
  announce('createTable', ([{ id }]) => [['table', id]]);
  announce('updateTable', ([{ id }], result) => (result === 'stored' ? [['table', id]] : []));
  announce('addResult', ([{ table }]) => [['table', table]]);
  announce('nudge', ([{ table }]) => [['table', table]]);
  announce('addChat', ([{ table }]) => [['chat', table]]);
  announce('removeChat', ([table]) => [['chat', table]]);
  announce('setVote', ([table]) => [['presence', table]]);
  announce('setPresence', ([, table]) => [['presence', table]]);
  announce('setBlock', ([player]) => [['player', player]]);
  announce('deletePlayer', ([player]) => [['player', player]]);
  announce('deleteSession', ([hash]) => [['session', hash]]);
  announce('deleteSessionsOf', (_, hashes) => hashes.map((hash): News => ['session', hash]));
}
