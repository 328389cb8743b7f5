import { isIndex, isWithin } from '../../numbers.ts';
import { FIGURES, NOBODY, type Seat } from '../../vocabulary.ts';
import { refusePrompt, roomOn } from '../checks.ts';
import type { CommandOf, Offer, Rejection } from '../command.ts';
import { handOf, type Position } from '../position.ts';
import { emit, type Play, type Rules, type SetTrade, type StarTrade, type TradingRule } from '../rules.ts';
import { concludeIfReached, loseSurplus } from './turn.ts';

/** C-3: the cards of a set. */
export const CARDS_IN_SET = 3;
const WILD = FIGURES.indexOf('wild');

type SetValue = SetTrade['value'];

/** C-7: 4, 6, 8, 10, 12, 15, then 5 more each. */
export const risingValue: SetValue = (nth) => (nth <= 5 ? 2 + 2 * nth : 5 * nth - 15);

/** EX-1: 4, 5, 6, 7 … */
export const slowValue: SetValue = (nth) => nth + 3;

const downToFour: TradingRule['afterTrade'] = (hand) => (hand > 4 ? 'must' : 'none');
const whileASetIsPossible: TradingRule['afterTrade'] = (hand) => (hand >= CARDS_IN_SET ? 'may' : 'none');
const downToFourThenOptional: TradingRule['afterTrade'] = (hand) =>
  hand > 4 ? 'must' : whileASetIsPossible(hand);

/** Sets of three figures; their value depends on the number of sets traded in the game. */
function figureTrade(
  value: SetValue,
  rest: Pick<SetTrade, 'extra' | 'atTurnStart' | 'afterElimination'>,
): SetTrade {
  return {
    by: 'sets',
    value,
    isSet: (rules, cards) => cards.length === CARDS_IN_SET && isSet(rules, cards[0], cards[1], cards[2]),
    worth: (_, position) => value(position.sets + 1),
    mostInTurn: (rules, sets) => sumOfLast(value, sets, Math.floor(rules.figures.length / CARDS_IN_SET)),
    offers: (rules, position, seat) =>
      setsIn(rules, handOf(position, seat)).map((cards) => ({
        type: 'trade',
        cards,
        extras: extrasOf(rules, position, seat, cards),
      })),
    ...rest,
  };
}

/** Adds up the values of the last `count` sets of the game. */
function sumOfLast(value: SetValue, sets: number, count: number): number {
  let sum = 0;
  for (let nth = sets; nth > Math.max(0, sets - count); nth--) sum += value(nth);
  return sum;
}

/** C-5: one set at five cards. C-8: two armies for a territory. E-2: at six after an elimination, down to four and no further. */
export const trade1993 = (value: SetValue): SetTrade =>
  figureTrade(value, {
    extra: 2,
    atTurnStart: {
      opens: (hand) => (hand >= 5 ? 'must' : whileASetIsPossible(hand)),
      afterTrade: whileASetIsPossible,
    },
    afterElimination: { opens: (hand) => (hand >= 6 ? 'must' : 'none'), afterTrade: downToFour },
  });

/** C-6, E-3: never more than four after a trade, at the turn's start and after an elimination. C-9: nothing for territories. */
export const trade1959 = (value: SetValue): SetTrade =>
  figureTrade(value, {
    extra: 0,
    atTurnStart: { opens: downToFourThenOptional, afterTrade: downToFourThenOptional },
    afterElimination: { opens: downToFourThenOptional, afterTrade: downToFourThenOptional },
  });

/** FG-8: the troops for 2, 3 … 10 stars. */
const STAR_VALUES = [2, 4, 7, 10, 13, 17, 21, 25, 30];
const LEAST_STARS = 2;
const MOST_STARS = LEAST_STARS + STAR_VALUES.length - 1;

const starsOn = ({ board }: Rules, card: number): number => board.territories[card].stars;
const starsOf = (rules: Rules, cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + starsOn(rules, card), 0);

/** FG-8: any cards with 2 to 10 stars, once at the draft. FG-20: no trade is forced, and none is possible after an elimination. */
export const tradeStars: StarTrade = {
  by: 'stars',
  least: LEAST_STARS,
  most: MOST_STARS,
  value: (stars) => STAR_VALUES[stars - LEAST_STARS],
  isSet: (rules, cards) => isWithin(starsOf(rules, cards), LEAST_STARS, MOST_STARS),
  worth: (rules, _, cards) => STAR_VALUES[starsOf(rules, cards) - LEAST_STARS],
  mostInTurn: (_, sets) => (sets === 0 ? 0 : STAR_VALUES[STAR_VALUES.length - 1]),
  offers(rules, position, seat) {
    const cards = handOf(position, seat);
    const most = Math.min(MOST_STARS, starsOf(rules, cards));
    if (most < LEAST_STARS) return [];
    const stars = cards.map((card) => starsOn(rules, card));
    return [{ type: 'trade-stars', cards, stars, least: LEAST_STARS, most }];
  },
  extra: 0,
  atTurnStart: { opens: (hand) => (hand > 0 ? 'may' : 'none'), afterTrade: () => 'none' },
  afterElimination: { opens: () => 'none', afterTrade: () => 'none' },
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
  offers.push(...rules.trade.offers(rules, position, seat));
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
  if (cards.some((card, i) => cards.indexOf(card) !== i) || !rules.trade.isSet(rules, cards))
    return { code: 'not-a-set', cards, ...starsGiven(rules, cards) };
  const extras = extrasOf(rules, position, seat, cards);
  if (extras.length === 0 ? extra !== NOBODY : !extras.includes(extra))
    return { code: 'wrong-extra', extra, extras };
  return undefined;
}

/** FG-8: the stars on the cards and the range that can be traded; empty if sets are traded. */
function starsGiven(rules: Rules, cards: readonly number[]) {
  if (rules.trade.by === 'sets') return { stars: undefined, least: undefined, most: undefined };
  const { least, most } = rules.trade;
  return { stars: starsOf(rules, cards), least, most };
}

export function trade(play: Play, seat: Seat, { cards, extra }: CommandOf<'trade'>): undefined {
  const { rules, position } = play;
  const { atTurnStart, afterElimination } = rules.trade;
  const trading = position.phase === 'reinforce' ? atTurnStart : afterElimination;
  const extraArmies = extra === NOBODY ? 0 : Math.min(rules.trade.extra, roomOn(rules, position, extra));
  emit(play, {
    type: 'traded',
    seat,
    cards,
    armies: rules.trade.worth(rules, position, cards),
    extra,
    extraArmies,
    trading: trading.afterTrade(position.hand[seat] - cards.length),
  });
  const lost = extra === NOBODY ? 0 : rules.trade.extra - extraArmies;
  if (lost > 0) emit(play, { type: 'armies-lost', seat, territory: extra, armies: lost }); // EX-3
  if (!concludeIfReached(play)) loseSurplus(play, seat);
}
