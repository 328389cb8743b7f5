import { tabulate } from '../../columns.ts';
import { Departed, type Terminal } from '../terminal.ts';
import { listed } from '../texts/words.ts';

/** A command outside the game. */
export interface Command {
  readonly name: string;
  readonly help: readonly (readonly [typed: string, meaning: string])[];
  /** `text` is what follows the name. */
  run(text: string): void | Promise<void>;
}

/** Asks for one of the commands and runs it. Names can be shortened; `?` lists them, `quit` leaves. */
export async function askCommand(
  terminal: Terminal,
  label: string,
  commands: readonly Command[],
): Promise<void> {
  const all = [...commands, QUIT];
  const names = all.map(({ name }) => `${name} `);
  const line = (
    await terminal.ask(`${label}> `, (typed) => [names.filter((name) => name.startsWith(typed)), typed])
  ).trim();
  const [word = ''] = line.toLowerCase().split(/\s/);
  if (word === '') return;
  if (word === '?' || word === 'help') {
    const rows = all.flatMap(({ help }) => help.map(([typed, meaning]) => [`  ${typed}`, meaning]));
    terminal.print('Commands:', ...tabulate(rows), 'You can shorten words; Tab completes them.');
    return;
  }
  const exact = all.filter(({ name }) => name === word);
  const fitting = exact.length > 0 ? exact : all.filter(({ name }) => name.startsWith(word));
  const [command] = fitting;
  if (command === undefined) terminal.print(`Unknown: “${word}”. Type ? for help.`);
  else if (fitting.length === 1) await command.run(line.slice(word.length).trim());
  else {
    const meanings = fitting.map(({ name }) => name);
    terminal.print(`“${word}” can mean ${listed(meanings, 'or')}.`);
  }
}

const QUIT: Command = {
  name: 'quit',
  help: [['quit', 'leave; you can come back later']],
  run() {
    throw new Departed('quit');
  },
};
