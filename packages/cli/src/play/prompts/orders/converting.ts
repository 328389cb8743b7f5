import { type OrdersChair, offersOf } from '../../chair.ts';
import { territoryName, territoryNames } from '../../texts/cast.ts';
import type { Prompt, Run } from '../prompt.ts';
import { askWords } from '../questions.ts';
import { readNumber, readTerritory } from '../reading.ts';

/** Objectives that become starting territories, for who has won none. */
export function convertPrompt(chair: OrdersChair): Prompt {
  const { cast, terminal } = chair.room;
  const { territories, most } = offersOf(chair, 'convert')[0]!;
  const list = territories.map((t, i) => `  ${i + 1}  ${territoryName(cast, t)}`);
  const convert: Run = async (words) => {
    if (words.length === 0) {
      terminal.print(...list);
      const answer = await askWords(chair, 'convert which (numbers, names or all)', territories);
      return answer === undefined ? undefined : convert(answer);
    }
    const chosen = readTerritories(chair, territories, words);
    return chosen === undefined ? undefined : { type: 'convert', territories: chosen };
  };
  const example = territoryName(cast, territories[0]!).toLowerCase();
  return {
    label: `convert (1 to ${most})`,
    intro: [
      'You have no starting territory: turn objectives into some. They are objectives no longer.',
      `Yours: ${territoryNames(cast, territories)}.`,
    ],
    territories,
    bare: convert,
    verbs: [
      {
        name: 'convert',
        help: [
          [example, 'turn this objective into a starting territory; name more for more'],
          ['all', 'all of them'],
        ],
        run: convert,
      },
      { name: 'all', help: [], run: () => ({ type: 'convert', territories }) },
    ],
  };
}

/** Numbers of the list and names, one after the other; says what is wrong. */
function readTerritories(
  chair: OrdersChair,
  list: readonly number[],
  words: readonly string[],
): number[] | undefined {
  if (words[0] === 'all') return [...list];
  const chosen: number[] = [];
  for (let rest = words; rest.length > 0; ) {
    const number = readNumber(rest[0]);
    const read =
      number === undefined
        ? readTerritory(chair, rest, list)
        : { territory: list[number - 1], rest: rest.slice(1) };
    if (read === undefined) return undefined;
    if (read.territory === undefined) {
      chair.room.terminal.print(`Choose from 1 to ${list.length}.`);
      return undefined;
    }
    chosen.push(read.territory);
    rest = read.rest;
  }
  return chosen;
}
