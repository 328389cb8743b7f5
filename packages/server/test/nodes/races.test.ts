import type { Seat } from '@rubicon/engine';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { PostgresServer } from '../../bench/postgres-server.ts';
import { House, type Visit } from '../house.ts';

let database: PostgresServer;
let here: House;
let there: House;
beforeAll(async () => {
  database = await PostgresServer.start();
});
afterAll(() => database?.stop());

/** Slow bots, so that games last until another server plays them. */
const settings = () => ({ databaseUrl: database.url, botPace: 100 });

beforeEach(async () => {
  await database.clear();
  [here, there] = await Promise.all([House.open(undefined, settings()), House.open(undefined, settings())]);
});
afterEach(() => Promise.all([here.close(), there.close()]));

/** The numbers of the lines that a client was sent, in their order. */
const seqsOf = ({ got }: Visit): number[] =>
  got.flatMap((message) => {
    if (message.type === 'seated') return message.lines.map(({ seq }) => seq);
    return message.type === 'line' ? [message.seq] : [];
  });

test('a command and the end of its clock race at the deadline: one wins, and everyone agrees which', async () => {
  const races = await Promise.all(
    Array.from({ length: 6 }, async (_, i) => {
      const ann = await here.newPerson('Ann');
      const bob = (await here.newPerson('Bob')).at(there);
      const clock = { turn: 5, bank: 0 };
      const id = await here.newGame([ann, bob], { clock, absent: 'default', options: { startingSeat: '0' } });
      const [left, right] = [await ann.visit(id), await bob.visit(id)];
      await Promise.all([left.sit(0), right.sit(1)]);
      const turn = async (): Promise<{ readonly seat: Seat; readonly ends: number }> => {
        const waiting = (await here.store.findTable(id))?.waiting;
        return { seat: waiting!.toAct[0]!.seat, ends: waiting!.clockEnds! };
      };
      await expect.poll(async () => (await here.store.findTable(id))?.waiting?.clockEnds).toBeTruthy();
      const { seat, ends } = await turn();
      const actor = seat === 0 ? left : right;
      const wait = ends + 250 + (i - 3) * 40 - (await here.store.now()); // around the end of the grace
      await new Promise((resolve) => setTimeout(resolve, wait));
      actor.send({ type: 'command', id: 'late', command: { type: 'surrender' } });
      const answer = await actor.until(
        (message) =>
          (message.type === 'accepted' && message.id === 'late') ||
          (message.type === 'refused' && message.id === 'late'),
      );
      return { id, left, right, answer };
    }),
  );
  for (const { id, left, right, answer } of races) {
    const count = await here.store.countLines(id);
    const isClosed = (await here.store.findTable(id))?.stage === 'over';
    const last = count - (isClosed ? 2 : 1);
    await expect.poll(() => [seqsOf(left).at(-1), seqsOf(right).at(-1)]).toEqual([last, last]);
    expect(seqsOf(left)).toEqual(seqsOf(right));
    const stored = (await here.store.readLines(id, 1)).map((text) => JSON.parse(text));
    const surrenders = stored.filter(({ command }) => command?.type === 'surrender');
    expect(surrenders.map(({ seq }) => seq)).toEqual(answer.type === 'accepted' ? [answer.seq] : []);
  }
});

/** Begins a game at the other server, in which only bots play. */
async function beginWithBots(): Promise<{ id: string; visit: Visit }> {
  const ann = (await here.newPerson('Ann')).at(there);
  const id = await there.newTable(ann, {
    seats: [{}, { bot: 'easy' }, { bot: 'easy' }],
    absent: 'bot',
    standIn: 'easy',
  });
  const visit = await ann.visit(id);
  await there.begin(id, [ann]);
  await visit.sit(0);
  visit.send({ type: 'leave' });
  await visit.until((message) => message.type === 'line' && 'table' in message);
  return { id, visit };
}

const headOf = async (id: string) => (await here.store.headsOf([id])).get(id)!;

/** Waits until a game has more lines, and this server plays its bots. */
async function untilPlayedHere(id: string, { lines }: { readonly lines: number }): Promise<void> {
  const isPlayed = async (): Promise<boolean> => {
    const head = await headOf(id);
    return head.lines > lines && head.playerNode === here.store.node;
  };
  await expect.poll(isPlayed).toBe(true);
}

test('the bots of a lost server are played by another one', async () => {
  const { id, visit } = await beginWithBots();
  const before = await headOf(id);
  expect(before.playerNode).toBe(there.store.node);
  visit.close();
  await there.close();
  await untilPlayedHere(id, before);
  there = await House.open(undefined, settings());
});

test('a server plays the bots of a game that it has taken over, even if it could not open it then', async () => {
  const { id, visit } = await beginWithBots();
  const claim = () => here.store.claimGames([], 1, []); // as if nobody else were alive; nothing opens what it returns
  await expect.poll(claim).toEqual([id]); // it passes over a game that is being written to
  visit.close();
  await there.close();
  await untilPlayedHere(id, await headOf(id));
  there = await House.open(undefined, settings());
});
