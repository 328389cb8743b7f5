import type { ChoiceKind } from '@rubicon/analysis/review';
import type { Offer } from '@rubicon/engine';

const ATTACKS: readonly Offer['type'][] = ['attack', 'assault', 'end-attacks'];

/** The offers that answer a decision of each kind. */
const ANSWERS: Readonly<Record<ChoiceKind, readonly Offer['type'][]>> = {
  trade: ['trade', 'trade-stars', 'place'], // a placement keeps the cards
  place: ['place'],
  attack: ATTACKS,
  continue: ATTACKS,
  stop: ATTACKS,
  occupy: ['occupy'],
  fortify: ['fortify', 'fortify-many', 'end-turn'],
  defend: ['defend'],
  dice: ['re-roll', 'commander', 'keep'],
};

/** The offers that answer this decision; other offers belong to other decisions. */
export const answersTo = (kind: ChoiceKind, offers: readonly Offer[]): Offer[] =>
  offers.filter(({ type }) => ANSWERS[kind].includes(type));
