import type { TurnsEdition } from '../../src/editions/edition.ts';
import { toggle } from '../../src/editions/edition.ts';
import { worldDomination } from '../../src/editions/world-domination.ts';
import type { Position } from '../../src/turns/position.ts';
import type { Rules } from '../../src/turns/rules.ts';
import type { Seat } from '../../src/vocabulary.ts';

type Income = Rules['income'];

const MORE = 2;

/** Whoever holds fewer territories than every other seat that is in gets two armies more. */
const withUnderdog =
  (income: Income): Income =>
  (rules, position, seat) =>
    income(rules, position, seat) + (isUnderdog(position, seat) ? MORE : 0);

function isUnderdog({ territories, status }: Position, seat: Seat): boolean {
  return status.every((out, other) => out !== 0 || other === seat || territories[other] > territories[seat]);
}

export const kindDomination: TurnsEdition = {
  ...worldDomination,
  id: 'kind-domination',
  name: 'World Domination with an underdog',
  options: { ...worldDomination.options, underdog: toggle },
  rules: (players, options, board) => {
    const slots = worldDomination.rules(players, options, board);
    return options.underdog === 'on' ? { ...slots, income: withUnderdog(slots.income) } : slots;
  },
};
