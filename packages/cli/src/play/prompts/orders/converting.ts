import { type OrdersDecision, offersOf } from '../../decision.ts';
import { territoryName, territoryNames } from '../../texts/cast.ts';
import type { Prompt, Run } from '../prompt.ts';
import { askWords } from '../questions.ts';
import { readNumber, readTerritory } from '../reading.ts';

/** The conversion of objectives to starting territories, for a seat that won no lot. */
export function convertPrompt(decision: OrdersDecision): Prompt {
  const { cast, terminal } = decision.room;
  const { territories, most } = offersOf(decision, 'convert')[0]!;
  const list = territories.map((t, i) => `  ${i + 1}  ${territoryName(cast, t)}`);
  const convert: Run = async (words) => {
    if (words.length === 0) {
      terminal.print(...list);
      const answer = await askWords(decision, 'convert which (numbers, names or all)', territories);
      return answer === undefined ? undefined : convert(answer, '');
    }
    const chosen = readTerritories(decision, territories, words);
    return chosen === undefined ? undefined : { type: 'convert', territories: chosen };
  };
  const example = territoryName(cast, territories[0]!).toLowerCase();
  return {
    label: `convert (1 to ${most})`,
    intro: [
      'You have no starting territory: convert objectives. They no longer count as objectives.',
      `Yours: ${territoryNames(cast, territories)}.`,
    ],
    territories,
    bare: convert,
    verbs: [
      {
        name: 'convert',
        help: [
          [example, 'convert this objective; you can name several'],
          ['all', 'convert all of them'],
        ],
        run: convert,
      },
      { name: 'all', help: [], run: () => ({ type: 'convert', territories }) },
    ],
  };
}

/** Reads numbers of the list and names; prints the problem if there is one. */
function readTerritories(
  decision: OrdersDecision,
  list: readonly number[],
  words: readonly string[],
): number[] | undefined {
  if (words[0] === 'all') return [...list];
  const chosen: number[] = [];
  for (let rest = words; rest.length > 0; ) {
    const number = readNumber(rest[0]);
    const read =
      number === undefined
        ? readTerritory(decision, rest, list)
        : { territory: list[number - 1], rest: rest.slice(1) };
    if (read === undefined) return undefined;
    if (read.territory === undefined) {
      decision.room.terminal.print(`Choose from 1 to ${list.length}.`);
      return undefined;
    }
    chosen.push(read.territory);
    rest = read.rest;
  }
  return chosen;
}
