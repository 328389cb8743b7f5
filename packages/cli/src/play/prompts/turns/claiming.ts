import { type Chair, offersOf } from '../table.ts';
import { territoryName, territoryNames } from '../texts/cast.ts';
import type { Prompt, Run } from './prompt.ts';
import { readOrChoose } from './questions.ts';

/** Set-up: an empty territory is claimed. */
export function claimPrompt(chair: Chair): Prompt {
  const { cast, terminal } = chair.table;
  const free = offersOf(chair, 'claim').map(({ territory }) => territory);

  const claim: Run = async (words) => {
    const items = free.map((t) => [t, territoryName(cast, t)] as const);
    const read = await readOrChoose(chair, words, 'claim which', items);
    if (read === undefined) return undefined;
    if (read.rest.length === 0) return { type: 'claim', territory: read.territory };
    terminal.print('Claim one territory at a time.');
    return undefined;
  };
  const listFree: Run = () => {
    for (const { name, territories } of cast.rules.board.continents) {
      const names = territoryNames(
        cast,
        territories.filter((territory) => free.includes(territory)),
      );
      if (names !== '') terminal.print(`${name}: ${names}`);
    }
    return undefined;
  };

  const example = territoryName(cast, free[0]!).toLowerCase();
  return {
    label: 'claim',
    territories: free,
    bare: claim,
    verbs: [
      { name: 'claim', help: [[example, 'claim this territory']], run: claim },
      { name: 'free', help: [['free', 'the territories that are still free']], run: listFree },
    ],
  };
}
