import { toggle } from '../../src/editions/edition.ts';
import type { HouseRule } from '../../src/editions/house-rule.ts';
import type { Position } from '../../src/turns/position.ts';
import type { Rules } from '../../src/turns/rules.ts';
import type { Seat } from '../../src/vocabulary.ts';

type Income = Rules['income'];

const EXTRA = 2;

/** The seat that holds fewer territories than every other seat still playing gets 2 extra armies. */
const withUnderdog =
  (income: Income): Income =>
  (rules, position, seat) =>
    income(rules, position, seat) + (isUnderdog(position, seat) ? EXTRA : 0);

function isUnderdog({ territories, status }: Position, seat: Seat): boolean {
  return status.every((out, other) => out !== 0 || other === seat || territories[other] > territories[seat]);
}

export const underdog: HouseRule = {
  name: 'underdog',
  option: {
    ...toggle,
    texts: {
      en: {
        name: 'Underdog',
        about: 'The player with the fewest territories gets 2 extra armies each turn.',
        values: { off: 'off', on: 'on' },
      },
      de: {
        name: 'Underdog',
        about: 'Wer die wenigsten Gebiete hält, bekommt jeden Zug 2 Armeen mehr.',
        values: { off: 'aus', on: 'an' },
      },
    },
  },
  apply: (slots) => ({ ...slots, income: withUnderdog(slots.income) }),
};
