import { EDITIONS } from '@rubicon/engine';
import { readRecord, tableMessageSchema } from '@rubicon/protocol';
import { Replica, type Viewpoint } from '@rubicon/protocol/wire';
import { describe, expect, test } from 'vitest';
import { Guest, newTable, place, SEED, settingsOf, textOf } from './tables.ts';

describe.each(EDITIONS.map(({ id, players }) => [id, players.at(-1)!] as const))(
  '%s for %i',
  (edition, players) => {
    test('everybody gets what they may know, line by line, and nothing else', async () => {
      const host = place();
      const table = await newTable(settingsOf(edition, players, players), host);
      const viewpoints: Viewpoint[] = [...Array(players).keys(), 'watch'];
      const ended = new Promise<void>((resolve) => {
        new Guest(table, [], ({ type }) => type === 'closed' && resolve()).hello().sit('watch');
      });
      const guests = viewpoints.map((seat) =>
        new Guest(table, seat === 'watch' ? [] : [seat]).hello().sit(seat),
      );
      table.begin();
      await ended;

      expect(readRecord(textOf(host))).toMatchObject({ status: 'verified' });
      const lines = host.lines.length - 2;
      for (const [i, viewpoint] of viewpoints.entries()) {
        const { got } = guests[i]!;
        const replica = new Replica(table.game, viewpoint);
        for (const message of got) if (message.type === 'line') replica.take(message);
        expect(replica.seq).toBe(lines);
        expect(JSON.stringify(got)).not.toContain(SEED);
        for (const message of got.slice(0, 40))
          expect(tableMessageSchema.safeParse(message).error).toBeUndefined();
      }
      expect(host.failures).toEqual([]);
    });
  },
);
