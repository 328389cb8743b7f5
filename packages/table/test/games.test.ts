import { readFileSync } from 'node:fs';
import {
  COLOURS,
  createGame,
  EDITIONS,
  evolve,
  makePosition,
  type Position,
  parseEvent,
  type Rules,
  type Seat,
  SPECTATOR,
  sampleWorld,
  seededDice,
  viewOf,
} from '@rubicon/engine';
import { type RecordLine, tableMessageSchema, verifyRecord } from '@rubicon/protocol';
import { Replica, type Viewpoint } from '@rubicon/protocol/wire';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { Guest, newTable, type Place, place, quiet, SEED, settingsOf, textOf } from './tables.ts';

const EDITION_TABLES = EDITIONS.map(({ id, players }) => [id, players.find((n) => n > 2) ?? 0] as const);

const schema = readFileSync(new URL('../../../docs/wire.schema.json', import.meta.url), 'utf8');
const ajv = new Ajv2020({ strict: true, formats: { 'date-time': true } }).addSchema(
  JSON.parse(schema),
  'wire',
);
const isOfTable = ajv.getSchema('wire#/$defs/table-message')!;

const viewerOf = (viewpoint: Viewpoint): Seat => (viewpoint === 'watch' ? SPECTATOR : viewpoint);

/** Plays a game of bots to its end, watched from every seat and by a spectator. */
async function playOut(edition: string, players: number) {
  const host = place();
  const table = await newTable(settingsOf(edition, players, players), host);
  const viewpoints: Viewpoint[] = [...Array(players).keys(), 'watch'];
  const guests = viewpoints.map((seat) => new Guest(table, seat === 'watch' ? [] : [seat]).hello().sit(seat));
  table.begin();
  await guests[0]?.untilClosed;
  return { host, table, viewpoints, guests };
}

/** The whole position after each line of a record. */
function* positionsOf({ lines }: Place): Generator<{ rules: Rules; position: Position }> {
  const [header, ...rest] = lines.map((line) => JSON.parse(line));
  const colours = header.seats.map(({ colour }: { colour: string }) => colour);
  const game = createGame({ ...header, colours });
  if (game.error !== undefined) throw new Error(game.error.code);
  const { rules, position } = game;
  for (const { events } of rest.slice(0, -1) as RecordLine[]) {
    for (const json of events) {
      const { value, error } = parseEvent(rules.board, json);
      if (error !== undefined) throw new Error(error.code);
      evolve(position, value);
    }
    yield { rules, position };
  }
}

describe.each(EDITION_TABLES)('%s for %i', (edition, players) => {
  test('every viewer receives exactly what it may know, line by line', async () => {
    const { host, table, viewpoints, guests } = await playOut(edition, players);
    expect(verifyRecord(textOf(host))).toMatchObject({ isFinished: true, replayed: 0 });
    expect(host.failures).toEqual([]);
    for (const [i, viewpoint] of viewpoints.entries()) {
      const { got } = guests[i]!;
      const replica = new Replica(table.game, viewpoint);
      const lines = got.flatMap((message) => (message.type === 'line' ? message : []));
      for (const { position } of positionsOf(host)) {
        replica.take(lines[replica.seq]!);
        const known = viewOf(position, viewerOf(viewpoint));
        if (JSON.stringify(replica.view) !== JSON.stringify(known)) expect(replica.view).toEqual(known);
      }
      expect(replica.seq).toBe(host.lines.length - 2);
      expect(got.map(({ type }) => type)).toEqual(['hello', 'seated', ...lines.map(() => 'line'), 'closed']);
      expect(JSON.stringify(got)).not.toContain(SEED);
      for (const message of got) expect(tableMessageSchema.safeParse(message).error).toBeUndefined();
      expect(got.filter((message) => !isOfTable(message))).toEqual([]);
    }
  });

  test('a client that takes a seat later, or again, gets the same lines', async () => {
    const { host, table, guests } = await playOut(edition, players);
    const half = Math.floor(host.lines.length / 2);
    const late = new Guest(table, [1]).hello().sit(1);
    const again = new Guest(table, [1]).hello().sit(1, half);
    await quiet();
    const lines = guests[1]!.got.flatMap((message) => (message.type === 'line' ? [message] : []));
    const bare = lines.map(({ type: _, ...line }) => line);
    expect(late.last('seated')?.lines).toEqual(bare);
    expect(again.last('seated')?.lines).toEqual(bare.slice(half));
    expect(late.got.at(-1)).toMatchObject({ type: 'closed' });
  });

  test('two games that differ only in what a viewer may not know look the same', async () => {
    const { host } = await playOut(edition, players);
    const settings = settingsOf(edition, players, 0);
    let compared = 0;
    let line = 0;
    for (const { rules, position } of positionsOf(host)) {
      if (position.phase === 'over' || line++ % 40 !== 25) continue;
      for (const viewer of [0, SPECTATOR]) {
        const other = sampleWorld(rules, viewOf(position, viewer), seededDice(`${line}`));
        const [mine, others] = await Promise.all(
          [position, other].map((world) => framesAt(rules, world, viewer)),
        );
        expect(mine).toBe(others);
        if (makePosition(rules, position) !== makePosition(rules, other)) compared++;
      }
    }
    expect(compared).toBeGreaterThan(0);

    async function framesAt(rules: Rules, position: Position, viewer: Seat): Promise<string> {
      const seats = settings.seats.map((seat, i) => ({
        ...seat,
        colour: COLOURS[position.colours[i]!] ?? seat.colour,
      }));
      const table = await newTable({ ...settings, seats, position: makePosition(rules, position) }, place());
      const viewpoint = viewer === SPECTATOR ? 'watch' : viewer;
      const guest = new Guest(table, [0]).hello().sit(viewpoint);
      table.begin();
      await quiet();
      const replica = new Replica(table.game, viewpoint, guest.last('seated')?.beginning);
      expect(replica.view).toEqual(viewOf(position, viewer));
      return JSON.stringify(guest.got);
    }
  });
});
