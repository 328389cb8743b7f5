import type { Command, Offer } from './family.ts';
import { NOBODY } from './vocabulary.ts';

/**
 * Every command inside an offer. A list of places is unfolded into its single entries; what is nothing but such a
 * list (`place-rest`, `fortify-many`, the sheets of written orders) into nothing.
 */
export function expand(offer: Offer): Command[] {
  switch (offer.type) {
    case 'place':
      return range(offer, (armies) => ({ type: 'place', places: [[offer.territory, armies]] }));
    case 'place-rest':
    case 'fortify-many':
    case 'deploy':
    case 'order':
      return [];
    case 'trade-stars':
      return starSets(offer).map((cards) => ({ type: 'trade', cards, extra: NOBODY }));
    case 'bid':
      return range(offer, (tokens) => ({ type: 'bid', tokens }));
    case 'convert':
      return subsets(offer.territories)
        .filter(({ length }) => length >= offer.least && length <= offer.most)
        .map((territories) => ({ type: 'convert', territories }));
    case 'trade': {
      const { cards, extras } = offer;
      return (extras.length === 0 ? [NOBODY] : extras).map((extra) => ({ type: 'trade', cards, extra }));
    }
    case 'attack':
      return range(offer, (dice) => ({ type: 'attack', from: offer.from, to: offer.to, dice }));
    case 'assault':
      return range(offer, (stopAt) => ({ type: 'assault', from: offer.from, to: offer.to, stopAt }));
    case 'fortify':
      return range(offer, (armies) => ({ type: 'fortify', from: offer.from, to: offer.to, armies }));
    case 'defend':
      return range(offer, (dice) => ({ type: 'defend', dice }));
    case 'occupy':
      return range(offer, (armies) => ({ type: 'occupy', armies }));
    default:
      return [offer];
  }
}

function range({ least, most }: { least: number; most: number }, make: (n: number) => Command): Command[] {
  return Array.from({ length: most - least + 1 }, (_, i) => make(least + i));
}

/** All choices of cards whose stars add up to the range, in card order. */
function starSets({ cards, stars, least, most }: Extract<Offer, { type: 'trade-stars' }>): number[][] {
  let sets: { cards: number[]; stars: number }[] = [{ cards: [], stars: 0 }];
  for (const [i, card] of cards.entries()) {
    const more = sets.map((set) => ({ cards: [...set.cards, card], stars: set.stars + stars[i] }));
    sets = [...sets, ...more.filter((set) => set.stars <= most)];
  }
  return sets.flatMap((set) => (set.stars >= least ? [set.cards] : []));
}

function subsets(items: readonly number[]): number[][] {
  return items.reduce<number[][]>((sets, item) => [...sets, ...sets.map((set) => [...set, item])], [[]]);
}
