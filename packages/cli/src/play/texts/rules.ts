import { EDITIONS } from '@rubicon/engine';
import { editionText, optionText } from '../../edition-texts.ts';
import type { Cast } from './cast.ts';
import { capitalsGoalText } from './turns/goals.ts';

/** Which game this is: its edition, what it is about, and the options that are not the usual ones. */
export function rulesText(cast: Cast): string[] {
  const { rules } = cast;
  const edition = EDITIONS.find(({ id }) => id === rules.edition);
  if (edition === undefined) return [`This is ${rules.edition}, an edition of your own.`];
  const changed = Object.entries(rules.options).filter(
    ([name, value]) => value !== edition.options[name]?.default,
  );
  const goal = capitalsGoalText(cast);
  return [
    `${edition.name}. ${editionText(edition.id)}`,
    ...(goal === undefined ? [] : [`${goal}.`]),
    ...changed.map(([name, value]) => `  ${name} ${value}: ${optionText(name)}`),
    `All of its rules are in docs/editions/${edition.id}.md.`,
  ];
}
