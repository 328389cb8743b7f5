import type { SeatCommand } from '@rubicon/engine';
import type { Chair } from '../chair.ts';
import type { Prompt, Run, Verb } from './prompt.ts';
import { readNumber } from './reading.ts';

interface Range {
  readonly least: number;
  readonly most: number;
}

export const rangeText = ({ least, most }: Range): string =>
  least === most ? `(${least})` : `(${least} to ${most})`;

/** A number of a range; Enter is the usual one, if there is one. */
export function numberPrompt(
  { room: { terminal } }: Chair,
  { least, most }: Range,
  usual: number | undefined,
  make: (number: number) => SeatCommand,
): Omit<Prompt, 'label'> {
  const read: Run = ([word, ...tooMuch]) => {
    const number = readNumber(word);
    if (number !== undefined && tooMuch.length === 0 && number >= least && number <= most)
      return make(number);
    const range = least === most ? `Only ${least} is possible` : `Type a number from ${least} to ${most}`;
    terminal.print(usual === undefined ? `${range}.` : `${range}; Enter is ${usual}.`);
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
    ...(usual === undefined ? {} : { enter: [() => make(usual), `${usual}`] }),
  };
}
