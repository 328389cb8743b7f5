import type { Decision } from '../decision.ts';
import { territoryName } from '../texts/cast.ts';
import { listed } from '../texts/words.ts';
import { matchTerritory } from './territories.ts';

/** Reads the territory at the start of the words; prints the problem if there is none or several. */
export function readTerritory(
  { room: { cast, terminal } }: Decision,
  words: readonly string[],
  preferred: readonly number[],
): { territory: number; rest: string[] } | undefined {
  const { territories, length } = matchTerritory(cast.rules.board, words, preferred);
  const [territory] = territories;
  if (words.length === 0) {
    terminal.print('Name a territory too.');
  } else if (territory === undefined) {
    terminal.print(`There is no territory “${words[0]}”. Type ? for help.`);
  } else if (territories.length > 1) {
    const names = territories.map((t) => territoryName(cast, t));
    terminal.print(`“${words.slice(0, length).join(' ')}” can mean ${listed(names, 'or')}.`);
  } else {
    return { territory, rest: words.slice(length) };
  }
  return undefined;
}

/** A whole number, or undefined. */
export function readNumber(word: string | undefined): number | undefined {
  return word !== undefined && /^[+-]?\d{1,6}$/.test(word) ? Number(word) : undefined;
}
