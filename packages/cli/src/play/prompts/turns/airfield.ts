import { offersOf, type TurnsDecision } from '../../decision.ts';
import type { Prompt } from '../prompt.ts';
import { territoryPrompt } from './territory-choice.ts';

/** The placement of a new airfield. */
export function airfieldPrompt(decision: TurnsDecision): Prompt {
  return territoryPrompt(decision, {
    label: 'airfield',
    intro: [
      'Place the airfield. It adds 1 to your highest die in battles for that territory and its neighbours.',
    ],
    verb: 'airfield',
    also: ['place'],
    meaning: 'place the airfield there',
    territories: offersOf(decision, 'place-airfield').map(({ territory }) => territory),
    list: ['own', 'list your territories'],
    make: (territory) => ({ type: 'place-airfield', territory }),
  });
}
