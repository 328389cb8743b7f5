import { EDITIONS, fallback, isIn, isToAct, legal, UNKNOWN } from '@rubicon/engine';
import { type ClientMessage, type TableMessage, WireClient } from '@rubicon/protocol/wire';
import type { Table } from '@rubicon/table';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { leavingOf } from '../../src/game/facts/leaving.ts';
import { Match, type MatchState } from '../../src/game/match/match.ts';
import { nextPersonAtScreen } from '../../src/game/match/screen-turns.ts';
import { hasSteps, stepsOf } from '../../src/game/review/review.ts';
import type { Setting } from './games.ts';
import { newMatch, newTable } from './tables.ts';

const trio: Setting = { edition: 'world-domination', players: 3, options: { setup: 'quick' }, seed: 'match' };
const orders: Setting = { edition: 'simultaneous', players: 3, options: {}, seed: 'match' };
const secret: Setting = { edition: 'secret-mission', players: 3, options: {}, seed: 'match' };

let table: Table;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(async () => {
  vi.useRealTimers();
  await table.close();
});

/** Delivers pending messages and advances the clock. */
async function pass(milliseconds = 50): Promise<void> {
  for (let i = 0; i < 5; i++) await new Promise((resolve) => setImmediate(resolve));
  await vi.advanceTimersByTimeAsync(milliseconds);
}

const stateOf = (match: Match): MatchState => match.store.getState();

/** Waits until a person at the page is to act or the game is over; skips reviews. */
async function untilAsked(match: Match): Promise<MatchState> {
  for (let i = 0; i < 500; i++) {
    match.endReview();
    const { offers, seat, defender, view } = stateOf(match);
    const isAsked =
      offers.length > 0 && view !== undefined && (defender ?? isToAct(view, Number(seat))) !== false;
    if (isAsked || view?.phase === 'over' || nextPersonAtScreen(stateOf(match)) !== undefined) break;
    await pass();
  }
  return stateOf(match);
}

/** Plays the default command. */
function playFallback(match: Match): void {
  const { rules, view, seat } = stateOf(match);
  const command = typeof seat === 'number' && rules && view ? fallback(rules, view, seat) : undefined;
  if (command === undefined) throw new Error('nothing to play');
  match.send(command);
}

/** Attacks a territory of the other person at the page if possible; otherwise plays the default command. */
function attackPersonOrPlayFallback(match: Match): void {
  const { offers, view, yours } = stateOf(match);
  const offer = offers.find((one) => one.type === 'attack' && yours.includes(view!.owner[one.to]!));
  if (offer?.type !== 'attack') return playFallback(match);
  match.send({ type: 'attack', from: offer.from, to: offer.to, dice: offer.most });
}

