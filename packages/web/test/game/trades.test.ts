import { accepts, isWhole, legal, NOBODY, viewOf } from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { mustTradeText, nextSetValue, tradeCommand, tradesOf } from '../../src/game/prompts/turns/trades.ts';
import { en } from '../../src/words/en/index.ts';
import { helpWhile, playOut, type Setting, titleOf } from './games.ts';

const GAMES: readonly Setting[] = [
  { edition: 'world-domination', players: 4, options: { setup: 'quick' }, seed: 'trades' },
  { edition: 'classic', players: 3, options: { slowSets: 'on' }, seed: 'trades' },
  { edition: 'basic-training', players: 3, options: {}, seed: 'trades' },
  { edition: 'world-conquest', players: 4, options: {}, seed: 'trades' },
];

describe('trades', () => {
  test.each(GAMES.map((setting) => [titleOf(setting), setting] as const))(
    'are all accepted, with the best one first and marked: %s',
    (_, setting) => {
      let seen = 0;
      playOut(setting, {
        helps: helpWhile(() => true, setting.seed),
        asked({ rules, position }, seat) {
          const view = viewOf(position, seat);
          if (rules.family !== 'turns' || view.family !== 'turns') return;
          const offers = legal(rules, view, seat);
          const trades = tradesOf(rules, view, offers);
          const isOffered = offers.some(({ type }) => type === 'trade' || type === 'trade-stars');
          expect(trades.length > 0).toBe(isOffered);
          for (const [i, trade] of trades.entries()) {
            expect(trade.isBest).toBe(i === 0);
            expect(trade.armies).toBeLessThanOrEqual(trades[0]!.armies);
            for (const extra of trade.extras)
              expect(accepts(rules, view, seat, tradeCommand(trade, extra))).toBe(true);
            seen++;
          }
        },
      });
      expect(seen).toBeGreaterThan(0);
    },
  );

  test('of equal worth are sorted by a territory the seat holds, then by fewest wild cards', () => {
    playOut(GAMES[0]!, {
      helps: helpWhile(() => true, 'trades'),
      asked({ rules, position }, seat) {
        const view = viewOf(position, seat);
        if (rules.family !== 'turns' || view.family !== 'turns') return;
        const [best, ...others] = tradesOf(rules, view, legal(rules, view, seat));
        if (best === undefined) return;
        const hasExtra = best.extras.some((t) => t !== NOBODY);
        const wilds = best.cards.filter((card) => card >= rules.board.size).length;
        for (const other of others.filter(({ armies }) => armies === best.armies)) {
          const otherExtra = other.extras.some((t) => t !== NOBODY);
          expect(hasExtra || !otherExtra).toBe(true);
          if (hasExtra === otherExtra)
            expect(other.cards.filter((card) => card >= rules.board.size).length).toBeGreaterThanOrEqual(
              wilds,
            );
        }
      },
    });
  });

  test('the value shown for the next set is what the next trade pays', () => {
    let next: number | undefined;
    let compared = 0;
    playOut(GAMES[0]!, {
      helps: helpWhile(() => true, 'trades'),
      happened({ rules, position }, events) {
        if (rules.family !== 'turns' || position.family !== 'turns') return;
        for (const event of events) {
          if (event.type !== 'traded') continue;
          if (next !== undefined) expect(event.armies).toBe(next);
          compared++;
          next = undefined; // one command may include several trades
        }
        next = nextSetValue(rules, position);
      },
    });
    expect(compared).toBeGreaterThan(2);
  });

  test('the value of the set after it is right too', () => {
    let later: number | undefined;
    let compared = 0;
    playOut(GAMES[0]!, {
      helps: helpWhile(() => true, 'trades'),
      happened({ rules, position }, events) {
        if (rules.family !== 'turns' || position.family !== 'turns') return;
        for (const { type } of events) {
          if (type !== 'traded') continue;
          if (later !== undefined) expect(nextSetValue(rules, position)).toBe(later);
          compared++;
        }
        later = nextSetValue(rules, position, 1);
      },
    });
    expect(compared).toBeGreaterThan(2);
  });

  test('a forced trade gives its reason: five cards at the start of a turn, or cards of an eliminated seat', () => {
    const reasons = new Set<string | undefined>();
    const setting = { edition: 'classic', players: 3, options: {}, seed: 'reasons-1' };
    playOut(setting, {
      helps: helpWhile(() => true, setting.seed),
      asked({ rules, position }, seat) {
        if (rules.family !== 'turns' || position.family !== 'turns') return;
        const why = mustTradeText(rules, position, seat, en);
        expect(why !== undefined).toBe(position.trading === 'must');
        const cards = position.hand[seat]!;
        if (why !== undefined) expect(why).toContain(` ${cards}`);
        reasons.add(why?.replace(/\d+/, ''));
      },
    });
    expect(reasons.size).toBe(3);
  });

  test('with stars, the next set has no fixed value', () => {
    playOut(GAMES[2]!, {
      helps: helpWhile(() => true, 'trades'),
      asked({ rules, position }) {
        if (rules.family === 'turns' && position.family === 'turns' && isWhole(position))
          expect(nextSetValue(rules, position)).toBeUndefined();
      },
    });
  });
});
