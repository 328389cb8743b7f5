import { type Event, type Seat, toAct, viewOf } from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { announce, NOTHING_WAITS } from '../../src/game/log/announcements.ts';
import { en } from '../../src/words/en/index.ts';
import { newGame, playOut, type Setting } from './games.ts';

const setting: Setting = {
  edition: 'world-domination',
  players: 3,
  options: { setup: 'quick' },
  seed: 'announce',
};

test('each turn of another seat is one message, without its dice', () => {
  let waiting = NOTHING_WAITS;
  let [turns, messages, rolls] = [0, 0, 0];
  playOut(setting, {
    happened({ rules, position, game }, events, seat) {
      const naming = { rules, view: viewOf(position, 0), seats: game.seats, words: en };
      const isDue = toAct(position).includes(0) || position.phase === 'over';
      const next = announce(naming, [{ seat, events }], waiting, { seat: 0, isDue });
      waiting = next.waiting;
      if (seat <= 0) return;
      turns += events.filter(({ type }) => type === 'turn-began').length;
      rolls += events.filter(({ type }) => type === 'rolled').length;
      if (next.said === '') return;
      messages++;
      expect(next.said).not.toMatch(/ against /);
    },
  });
  expect(rolls).toBeGreaterThan(messages);
  expect(messages).toBeLessThanOrEqual(turns + 1);
  expect(waiting).toEqual(NOTHING_WAITS);
});

describe('the seat’s own roll', () => {
  const { rules, position, game } = newGame(setting);
  const rolled = {
    type: 'rolled',
    from: 0,
    to: 1,
    attack: [6, 2],
    defence: [3, 3],
    attackersLost: 1,
    defendersLost: 1,
  } as unknown as Event;
  const view = { ...position, armies: position.armies.map((_, t) => (t === 0 ? 5 : 1)) } as typeof position;
  const naming = { rules, view, seats: game.seats, words: en };
  const say = (seat: Seat) =>
    announce(naming, [{ seat, events: [rolled] }], NOTHING_WAITS, { seat: 0, isDue: false }).said;

  test('is announced at once, with the remaining armies', () => {
    expect(say(0)).toContain('6 2 against 3 3');
    expect(say(0)).toMatch(/Alaska has 5 armies, .+ has 1 army\.$/);
  });

  test('is part of one message for the whole assault', () => {
    const roll = { seat: 0, events: [rolled] };
    const during = announce(naming, [roll, roll], NOTHING_WAITS, { seat: 0, isDue: false, isFighting: true });
    expect(during.said).toBe('');
    const captured = { type: 'captured', seat: 0, from: 0, to: 1, loser: 1, dice: 3 } as unknown as Event;
    const end = { seat: 0, events: [rolled, captured] };
    const after = announce(naming, [end], during.waiting, { seat: 0, isDue: true, isFighting: false });
    expect(after.said).toMatch(/^Alaska attacked .+ \(lost 3, killed 3\)\. .+ captures .+\.$/);
    expect(after.waiting).toEqual(NOTHING_WAITS);
  });

  test('is announced only if it is the seat’s own', () => {
    expect(say(1)).toBe('');
  });
});
