import { CARDS_IN_SET, OWNERS, type TurnsPosition, type TurnsRules } from '@rubicon/engine';

/** The value of each seat's hand, in armies. The columns are shared: read them before the next call. */
export interface Hands {
  readonly now: Float64Array; // the armies for the best set or the stars in it; 0 if there is no set
  readonly next: Float64Array; // how much more one more card brings on average
  readonly cards: Float64Array; // the number of cards
}

const hands: Hands = {
  now: new Float64Array(OWNERS),
  next: new Float64Array(OWNERS),
  cards: new Float64Array(OWNERS),
};

const FIGURES = 3; // not counting the wild one
const KINDS_OF_CARDS = FIGURES + 1;
const counts = new Int32Array(OWNERS * KINDS_OF_CARDS); // by seat and figure
const stars = new Int32Array(OWNERS);

/** Values every hand of a position in which nothing is hidden. */
export function valueHands(rules: TurnsRules, position: TurnsPosition): Hands {
  if (rules.trade.by === 'stars') valueStars(rules, position);
  else valueSets(rules, position);
  return hands;
}

/** C-3, C-7: a set of three figures. */
function valueSets({ trade, figures }: TurnsRules, { cards, hand, sets }: TurnsPosition): void {
  if (trade.by !== 'sets') return;
  counts.fill(0);
  for (let card = 0; card < cards.length; card++)
    if (cards[card] >= 0) counts[cards[card] * KINDS_OF_CARDS + figures[card]]++;
  const worth = trade.value(sets + 1);
  for (let seat = 0; seat < hand.length; seat++) {
    const has = hasSet(seat, -1);
    hands.cards[seat] = hand[seat];
    hands.now[seat] = has ? worth : 0;
    let completing = 0;
    if (!has) for (let figure = 0; figure < FIGURES; figure++) if (hasSet(seat, figure)) completing++;
    hands.next[seat] = (worth * completing) / FIGURES;
  }
}

/** Whether a hand has a set, or would have one with one more card of this figure. */
function hasSet(seat: number, more: number): boolean {
  const row = seat * KINDS_OF_CARDS;
  let different = 0;
  let all = counts[row + FIGURES];
  let isTriple = false;
  for (let figure = 0; figure < FIGURES; figure++) {
    const count = counts[row + figure] + (figure === more ? 1 : 0);
    all += count;
    if (count > 0) different++;
    if (count >= CARDS_IN_SET) isTriple = true;
  }
  return isTriple || different === FIGURES || (counts[row + FIGURES] > 0 && all >= CARDS_IN_SET);
}

/** FG-8: any cards, by their stars. */
function valueStars({ trade, board }: TurnsRules, { cards, hand }: TurnsPosition): void {
  if (trade.by !== 'stars') return;
  const { least, most, value } = trade;
  const armiesFor = (number: number): number => (number < least ? 0 : value(Math.min(number, most)));
  stars.fill(0);
  for (let card = 0; card < cards.length; card++)
    if (cards[card] >= 0) stars[cards[card]] += board.territories[card].stars;
  for (let seat = 0; seat < hand.length; seat++) {
    hands.cards[seat] = hand[seat];
    hands.now[seat] = armiesFor(stars[seat]);
    hands.next[seat] = armiesFor(stars[seat] + 1) - hands.now[seat];
  }
}