describe('one person', () => {
  test('is seated automatically and gets the offers of the engine', async () => {
    table = await newTable(trio, 1);
    const match = newMatch(table, [0]);
    table.begin();
    const { seat, view, rules, offers, yours } = await untilAsked(match);
    expect(seat).toBe(0);
    expect(yours).toEqual([0]);
    expect(offers).toEqual(legal(rules!, view!, 0));
    expect(nextPersonAtScreen(stateOf(match))).toBeUndefined();
  });

  test('sees why a command was rejected, and may try again', async () => {
    table = await newTable(trio, 1);
    const match = newMatch(table, [0]);
    table.begin();
    const before = await untilAsked(match);
    match.send({ type: 'attack', from: 0, to: 1, dice: 3 });
    expect(stateOf(match)).toMatchObject({ isSending: true, offers: [] });
    await pass();
    const after = stateOf(match);
    expect(after).toMatchObject({
      isSending: false,
      rejection: { code: 'wrong-phase' },
      shown: before.shown,
    });
    expect(after.offers).toEqual(before.offers);
    playFallback(match);
    await pass();
    expect(stateOf(match)).toMatchObject({ rejection: undefined, shown: before.shown + 1 });
  });

  test('sees a rejection until it is dismissed or the next action', async () => {
    table = await newTable({ ...trio, options: { setup: 'quick', startingSeat: '1' } }, 1);
    const match = newMatch(table, [0], () => 1000);
    await pass();
    table.begin();
    await pass(1016);
    match.send({ type: 'accept-draw' });
    await pass(0);
    const { shown, rejection } = stateOf(match);
    expect(rejection).toBeDefined();
    await pass(3000);
    expect(stateOf(match).shown).toBeGreaterThan(shown);
    expect(stateOf(match).rejection).toBe(rejection);
    match.dismissRejection();
    expect(stateOf(match).rejection).toBeUndefined();
  });

  test('cannot send a second command while one is pending', async () => {
    table = await newTable(trio, 1);
    const match = newMatch(table, [0]);
    table.begin();
    const { shown } = await untilAsked(match);
    playFallback(match);
    match.send({ type: 'end-turn' });
    await pass();
    expect(stateOf(match)).toMatchObject({ shown: shown + 1, rejection: undefined });
  });

  test('sees entries of others one by one, and gets offers only after all of them', async () => {
    table = await newTable({ ...trio, options: { setup: 'quick', startingSeat: '1' } }, 1);
    const match = newMatch(table, [0], () => 1000);
    await pass();
    table.begin();
    await pass(16);
    const shown: number[] = [];
    for (let i = 0; i < 400 && stateOf(match).offers.length === 0; i++) {
      shown.push(stateOf(match).shown);
      await pass(1000);
    }
    const steps = shown.slice(1).map((count, i) => count - shown[i]!);
    expect(shown.length).toBeGreaterThan(5);
    expect(new Set(steps)).toEqual(new Set([1]));
    expect(stateOf(match).history).toHaveLength(stateOf(match).shown);
  });

  test('may surrender or offer a draw while entries are still being shown', async () => {
    table = await newTable({ ...trio, options: { setup: 'quick', startingSeat: '1' } }, 1);
    const match = newMatch(table, [0], () => 1000);
    await pass();
    table.begin();
    await pass(16);
    await pass(1000);
    const { rules, view, seat, offers, isSending } = stateOf(match);
    expect({ offers, isSending }).toEqual({ offers: [], isSending: false });
    expect(leavingOf(rules!, view!, seat)).toMatchObject({ canSurrender: true, canOfferDraw: true });
    match.send({ type: 'surrender' });
    await pass(0);
    expect(leavingOf(rules!, stateOf(match).view!, seat)).toBeDefined(); // not shown yet
    match.skip();
    await pass();
    expect(leavingOf(rules!, stateOf(match).view!, seat)).toBeUndefined();
    expect(stateOf(match)).toMatchObject({ isSending: false, rejection: undefined });
  });

  test('has a pending command until its entry is shown, even if others have already moved', async () => {
    table = await newTable(trio, 1);
    const match = newMatch(table, [0], () => 1000);
    table.begin();
    const may = (type: string): boolean => stateOf(match).offers.some((offer) => offer.type === type);
    for (let i = 0; i < 400 && !may('end-turn'); i++) {
      if (may('place') || may('end-attacks')) playFallback(match);
      await pass(1000);
    }
    const { shown } = stateOf(match);
    match.hurry(); // as every action at the page does
    match.send({ type: 'end-turn' });
    expect(stateOf(match).isSending).toBe(true);
    await pass(0);
    for (let i = 0; i < 20; i++) await pass(1); // enough for the next seats to play
    expect(stateOf(match)).toMatchObject({ shown: shown + 1, isSending: false, offers: [] });
  });

  test('sees that the table has failed', async () => {
    table = await newTable(trio, 1);
    const match = newMatch(table, [0]);
    await untilAsked(match);
    match.receive({ type: 'failed', code: 'not-saved' });
    expect(stateOf(match).failure).toBe('not-saved');
  });
});

