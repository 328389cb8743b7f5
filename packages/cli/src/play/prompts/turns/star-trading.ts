import { NOBODY, refuse, type SeatCommand } from '@rubicon/engine';
import { type OfferOf, offersOf, type TurnsDecision } from '../../decision.ts';
import { armies, cardName, cardNames } from '../../texts/cast.ts';
import { rejectionText } from '../../texts/rejections.ts';
import { count } from '../../texts/words.ts';
import type { Verb } from '../prompt.ts';
import { askWords } from '../questions.ts';
import { readNumber, readTerritory } from '../reading.ts';
import { worthOf } from './worth.ts';

type StarOffer = OfferOf<'trade-stars'>;

/** Verbs to trade in cards for their stars; empty if no trade is possible. */
export function starVerbs(decision: TurnsDecision): Verb[] {
  const [offer] = offersOf(decision, 'trade-stars');
  if (offer === undefined) return [];
  const example = decision.rules.board.territories[offer.cards[0]!]!.name.toLowerCase();
  return [
    {
      name: 'trade',
      help: [
        ['trade', 'list your cards and their value, and trade some in'],
        ['trade 1 2', 'trade in the first 2 of them'],
        [`trade ${example}`, 'trade in this card; you can name several'],
        ['trade all', 'trade in all of them'],
      ],
      run: (words) => trade(decision, offer, words),
    },
    {
      name: 'stars',
      help: [['stars', 'your cards and the value of stars']],
      run: () => {
        decision.room.terminal.print(...starsText(decision, offer));
        return undefined;
      },
    },
  ];
}

export function starIntro(decision: TurnsDecision): string[] {
  const [offer] = offersOf(decision, 'trade-stars');
  if (offer === undefined) return [];
  const stars = offer.stars.reduce((sum, n) => sum + n, 0);
  const most = Math.max(...worthsOf(decision, offer).map(([, worth]) => worth));
  return [
    `Your ${count(offer.cards.length, 'card')} ${offer.cards.length === 1 ? 'has' : 'have'} ${count(stars, 'star')}; ` +
      `you may trade them in first, for up to ${armies(decision.room.cast, most)}. Type trade.`,
  ];
}

/** Lists the cards by number and the troops for each number of stars the hand allows. */
function starsText(decision: TurnsDecision, offer: StarOffer): string[] {
  const { cast } = decision.room;
  const cards = offer.cards.map((card, i) => `  ${String(i + 1).padStart(2)}  ${cardName(cast, card)}`);
  const worths = worthsOf(decision, offer).map(([stars, worth]) => `${stars} → ${worth}`);
  return [
    'Your cards:',
    ...cards,
    `Value of stars in ${cast.words.armies}, once per turn: ${worths.join(', ')}.`,
  ];
}

/** Cards by number of stars, for all numbers that a selection adds up to. */
function worthsOf(decision: TurnsDecision, { cards, least, most }: StarOffer): [number, number][] {
  const found = new Map<number, number[]>([[0, []]]); // cards by their total of stars
  for (const card of cards) {
    const stars = decision.rules.board.territories[card]!.stars;
    for (const [sum, chosen] of [...found])
      if (sum + stars <= most && !found.has(sum + stars)) found.set(sum + stars, [...chosen, card]);
  }
  return [...found]
    .filter(([stars]) => stars >= least)
    .sort(([a], [b]) => a - b)
    .map(([stars, chosen]) => [stars, worthOf(decision, chosen)]);
}

async function trade(
  decision: TurnsDecision,
  offer: StarOffer,
  words: readonly string[],
): Promise<SeatCommand | undefined> {
  const { terminal, cast } = decision.room;
  if (words.length === 0) {
    terminal.print(...starsText(decision, offer));
    const answer = await askWords(decision, 'trade in (numbers, names or all)', offer.cards);
    return answer === undefined ? undefined : trade(decision, offer, answer);
  }
  const cards = readCards(decision, offer, words);
  if (cards === undefined) return undefined;
  const { rules, view, seat } = decision;
  const command: SeatCommand = { type: 'trade', cards, extra: NOBODY };
  const rejection = refuse(rules, view, seat, command);
  if (rejection !== undefined) {
    terminal.print(rejectionText(cast, rejection));
    return undefined;
  }
  terminal.print(`${cardNames(cast, cards)} are worth ${armies(cast, worthOf(decision, cards))}.`);
  return command;
}

/** Reads numbers of the list and names of territories; prints the problem if there is one. */
function readCards(
  decision: TurnsDecision,
  { cards }: StarOffer,
  words: readonly string[],
): number[] | undefined {
  if (words[0] === 'all' && words.length === 1) return [...cards];
  const chosen = new Set<number>();
  for (let rest = words; rest.length > 0; ) {
    const number = readNumber(rest[0]);
    const read = number === undefined ? readTerritory(decision, rest, cards) : undefined;
    const card = number === undefined ? read?.territory : cards[number - 1];
    if (number === undefined && card === undefined) return undefined;
    if (card === undefined || !cards.includes(card)) {
      decision.room.terminal.print('You have no such card. Type trade to list yours.');
      return undefined;
    }
    chosen.add(card);
    rest = read?.rest ?? rest.slice(1);
  }
  return [...chosen].sort((a, b) => a - b);
}
