import type { SeatCommand } from '@rubicon/engine';
import { tabulate } from '../../columns.ts';
import type { Chair } from '../chair.ts';
import { territoryName } from '../texts/cast.ts';
import { listed } from '../texts/words.ts';
import { completeLine, matchTerritory, wordsOf } from './territories.ts';

type Outcome = SeatCommand | undefined;

/** Gives the command that the words come to; undefined to ask again. */
export type Run = (words: string[]) => Promise<Outcome> | Outcome;

/** Something that can be typed. */
export interface Verb {
  readonly name: string;
  readonly also?: readonly string[]; // other words for it
  readonly help: readonly (readonly [typed: string, meaning: string])[]; // none: taken when typed in full only
  readonly run: Run;
}

/** A question to a person, and all that can be answered. */
export interface Prompt {
  readonly label: string;
  readonly intro?: readonly string[]; // said before it is asked for the first time
  readonly verbs: readonly Verb[];
  readonly bare?: Run; // takes the lines that begin with none of the verbs
  readonly bareHelp?: Verb['help'];
  readonly territories?: readonly number[]; // that such a line can begin with
  readonly enter?: readonly [run: Run, meaning: string]; // for an empty line
}

/** Asks once. Undefined when the line came to no command: something was shown, staged, or wrong. */
export async function askOnce(chair: Chair, prompt: Prompt): Promise<Outcome> {
  const { terminal } = chair.room;
  const words = wordsOf(await terminal.ask(`${prompt.label}> `, (line) => complete(chair, prompt, line)));
  const [first] = words;
  if (first === undefined && prompt.enter !== undefined) return prompt.enter[0]([]);
  if (first === undefined) {
    terminal.print('Type ? to see what you can type.');
    return undefined;
  }
  if (first === '?' || first === 'help') {
    terminal.print(...helpText(prompt));
    return undefined;
  }
  const { verb, problem } = findVerb(chair, prompt, words);
  if (problem !== undefined) terminal.print(problem);
  else if (verb !== undefined) return verb.run(words.slice(1));
  else if (prompt.bare !== undefined) return prompt.bare(words);
  else terminal.print(`There is no “${first}” here. Type ? to see what you can type.`);
  return undefined;
}

/** The verb that a line begins with, if it does, or a sentence why that is not clear. */
function findVerb(
  { room: { cast } }: Chair,
  { verbs, territories: preferred }: Prompt,
  words: readonly string[],
): { verb?: Verb; problem?: string } {
  const first = words[0]!;
  const exact = verbs.find(({ name, also = [] }) => name === first || also.includes(first));
  if (exact !== undefined) return { verb: exact };
  const starting = verbs.filter(({ name, help }) => name.startsWith(first) && help.length > 0);
  const territories = matchTerritory(cast.rules.board, words, preferred).territories.filter((territory) =>
    preferred?.includes(territory),
  );
  if (starting.length === 0) return {};
  if (starting.length === 1 && territories.length === 0) return { verb: starting[0]! };
  const names = [...starting.map(({ name }) => name), ...territories.map((t) => territoryName(cast, t))];
  return { problem: `“${first}” can mean ${listed(names, 'or')}.` };
}

/** Names that are legal here first; any other when none of them fits. */
function complete({ room: { cast } }: Chair, prompt: Prompt, line: string): [string[], string] {
  const verbs = prompt.verbs.flatMap(({ name, help }) => (help.length > 0 ? name : []));
  const names = cast.rules.board.territories.map(({ name }) => name.toLowerCase());
  const legal = prompt.territories?.map((t) => names[t]!) ?? [];
  const found = completeLine(line, verbs, legal);
  return found[0].length > 0 ? found : completeLine(line, verbs, names);
}

function helpText({ verbs, bareHelp = [], enter }: Prompt): string[] {
  const rows = [...bareHelp, ...verbs.flatMap(({ help }) => help)];
  if (enter !== undefined) rows.unshift(['Enter', enter[1]]);
  return [
    'You can type:',
    ...tabulate(rows.map(([typed, meaning]) => [`  ${typed}`, meaning])),
    'Words and names may be cut short; the tab key completes them.',
  ];
}
