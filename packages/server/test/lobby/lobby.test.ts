import type { SettingsInput } from '@rubicon/api';
import { hashHex } from '@rubicon/protocol';
import { describe, expect, test } from 'vitest';
import type { Change, Lobby } from '../../src/lobby/lobby.ts';
import * as change from '../../src/lobby/lobby.ts';
import { newSettingsSchema, settingsError } from '../../src/lobby/settings.ts';

const NOW = 1_000_000;
const seed = (number: number): string => number.toString(16).padStart(64, '0');
const hash = (number: number): string => hashHex(seed(number));

const SETTINGS: SettingsInput = { edition: 'classic', seats: [{}, {}, { bot: 'easy' }] };

const lobbyWith = (changes: Partial<SettingsInput> = {}): Lobby =>
  change.createLobby(newSettingsSchema.parse({ ...SETTINGS, ...changes }), 'ann', 'invite', seed(99));

/** Makes changes one after the other; throws if one is not possible. */
function after(lobby: Lobby, ...changes: ((lobby: Lobby) => Change)[]): Lobby {
  return changes.reduce((current, make) => {
    const next = make(current);
    if (typeof next === 'string') throw new Error(next);
    return next;
  }, lobby);
}

const join = (player: string, number: number, seat?: number) => (lobby: Lobby) =>
  change.join(lobby, player, hash(number), seat);
const ready = (player: string) => (lobby: Lobby) => change.setReady(lobby, player, true, NOW);
const reveal = (player: string, number: number) => (lobby: Lobby) =>
  change.reveal(lobby, player, seed(number));

const gathered = (): Lobby => after(lobbyWith(), join('ann', 1), join('bob', 2));
const revealing = (): Lobby => after(gathered(), ready('ann'), ready('bob'));

describe('settings', () => {
  test.each<[string, Partial<SettingsInput>]>([
    ['unknown-edition', { edition: 'chess' }],
    ['wrong-number-of-players', { edition: 'capital', seats: [{}, {}] }],
    ['unknown-option', { options: { fog: 'on' } }],
    ['colour-taken', { seats: [{ colour: 'red' }, { colour: 'red' }] }],
    ['rated-with-bots', { isRated: true, clock: { turn: 60, bank: 60 } }],
    ['rated-without-clock', { isRated: true, seats: [{}, {}] }],
  ])('that are impossible are refused: %s', (code, changes) => {
    expect(settingsError(newSettingsSchema.parse({ ...SETTINGS, ...changes }))).toBe(code);
  });

  test('name only bots that the server has, never a command line', () => {
    expect(newSettingsSchema.safeParse({ ...SETTINGS, seats: [{}, { bot: 'exec:rm' }] }).success).toBe(false);
  });

  test('give every seat a colour of its own', () => {
    const { seats } = lobbyWith({ seats: [{}, { colour: 'red' }, {}, {}, {}, {}] });
    expect(new Set(seats.map(({ colour }) => colour)).size).toBe(6);
    expect(seats[1]?.colour).toBe('red');
  });
});

