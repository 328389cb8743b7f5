import type { SeatCommand } from '@rubicon/engine';
import { tabulate } from '../../columns.ts';
import type { Decision } from '../decision.ts';
import { territoryName } from '../texts/cast.ts';
import { listed } from '../texts/words.ts';
import { completeLine, matchTerritory, wordsOf } from './territories.ts';

type Outcome = SeatCommand | undefined;

/** Returns the command for the typed words after the verb, or for the whole line; undefined to ask again. */
export type Run = (words: string[], line: string) => Promise<Outcome> | Outcome;

/** A verb that a person can type. */
export interface Verb {
  readonly name: string;
  readonly also?: readonly string[]; // synonyms
  readonly help: readonly (readonly [typed: string, meaning: string])[]; // if empty, the verb must be typed in full
  readonly run: Run;
}

/** A question to a person and its possible answers. */
export interface Prompt {
  readonly label: string;
  readonly intro?: readonly string[]; // printed before the question is asked for the first time
  readonly verbs: readonly Verb[];
  readonly bare?: Run; // handles lines that start with none of the verbs
  readonly bareHelp?: Verb['help'];
  readonly territories?: readonly number[]; // territories such a line can start with
  readonly enter?: readonly [run: Run, meaning: string]; // handles an empty line
}

/** Asks once. Returns undefined if the line was not a command: something was shown, staged or wrong. */
export async function askOnce(decision: Decision, prompt: Prompt): Promise<Outcome> {
  const { terminal } = decision.room;
  const line = await terminal.ask(`${prompt.label}> `, (typed) => complete(decision, prompt, typed));
  const words = wordsOf(line);
  const [first] = words;
  if (first === undefined && prompt.enter !== undefined) return prompt.enter[0]([], line);
  if (first === undefined) {
    terminal.print('Type ? for help.');
    return undefined;
  }
  if (first === '?' || first === 'help') {
    terminal.print(...helpText(prompt));
    return undefined;
  }
  const { verb, problem } = findVerb(decision, prompt, words);
  if (problem !== undefined) terminal.print(problem);
  else if (verb !== undefined) return verb.run(words.slice(1), line);
  else if (prompt.bare !== undefined) return prompt.bare(words, line);
  else terminal.print(`Unknown: “${first}”. Type ? for help.`);
  return undefined;
}

/** The verb at the start of a line, if any, or the reason why it is ambiguous. */
function findVerb(
  { room: { cast } }: Decision,
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

/** Completes a line: legal territories first, other territories if none of them fits. */
function complete({ room: { cast } }: Decision, prompt: Prompt, line: string): [string[], string] {
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
    'Commands:',
    ...tabulate(rows.map(([typed, meaning]) => [`  ${typed}`, meaning])),
    'You can shorten words and names; Tab completes them.',
  ];
}
