import { offersOf, type TurnsChair } from '../../chair.ts';
import type { Prompt } from '../prompt.ts';
import { territoryPrompt } from './territory-choice.ts';

/** Set-up: an empty territory is claimed. */
export function claimPrompt(chair: TurnsChair): Prompt {
  return territoryPrompt(chair, {
    label: 'claim',
    verb: 'claim',
    meaning: 'claim this territory',
    territories: offersOf(chair, 'claim').map(({ territory }) => territory),
    list: ['free', 'the territories that are still free'],
    make: (territory) => ({ type: 'claim', territory }),
  });
}
