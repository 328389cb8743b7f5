import {
  NOBODY,
  type Offer,
  type Seat,
  type SeatCommand,
  type TurnsPosition,
  type TurnsRules,
} from '@rubicon/engine';
import type { Words } from '../../../words/words.ts';
import { offersOf } from '../decision.ts';

/** A possible trade. */
export interface Trade {
  readonly cards: readonly number[];
  readonly armies: number;
  readonly extras: readonly number[]; // territories that may get the extra armies; NOBODY for none
  readonly isBest: boolean;
}

/** Possible trades, best first: most armies, then an extra, then fewest wild cards. */
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

/** For each number of stars, the fewest cards that add up to it. */
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

/** The value of the next set after `others` more sets; undefined if it depends on the cards. */
export function nextSetValue(rules: TurnsRules, view: TurnsPosition, others = 0): number | undefined {
  return rules.trade.by === 'sets' ? rules.trade.value(view.sets + others + 1) : undefined;
}

/** C-5, C-6, E-2, E-3: why a set must be traded in now; undefined if none must. */
export function mustTradeText(
  { trade }: TurnsRules,
  view: TurnsPosition,
  seat: Seat,
  { actions }: Words,
): string | undefined {
  if (view.trading !== 'must' || view.seat !== seat) return undefined;
  const cards = view.hand[seat]!;
  return view.phase === 'reinforce'
    ? actions.mustTrade(cards, leastForced(trade.atTurnStart.opens, cards))
    : actions.mustTradeTaken(cards, leastForced(trade.afterElimination.afterTrade, cards));
}

/** The size of the smallest hand that forces a trade. */
function leastForced(trading: (hand: number) => string, hand: number): number {
  let least = hand;
  while (least > 0 && trading(least - 1) === 'must') least--;
  return least;
}
