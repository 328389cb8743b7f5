import { offersOf, type TurnsDecision } from '../../decision.ts';
import type { Prompt } from '../prompt.ts';
import { territoryPrompt } from './territory-choice.ts';

/** The choice of a capital or headquarters, in turn or in secret. */
export function capitalPrompt(decision: TurnsDecision): Prompt {
  const { capital } = decision.rules;
  const word = decision.room.cast.words.capital;
  const isNew = capital?.chosen === 'first';
  const where = isNew ? 'an empty territory, which you also claim,' : 'one of your territories';
  const secrecy = capital?.isSecret ? ' It stays secret until all have chosen.' : '';
  return territoryPrompt(decision, {
    label: word,
    intro: [`Choose ${where} as your ${word}.${secrecy}`],
    verb: 'choose',
    also: [word],
    meaning: `place your ${word} there`,
    territories: offersOf(decision, 'choose-capital').map(({ territory }) => territory),
    list: isNew ? ['free', 'list the free territories'] : ['own', 'list your territories'],
    make: (territory) => ({ type: 'choose-capital', territory }),
  });
}
