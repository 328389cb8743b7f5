import type { Command, Offer } from './turns/command.ts';
import { NOBODY } from './vocabulary.ts';

/**
 * Every command inside an offer. A list of places is unfolded into its single entries, and `place-rest`,
 * which is such a list, into nothing.
 */
export function expand(offer: Offer): Command[] {
  switch (offer.type) {
    case 'place':
      return range(offer, (armies) => ({ type: 'place', places: [[offer.territory, armies]] }));
    case 'place-rest':
      return [];
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
