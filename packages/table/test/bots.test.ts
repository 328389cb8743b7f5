import type { Command, Event } from '@rubicon/engine';
import { verifyRecord } from '@rubicon/protocol';
import { describe, expect, test } from 'vitest';
import type { Player, TableHost } from '../src/index.ts';
import { Guest, newTable, place, quiet, randomPlayer, seated, settingsOf, textOf } from './tables.ts';

const OPTIONS = { setup: 'claim', startingSeat: '2' };

/** Two people, and this player on seat 2, which begins. */
async function tableWith(player: Player, ports: Partial<TableHost> = {}) {
  const host = place({ openPlayer: () => player, ...ports });
  const table = await newTable(settingsOf('world-domination', 3, 1, OPTIONS), host);
  table.begin();
  await quiet();
  return { host, table };
}

const ALASKA: Command = { type: 'claim', territory: 0 };
const never = new Promise<never>(() => {});

/** The types of the commands in a record, with their actors. */
const played = (lines: readonly string[]): string[] =>
  lines.slice(1).map((line) => {
    const { seat, command } = JSON.parse(line);
    return `${seat} ${command.type}`;
  });

describe('a bot', () => {
  test('answers when it is ready, and people get answers in the meantime', async () => {
    const questions: { answer(command: Command): void; seatsIn: number }[] = [];
    const player: Player = {
      act: ({ status }) =>
        new Promise((answer) => {
          questions.push({ answer, seatsIn: status.filter((is) => is === 0).length });
        }),
    };
    const { host, table } = await tableWith(player);
    const guest = seated(table, 0).command({ type: 'surrender' });
    await quiet();
    expect(guest.last('accepted')).toMatchObject({ seq: 2 });
    questions[0]?.answer(ALASKA); // for a game of three
    await quiet();
    expect(played(host.lines)).toEqual(['host start', '0 surrender']);
    expect(questions.map(({ seatsIn }) => seatsIn)).toEqual([3, 2]);
    questions[1]?.answer(ALASKA);
    await quiet();
    expect(played(host.lines)).toEqual(['host start', '0 surrender', '2 claim']);
  });

  test('that throws is asked once more', async () => {
    let questions = 0;
    const player: Player = {
      act() {
        if (questions++ === 0) throw new Error('no idea');
        return ALASKA;
      },
    };
    const { host } = await tableWith(player);
    expect(host.failures).toEqual([]);
    expect(played(host.lines)).toEqual(['host start', '2 claim']);
  });

  test('that fails twice has its default played, and the host is told why', async () => {
    let questions = 0;
    const act = (): Command => {
      questions++;
      throw new Error('no idea');
    };
    const { host, table } = await tableWith({ act });
    const guest = seated(table, 0);
    await quiet();
    expect(questions).toBe(2);
    expect(host.failures).toEqual([{ code: 'bot-failed', seat: 2, cause: new Error('no idea') }]);
    expect(played(host.lines)).toEqual(['host start', 'host skip']);
    expect(guest.last('seated')?.lines.at(-1)).toMatchObject({
      events: [{ type: 'skipped', seat: 2 }, {}, {}],
    });
  });

  test('whose commands are rejected has its default played', async () => {
    const { host } = await tableWith({ act: async () => ({ type: 'end-attacks' }) });
    expect(host.failures).toEqual([
      { code: 'bot-failed', seat: 2, cause: { code: 'wrong-phase', phase: 'claim' } },
    ]);
    expect(played(host.lines)).toEqual(['host start', 'host skip']);
  });

  test('that does not answer in time has its default played', async () => {
    const rings: (() => void)[] = [];
    const startTimer: TableHost['startTimer'] = (_, ring) => {
      rings.push(ring);
      return () => {};
    };
    const { host } = await tableWith({ act: () => never }, { botLimit: 1000, startTimer });
    for (const isFirst of [true, false]) {
      expect(played(host.lines)).toEqual(['host start']);
      expect(rings).toHaveLength(isFirst ? 1 : 2);
      rings.at(-1)?.();
      await quiet();
    }
    expect(played(host.lines)).toEqual(['host start', 'host skip']);
  });

  test('plays at the pace of the host', async () => {
    const opened: (() => void)[] = [];
    const pace = (): Promise<void> => new Promise((resolve) => void opened.push(resolve));
    const { host } = await tableWith({ act: () => ALASKA }, { pace });
    expect(host.lines).toHaveLength(2);
    opened[0]?.();
    await quiet();
    expect(host.lines).toHaveLength(3);
  });

  test('sees what its seat may see, in order', async () => {
    const seen: Event[] = [];
    const { table } = await tableWith({ act: () => ALASKA, see: (events) => void seen.push(...events) });
    seated(table, 0).command({ type: 'claim', territory: 'peru' });
    await quiet();
    expect(seen.map(({ type }) => type).filter((type) => type === 'claimed')).toHaveLength(2);
    expect(seen[0]?.type).toBe('started');
  });

  test('that throws while it is shown events disturbs nobody else', async () => {
    const see = (): void => {
      throw new Error('I cannot look');
    };
    const { host, table } = await tableWith({ act: () => ALASKA, see });
    const guest = seated(table, 0).command({ type: 'claim', territory: 'peru' });
    await quiet();
    expect(guest.last('accepted')).toMatchObject({ seq: 3 });
    expect(host.failures[0]).toMatchObject({ code: 'bot-failed', seat: 2 });
  });

  test('is closed with the table, even while it is thinking', async () => {
    let closed = 0;
    const player: Player = {
      act: () => never,
      close: async () => {
        closed++;
        throw new Error('will not go');
      },
    };
    const { host, table } = await tableWith(player);
    const guest = seated(table, 0);
    await table.close();
    await table.close();
    guest.command({ type: 'surrender' });
    await quiet();
    expect([closed, host.lines.length]).toEqual([1, 2]);
  });

  test('that cannot start leaves no table and no other bot behind', async () => {
    let closed = 0;
    const openPlayer: TableHost['openPlayer'] = ({ seat }) => {
      if (seat === 2) throw new Error('no such bot');
      return { act: () => ALASKA, close: async () => void closed++ };
    };
    const table = newTable(settingsOf('world-domination', 3, 2), place({ openPlayer }));
    await expect(table).rejects.toThrow('no such bot');
    expect(closed).toBe(1);
  });

  test('gets a seed of its own that reveals nothing about the dice', async () => {
    const seeds: string[] = [];
    const openPlayer: TableHost['openPlayer'] = (request) => {
      seeds.push(request.seed);
      return randomPlayer(request);
    };
    const host = place({ openPlayer });
    await newTable(settingsOf('classic', 3, 1), host);
    const { seed } = JSON.parse(host.lines[0] ?? '').chance;
    expect(seeds).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
    expect(seeds[0]).not.toContain(seed);
  });
});

