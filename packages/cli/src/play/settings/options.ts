import { type Edition, type Option, valuesOf } from '@rubicon/engine';
import type { RecordSeat } from '@rubicon/protocol';
import { tabulate } from '../../columns.ts';
import { optionText } from '../../texts/editions.ts';
import { askLine } from '../ask-line.ts';
import type { Terminal } from '../terminal.ts';
import { listed } from '../texts/words.ts';

type Options = Record<string, string>;

/** Asks for the options of an edition that the command line does not set. */
export async function askOptions(
  terminal: Terminal,
  edition: Edition,
  seats: readonly RecordSeat[],
  given: Readonly<Options>,
  next = 'Enter to start',
): Promise<Options> {
  const open = Object.entries(edition.options).filter(
    ([name, option]) => !Object.hasOwn(given, name) && valuesOf(option, seats.length).length > 1,
  );
  const chosen: Options = { ...given };
  if (open.length === 0) return chosen;
  const show = (): void => {
    const rows = open.map(([name, option]) => {
      const values = valuesFor(option, seats).map(({ value, shown }) =>
        value === (chosen[name] ?? option.default) ? terminal.colours.bold(`[${shown}]`) : shown,
      );
      return [`  ${name}`, values.join(' '), optionText(name, option)];
    });
    terminal.print('Options (current value in brackets):', ...tabulate(rows));
  };
  show();
  for (;;) {
    const line = await askLine(terminal, `Option and value; ${next}`, [
      `Type an option and a value, for example: ${open[0]![0]} ${valuesFor(open[0]![1], seats).at(-1)!.shown}`,
    ]);
    if (line === '') return chosen;
    const problem = change(chosen, open, seats, line);
    if (problem === undefined) show();
    else terminal.print(problem);
  }
}

/** Sets an option from `defence chosen` or `defence=chosen`; returns a sentence if that is not possible. */
function change(
  chosen: Options,
  open: readonly (readonly [string, Option])[],
  seats: readonly RecordSeat[],
  line: string,
): string | undefined {
  const [word = '', ...rest] = line
    .trim()
    .toLowerCase()
    .split(/[\s=]+/);
  const text = rest.join(' ');
  const options = open.filter(([name]) => name.toLowerCase().startsWith(word));
  const [found] = options;
  if (found === undefined || options.length > 1) {
    return `“${word}” is not one of the options ${listed(open.map(([name]) => name))}.`;
  }
  const [name, option] = found;
  const values = valuesFor(option, seats);
  const exact = values.filter(({ shown }) => shown.toLowerCase() === text);
  const fitting =
    exact.length > 0 ? exact : values.filter(({ shown }) => shown.toLowerCase().startsWith(text));
  const [value] = fitting;
  if (text === '' || value === undefined || fitting.length > 1) {
    return `${name} can be ${listed(
      values.map(({ shown }) => shown),
      'or',
    )}.`;
  }
  chosen[name] = value.value;
  return undefined;
}

/** Shows the player's name for values that are seats. */
function valuesFor(option: Option, seats: readonly RecordSeat[]): { value: string; shown: string }[] {
  return valuesOf(option, seats.length).map((value) => ({
    value,
    shown: option.namesSeats === true ? (seats[Number(value)]?.name ?? value) : value,
  }));
}
