import { offersOf, type TurnsChair } from '../../chair.ts';
import { armies, nameOf, territoryName } from '../../texts/cast.ts';
import { count } from '../../texts/words.ts';
import { numberPrompt, rangeText } from '../numbers.ts';
import type { Prompt } from '../prompt.ts';

/** How many armies move into the captured territory. */
export function occupyPrompt(chair: TurnsChair): Prompt {
  const { room, view } = chair;
  const range = offersOf(chair, 'occupy')[0]!;
  const from = territoryName(room.cast, view.from);
  const intro = `${territoryName(room.cast, view.to)} is yours. ${armies(room.cast, view.armies[view.from]!)} stand in ${from}; how many move in?`;
  return {
    ...numberPrompt(chair, range, range.least, (armies) => ({ type: 'occupy', armies })),
    label: `move in ${rangeText(range)}`,
    intro: [intro],
  };
}

/** With how many dice an attack is met. */
export function defendPrompt(chair: TurnsChair): Prompt {
  const { room, view } = chair;
  const { cast } = room;
  const range = offersOf(chair, 'defend')[0]!;
  const there = (territory: number): string =>
    `${territoryName(cast, territory)} has ${view.armies[territory]}`;
  const dice = count(view.dice, 'die', 'dice');
  return {
    ...numberPrompt(chair, range, range.most, (dice) => ({ type: 'defend', dice })),
    label: `defend with dice ${rangeText(range)}`,
    intro: [
      `${nameOf(cast, view.seat)} rolls ${dice}; ${there(view.from)}, ${there(view.to)}. How many dice do you roll?`,
    ],
  };
}
