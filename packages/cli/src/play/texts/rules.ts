import { EDITIONS } from '@rubicon/engine';
import { editionText, optionText } from '../../texts/editions.ts';
import type { Cast } from './cast.ts';
import { capitalsGoalText } from './turns/goals.ts';

/** The edition of this game, its goal, and the options that differ from the default. */
export function rulesText(cast: Cast): string[] {
  const { rules } = cast;
  const edition = EDITIONS.find(({ id }) => id === rules.edition);
  if (edition === undefined) return [`Edition: ${rules.edition}, a house edition.`];
  const changed = Object.entries(rules.options).filter(
    ([name, value]) => value !== edition.options[name]?.default,
  );
  const goal = capitalsGoalText(cast);
  return [
    `${edition.name}. ${editionText(edition.id)}`,
    ...(goal === undefined ? [] : [`${goal}.`]),
    ...changed.map(([name, value]) => `  ${name} ${value}: ${optionText(name, edition.options[name])}`),
    `Full rules: docs/editions/${edition.id}.md`,
  ];
}
