import { describe, expect, test } from 'vitest';
import {
  type ClientMessage,
  WIRE_PROTOCOL,
  WireClient,
  WireError,
  type WireGame,
  type WireListener,
} from '../../src/wire/index.ts';
import { linesOf, readGolden } from '../records.ts';

const [header, ...lines] = linesOf(readGolden('classic-3')).map((line) => JSON.parse(line));
const game: WireGame = { id: 'g', ...header };
const [first, second, third] = lines;
const HELLO = { type: 'hello', protocol: WIRE_PROTOCOL, game, yours: [0] } as const;

/** Connects a client; returns the messages it sends over this connection. */
async function connected(client: WireClient): Promise<ClientMessage[]> {
  const said: ClientMessage[] = [];
  const greeted = client.connect({ send: (message) => void said.push(message) });
  client.receive(HELLO);
  await greeted;
  return said;
}

/** A client on seat 0 that has seen the first line. */
async function seatedClient(listener?: WireListener) {
  const client = new WireClient(listener);
  const said = await connected(client);
  const sat = client.sit(0);
  client.receive({ type: 'seated', seat: 0, lines: [first] });
  await sat;
  return { client, said };
}

const idOf = (message: ClientMessage | undefined): string => (message?.type === 'command' ? message.id : '');

describe('a client', () => {
  test('passes on the answer to a command, and folds its line first', async () => {
    const { client, said } = await seatedClient();
    const rejected = client.play({ type: 'surrender' });
    client.receive({ type: 'refused', id: idOf(said[2]), rejection: { code: 'seat-out', seat: 0 } });
    expect(await rejected).toEqual({ rejection: { code: 'seat-out', seat: 0 } });
    const accepted = client.play({ type: 'surrender' });
    client.receive({ type: 'line', ...second });
    client.receive({ type: 'accepted', id: idOf(said[3]), seq: 2 });
    expect(await accepted).toEqual({ seq: 2 });
    expect(client.replica.seq).toBe(2);
    expect(idOf(said[2])).not.toBe(idOf(said[3]));
    await client.lineAfter(1);
  });

  test('waits for several things at once', async () => {
    const { client, said } = await seatedClient();
    const waits = [client.lineAfter(1), client.lineAfter(2), client.play({ type: 'surrender' })];
    client.receive({ type: 'line', ...second });
    client.receive({ type: 'line', ...third });
    client.receive({ type: 'accepted', id: idOf(said[2]), seq: 3 });
    expect(await Promise.all(waits)).toEqual([undefined, undefined, { seq: 3 }]);
  });

  test('reports what happens', async () => {
    const heard: unknown[] = [];
    const { client } = await seatedClient({
      greeted: ({ id }, yours) => heard.push(['greeted', id, yours]),
      seated: ({ seq }) => heard.push(['seated', seq]),
      entered: ({ seq }) => heard.push(['entered', seq]),
      closed: ({ type }) => heard.push(['closed', type]),
      failed: (code) => heard.push(['failed', code]),
      declined: (code) => heard.push(['declined', code]),
      disconnected: () => heard.push('disconnected'),
    });
    client.receive({ type: 'line', ...second });
    client.receive({ type: 'failed', code: 'paused' });
    client.receive({ type: 'closed', result: { type: 'drawn' } });
    client.disconnect();
    expect(heard).toEqual([
      ['greeted', 'g', [0]],
      ['seated', 1],
      ['entered', 2],
      ['declined', 'paused'],
      ['closed', 'drawn'],
      'disconnected',
    ]);
  });

  test('resumes after a lost connection: from its last line, with the command that has no answer', async () => {
    const entered: number[] = [];
    const { client, said } = await seatedClient({ entered: ({ seq }) => entered.push(seq) });
    const played = client.play({ type: 'surrender' });
    client.disconnect();
    const again = await connected(client);
    expect(again.slice(1)).toEqual([{ type: 'sit', seat: 0, after: 1 }]);
    client.receive({ type: 'seated', seat: 0, lines: [second, third] });
    expect(entered).toEqual([2, 3]);
    expect(again.at(-1)).toEqual(said[2]);
    client.receive({ type: 'accepted', id: idOf(said[2]), seq: 3 });
    expect(await played).toEqual({ seq: 3 });
    expect(client.replica.seq).toBe(3);
  });

  test('sends a command that was given without a connection once there is one', async () => {
    const { client } = await seatedClient();
    client.disconnect();
    const played = client.play({ type: 'surrender' });
    const again = await connected(client);
    client.receive({ type: 'seated', seat: 0, lines: [] });
    client.receive({ type: 'line', ...second });
    client.receive({ type: 'accepted', id: idOf(again.at(-1)), seq: 2 });
    expect(await played).toEqual({ seq: 2 });
  });

  test('sends nothing for a seat before it has it again', async () => {
    const { client } = await seatedClient();
    client.disconnect();
    client.request({ type: 'pause', agree: true });
    const again = await connected(client);
    const played = client.play({ type: 'surrender' });
    client.request({ type: 'leave' });
    expect(again.map(({ type }) => type)).toEqual(['hello', 'sit']);
    client.receive({ type: 'seated', seat: 0, lines: [] });
    expect(again.slice(2).map(({ type }) => type)).toEqual(['command', 'pause', 'leave']);
    client.receive({ type: 'line', ...second });
    client.receive({ type: 'accepted', id: idOf(again[2]), seq: 2 });
    expect(await played).toEqual({ seq: 2 });
  });

  test('repeats a command that has no answer when the table has lost lines', async () => {
    const { client, said } = await seatedClient();
    const played = client.play({ type: 'surrender' });
    client.receive({ type: 'failed', code: 'rolled-back' });
    expect(said.at(-1)).toEqual({ type: 'sit', seat: 0, after: 0 });
    client.receive({ type: 'seated', seat: 0, lines: [first] });
    expect(said.at(-1)).toEqual(said[2]);
    client.receive({ type: 'accepted', id: idOf(said[2]), seq: 2 });
    expect(await played).toEqual({ seq: 2 });
  });

  test('waits for a line through lines that the table has lost', async () => {
    const { client } = await seatedClient();
    const next = client.lineAfter(1);
    client.receive({ type: 'failed', code: 'rolled-back' });
    client.receive({ type: 'seated', seat: 0, lines: [first, second] });
    await next;
    expect(client.replica.seq).toBe(2);
  });

  test('forgets a seat it leaves, and rejects its commands without an answer', async () => {
    const { client, said } = await seatedClient();
    const played = client.play({ type: 'surrender' });
    const watching = client.sit('watch');
    await expect(played).rejects.toThrow(WireError);
    expect(() => client.replica).toThrow(WireError);
    client.receive({ type: 'line', ...second }); // for the seat it left
    client.receive({ type: 'seated', seat: 'watch', lines: [first] });
    await watching;
    expect(client.replica.seq).toBe(1);
    expect(said.at(-1)).toEqual({ type: 'sit', seat: 'watch', after: 0 });
  });

  test('shows a seat that was left and taken again from the last answer of the table', async () => {
    const failed: string[] = [];
    const client = new WireClient({ failed: (code) => failed.push(code) });
    await connected(client);
    void client.sit(0);
    void client.sit('watch');
    const sat = client.sit(0);
    client.receive({ type: 'seated', seat: 0, lines: [first] }); // the answer to the first request
    client.receive({ type: 'seated', seat: 'watch', lines: [first] });
    client.receive({ type: 'line', ...second }); // as a spectator sees it
    expect(() => client.replica).toThrow(WireError);
    client.receive({ type: 'seated', seat: 0, lines: [first, second] });
    await sat;
    expect(client.replica).toMatchObject({ viewer: 0, seq: 2 });
    client.receive({ type: 'seated', seat: 0, lines: [first, second, third] });
    expect(client.replica.seq).toBe(3);
    expect(failed).toEqual([]);
  });

  test('rejects everything that waits once the table has ended', async () => {
    const { client } = await seatedClient();
    const waits = [client.lineAfter(1), client.play({ type: 'surrender' })];
    client.receive({ type: 'failed', code: 'not-saved' });
    for (const wait of waits) await expect(wait).rejects.toThrow('not-saved');
    await expect(client.play({ type: 'surrender' })).rejects.toThrow('not-saved');
    await expect(client.sit('watch')).rejects.toThrow('not-saved');
  });

  test('reports a line it cannot read, and stops', async () => {
    const failures: string[] = [];
    const { client } = await seatedClient({ failed: (code) => failures.push(code) });
    client.receive({ type: 'line', ...third }); // line 2 is missing
    expect(failures).toEqual(['unreadable']);
    await expect(client.lineAfter(1)).rejects.toThrow(WireError);
  });

  test('has neither a game nor a replica before the table has said hello', () => {
    const client = new WireClient();
    expect(() => client.replica).toThrow(WireError);
    expect(() => client.game).toThrow(WireError);
  });
});
