import type { Command, Offer } from './family.ts';
import { NOBODY } from './vocabulary.ts';

/**
 * Returns every command inside an offer. A list of places unfolds into its single entries, a trade of stars into one for
 * each number of stars. Offers for a free list (`place-rest`, `fortify-many`, the sheets of written orders) unfold into
 * nothing.
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
      return range(offer, (stars) => ({ type: 'trade', cards: starSet(offer, stars), extra: NOBODY })).filter(
        ({ cards }) => cards.length > 0,
      );
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

function range<C extends Command>(
  { least, most }: { least: number; most: number },
  make: (n: number) => C,
): C[] {
  return Array.from({ length: most - least + 1 }, (_, i) => make(least + i));
}

/** Returns the fewest cards with this many stars, the first of equals; none if there are no such cards. */
function starSet({ cards, stars }: Extract<Offer, { type: 'trade-stars' }>, wanted: number): number[] {
  const twos = cards.filter((_, i) => stars[i] === 2).slice(0, Math.floor(wanted / 2));
  const ones = cards.filter((_, i) => stars[i] === 1).slice(0, wanted - 2 * twos.length);
  return 2 * twos.length + ones.length === wanted ? [...twos, ...ones].sort((a, b) => a - b) : [];
}

function subsets(items: readonly number[]): number[][] {
  const sets: number[][] = [[]];
  for (const item of items) sets.push(...sets.map((set) => [...set, item]));
  return sets;
}
