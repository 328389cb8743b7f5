import type { Chair } from '../chair.ts';
import { askOnce, type Run, type Verb } from './prompt.ts';
import { readNumber, readTerritory } from './reading.ts';
import { showingVerbs } from './showing.ts';

/** Asks until `read` understands the answer; Enter goes back, with undefined. */
async function inquire<T>(
  chair: Chair,
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
    await askOnce(chair, {
      label,
      verbs: showingVerbs(chair),
      bare,
      bareHelp,
      territories,
      enter: [back, 'goes back without doing anything'],
    });
  }
  return answer;
}

/** A territory, and the words after it. */
interface Read {
  readonly territory: number;
  readonly rest: readonly string[];
}

type Items = readonly (readonly [territory: number, text: string])[];

/** One of the territories, by number or name. */
async function chooseTerritory(chair: Chair, label: string, items: Items): Promise<Read | undefined> {
  const { terminal } = chair.room;
  const territories = items.map(([territory]) => territory);
  const read = (words: readonly string[]): Read | undefined => {
    const number = readNumber(words[0]);
    if (number === undefined) return readTerritory(chair, words, territories);
    const territory = territories[number - 1];
    if (territory !== undefined) return { territory, rest: words.slice(1) };
    terminal.print(`Choose from 1 to ${items.length}; Enter goes back.`);
    return undefined;
  };
  terminal.print(...items.map(([, text], i) => `  ${String(i + 1).padStart(2)}  ${text}`));
  return inquire(chair, label, read, territories, [[`1 … ${items.length}`, 'one of the list, or its name']]);
}

/** A territory from the words, or by choice from a list when there are none. */
export async function readOrChoose(
  chair: Chair,
  words: readonly string[],
  label: string,
  items: Items,
): Promise<Read | undefined> {
  if (words.length === 0) return chooseTerritory(chair, label, items);
  const territories = items.map(([territory]) => territory);
  return readTerritory(chair, words, territories);
}

/** A number of the range, `all` for the most. */
export function askNumber(
  chair: Chair,
  label: string,
  { least, most }: { readonly least: number; readonly most: number },
): Promise<number | undefined> {
  return inquire(chair, label, ([word]) => {
    const number = word === 'all' ? most : readNumber(word);
    if (number !== undefined && number >= least && number <= most) return number;
    chair.room.terminal.print(`Type a number from ${least} to ${most}; Enter goes back.`);
    return undefined;
  });
}

/** Words, of which territories can be a part. */
export function askWords(
  chair: Chair,
  label: string,
  territories: readonly number[],
  help: Verb['help'] = [],
): Promise<string[] | undefined> {
  return inquire(chair, label, (words) => words, territories, help);
}

/** Whether the answer is yes; Enter is no. */
export async function confirm(chair: Chair, label: string): Promise<boolean> {
  const answer = await inquire(chair, label, ([word = '']) => {
    const found = ['yes', 'no'].find((text) => text.startsWith(word));
    if (found === undefined) chair.room.terminal.print('Type yes or no.');
    return found;
  });
  return answer === 'yes';
}
