import type { Chair } from '../chair.ts';
import { territoryName } from '../texts/cast.ts';
import { listed } from '../texts/words.ts';
import { matchTerritory } from './territories.ts';

/** A territory that the words begin with; says what is wrong when it is none or several. */
export function readTerritory(
  { room: { cast, terminal } }: Chair,
  words: readonly string[],
  preferred: readonly number[],
): { territory: number; rest: string[] } | undefined {
  const { territories, length } = matchTerritory(cast.rules.board, words, preferred);
  const [territory] = territories;
  if (words.length === 0) {
    terminal.print('Name a territory as well.');
  } else if (territory === undefined) {
    terminal.print(`There is no territory “${words[0]}”. Type ? to see what you can type.`);
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
