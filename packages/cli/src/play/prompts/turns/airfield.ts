import { offersOf, type TurnsChair } from '../../chair.ts';
import type { Prompt } from '../prompt.ts';
import { territoryPrompt } from './territory-choice.ts';

/** A reward that has to be put on a territory at once. */
export function airfieldPrompt(chair: TurnsChair): Prompt {
  return territoryPrompt(chair, {
    label: 'airfield where',
    intro: [
      'Place the airfield: it adds 1 to your highest die where the attacked territory is this one or next to it.',
    ],
    verb: 'airfield',
    also: ['place'],
    meaning: 'the airfield there',
    territories: offersOf(chair, 'place-airfield').map(({ territory }) => territory),
    list: ['own', 'your territories'],
    make: (territory) => ({ type: 'place-airfield', territory }),
  });
}
