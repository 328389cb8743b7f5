import { makePosition, viewOf } from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { type ClientMessage, Replica, WireClient, WireError, type WireGame } from '../../src/wire/index.ts';
import { linesOf, readGolden } from '../records.ts';

const [header, ...lines] = linesOf(readGolden('classic-3')).map((line) => JSON.parse(line));
const game: WireGame = { id: 'g', ...header };
const [first, second] = lines;

describe('a replica', () => {
  test('takes line after line, and keeps them', () => {
    const replica = new Replica(game, 'watch');
    expect(replica.take(first).seat).toBe('host');
    replica.take(second);
    expect(replica.seq).toBe(2);
    expect(replica.viewAfter(2)).toEqual(replica.view);
    expect(makePosition(replica.rules, replica.viewAfter(1))).not.toBe(
      makePosition(replica.rules, replica.view),
    );
    expect(replica.viewAfter(0).phase).toBe('start');
  });

  test.each([
    ['a gap', second],
    ['an event that it does not know', { ...first, events: [{ type: 'rained' }] }],
    ['an event without a field', { ...first, events: [{ type: 'claimed', seat: 0 }] }],
  ])('does not guess at %s', (_, line) => {
    const replica = new Replica(game, 0);
    expect(() => replica.take(line)).toThrow(WireError);
    expect(replica.seq).toBe(0);
  });

  test('does not begin what its engine does not have', () => {
    expect(() => new Replica({ ...game, edition: 'chess' }, 0)).toThrow(WireError);
    expect(() => new Replica(game, 0, 'chess -')).toThrow(WireError);
  });

  test('begins from a view that it is given', () => {
    const whole = new Replica(game, 'watch');
    for (const line of lines.slice(0, 20)) whole.take(line);
    const known = viewOf(whole.view, 1);
    const replica = new Replica(game, 1, makePosition(whole.rules, known));
    expect(replica.view).toEqual(known);
  });
});

describe('a client', () => {
  /** One that is greeted and sits, and what it said. */
  async function seatedClient() {
    const said: ClientMessage[] = [];
    const client = new WireClient((message) => void said.push(message));
    const greeted = client.hello();
    client.receive({ type: 'hello', protocol: 1, game, yours: [0] });
    await greeted;
    const sat = client.sit(0);
    client.receive({ type: 'seated', seat: 0, lines: [first] });
    await sat;
    return { client, said };
  }

  const idOf = (message: ClientMessage | undefined): string =>
    message?.type === 'command' ? message.id : '';

  test('waits for the answer to its command, and for lines', async () => {
    const { client, said } = await seatedClient();
    const played = client.play({ type: 'surrender' });
    client.receive({ type: 'refused', id: idOf(said[2]), rejection: { code: 'seat-out', seat: 0 } });
    expect(await played).toEqual({ code: 'seat-out', seat: 0 });
    const again = client.play({ type: 'surrender' });
    client.receive({ type: 'line', ...second });
    client.receive({ type: 'accepted', id: idOf(said[3]), seq: 2 });
    expect(await again).toBeUndefined();
    expect(client.replica.seq).toBe(2);
    expect(idOf(said[2])).not.toBe(idOf(said[3]));
    await client.lineAfter(1);
  });

  test('goes on where it was when it comes back to a seat', async () => {
    const { client, said } = await seatedClient();
    const watching = client.sit('watch');
    client.receive({ type: 'seated', seat: 'watch', lines: [first, second] });
    await watching;
    const back = client.sit(0);
    expect(said.at(-1)).toEqual({ type: 'sit', seat: 0, after: 1 });
    client.receive({ type: 'seated', seat: 0, lines: [second] });
    await back;
    expect([client.replica.viewer, client.replica.seq]).toEqual([0, 2]);
  });

  test('is told when nothing more comes, now and later', async () => {
    const { client } = await seatedClient();
    const line = client.lineAfter(1);
    client.receive({ type: 'failed', code: 'not-saved' });
    await expect(line).rejects.toThrow('not-saved');
    await expect(client.sit('watch')).rejects.toThrow('not-saved');
  });

  test('knows nothing before it sits', () => {
    const client = new WireClient(() => {});
    expect(() => client.replica).toThrow(WireError);
    expect(() => client.game).toThrow(WireError);
  });
});
