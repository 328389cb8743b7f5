import type { Decision } from '../decision.ts';
import { territoryName } from '../texts/cast.ts';
import { readOrChoose } from './questions.ts';
import { readNumber } from './reading.ts';

/** Reads `alaska`, `alaska 3`, `3 on alaska` or `alaska all`; without words it lists the territories. */
export async function readPlace(
  decision: Decision,
  words: readonly string[],
  territories: readonly number[],
  all: (territory: number) => number,
): Promise<readonly [territory: number, armies: number] | undefined> {
  const { terminal, cast } = decision.room;
  const isNumber = (word: string | undefined): boolean => word === 'all' || readNumber(word) !== undefined;
  const first = isNumber(words[0]) ? words[0] : undefined;
  const named = words.slice(first === undefined ? 0 : words[1] === 'on' ? 2 : 1);
  const items = territories.map((t) => [t, `${territoryName(cast, t)} ${decision.view.armies[t]}`] as const);
  const read = await readOrChoose(decision, named, 'place on', items);
  if (read === undefined) return undefined;
  const [word = first ?? '1', ...extra] = read.rest;
  if (!isNumber(word) || extra.length > 0 || (first !== undefined && read.rest.length > 0)) {
    terminal.print(`Type a territory and a number of ${cast.words.armies}, for example: brazil 3`);
    return undefined;
  }
  return [read.territory, word === 'all' ? all(read.territory) : readNumber(word)!];
}