describe('a seat', () => {
  test('is taken once, by one player each', () => {
    const lobby = after(lobbyWith(), join('ann', 1, 1));
    expect(join('bob', 2, 1)(lobby)).toBe('seat-taken');
    expect(join('bob', 2, 2)(lobby)).toBe('seat-taken');
    expect(join('ann', 1, 0)(lobby)).toBe('already-seated');
    expect(join('cleo', 3)(gathered())).toBe('seat-taken');
  });

  test('can be left, and changed for an open one', () => {
    expect(change.leave(gathered(), 'cleo')).toBe('not-seated');
    const left = after(gathered(), (lobby) => change.leave(lobby, 'ann'));
    expect(left.seats[0]).toEqual({ colour: left.seats[0]?.colour });
    const moved = after(left, (lobby) => change.move(lobby, 'bob', 0));
    expect(moved.seats.map(({ player }) => player)).toEqual(['bob', undefined, undefined]);
    expect(change.move(gathered(), 'bob', 0)).toBe('seat-taken');
  });

  test('of the host, when it is left, makes another person the host', () => {
    const left = after(gathered(), (lobby) => change.leave(lobby, 'ann'));
    expect(left.host).toBe('bob');
    expect(change.setBot(left, 'ann', 0, 'hard', NOW)).toBe('not-host');
    expect(after(left, (lobby) => change.setBot(lobby, 'bob', 0, 'hard', NOW)).seats[0]?.bot).toBe('hard');
    expect(left.invited).toEqual(['ann']); // needs no link to come back
    expect(after(left, join('ann', 1)).host).toBe('bob');
  });

  test('of the host, when it is left, goes to a person rather than a program', () => {
    const lobby = after(
      lobbyWith({ seats: [{}, {}, {}] }),
      join('ann', 1),
      (old) => change.join(old, 'robot', hash(2), undefined, { isBot: true }),
      join('bob', 3),
      (old) => change.leave(old, 'ann'),
    );
    expect(lobby.host).toBe('bob');
    expect(after(lobby, (old) => change.leave(old, 'bob')).host).toBe('robot');
  });

  test('of the host, when nobody else is there, leaves the table to the next player', () => {
    const left = after(lobbyWith(), join('ann', 1), (lobby) => change.leave(lobby, 'ann'));
    expect(left.host).toBe('ann');
    expect(after(left, join('ann', 1)).host).toBe('ann');
    expect(after(left, join('bob', 2)).host).toBe('bob');
    expect(after(lobbyWith(), join('bob', 2)).host).toBe('ann'); // who has not sat down yet
  });

  test('of the host, lost in a void start, makes another person the host', () => {
    const lobby = after(revealing(), reveal('bob', 2));
    expect(change.voidAttempt(lobby, seed(5), seed(98), NOW).host).toBe('bob');
  });

  test('gets a bot, or is freed, by the host alone', () => {
    const lobby = after(lobbyWith(), join('bob', 2));
    expect(change.setBot(lobby, 'bob', 1, 'hard', NOW)).toBe('not-host');
    expect(change.setBot(lobby, 'ann', 0, 'hard', NOW)).toBe('seat-taken');
    expect(after(lobby, (old) => change.setBot(old, 'ann', 1, 'hard', NOW)).seats[1]?.bot).toBe('hard');
    expect(change.removePlayer(lobby, 'bob', 0)).toBe('not-host');
    expect(after(lobby, (old) => change.removePlayer(old, 'ann', 0)).seats[0]?.player).toBeUndefined();
  });

  test('cannot get a bot in a rated game', () => {
    const rated = lobbyWith({ isRated: true, clock: { turn: 60, bank: 60 }, seats: [{}, {}] });
    expect(change.setBot(rated, 'ann', 1, 'easy', NOW)).toBe('rated-with-bots');
    expect(change.setBot(rated, 'ann', 1, undefined, NOW)).toMatchObject({ step: 'gathering' });
  });

  test('may have any colour that no other player has', () => {
    const lobby = gathered();
    const [own, other, bot] = lobby.seats.map(({ colour }) => colour);
    expect(change.chooseColour(lobby, 'ann', other ?? 'red')).toBe('colour-taken');
    const changed = after(lobby, (old) => change.chooseColour(old, 'ann', bot ?? 'red'));
    expect(changed.seats.map(({ colour }) => colour)).toEqual([bot, other, own]);
  });
});

