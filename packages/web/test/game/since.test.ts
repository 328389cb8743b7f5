import { type Event, evolve, type Position } from '@rubicon/engine';
import type { HistoryEntry } from '@rubicon/protocol/wire';
import { describe, expect, test } from 'vitest';
import { ringsOf } from '../../src/game/since/rings.ts';
import { pauseOf, stepsOf } from '../../src/game/since/steps.ts';
import { summaryOf } from '../../src/game/since/summary.ts';
import { summaryText } from '../../src/game/since/summary-text.ts';
import { de } from '../../src/words/de/index.ts';
import { en } from '../../src/words/en/index.ts';
import { playEntries } from './entries.ts';
import { newGame } from './games.ts';

const setting = {
  edition: 'world-domination',
  players: 3,
  options: { setup: 'quick' },
  seed: 'since',
} as const;
const { rules, position, game } = newGame(setting);
const at = (id: string): number => rules.board.territories.findIndex((territory) => territory.id === id);
const australia = ['indonesia', 'new-guinea', 'western-australia', 'eastern-australia'].map(at);
const [QUEBEC, SIAM] = [at('quebec'), at('siam')];

const began = (seat: number): Event => ({ type: 'turn-began', seat, armies: 3, trading: 'none' });
const captured = (seat: number, to: number, loser: number): Event => ({
  type: 'captured',
  seat,
  from: SIAM,
  to,
  loser,
  dice: 3,
});
const entries = (...list: (readonly [seat: number, ...events: Event[]])[]): HistoryEntry[] =>
  list.map(([seat, ...events], i) => ({ seq: i + 1, seat, time: undefined, events }));

/** The summary for seat 0, which now holds these territories. Seat 1 holds the rest of Australia, seat 2 everything else. */
function tell(history: readonly HistoryEntry[], own: readonly number[] = [at('alaska')]) {
  const owner = position.owner.map((_, t) => (own.includes(t) ? 0 : australia.includes(t) ? 1 : 2));
  const view = { ...position, owner, seat: 0, turn: 4, phase: 'reinforce' } as Position;
  const summary = summaryOf({ rules, view, history, shown: history.length }, 0);
  const naming = { rules, view, seats: game.seats, words: en };
  return {
    view,
    summary,
    text: summary && summaryText(naming, summary),
    german: summary && summaryText({ ...naming, words: de }, summary),
  };
}

const before = [
  [2, began(0)],
  [0, captured(0, QUEBEC, 1), began(1)],
] as const;

describe('since the last turn', () => {
  test('a sentence says what was lost and who holds a continent', () => {
    const [first, second] = australia as [number, number];
    const { text, german, summary } = tell(
      entries(
        ...before,
        [1, captured(1, first, 0)],
        [1, captured(1, second, 2), began(2)],
        [2, captured(2, QUEBEC, 0), began(0)],
      ),
    );
    expect(summary).toMatchObject({ first: 2, end: 5, lost: [first, QUEBEC], broken: [] });
    const name = game.seats[1]!.name;
    expect(text).toBe(`You lost Indonesia and Quebec. ${name} holds Australia: +2.`);
    expect(german).toMatch(/^Verloren: Indonesien und .+\. /);
  });

  test('a broken continent has the flag of the seat that broke it', () => {
    const [first, ...rest] = australia;
    const { view, summary, text } = tell(entries(...before, [1, captured(1, first!, 0), began(0)]), rest);
    expect(summary?.broken).toMatchObject([{ territory: first, by: 1 }]);
    expect(text).toContain('broke Australia.');
    expect(ringsOf(view, summary!)).toEqual([{ territory: first, flag: 'blue' }]);
  });

  test('territories taken back or lost earlier are not mentioned', () => {
    expect(tell(entries(...before, [1, captured(1, SIAM, 2), began(0)])).summary).toBeUndefined();
    const back = entries(...before, [1, captured(1, QUEBEC, 0)], [1, began(0)]);
    expect(tell(back, [QUEBEC]).summary?.lost ?? []).toEqual([]);
  });

  test('the summary ends with the first command of the turn', () => {
    const history = entries(...before, [1, captured(1, QUEBEC, 0), began(0)]);
    expect(tell(history).summary).toBeDefined();
    expect(tell([...history, ...entries([0])]).summary).toBeUndefined();
  });

  test('in a whole game, it appears at the start of turns and lists only territories now held by others', () => {
    const played = playEntries({ ...setting, options: { setup: 'quick', startingSeat: '1' } }, 400);
    const view = structuredClone(played.beginning) as Position;
    let summaries = 0;
    for (const [i, entry] of played.entries.entries()) {
      for (const event of entry.events) evolve(view, event);
      const summary = summaryOf({ rules: played.rules, view, history: played.entries, shown: i + 1 }, 0);
      if (summary === undefined) continue;
      summaries++;
      for (const territory of summary.lost) expect(view.owner[territory]).not.toBe(0);
      expect(summary.first).toBeLessThan(summary.end);
    }
    expect(summaries).toBeGreaterThan(2);
  });
});

test('the replay shows a battle as one step, and ends within seconds', () => {
  const roll = (to: number): Event =>
    ({
      type: 'rolled',
      from: SIAM,
      to,
      attack: [6],
      defence: [1],
      attackersLost: 0,
      defendersLost: 1,
    }) as unknown as Event;
  const history = entries([1, roll(3)], [1, roll(3)], [1], [1, roll(4)], [1, captured(1, 4, 0)]);
  expect(stepsOf(history, { first: 0, end: 5, lost: [], broken: [], held: [] })).toEqual([2, 4, 5]);
  for (const steps of [1, 10, 300]) expect(steps * pauseOf(steps)).toBeLessThanOrEqual(9000);
});
