import type { Edition, Language, Option, OptionTexts, TurnsSlots } from './edition.ts';

/** A rule that any edition with dice and turns can be played with: an option, its texts, and the slots it changes. */
export interface HouseRule {
  readonly name: string; // of the option
  readonly option: Option & { readonly texts: Readonly<Record<Language, OptionTexts>> };
  /** Returns the slots of the edition with the rule applied; called only when the value is not the default. */
  readonly apply: (slots: TurnsSlots, value: string) => TurnsSlots;
}

/**
 * Returns the edition with these house rules as additional options. Written orders have none, and an option that the
 * edition already has is not added again.
 */
export function withHouseRules(edition: Edition, houseRules: readonly HouseRule[]): Edition {
  if (edition.family !== 'turns') return edition;
  const added = houseRules.filter(({ name }) => !(name in edition.options));
  return {
    ...edition,
    options: {
      ...edition.options,
      ...Object.fromEntries(added.map(({ name, option }) => [name, option])),
    },
    rules: (players, options, board) =>
      added.reduce(
        (slots, { name, option, apply }) => {
          const value = options[name] ?? option.default;
          return value === option.default ? slots : apply(slots, value);
        },
        edition.rules(players, options, board),
      ),
  };
}
