import { type TableMessage, type Viewpoint, WIRE_PROTOCOL } from '@rubicon/protocol/wire';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Table } from '../src/index.ts';
import { newTable, place, quiet, settingsOf } from './tables.ts';

interface SentLine {
  readonly message: TableMessage;
  readonly text: string;
}

/** Connects a client to each viewpoint. Returns the lines that they are sent from now on. */
function watch(table: Table, viewpoints: readonly Viewpoint[]): readonly SentLine[] {
  const lines: SentLine[] = [];
  for (const viewpoint of viewpoints) {
    const connection = table.connect({
      yours: [0, 1, 2],
      send: (message, text) => {
        if (message.type === 'line') lines.push({ message, text: text() });
      },
    });
    connection.receive({ type: 'hello', protocol: WIRE_PROTOCOL });
    connection.receive({ type: 'sit', seat: viewpoint, after: 0 });
  }
  return lines;
}

/** Returns how often each message is converted to JSON while some work is done. */
async function writesDuring(work: () => void): Promise<(message: TableMessage) => number> {
  const write = vi.spyOn(JSON, 'stringify');
  onTestFinished(() => write.mockRestore());
  work();
  await quiet();
  const written = write.mock.calls.map(([value]) => value);
  return (message) => written.filter((value) => value === message).length;
}

test.each<[string, string, number]>([
  ['secret-mission', 'once for each view, if it hides something', 4],
  ['classic', 'once for everyone, if all may know the same', 1],
])('in %s, a line is redacted and written %s', async (edition, _, views) => {
  const table = await newTable(settingsOf(edition, 3, 0), place());
  const viewpoints: Viewpoint[] = [0, 0, 1, 1, 2, 2, 'watch', 'watch'];
  const lines = watch(table, viewpoints);
  await quiet();
  const writes = await writesDuring(() => table.begin()); // the first line deals the territories and the missions
  expect(lines).toHaveLength(viewpoints.length);
  const messages = new Set(lines.map(({ message }) => message));
  expect(messages.size).toBe(views);
  expect(new Set(lines.map(({ text }) => text)).size).toBe(views);
  for (const message of messages) expect(writes(message)).toBe(1);
});

test('a line is redacted and written once for all spectators who see it later', async () => {
  const clock = { now: Date.parse('2026-11-16T12:00:00Z') };
  const rings: (() => void)[] = [];
  const host = place({
    now: () => new Date(clock.now),
    spectatorDelay: 60_000,
    startTimer: (_, ring) => {
      rings.push(ring);
      return () => {};
    },
  });
  const table = await newTable(settingsOf('classic', 3, 0), host);
  const lines = watch(table, ['watch', 'watch', 'watch']);
  table.begin();
  await quiet();
  expect(lines).toEqual([]);
  clock.now += 60_000;
  const writes = await writesDuring(() => rings.pop()?.());
  expect(lines).toHaveLength(3);
  const messages = new Set(lines.map(({ message }) => message));
  expect(messages.size).toBe(1);
  for (const message of messages) expect(writes(message)).toBe(1);
});