describe('a command in flight', () => {
  /** A person whose connection the test controls: messages for which `holds` is true wait for `release`. */
  async function person() {
    table = await newTable(trio, 1);
    const clients: WireClient[] = [];
    const match = new Match(
      () => 0,
      (listener) => {
        clients.push(new WireClient(listener));
        return clients[0]!;
      },
    );
    const client = clients[0]!;
    const said: ClientMessage[] = [];
    const held: TableMessage[] = [];
    const wire = { holds: (_: TableMessage): boolean => false, isDead: false };
    const connect = (): void => {
      const connection = table.connect({
        yours: [0],
        send: (message) =>
          wire.holds(message) ? held.push(message) : client.receive(structuredClone(message)),
      });
      void client.connect({
        send(message) {
          said.push(message);
          if (!wire.isDead) connection.receive(message);
        },
      });
    };
    connect();
    void client.sit(0);
    table.begin();
    await untilAsked(match);
    const release = (): void => {
      for (const message of held.splice(0)) client.receive(message);
    };
    return { match, client, said, wire, connect, release };
  }

  const lastId = (said: readonly ClientMessage[]): string =>
    said.findLast((message) => message.type === 'command')?.id ?? '';

  test('withholds offers until its answer has arrived, even if its entry has been shown', async () => {
    const { match, wire, release } = await person();
    const { shown } = stateOf(match);
    wire.holds = ({ type }) => type === 'accepted';
    playFallback(match);
    await pass();
    expect(stateOf(match)).toMatchObject({ shown: shown + 1, isSending: true, offers: [] });
    release();
    await pass(0);
    expect(stateOf(match).isSending).toBe(false);
    expect(stateOf(match).offers.length).toBeGreaterThan(0);
  });

  test('is repeated and answered after a lost connection', async () => {
    const { match, client, wire, connect } = await person();
    const { shown } = stateOf(match);
    wire.holds = () => true; // the command arrives, its line and answer are lost
    playFallback(match);
    await pass();
    client.disconnect();
    expect(stateOf(match)).toMatchObject({ shown, isSending: true });
    wire.holds = () => false;
    connect();
    await pass();
    expect(stateOf(match)).toMatchObject({ shown: shown + 1, isSending: false });
    expect(stateOf(match).offers.length).toBeGreaterThan(0);
  });

  test('stays in flight while the server cannot reach its database, and when a line of chat is refused', async () => {
    const { match, client, said, wire } = await person();
    wire.isDead = true;
    playFallback(match);
    client.receive({ type: 'failed', code: 'unavailable', id: lastId(said) });
    client.receive({ type: 'failed', code: 'muted' });
    await pass();
    expect(stateOf(match)).toMatchObject({ isSending: true, offers: [] });
    wire.isDead = false;
    client.repeat();
    await pass();
    expect(stateOf(match).isSending).toBe(false);
  });

  test('can be sent again if the table did not decide it', async () => {
    const { match, client, said, wire } = await person();
    wire.isDead = true;
    playFallback(match);
    client.receive({ type: 'failed', code: 'paused', id: lastId(said) });
    await pass(0);
    expect(stateOf(match)).toMatchObject({ isSending: false, rejection: undefined });
    expect(stateOf(match).offers.length).toBeGreaterThan(0);
  });

  describe('when the table has lost lines', () => {
    test('is repeated, and its answer counts', async () => {
      const { match, client, said, wire } = await person();
      const { shown } = stateOf(match);
      wire.isDead = true;
      playFallback(match);
      const id = lastId(said);
      wire.isDead = false;
      client.receive({ type: 'failed', code: 'rolled-back' });
      expect(stateOf(match)).toMatchObject({ isSending: true, offers: [] });
      await pass();
      expect(lastId(said)).toBe(id);
      expect(stateOf(match)).toMatchObject({ shown: shown + 1, isSending: false });
      expect(stateOf(match).offers.length).toBeGreaterThan(0);
    });

    test('is not awaited if its line is among them', async () => {
      const { match, client, wire } = await person();
      const { shown } = stateOf(match);
      playFallback(match);
      await pass(0); // accepted, and not shown yet
      expect(stateOf(match)).toMatchObject({ shown, isSending: true });
      const { length: before } = stateOf(match).history;
      wire.holds = (message) => {
        if (message.type !== 'seated') return false;
        client.receive({ ...message, lines: message.lines.slice(0, before) });
        return true;
      };
      client.receive({ type: 'failed', code: 'rolled-back' });
      await pass();
      expect(stateOf(match)).toMatchObject({ shown, isSending: false });
      expect(stateOf(match).offers.length).toBeGreaterThan(0);
    });

    test('withholds offers until they are shown again, so that an automatic command cannot get lost', async () => {
      const { match, client } = await person();
      const { shown } = stateOf(match);
      const stop = match.store.subscribe(({ offers }) => {
        if (offers.length === 0) return;
        stop();
        playFallback(match);
      });
      client.receive({ type: 'failed', code: 'rolled-back' });
      expect(stateOf(match)).toMatchObject({ isSending: false, offers: [] });
      await pass();
      expect(stateOf(match)).toMatchObject({ shown: shown + 1, isSending: false });
      expect(stateOf(match).offers.length).toBeGreaterThan(0);
    });
  });
});

