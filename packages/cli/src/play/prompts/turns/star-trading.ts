import { NOBODY, type SeatCommand } from '@rubicon/engine';
import { type OfferOf, offersOf, type TurnsChair } from '../../chair.ts';
import { armies, cardName, cardNames } from '../../texts/cast.ts';
import { count } from '../../texts/words.ts';
import type { Verb } from '../prompt.ts';
import { askWords } from '../questions.ts';
import { readNumber, readTerritory } from '../reading.ts';
import { worthOf } from './worth.ts';

type StarOffer = OfferOf<'trade-stars'>;

/** Any cards with so many stars together; none where nothing can be traded. */
export function starVerbs(chair: TurnsChair): Verb[] {
  const [offer] = offersOf(chair, 'trade-stars');
  if (offer === undefined) return [];
  const example = chair.rules.board.territories[offer.cards[0]!]!.name.toLowerCase();
  return [
    {
      name: 'trade',
      help: [
        ['trade', 'list your cards and what their stars bring, and trade some'],
        ['trade 1 2', 'trade the first two of them'],
        [`trade ${example}`, 'trade this one, and more if more are named'],
        ['trade all', 'trade all of them'],
      ],
      run: (words) => trade(chair, offer, words),
    },
    {
      name: 'stars',
      help: [['stars', 'your cards, and what stars bring']],
      run: () => {
        chair.room.terminal.print(...starsText(chair, offer));
        return undefined;
      },
    },
  ];
}

export function starIntro(chair: TurnsChair): string[] {
  const [offer] = offersOf(chair, 'trade-stars');
  if (offer === undefined) return [];
  const stars = offer.stars.reduce((sum, n) => sum + n, 0);
  const most = Math.max(...worthsOf(chair, offer).map(([, worth]) => worth));
  return [
    `Your ${count(offer.cards.length, 'card')} ${offer.cards.length === 1 ? 'has' : 'have'} ${count(stars, 'star')}; ` +
      `you may trade them first, for up to ${armies(chair.room.cast, most)}: type trade.`,
  ];
}

/** The cards by number, and what 2, 3 … stars bring, as far as the hand can show them. */
function starsText(chair: TurnsChair, offer: StarOffer): string[] {
  const { cast } = chair.room;
  const cards = offer.cards.map((card, i) => `  ${String(i + 1).padStart(2)}  ${cardName(cast, card)}`);
  const worths = worthsOf(chair, offer).map(([stars, worth]) => `${stars} → ${worth}`);
  return [
    'Your cards:',
    ...cards,
    `What stars bring, in ${cast.words.armies}, once a turn: ${worths.join(', ')}.`,
  ];
}

/** By number of stars, for all numbers that some of the cards add up to. */
function worthsOf(chair: TurnsChair, { cards, least, most }: StarOffer): [number, number][] {
  const found = new Map<number, number[]>([[0, []]]); // cards by the stars they have together
  for (const card of cards) {
    const stars = chair.rules.board.territories[card]!.stars;
    for (const [sum, chosen] of [...found])
      if (sum + stars <= most && !found.has(sum + stars)) found.set(sum + stars, [...chosen, card]);
  }
  return [...found]
    .filter(([stars]) => stars >= least)
    .sort(([a], [b]) => a - b)
    .map(([stars, chosen]) => [stars, worthOf(chair, chosen)]);
}

async function trade(
  chair: TurnsChair,
  offer: StarOffer,
  words: readonly string[],
): Promise<SeatCommand | undefined> {
  const { terminal, cast } = chair.room;
  if (words.length === 0) {
    terminal.print(...starsText(chair, offer));
    const answer = await askWords(chair, 'trade which cards (numbers, names or all)', offer.cards);
    return answer === undefined ? undefined : trade(chair, offer, answer);
  }
  const cards = readCards(chair, offer, words);
  if (cards === undefined) return undefined;
  const { rules } = chair;
  if (!rules.trade.isSet(rules, cards)) {
    terminal.print(`Trade cards with ${offer.least} to 10 stars together.`);
    return undefined;
  }
  terminal.print(`${cardNames(cast, cards)} bring ${armies(cast, worthOf(chair, cards))}.`);
  return { type: 'trade', cards, extra: NOBODY };
}

/** Numbers of the list and names of territories, in any order; says what is wrong. */
function readCards(chair: TurnsChair, { cards }: StarOffer, words: readonly string[]): number[] | undefined {
  if (words[0] === 'all' && words.length === 1) return [...cards];
  const chosen = new Set<number>();
  for (let rest = words; rest.length > 0; ) {
    const number = readNumber(rest[0]);
    const read = number === undefined ? readTerritory(chair, rest, cards) : undefined;
    const card = number === undefined ? read?.territory : cards[number - 1];
    if (number === undefined && card === undefined) return undefined;
    if (card === undefined || !cards.includes(card)) {
      chair.room.terminal.print('You hold no such card; trade lists yours.');
      return undefined;
    }
    chosen.add(card);
    rest = read?.rest ?? rest.slice(1);
  }
  return [...chosen].sort((a, b) => a - b);
}
