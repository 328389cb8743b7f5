import type { Chair } from '../chair.ts';
import { territoryName } from '../texts/cast.ts';
import { readOrChoose } from './questions.ts';
import { readNumber } from './reading.ts';

/** `alaska`, `alaska 3`, `3 on alaska`, `alaska all`; without words the territories are listed. */
export async function readPlace(
  chair: Chair,
  words: readonly string[],
  territories: readonly number[],
  all: (territory: number) => number,
): Promise<readonly [territory: number, armies: number] | undefined> {
  const { terminal, cast } = chair.room;
  const isNumber = (word: string | undefined): boolean => word === 'all' || readNumber(word) !== undefined;
  const first = isNumber(words[0]) ? words[0] : undefined;
  const named = words.slice(first === undefined ? 0 : words[1] === 'on' ? 2 : 1);
  const items = territories.map((t) => [t, `${territoryName(cast, t)} ${chair.view.armies[t]}`] as const);
  const read = await readOrChoose(chair, named, 'place where', items);
  if (read === undefined) return undefined;
  const [word = first ?? '1', ...tooMuch] = read.rest;
  if (!isNumber(word) || tooMuch.length > 0 || (first !== undefined && read.rest.length > 0)) {
    terminal.print(`Type a territory and how many ${cast.words.armies}, for example: brazil 3`);
    return undefined;
  }
  return [read.territory, word === 'all' ? all(read.territory) : readNumber(word)!];
}
