import { offersOf, type TurnsChair } from '../../chair.ts';
import type { Prompt } from '../prompt.ts';
import { territoryPrompt } from './territory-choice.ts';

/** Set-up: where the capital or headquarters stands, chosen openly in turn or by all in secret. */
export function capitalPrompt(chair: TurnsChair): Prompt {
  const { capital } = chair.rules;
  const word = chair.room.cast.words.capital;
  const isNew = capital?.chosen === 'first';
  const where = isNew ? 'an empty territory, which you claim with it' : 'one of your territories';
  const secrecy = capital?.isSecret ? ' Nobody sees it before all have chosen.' : '';
  return territoryPrompt(chair, {
    label: `${word} where`,
    intro: [`Choose ${where}, for your ${word}.${secrecy}`],
    verb: 'choose',
    also: [word],
    meaning: `your ${word} there`,
    territories: offersOf(chair, 'choose-capital').map(({ territory }) => territory),
    list: isNew
      ? ['free', 'the territories that are still free']
      : ['own', 'your territories, one of which it must be'],
    make: (territory) => ({ type: 'choose-capital', territory }),
  });
}