describe('a swap', () => {
  const swap = (player: string, seat?: number) => (lobby: Lobby) => change.swap(lobby, player, seat);
  const four = (): Lobby =>
    after(
      lobbyWith({ seats: [{}, {}, {}, {}, { bot: 'easy' }] }),
      ...['ann', 'bob', 'cleo'].map((player, i) => join(player, i + 1)),
    );
  const offered = (): Lobby => after(four(), swap('ann', 1));
  const offers = ({ seats }: Lobby) => seats.map((seat) => seat.swap);
  const NONE = [undefined, undefined, undefined, undefined, undefined];

  test('is offered by one player and agreed to by the other, with everything but the colour', () => {
    const before = after(offered(), swap('cleo', 0));
    const lobby = after(before, swap('bob', 0));
    expect(lobby.seats.slice(0, 3)).toEqual([
      { colour: before.seats[0]?.colour, player: 'bob', hash: hash(2), isReady: false },
      { colour: before.seats[1]?.colour, player: 'ann', hash: hash(1), isReady: false },
      { colour: before.seats[2]?.colour, player: 'cleo', hash: hash(3), isReady: false },
    ]);
    expect(offers(before)).toEqual([1, undefined, 0, undefined, undefined]);
  });

  test('is not agreed to by an offer to somebody else', () => {
    const lobby = after(offered(), swap('bob', 2));
    expect(change.playersOf(lobby)).toEqual(['ann', 'bob', 'cleo']);
    expect(offers(lobby)).toEqual([1, 2, undefined, undefined, undefined]);
  });

  test('is for players, and only while they gather', () => {
    expect(swap('dora', 0)(four())).toBe('not-seated');
    expect(swap('ann', 0)(four())).toBe('no-player');
    expect(swap('ann', 3)(four())).toBe('no-player');
    expect(swap('ann', 4)(four())).toBe('no-player');
    expect(swap('ann', 5)(four())).toBe('no-player');
    expect(swap('ann', 1)(revealing())).toBe('not-now');
  });

  test.each<[string, (lobby: Lobby) => Change]>([
    ['is withdrawn', swap('ann')],
    ['goes to another player, who leaves', (lobby) => change.leave(after(lobby, swap('ann', 2)), 'cleo')],
    ['comes from a player who leaves', (lobby) => change.leave(lobby, 'ann')],
    ['is for a player who leaves', (lobby) => change.leave(lobby, 'bob')],
    ['is for a player who is removed', (lobby) => change.removePlayer(lobby, 'ann', 1)],
    ['comes from a player who moves', (lobby) => change.move(lobby, 'ann', 3)],
    ['is for a player who moves', (lobby) => change.move(lobby, 'bob', 3)],
    ['comes from a player who is ready', ready('ann')],
    ['is for a player who is ready', ready('bob')],
  ])('ends when the offer %s', (_, end) => {
    expect(offers(offered())).toEqual([1, undefined, undefined, undefined, undefined]);
    expect(offers(after(offered(), end))).toEqual(NONE);
  });

  test('ends when a guest who never came loses the seat', () => {
    const guest = (lobby: Lobby) => change.join(lobby, 'dora', hash(4), 3, { arriveBy: NOW });
    const lobby = after(four(), guest, swap('ann', 3));
    expect(offers(change.freeAbsent(lobby, NOW))).toEqual(NONE);
  });

  test('stays on offer while a guest arrives and sends another seed', () => {
    const lobby = after(
      offered(),
      (old) => change.arrive(old, 'ann'),
      (old) => change.commit(old, 'bob', hash(7), NOW),
    );
    expect(offers(lobby)).toEqual(offers(offered()));
  });

  test('makes the player not ready, so that no game starts with an open offer', () => {
    expect(after(four(), ready('ann'), swap('ann', 1)).seats[0]?.isReady).toBe(false);
  });
});

