import { accepts, isWhole, legal, NOBODY, viewOf } from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { nextWorth, tradeCommand, tradesOf, whyTrade } from '../../src/game/turns/trades.ts';
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
    'all that are shown are accepted, the best is first and marked: %s',
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

  test('of equal worth the one with an own territory on it comes first, then the one without wild cards', () => {
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

  test('the next set is worth what the next trader gets', () => {
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
          next = undefined; // several trades of one command are told in one go
        }
        next = nextWorth(rules, position);
      },
    });
    expect(compared).toBeGreaterThan(2);
  });

  test('and the one after it what comes when that is traded', () => {
    let later: number | undefined;
    let compared = 0;
    playOut(GAMES[0]!, {
      helps: helpWhile(() => true, 'trades'),
      happened({ rules, position }, events) {
        if (rules.family !== 'turns' || position.family !== 'turns') return;
        for (const { type } of events) {
          if (type !== 'traded') continue;
          if (later !== undefined) expect(nextWorth(rules, position)).toBe(later);
          compared++;
        }
        later = nextWorth(rules, position, 1);
      },
    });
    expect(compared).toBeGreaterThan(2);
  });

  test('who must trade is told why: at five cards of a turn that begins, or with the cards of who was driven out', () => {
    const reasons = new Set<string | undefined>();
    playOut(GAMES[1]!, {
      helps: helpWhile(() => true, 'trades'),
      asked({ rules, position }, seat) {
        if (rules.family !== 'turns' || position.family !== 'turns') return;
        const why = whyTrade(position, seat, en);
        expect(why !== undefined).toBe(position.trading === 'must');
        const cards = position.hand[seat]!;
        if (why !== undefined) expect(why).toContain(` ${cards}`);
        reasons.add(why?.replace(/\d+/, ''));
      },
    });
    expect(reasons.size).toBe(3);
  });

  test('where stars count, the next set depends on its cards', () => {
    playOut(GAMES[2]!, {
      helps: helpWhile(() => true, 'trades'),
      asked({ rules, position }) {
        if (rules.family === 'turns' && position.family === 'turns' && isWhole(position))
          expect(nextWorth(rules, position)).toBeUndefined();
      },
    });
  });
});
