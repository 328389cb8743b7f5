import { EDITIONS, fallback, isIn, isToAct, legal } from '@rubicon/engine';
import type { TableMessage } from '@rubicon/protocol/wire';
import type { Table } from '@rubicon/table';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { leavingOf } from '../../src/game/leaving.ts';
import { type Match, type MatchState, nextInFront } from '../../src/game/match.ts';
import { hasSteps, stepsOf } from '../../src/game/review.ts';
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

/** So much time goes by; whatever is on its way arrives. */
async function pass(milliseconds = 50): Promise<void> {
  for (let i = 0; i < 5; i++) await new Promise((resolve) => setImmediate(resolve));
  await vi.advanceTimersByTimeAsync(milliseconds);
}

const stateOf = (match: Match): MatchState => match.store.getState();

/** Waits until somebody in front of the page is to decide, or the game is over; what is opened is passed over. */
async function untilAsked(match: Match): Promise<MatchState> {
  for (let i = 0; i < 500; i++) {
    match.endReview();
    const { offers, seat, view } = stateOf(match);
    const isAsked = offers.length > 0 && view !== undefined && isToAct(view, Number(seat));
    if (isAsked || view?.phase === 'over' || nextInFront(stateOf(match)) !== undefined) break;
    await pass();
  }
  return stateOf(match);
}

/** What is played for somebody who does not care. */
function playFallback(match: Match): void {
  const { rules, view, seat } = stateOf(match);
  const command = typeof seat === 'number' && rules && view ? fallback(rules, view, seat) : undefined;
  if (command === undefined) throw new Error('nothing to play');
  match.send(command);
}

