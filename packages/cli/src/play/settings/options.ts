import { type Edition, type Option, valuesOf } from '@rubicon/engine';
import type { RecordSettings } from '@rubicon/protocol';
import { tabulate } from '../../columns.ts';
import { optionText } from '../../edition-texts.ts';
import { askLine } from '../ask-line.ts';
import type { Terminal } from '../terminal.ts';
import { listed } from '../texts/words.ts';

type Options = Record<string, string>;

/** Shows the options of an edition that are not given yet, and lets them be changed. */
export async function askOptions(
  terminal: Terminal,
  edition: Edition,
  seats: RecordSettings['seats'],
  given: Readonly<Options>,
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
      return [`  ${name}`, values.join(' '), optionText(name)];
    });
    terminal.print('Options, the chosen value in brackets:', ...tabulate(rows));
  };
  show();
  for (;;) {
    const line = await askLine(terminal, 'An option and its value; Enter to begin', [
      `Type an option and one of its values, for example: ${open[0]![0]} ${valuesFor(open[0]![1], seats).at(-1)!.shown}`,
    ]);
    if (line === '') return chosen;
    const problem = change(chosen, open, seats, line);
    if (problem === undefined) show();
    else terminal.print(problem);
  }
}

/** Sets one option from `defence chosen` or `defence=chosen`; a sentence when that is not possible. */
function change(
  chosen: Options,
  open: readonly (readonly [string, Option])[],
  seats: RecordSettings['seats'],
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

/** Values that stand for a seat are shown as who sits there. */
function valuesFor(option: Option, seats: RecordSettings['seats']): { value: string; shown: string }[] {
  return valuesOf(option, seats.length).map((value) => ({
    value,
    shown: option.namesSeats === true ? (seats[Number(value)]?.name ?? value) : value,
  }));
}
