import type { TurnsPosition, TurnsRules } from '@rubicon/engine';

/** The armies for these cards now, or after `later` more sets. An empty list means any set. */
export function worthOf(
  { rules, view }: { readonly rules: TurnsRules; readonly view: TurnsPosition },
  cards: readonly number[],
  later = 0,
): number {
  return rules.trade.worth(rules, { ...view, sets: view.sets + later }, cards);
}