describe('a reveal', () => {
  /** A person among bots, after committing the last sheet of a phase. */
  async function revealed(): Promise<Match> {
    table = await newTable(orders, 1);
    const match = newMatch(table, [0]);
    table.begin();
    await untilAsked(match);
    await pass(); // the bots have committed
    playFallback(match);
    await pass();
    return match;
  }

  test('stays until its review has ended, even if the bots have played', async () => {
    const match = await revealed();
    const { reveal, history, shown, offers } = stateOf(match);
    expect(reveal?.entry).toBe(history[shown - 1]);
    expect(reveal?.entry.events.map(({ type }) => type)).toContain('lot-won');
    expect(stepsOf(reveal!).flatMap(({ events }) => events.map(({ type }) => type))).toEqual(['lot-won']);
    expect(offers).toEqual([]);
    await pass(60_000);
    expect(stateOf(match)).toMatchObject({ shown, offers: [] });
    match.endReview();
    await pass();
    expect(stateOf(match)).toMatchObject({ reveal: undefined, shown: shown + 2 });
    expect(stateOf(match).offers.map(({ type }) => type)).toContain('bid');
  });

  test('is not skipped together with earlier entries', async () => {
    table = await newTable(orders, 1);
    const match = newMatch(table, [0], () => 1000);
    table.begin();
    await untilAsked(match);
    playFallback(match);
    match.skip();
    await pass(3000);
    expect(stateOf(match).reveal).toBeDefined();
  });

  test('does not prevent a surrender', async () => {
    const match = await revealed();
    match.send({ type: 'surrender' });
    await pass();
    expect(stateOf(match)).toMatchObject({ reveal: undefined, isSending: false });
    expect(isIn(stateOf(match).view!, 0)).toBe(false);
  });

  test('is not reviewed by seats that are out or by spectators', async () => {
    table = await newTable(orders, 1);
    const match = newMatch(table, [0]);
    const watcher = newMatch(table, []);
    table.begin();
    await untilAsked(match);
    match.send({ type: 'surrender' });
    for (let i = 0; i < 20; i++) await pass();
    for (const one of [match, watcher]) {
      expect(stateOf(one).history.filter(hasSteps).length).toBeGreaterThan(3);
      expect(stateOf(one).reveal).toBeUndefined();
    }
  });

  test('is shown once to all people at the page, and not again after a reload', async () => {
    table = await newTable(orders, 2);
    const match = newMatch(table, [0, 1]);
    table.begin();
    await pass();
    const seen: number[] = [];
    for (let i = 0; i < 12; i++) {
      const next = nextPersonAtScreen(stateOf(match))?.seat;
      if (next !== undefined) match.sit(next);
      await pass();
      const { reveal, seat } = stateOf(match);
      if (reveal !== undefined) {
        seen.push(reveal.entry.seq);
        expect(nextPersonAtScreen(stateOf(match))).toBeUndefined();
      }
      match.endReview();
      if (isToAct(stateOf(match).view!, Number(seat))) playFallback(match);
      await pass();
    }
    const { history } = stateOf(match);
    expect(seen.length).toBeGreaterThan(2);
    const reveals = history.filter(hasSteps).map(({ seq }) => seq);
    expect(seen).toEqual(reveals.slice(0, seen.length));

    const reloaded = newMatch(table, [0]);
    await pass();
    expect(stateOf(reloaded).history.some(hasSteps)).toBe(true);
    expect(stateOf(reloaded).reveal).toBeUndefined();
    reloaded.stop();
  });
});

