import {
  NOBODY,
  type Offer,
  type Seat,
  type SeatCommand,
  setsIn,
  type TurnsPosition,
  type TurnsRules,
  tradeStars,
} from '@rubicon/engine';
import type { Words } from '../../words/words.ts';
import { offersOf } from '../chair.ts';

/** Something that can be had for cards. */
export interface Trade {
  readonly cards: readonly number[];
  readonly armies: number;
  readonly extras: readonly number[]; // the territories that could get the extra armies, NOBODY for none
  readonly isBest: boolean;
}

/** What can be traded now, the best first: the most armies for the fewest wild cards. */
export function tradesOf(rules: TurnsRules, view: TurnsPosition, offers: readonly Offer[]): Trade[] {
  const sets = offersOf({ offers }, 'trade').map(({ cards, extras }) => ({ cards, extras }));
  const stars = offersOf({ offers }, 'trade-stars').flatMap(({ cards, stars: worth, least, most }) =>
    starTrades(cards, worth, least, most).map((chosen) => ({ cards: chosen, extras: [NOBODY] })),
  );
  const found = [...sets, ...stars].map((trade) => ({
    ...trade,
    armies: rules.trade.worth(rules, view, trade.cards),
  }));
  found.sort(
    (a, b) =>
      b.armies - a.armies ||
      extraOf(b.extras) - extraOf(a.extras) ||
      wildIn(a.cards) - wildIn(b.cards) ||
      a.cards.length - b.cards.length,
  );
  return found.map((trade, i) => ({ ...trade, isBest: i === 0 }));

  function wildIn(cards: readonly number[]): number {
    return cards.filter((card) => card >= rules.board.territories.length).length;
  }
}

const extraOf = (extras: readonly number[]): number => (extras.some((t) => t !== NOBODY) ? 1 : 0);

/** For each number of stars, the fewest cards that have it. */
function starTrades(
  cards: readonly number[],
  stars: readonly number[],
  least: number,
  most: number,
): number[][] {
  const bySum = new Map<number, number[]>([[0, []]]);
  for (const [i, card] of cards.entries()) {
    for (const [sum, chosen] of [...bySum].reverse()) {
      const next = sum + (stars[i] ?? 0);
      const known = bySum.get(next);
      if (known === undefined || known.length > chosen.length + 1) bySum.set(next, [...chosen, card]);
    }
  }
  return [...bySum].filter(([sum]) => sum >= least && sum <= most).map(([, chosen]) => chosen);
}

export function tradeCommand({ cards }: Trade, extra: number): SeatCommand {
  return { type: 'trade', cards, extra };
}

/** Of so many cards some are always a set (C-3). */
const ENOUGH = 5;

/** What the next set brings to whoever trades it, after so many others; undefined where that depends on the cards. */
export function nextWorth(rules: TurnsRules, view: TurnsPosition, others = 0): number | undefined {
  if (rules.trade === tradeStars) return undefined;
  const [set] = setsIn(
    rules,
    Array.from({ length: ENOUGH }, (_, card) => card),
  );
  if (set === undefined) return undefined;
  return rules.trade.worth(rules, { ...view, sets: view.sets + others }, set);
}

/** C-5, C-6, E-2, E-3: why a set has to be traded now; undefined when none has to. */
export function whyTrade(view: TurnsPosition, seat: Seat, { actions }: Words): string | undefined {
  if (view.trading !== 'must' || view.seat !== seat) return undefined;
  const cards = view.hand[seat]!;
  return view.phase === 'reinforce' ? actions.mustTrade(cards) : actions.mustTradeTaken(cards);
}