describe('a draw that is offered', () => {
  /** Offers a draw as seat 0, after the bot has claimed its first territory. */
  const offer = async (player: Player) => {
    const { host, table } = await tableWith(player);
    const people = [seated(table, 0), seated(table, 1)] as const;
    people[0].command({ type: 'offer-draw' });
    await quiet();
    return { host, people, answers: () => played(host.lines).slice(2) };
  };

  const answering = (answer: () => Command): Player => ({
    act: (_, offers) => (offers.some(({ type }) => type === 'accept-draw') ? answer() : ALASKA),
  });

  test('is answered by bots after all people have agreed, no matter which seat is to act', async () => {
    const player = answering(() => ({ type: 'accept-draw' }));
    const { host, people, answers } = await offer(player);
    expect(answers()).toEqual(['0 offer-draw']);
    const guest = people[1].command({ type: 'accept-draw' });
    await guest.untilClosed;
    const answered = played(host.lines.slice(0, -1)).slice(2); // without the closing line
    expect(answered).toEqual(['0 offer-draw', '1 accept-draw', '2 accept-draw']);
    expect(guest.last('closed')).toEqual({ type: 'closed', result: { type: 'drawn' } });
    expect(verifyRecord(textOf(host))).toMatchObject({ isFinished: true, replayed: 0 });
  });

  test('is not put to bots before people have answered it, and bots continue to play', async () => {
    const peru: Command = { type: 'claim', territory: 12 };
    let claims = 0;
    const player: Player = {
      act: (_, offers) => {
        if (offers.some(({ type }) => type === 'accept-draw')) return { type: 'decline-draw' };
        return claims++ === 0 ? ALASKA : peru;
      },
    };
    const { people, answers } = await offer(player);
    people[0].command({ type: 'claim', territory: 'japan' });
    people[1].command({ type: 'claim', territory: 'china' });
    await quiet();
    expect(answers()).toEqual(['0 offer-draw', '0 claim', '1 claim', '2 claim']);
    people[1].command({ type: 'decline-draw' });
    await quiet();
    expect(answers().at(-1)).toBe('1 decline-draw');
  });

  test.each<[string, Player]>([
    ['does not want to be asked', { act: () => ALASKA, declinesDraws: true }],
    ['plays something else', answering(() => ALASKA)],
    [
      'has no answer',
      answering(() => {
        throw new Error('what?');
      }),
    ],
  ])('is declined by a bot that %s', async (_, player) => {
    const { host, people, answers } = await offer(player);
    people[1].command({ type: 'accept-draw' });
    await quiet();
    expect(answers()).toEqual(['0 offer-draw', '1 accept-draw', '2 decline-draw']);
    expect(host.failures).toEqual([]);
  });
});

test('a spectator of bots sees the whole game', async () => {
  const host = place();
  const table = await newTable(settingsOf('simultaneous', 3, 3), host);
  const guest = new Guest(table, []).hello().sit('watch');
  table.begin();
  await guest.untilClosed;
  expect(guest.got.filter(({ type }) => type === 'line')).toHaveLength(host.lines.length - 2);
});
