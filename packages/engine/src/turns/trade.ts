import { FIGURES, NOBODY, type Seat } from '../vocabulary.ts';
import { isIndex, refusePrompt } from './checks.ts';
import type { CommandOf, Offer, Rejection } from './command.ts';
import { handOf, type Position } from './position.ts';
import { emit, type Play, type Rules, type TradeRule, type TradingRule } from './rules.ts';

const SET = 3;
const WILD = FIGURES.indexOf('wild');

/** C-7: 4, 6, 8, 10, 12, 15, then 5 more each. */
function risingValue(nth: number): number {
  return nth <= 5 ? 2 + 2 * nth : 5 * nth - 15;
}

const downToFour: TradingRule['goesOn'] = (hand) => (hand > 4 ? 'must' : 'none');
const asLongAsASetIsThere: TradingRule['goesOn'] = (hand) => (hand >= SET ? 'may' : 'none');
const downToFourThenFreely: TradingRule['goesOn'] = (hand) => (hand > 4 ? 'must' : asLongAsASetIsThere(hand));

/** C-5: one set at five cards. C-8: two armies for a territory. E-2: at six after an elimination, down to four and no further. */
export const trade1993: TradeRule = {
  value: risingValue,
  extra: 2,
  atTurnStart: {
    opens: (hand) => (hand >= 5 ? 'must' : asLongAsASetIsThere(hand)),
    goesOn: asLongAsASetIsThere,
  },
  afterElimination: { opens: (hand) => (hand >= 6 ? 'must' : 'none'), goesOn: downToFour },
};

/** C-6, E-3: never more than four after a trade, at the turn's start and after an elimination. C-9: nothing for territories. */
export const trade1959: TradeRule = {
  value: risingValue,
  extra: 0,
  atTurnStart: { opens: downToFourThenFreely, goesOn: downToFourThenFreely },
  afterElimination: { opens: downToFourThenFreely, goesOn: downToFourThenFreely },
};

/** C-3: three alike, three different, or any two with a wild. */
export function isSet(rules: Rules, a: number, b: number, c: number): boolean {
  const x = rules.figures[a];
  const y = rules.figures[b];
  const z = rules.figures[c];
  if (x === WILD || y === WILD || z === WILD) return true;
  return x === y ? y === z : x !== z && y !== z;
}

/** All sets in a hand, in card order. */
export function setsIn(rules: Rules, hand: readonly number[]): number[][] {
  const sets: number[][] = [];
  for (let i = 0; i < hand.length; i++) {
    for (let j = i + 1; j < hand.length; j++) {
      for (let k = j + 1; k < hand.length; k++) {
        if (isSet(rules, hand[i], hand[j], hand[k])) sets.push([hand[i], hand[j], hand[k]]);
      }
    }
  }
  return sets;
}

/** C-8: the territories on these cards that may get the extra armies, at most once a turn. */
export function extrasOf(rules: Rules, position: Position, seat: Seat, cards: readonly number[]): number[] {
  const extras: number[] = [];
  if (rules.trade.extra === 0 || position.extraTaken === 1) return extras;
  for (const card of cards) if (position.owner[card] === seat) extras.push(card);
  return extras;
}

export function offerTrades(rules: Rules, position: Position, seat: Seat, offers: Offer[]): void {
  if (position.trading === 'none') return;
  for (const cards of setsIn(rules, handOf(position, seat))) {
    offers.push({ type: 'trade', cards, extras: extrasOf(rules, position, seat, cards) });
  }
}

export function refuseTrade(
  rules: Rules,
  position: Position,
  seat: Seat,
  command: CommandOf<'trade'>,
): Rejection | undefined {
  const phase = position.phase === 'attack' ? 'attack' : 'reinforce';
  const refusal = refusePrompt(position, seat, phase);
  if (refusal !== undefined) return refusal;
  if (position.trading === 'none') return { code: 'trading-closed' }; // C-4, E-2
  const { cards, extra } = command;
  for (const card of cards) {
    if (!isIndex(card, position.cards.length) || position.cards[card] !== seat) {
      return { code: 'not-your-card', card };
    }
  }
  const [a, b, c] = cards;
  if (cards.length !== SET || a === b || b === c || a === c || !isSet(rules, a, b, c)) {
    return { code: 'not-a-set', cards };
  }
  const extras = extrasOf(rules, position, seat, cards);
  if (extras.length === 0 ? extra !== NOBODY : !extras.includes(extra))
    return { code: 'wrong-extra', extra, extras };
  return undefined;
}

export function trade(play: Play, seat: Seat, command: CommandOf<'trade'>): undefined {
  const { rules, position } = play;
  const { atTurnStart, afterElimination, value, extra } = rules.trade;
  const trading = position.phase === 'reinforce' ? atTurnStart : afterElimination;
  emit(play, {
    type: 'traded',
    seat,
    cards: command.cards,
    armies: value(position.sets + 1),
    extra: command.extra,
    extraArmies: command.extra === NOBODY ? 0 : extra,
    trading: trading.goesOn(position.hand[seat] - SET),
  });
}
