import { NOBODY } from '../../vocabulary.ts';
import { OPEN } from '../position.ts';
import { emit, type Play } from '../rules.ts';

/** EX-7: a shown card stays face up while attacks are from or on its territory. */
export function coverCards(play: Play, from: number, to: number): void {
  const cards = play.position.seen.flatMap((seen, card) =>
    seen === OPEN && card !== from && card !== to ? card : [],
  );
  if (cards.length > 0) emit(play, { type: 'cards-covered', cards });
}

/** EX-7: covers all cards at the end of the attacks. */
export function coverAllCards(play: Play): void {
  coverCards(play, NOBODY, NOBODY);
}
