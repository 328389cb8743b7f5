import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeBot } from '@rubicon/bots';
import { isToAct, legal, type SeatCommand } from '@rubicon/engine';
import { verifyRecord } from '@rubicon/protocol';
import { WireError } from '@rubicon/protocol/wire';
import { expect, onTestFinished, test } from 'vitest';
import { SeatClient } from '../../src/client/seat-client.ts';
import { backupSqlite, restoreSqlite } from '../../src/store/sqlite-backup.ts';
import { House, type Person } from '../house.ts';

/** A player at a table, who plays up to a given line, or to the end. */
class Player {
  readonly client: SeatClient;
  readonly isOver: Promise<void>;
  private hasEnded = false;

  constructor(person: Person, table: string) {
    let end = (): void => {};
    this.isOver = new Promise((resolve) => {
      end = resolve;
    });
    this.client = new SeatClient(person.api, table, {
      closed: () => {
        this.hasEnded = true;
        end();
      },
    });
  }

  /** Resolves when there is this line; until then, or the end, plays whenever it is this player's turn. */
  async playUntil(line: number): Promise<void> {
    const { wire } = this.client;
    const { rules, viewer } = wire.replica;
    const bot = makeBot('easy', rules, viewer, 'player');
    while (!this.hasEnded && wire.replica.seq < line) {
      const { view, seq } = wire.replica;
      const command = isToAct(view, viewer) && (bot?.act(view, legal(rules, view, viewer)) as SeatCommand);
      const isPlayed = command && (await wire.play(command).catch(isAwaited));
      if (!isPlayed) await Promise.race([wire.lineAfter(seq), this.isOver]);
    }
  }
}

/** Whether a command has to wait for the new key. */
function isAwaited(problem: unknown): undefined {
  if (!(problem instanceof WireError && problem.message === 'awaits-key')) throw problem;
}

test('a game from a backup waits for a new key, continues, and its whole record verifies', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rubicon-rekey-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const house = await House.open(join(folder, 'original'));
  const people = [await house.newPerson('Ann'), await house.newPerson('Bob')] as const;
  const id = await house.newTable(people[0], { seats: [{}, {}, { bot: 'easy' }], absent: 'bot' });
  const [ann, bob] = people.map((person) => new Player(person, id)) as [Player, Player];
  for (const { client } of [ann, bob]) await client.join();
  for (const { client } of [ann, bob]) await client.ready();
  await expect.poll(async () => (await people[0].view(id)).stage).toBe('playing');
  for (const { client } of [ann, bob]) await expect.poll(() => client.commitments.length).toBe(1);
  for (const { client } of [ann, bob]) await client.wire.sit(client.seat ?? 0);
  await Promise.all([ann.playUntil(40), bob.playUntil(40)]);

  const backup = join(folder, 'backup.db');
  await backupSqlite(house.folder, backup);
  const { port } = new URL(house.server.url);
  await house.server.close();
  await restoreSqlite(backup, join(folder, 'restored'));

  const elsewhere = await House.open(join(folder, 'restored')); // where the clients do not find it
  expect((await elsewhere.store.findTable(id))?.awaitsKey).toBe(true);
  const before = await elsewhere.store.countLines(id);
  const impatient = await people[0].at(elsewhere).visit(id);
  expect(await impatient.table('playing')).toMatchObject({ step: 'committing' });
  await impatient.sit(0);
  impatient.send({ type: 'command', id: 'early', command: { type: 'surrender' } });
  const answer = await impatient.until<'failed'>((message) => message.type === 'failed');
  expect(answer).toEqual({ type: 'failed', code: 'awaits-key', id: 'early' });
  await elsewhere.server.close();
  const restored = await House.open(join(folder, 'restored'), { port: Number(port) });
  onTestFinished(() => restored.server.close());

  await Promise.all([ann.playUntil(Number.POSITIVE_INFINITY), bob.playUntil(Number.POSITIVE_INFINITY)]);
  const lines = await restored.store.readLines(id, 0);
  const rekeyed = lines.findIndex((line) => line.includes('"rekeyed"'));
  expect(rekeyed).toBe(before);
  const record = lines.map((line) => `${line}\n`).join('');
  expect(verifyRecord(record)).toMatchObject({ isFinished: true });
  expect(JSON.parse(lines.at(-1) ?? '').secret).toMatch(/^[0-9a-f]{128}$/);
  for (const { client } of [ann, bob]) {
    expect(await client.verify()).toMatchObject({ contradictions: [], hasOwnSeed: true });
    client.close();
  }
});
