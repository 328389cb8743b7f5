import { offersOf, type TurnsDecision } from '../../decision.ts';
import type { Prompt } from '../prompt.ts';
import { territoryPrompt } from './territory-choice.ts';

/** The claim of an empty territory. */
export function claimPrompt(decision: TurnsDecision): Prompt {
  return territoryPrompt(decision, {
    label: 'claim',
    verb: 'claim',
    meaning: 'claim this territory',
    territories: offersOf(decision, 'claim').map(({ territory }) => territory),
    list: ['free', 'list the free territories'],
    make: (territory) => ({ type: 'claim', territory }),
  });
}