describe('the start', () => {
  test('begins when all seats are taken and everyone is ready, and freezes the seats', () => {
    const one = after(gathered(), ready('ann'));
    expect(one.step).toBe('gathering');
    const lobby = revealing();
    expect(lobby).toMatchObject({ step: 'revealing', deadline: NOW + 30_000 });
    expect(change.leave(lobby, 'ann')).toBe('not-now');
    expect(change.commit(lobby, 'ann', hash(7), NOW)).toBe('not-now');
    expect(change.setBot(lobby, 'ann', 2, 'hard', NOW)).toBe('not-now');
    expect(change.chooseColour(lobby, 'ann', 'pink')).toBe('not-now');
  });

  test('waits for open seats', () => {
    expect(after(lobbyWith(), join('ann', 1), ready('ann')).step).toBe('gathering');
  });

  test('begins when a bot takes the last open seat and everyone is ready, but never without people', () => {
    const open = lobbyWith({ seats: [{}, {}] });
    const fill = (seat: number) => (lobby: Lobby) => change.setBot(lobby, 'ann', seat, 'easy', NOW);
    expect(after(open, join('ann', 1), ready('ann'), fill(1)).step).toBe('revealing');
    expect(after(open, join('ann', 1), fill(1)).step).toBe('gathering');
    expect(after(open, fill(0), fill(1)).step).toBe('gathering');
  });

  test('may take a day in correspondence games', () => {
    const slow = lobbyWith({ clock: { turn: 86_400, bank: 0 } });
    const lobby = after(slow, join('ann', 1), join('bob', 2), ready('ann'), ready('bob'));
    expect(lobby.deadline).toBe(NOW + 86_400_000);
  });

  test('takes only the seed that was committed to', () => {
    expect(change.reveal(gathered(), 'ann', seed(1))).toBe('not-now');
    expect(reveal('ann', 2)(revealing())).toBe('bad-seed');
    expect(reveal('cleo', 1)(revealing())).toBe('not-seated');
    expect(change.isComplete(after(revealing(), reveal('ann', 1)))).toBe(false);
    expect(change.isComplete(after(revealing(), reveal('ann', 1), reveal('bob', 2)))).toBe(true);
  });

  test('that fails frees the seat of the player who did not answer, and all others commit again', () => {
    const lobby = change.voidAttempt(after(revealing(), reveal('ann', 1)), seed(5), seed(98), NOW);
    expect(lobby.voided).toEqual([
      {
        commitment: seed(99),
        secret: seed(5),
        hashes: [
          { player: 'ann', hash: hash(1) },
          { player: 'bob', hash: hash(2) },
        ],
        seeds: [{ player: 'ann', seed: seed(1) }],
        failed: ['bob'],
      },
    ]);
    expect(lobby).toMatchObject({ step: 'committing', commitment: seed(98), deadline: NOW + 30_000 });
    expect(lobby.seats.map(({ player, hash: known }) => [player, known])).toEqual([
      ['ann', undefined],
      [undefined, undefined],
      [undefined, undefined],
    ]);
    const again = after(lobby, (old) => change.commit(old, 'ann', hash(3), NOW));
    expect(again).toMatchObject({ step: 'gathering', deadline: null });
    const full = after(again, join('bob', 4), ready('ann'), ready('bob'));
    expect(full.step).toBe('revealing');
  });

  test('that fails twice because of a player bans that player from this table', () => {
    let lobby = revealing();
    for (const secret of [5, 6]) {
      const failed = change.voidAttempt(
        after(lobby, reveal('ann', secret === 5 ? 1 : 3)),
        seed(secret),
        seed(secret + 90),
        NOW,
      );
      const committed = after(failed, (old) => change.commit(old, 'ann', hash(3), NOW));
      lobby = secret === 5 ? after(committed, join('bob', 2), ready('ann'), ready('bob')) : committed;
    }
    expect(lobby.failures).toEqual({ bob: 2 });
    expect(join('bob', 2)(lobby)).toBe('not-welcome');
  });

  test('that nobody answers leaves an empty table that gathers players', () => {
    const lobby = change.voidAttempt(revealing(), seed(5), seed(98), NOW);
    expect(lobby).toMatchObject({ step: 'gathering', deadline: null });
    expect(change.playersOf(lobby)).toEqual([]);
  });
});
