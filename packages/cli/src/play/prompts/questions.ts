import type { Decision } from '../decision.ts';
import { askOnce, type Run, type Verb } from './prompt.ts';
import { readNumber, readTerritory } from './reading.ts';
import { showingVerbs } from './showing.ts';

/** Asks until `read` understands the answer; Enter cancels and returns undefined. */
async function inquire<T>(
  decision: Decision,
  label: string,
  read: (words: string[]) => T | undefined,
  territories: readonly number[] = [],
  bareHelp: Verb['help'] = [],
): Promise<T | undefined> {
  let answer: T | undefined;
  let isBack = false;
  const bare: Run = (words) => {
    answer = read(words);
    return undefined;
  };
  const back: Run = () => {
    isBack = true;
    return undefined;
  };
  while (answer === undefined && !isBack) {
    await askOnce(decision, {
      label,
      verbs: showingVerbs(decision),
      bare,
      bareHelp,
      territories,
      enter: [back, 'go back'],
    });
  }
  return answer;
}

/** A territory and the words after it. */
interface Read {
  readonly territory: number;
  readonly rest: readonly string[];
}

type Items = readonly (readonly [territory: number, text: string])[];

/** Asks for one of the territories, by number or name. */
async function chooseTerritory(decision: Decision, label: string, items: Items): Promise<Read | undefined> {
  const { terminal } = decision.room;
  const territories = items.map(([territory]) => territory);
  const read = (words: readonly string[]): Read | undefined => {
    const number = readNumber(words[0]);
    if (number === undefined) return readTerritory(decision, words, territories);
    const territory = territories[number - 1];
    if (territory !== undefined) return { territory, rest: words.slice(1) };
    terminal.print(`Choose from 1 to ${items.length}; Enter goes back.`);
    return undefined;
  };
  terminal.print(...items.map(([, text], i) => `  ${String(i + 1).padStart(2)}  ${text}`));
  return inquire(decision, label, read, territories, [
    [`1 … ${items.length}`, 'an entry of the list, or its name'],
  ]);
}

/** Reads a territory from the words; without words it asks. */
export async function readOrChoose(
  decision: Decision,
  words: readonly string[],
  label: string,
  items: Items,
): Promise<Read | undefined> {
  if (words.length === 0) return chooseTerritory(decision, label, items);
  const territories = items.map(([territory]) => territory);
  return readTerritory(decision, words, territories);
}

/** Asks for a number in the range; `all` is the maximum. */
export function askNumber(
  decision: Decision,
  label: string,
  { least, most }: { readonly least: number; readonly most: number },
): Promise<number | undefined> {
  return inquire(decision, label, ([word]) => {
    const number = word === 'all' ? most : readNumber(word);
    if (number !== undefined && number >= least && number <= most) return number;
    decision.room.terminal.print(`Type a number from ${least} to ${most}; Enter goes back.`);
    return undefined;
  });
}

/** Asks for words, which may contain territories. */
export function askWords(
  decision: Decision,
  label: string,
  territories: readonly number[],
  help: Verb['help'] = [],
): Promise<string[] | undefined> {
  return inquire(decision, label, (words) => words, territories, help);
}

/** Asks yes or no; Enter is no. */
export async function confirm(decision: Decision, label: string): Promise<boolean> {
  const answer = await inquire(decision, label, ([word = '']) => {
    const found = ['yes', 'no'].find((text) => text.startsWith(word));
    if (found === undefined) decision.room.terminal.print('Type yes or no.');
    return found;
  });
  return answer === 'yes';
}
