import type { SeatCommand } from '@rubicon/engine';
import type { Decision } from '../decision.ts';
import type { Prompt, Run, Verb } from './prompt.ts';
import { readNumber } from './reading.ts';

interface Range {
  readonly least: number;
  readonly most: number;
}

export const rangeText = ({ least, most }: Range): string =>
  least === most ? `(${least})` : `(${least} to ${most})`;

/** Asks for a number in a range; Enter chooses the default, if there is one. */
export function numberPrompt(
  { room: { terminal } }: Decision,
  { least, most }: Range,
  preset: number | undefined,
  make: (number: number) => SeatCommand,
): Omit<Prompt, 'label'> {
  const read: Run = ([word, ...extra]) => {
    const number = readNumber(word);
    if (number !== undefined && extra.length === 0 && number >= least && number <= most) return make(number);
    const range = least === most ? `Only ${least} is possible` : `Type a number from ${least} to ${most}`;
    terminal.print(preset === undefined ? `${range}.` : `${range}; Enter is ${preset}.`);
    return undefined;
  };
  const verb = (name: string, number: number, meaning: string): Verb => ({
    name,
    help: [[name, meaning]],
    run: () => make(number),
  });
  return {
    verbs: [verb('all', most, `${most}, the maximum`), verb('least', least, `${least}, the minimum`)],
    bare: read,
    bareHelp: least === most ? [] : [[`${least} … ${most}`, 'any number in this range']],
    ...(preset === undefined ? {} : { enter: [() => make(preset), `${preset}`] }),
  };
}
