import type { TurnsPosition, TurnsRules } from '@rubicon/engine';

/** What cards bring now, or would bring after so many more sets of anybody; no cards stand for any set. */
export function worthOf(
  { rules, view }: { readonly rules: TurnsRules; readonly view: TurnsPosition },
  cards: readonly number[],
  later = 0,
): number {
  return rules.trade.worth(rules, { ...view, sets: view.sets + later }, cards);
}
