import type { SeatCommand } from '@rubicon/engine';
import { type Chair, offersOf } from '../table.ts';
import { nameOf, territoryName } from '../texts/cast.ts';
import { armies, count } from '../texts/words.ts';
import type { Prompt, Run, Verb } from './prompt.ts';
import { readNumber } from './reading.ts';

/** How many armies move into the captured territory. */
export function occupyPrompt(chair: Chair): Prompt {
  const { table, view } = chair;
  const { least, most } = offersOf(chair, 'occupy')[0]!;
  const from = territoryName(table.cast, view.from);
  const intro = `${territoryName(table.cast, view.to)} is yours. ${armies(view.armies[view.from]!)} stand in ${from}; how many move in?`;
  return {
    ...numberPrompt(chair, { least, most }, least, (armies) => ({ type: 'occupy', armies })),
    label: `move in ${rangeText(least, most)}`,
    intro: [intro],
  };
}

/** With how many dice an attack is met. */
export function defendPrompt(chair: Chair): Prompt {
  const { table, view } = chair;
  const { cast } = table;
  const { least, most } = offersOf(chair, 'defend')[0]!;
  const armies = (territory: number): string =>
    `${territoryName(cast, territory)} has ${view.armies[territory]}`;
  const dice = count(view.dice, 'die', 'dice');
  return {
    ...numberPrompt(chair, { least, most }, most, (dice) => ({ type: 'defend', dice })),
    label: `defend with dice ${rangeText(least, most)}`,
    intro: [
      `${nameOf(cast, view.seat)} rolls ${dice}; ${armies(view.from)}, ${armies(view.to)}. How many dice do you roll?`,
    ],
  };
}

const rangeText = (least: number, most: number): string =>
  least === most ? `(${least})` : `(${least} to ${most})`;

/** A number of a range; Enter is the usual one. */
function numberPrompt(
  { table: { terminal } }: Chair,
  { least, most }: { readonly least: number; readonly most: number },
  usual: number,
  make: (number: number) => SeatCommand,
): Omit<Prompt, 'label'> {
  const read: Run = ([word, ...tooMuch]) => {
    const number = readNumber(word);
    if (number !== undefined && tooMuch.length === 0 && number >= least && number <= most)
      return make(number);
    const range = least === most ? `Only ${least} is possible` : `Type a number from ${least} to ${most}`;
    terminal.print(`${range}; Enter is ${usual}.`);
    return undefined;
  };
  const verb = (name: string, number: number, meaning: string): Verb => ({
    name,
    help: [[name, meaning]],
    run: () => make(number),
  });
  return {
    verbs: [verb('all', most, `${most}, the most`), verb('least', least, `${least}, the least`)],
    bare: read,
    bareHelp: least === most ? [] : [[`${least} … ${most}`, 'any number of these']],
    enter: [() => make(usual), `${usual}`],
  };
}