describe('one person', () => {
  test('sits down by itself and is offered what the engine offers', async () => {
    table = await newTable(trio, 1);
    const match = newMatch(table, [0]);
    table.begin();
    const { seat, view, rules, offers, yours } = await untilAsked(match);
    expect(seat).toBe(0);
    expect(yours).toEqual([0]);
    expect(offers).toEqual(legal(rules!, view!, 0));
    expect(nextInFront(stateOf(match))).toBeUndefined();
  });

  test('who is refused is told why, and may try again', async () => {
    table = await newTable(trio, 1);
    const match = newMatch(table, [0]);
    table.begin();
    const before = await untilAsked(match);
    match.send({ type: 'attack', from: 0, to: 1, dice: 3 });
    expect(stateOf(match)).toMatchObject({ isSending: true, offers: [] });
    await pass();
    const after = stateOf(match);
    expect(after).toMatchObject({ isSending: false, rejection: 'wrong-phase', shown: before.shown });
    expect(after.offers).toEqual(before.offers);
    playFallback(match);
    await pass();
    expect(stateOf(match)).toMatchObject({ rejection: undefined, shown: before.shown + 1 });
  });

  test('a refusal stays while more is shown, until something is done or it has been read', async () => {
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
    match.forgetRejection();
    expect(stateOf(match).rejection).toBeUndefined();
  });

  test('a second click while a command is on its way sends nothing', async () => {
    table = await newTable(trio, 1);
    const match = newMatch(table, [0]);
    table.begin();
    const { shown } = await untilAsked(match);
    playFallback(match);
    match.send({ type: 'end-turn' });
    await pass();
    expect(stateOf(match)).toMatchObject({ shown: shown + 1, rejection: undefined });
  });

  test('sees what others do one by one, and decides only when all is seen', async () => {
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

  test('may give up or offer a draw while the moves of others are still being shown', async () => {
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

  test('its own command is no longer on its way when its line is shown, though others have gone on', async () => {
    table = await newTable(trio, 1);
    const match = newMatch(table, [0], () => 1000);
    table.begin();
    const may = (type: string): boolean => stateOf(match).offers.some((offer) => offer.type === type);
    for (let i = 0; i < 400 && !may('end-turn'); i++) {
      if (may('place') || may('end-attacks')) playFallback(match);
      await pass(1000);
    }
    const { shown } = stateOf(match);
    match.send({ type: 'end-turn' });
    expect(stateOf(match).isSending).toBe(true);
    await pass(0);
    for (let i = 0; i < 20; i++) await pass(1); // those who come next have played by then
    expect(stateOf(match)).toMatchObject({ shown: shown + 1, isSending: false, offers: [] });
  });

  test.each(['bot-failed', 'not-saved'] as const)('is told that the table cannot go on: %s', async (code) => {
    table = await newTable(trio, 1);
    const match = newMatch(table, [0]);
    await untilAsked(match);
    match.receive({ type: 'failed', code });
    expect(stateOf(match).failure).toBe(code);
  });
});

describe('sheets that are opened', () => {
  /** One person among bots, who has just committed the last sheet of a phase. */
  async function opened(): Promise<Match> {
    table = await newTable(orders, 1);
    const match = newMatch(table, [0]);
    table.begin();
    await untilAsked(match);
    await pass(); // the bots have committed
    playFallback(match);
    await pass();
    return match;
  }

  test('stay until they have been gone through, though the bots have gone on', async () => {
    const match = await opened();
    const { opening, history, shown, offers } = stateOf(match);
    expect(opening?.line).toBe(history[shown - 1]);
    expect(opening?.line.events.map(({ type }) => type)).toContain('lot-won');
    expect(stepsOf(opening!).map(({ event }) => event.type)).toEqual(['lot-won']);
    expect(offers).toEqual([]);
    await pass(60_000);
    expect(stateOf(match)).toMatchObject({ shown, offers: [] });
    match.endReview();
    await pass();
    expect(stateOf(match)).toMatchObject({ opening: undefined, shown: shown + 2 });
    expect(stateOf(match).offers.map(({ type }) => type)).toContain('bid');
  });

  test('are not skipped with what comes before them', async () => {
    table = await newTable(orders, 1);
    const match = newMatch(table, [0], () => 1000);
    table.begin();
    await untilAsked(match);
    playFallback(match);
    match.skip();
    await pass(3000);
    expect(stateOf(match).opening).toBeDefined();
  });

  test('do not keep anybody from giving up', async () => {
    const match = await opened();
    match.send({ type: 'surrender' });
    await pass();
    expect(stateOf(match)).toMatchObject({ opening: undefined, isSending: false });
    expect(isIn(stateOf(match).view!, 0)).toBe(false);
  });

  test('pass by who is out, and who watches', async () => {
    table = await newTable(orders, 1);
    const match = newMatch(table, [0]);
    const watcher = newMatch(table, []);
    table.begin();
    await untilAsked(match);
    match.send({ type: 'surrender' });
    for (let i = 0; i < 20; i++) await pass();
    for (const one of [match, watcher]) {
      expect(stateOf(one).history.filter(hasSteps).length).toBeGreaterThan(3);
      expect(stateOf(one).opening).toBeUndefined();
    }
  });

  test('are shown to everybody in front of the page, once, and not again after a reload', async () => {
    table = await newTable(orders, 2);
    const match = newMatch(table, [0, 1]);
    table.begin();
    await pass();
    const seen: (number | undefined)[][] = [[], []];
    for (let i = 0; i < 12; i++) {
      const next = nextInFront(stateOf(match));
      if (next !== undefined) match.sit(next);
      await pass();
      const { opening, seat } = stateOf(match);
      if (opening !== undefined) {
        seen[Number(seat)]!.push(opening.line.seq);
        expect(nextInFront(stateOf(match))).toBeUndefined();
      }
      match.endReview();
      if (isToAct(stateOf(match).view!, Number(seat))) playFallback(match);
      await pass();
    }
    expect(seen[0]!.length).toBeGreaterThan(2);
    expect(seen[0]!.slice(0, 3)).toEqual(seen[1]!.slice(0, 3));
    expect(new Set(seen[0]).size).toBe(seen[0]!.length);

    const reloaded = newMatch(table, [0]);
    await pass();
    expect(stateOf(reloaded).history.some(hasSteps)).toBe(true);
    expect(stateOf(reloaded).opening).toBeUndefined();
    reloaded.stop();
  });
});

describe('a whole game arrives, to its end', () => {
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

describe('two people in front of one page', () => {
  const twoOf = async (setting: Setting): Promise<Match> => {
    table = await newTable(setting, 2);
    const match = newMatch(table, [0, 1]);
    table.begin();
    return match;
  };

  test('nobody sits before somebody says so, and the screen goes from one to the other', async () => {
    const match = await twoOf(trio);
    const fronts: (number | undefined)[] = [];
    for (let i = 0; i < 40; i++) {
      await untilAsked(match);
      const next = nextInFront(stateOf(match));
      if (next === undefined) playFallback(match);
      else {
        match.sit('watch');
        await pass();
        expect(stateOf(match).offers).toEqual([]);
        expect(nextInFront(stateOf(match))).toBe(next);
        fronts.push(next);
        match.sit(next);
      }
      await pass();
    }
    expect(fronts.slice(0, 4).toSorted()).toEqual([0, 0, 1, 1]);
    expect(fronts.some((front, i) => front === fronts[i - 1])).toBe(false);
  });

  test('what one of them knew is gone as soon as nobody sits there', async () => {
    const match = await twoOf(secret);
    for (let i = 0; i < 60; i++) {
      const next = nextInFront(await untilAsked(match));
      if (next !== undefined) match.sit(next);
      else playFallback(match);
      await pass();
    }
    const seat = stateOf(match).seat;
    expect(JSON.stringify(stateOf(match).history)).toMatch(/"missions":\[.*\d/);
    match.sit('watch');
    const { view, history, offers, opening } = stateOf(match);
    expect({ view, history, offers, opening }).toEqual({ history: [], offers: [] });
    await pass();

    const stranger = newMatch(table, [2]); // never sat on any of these seats
    await pass();
    stranger.sit('watch');
    await pass();
    expect(seat).not.toBe('watch');
    const seenBy = ({ yours: _, rules, ...rest }: MatchState) => ({ ...rest, options: rules?.options });
    expect(seenBy(stateOf(match))).toEqual(seenBy(stateOf(stranger)));
    stranger.stop();
  });

  test('a command whose answer is lost with the seat does not hold up who sits next', async () => {
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

  test('a refusal is not shown to who sits next', async () => {
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

  test('a seat that is shown twice is shown from its last answer on', async () => {
    const match = await twoOf(trio);
    const next = nextInFront(await untilAsked(match))!;
    const seated: TableMessage[] = [];
    const receive = match.receive.bind(match);
    match.receive = (message) => {
      if (message.type === 'seated') seated.push(message);
      receive(message);
    };
    match.sit(next);
    await pass();
    playFallback(match);
    await pass(0); // its line waits to be shown
    const { shown } = stateOf(match);
    match.sit('watch');
    match.sit(next);
    receive(seated[0]!); // one that was on its way
    receive({ type: 'line', seq: shown + 1, seat: next, events: [] });
    await pass();
    expect(stateOf(match)).toMatchObject({ failure: undefined, shown: shown + 1 });
  });

  test('a line for a seat that was left is not taken in', async () => {
    const match = await twoOf(secret);
    const next = nextInFront(await untilAsked(match));
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

test('who watches is offered nothing', async () => {
  table = await newTable(trio, 1);
  const match = newMatch(table, []);
  table.begin();
  await pass();
  const { seat, offers, view } = stateOf(match);
  expect({ seat, offers }).toEqual({ seat: 'watch', offers: [] });
  expect(view).toBeDefined();
});