describe('a game can be played to its end', () => {
  test.each(EDITIONS.map(({ id }) => id))('%s', async (edition) => {
    table = await newTable({ edition, players: 3, options: {}, seed: 'whole' }, 1);
    const match = newMatch(table, [0]);
    table.begin();
    for (let i = 0; i < 5000 && (await untilAsked(match)).view?.phase !== 'over'; i++) playFallback(match);
    const { view, offers, failure, rejection } = stateOf(match);
    expect({ phase: view?.phase, offers, failure, rejection }).toEqual({
      phase: 'over',
      offers: [],
      failure: undefined,
      rejection: undefined,
    });
  });
});

describe('two people at one page', () => {
  const twoOf = async (setting: Setting): Promise<Match> => {
    table = await newTable(setting, 2);
    const match = newMatch(table, [0, 1]);
    table.begin();
    return match;
  };

  test('take a seat only when asked to, and pass the screen to each other', async () => {
    const match = await twoOf(trio);
    const fronts: (number | undefined)[] = [];
    for (let i = 0; i < 40; i++) {
      await untilAsked(match);
      const next = nextPersonAtScreen(stateOf(match))?.seat;
      if (next === undefined) playFallback(match);
      else {
        match.sit('watch');
        await pass();
        expect(stateOf(match).offers).toEqual([]);
        expect(nextPersonAtScreen(stateOf(match))?.seat).toBe(next);
        fronts.push(next);
        match.sit(next);
      }
      await pass();
    }
    expect(fronts.slice(0, 4).toSorted()).toEqual([0, 0, 1, 1]);
    expect(fronts.some((front, i) => front === fronts[i - 1])).toBe(false);
  });

  test('hand over the screen only if the next person sees more: cards, a mission, orders or a secret headquarters', async () => {
    const firstHidden = async (setting: Setting): Promise<string | undefined> => {
      const match = await twoOf(setting);
      for (let i = 0; i < 400; i++) {
        const next = nextPersonAtScreen(await untilAsked(match));
        if (next?.isHidden) {
          const { view } = stateOf(match);
          const isCardless = view?.family !== 'turns' || view.hand[next.seat] === 0;
          return isCardless ? view?.phase : 'cards';
        }
        if (next === undefined) playFallback(match);
        else match.sit(next.seat, false);
        await pass();
      }
      return undefined;
    };
    const claims = { players: 3, options: { setup: 'claim' }, seed: 'match' };
    expect(await firstHidden({ ...claims, edition: 'secret-mission', options: {} })).not.toBe('cards');
    await table.close();
    expect(await firstHidden({ ...claims, edition: 'capital', options: {} })).toBe('capital');
    await table.close();
    expect(await firstHidden(orders)).toBe('bid');
  });

  test('keep the board if nothing hidden comes next, but forget what the last seat knew', async () => {
    const match = await twoOf(trio);
    const first = nextPersonAtScreen(await untilAsked(match))!;
    match.sit(first.seat, false);
    expect(stateOf(match)).toMatchObject({ offers: [], isSending: false });
    expect(stateOf(match).view).toBeDefined();
    await pass();
    expect(stateOf(match).seat).toBe(first.seat);
    expect(stateOf(match).offers.length).toBeGreaterThan(0);
  });

  test('choose defence dice in the open: the screen stays, and nothing that only the defender knows is shown', async () => {
    const match = await twoOf({ ...secret, options: { defence: 'chosen' }, seed: 'b' });
    let defences = 0;
    while (defences < 3) {
      const state = await untilAsked(match);
      const { seat, defender, offers, shown } = state;
      const next = nextPersonAtScreen(state);
      if (next !== undefined) match.sit(next.seat);
      else if (defender === undefined) attackPersonOrPlayFallback(match);
      else {
        expect(offers.map(({ type }) => type)).toEqual(['defend']);
        match.send({ type: 'defend', dice: 1 });
        await pass();
        const after = stateOf(match);
        expect(after.seat).toBe(seat);
        expect(after.shown).toBe(shown + 1);
        expect(after.history.at(-1)?.events[0]).toMatchObject({ type: 'rolled' });
        expect(after.view?.family === 'turns' && after.view.missions[defender]).toBe(UNKNOWN);
        defences++;
      }
      await pass();
    }
  });

  test('leave no knowledge behind when they leave the seat', async () => {
    const match = await twoOf(secret);
    for (let i = 0; i < 60; i++) {
      const next = nextPersonAtScreen(await untilAsked(match))?.seat;
      if (next !== undefined) match.sit(next);
      else playFallback(match);
      await pass();
    }
    const seat = stateOf(match).seat;
    expect(JSON.stringify(stateOf(match).history)).toMatch(/"missions":\[.*\d/);
    match.sit('watch');
    const { view, history, offers, reveal } = stateOf(match);
    expect({ view, history, offers, reveal }).toEqual({ history: [], offers: [] });
    await pass();

    const stranger = newMatch(table, [2]); // never sat on these seats
    await pass();
    stranger.sit('watch');
    await pass();
    expect(seat).not.toBe('watch');
    const seenBy = ({ yours: _, rules, ...rest }: MatchState) => ({ ...rest, options: rules?.options });
    expect(seenBy(stateOf(match))).toEqual(seenBy(stateOf(stranger)));
    stranger.stop();
  });

  test('are not blocked by a command whose answer was lost with the last seat', async () => {
    const match = await twoOf(trio);
    await untilAsked(match);
    match.sit(0);
    await pass();
    match.send({ type: 'offer-draw' });
    match.sit('watch');
    expect(stateOf(match)).toMatchObject({ isSending: false, rejection: undefined });
    match.sit(1);
    await pass();
    expect(stateOf(match)).toMatchObject({ isSending: false, seat: 1 });
    match.send({ type: 'surrender' });
    await pass();
    expect(isIn(stateOf(match).view!, 1)).toBe(false);
  });

  test('do not see a rejection meant for the last seat', async () => {
    const match = await twoOf(trio);
    await untilAsked(match);
    match.sit(0);
    await pass();
    match.send({ type: 'accept-draw' });
    const refusals: TableMessage[] = [];
    const receive = match.receive.bind(match);
    match.receive = (message) => (message.type === 'refused' ? refusals.push(message) : receive(message));
    await pass();
    match.sit(1);
    for (const refusal of refusals) receive(refusal);
    await pass();
    expect(refusals).toHaveLength(1);
    expect(stateOf(match)).toMatchObject({ seat: 1, rejection: undefined });
  });

  test('get only the latest state of a seat they take twice', async () => {
    const match = await twoOf(trio);
    const next = nextPersonAtScreen(await untilAsked(match))!.seat;
    const seated: TableMessage[] = [];
    const receive = match.receive.bind(match);
    match.receive = (message) => {
      if (message.type === 'seated') seated.push(message);
      receive(message);
    };
    match.sit(next);
    await pass();
    playFallback(match);
    await pass(0); // its entry is not shown yet
    const { shown } = stateOf(match);
    match.sit('watch');
    match.sit(next);
    receive(seated[0]!); // a late answer
    receive({ type: 'line', seq: shown + 1, seat: next, events: [] });
    await pass();
    expect(stateOf(match)).toMatchObject({ failure: undefined, shown: shown + 1 });
  });

  test('get no lines for a seat they left', async () => {
    const match = await twoOf(secret);
    const next = nextPersonAtScreen(await untilAsked(match))?.seat;
    match.sit(next ?? 0);
    await pass();
    const { shown } = stateOf(match);
    match.sit('watch');
    const stray = {
      type: 'line',
      seq: shown + 1,
      seat: 0,
      events: [{ type: 'drew', seat: 0, card: 'alaska' }],
    };
    match.receive({ ...stray, type: 'line', seat: 0 });
    await pass();
    expect(stateOf(match).shown).toBe(shown);
    expect(JSON.stringify(stateOf(match).history)).not.toContain('drew');
  });
});

test('a spectator gets no offers', async () => {
  table = await newTable(trio, 1);
  const match = newMatch(table, []);
  table.begin();
  await pass();
  const { seat, offers, view } = stateOf(match);
  expect({ seat, offers }).toEqual({ seat: 'watch', offers: [] });
  expect(view).toBeDefined();
});
