import type { SeatCommand } from '@rubicon/engine';
import type { TurnsChair } from '../../chair.ts';
import { territoryName, territoryNames } from '../../texts/cast.ts';
import type { Prompt, Run } from '../prompt.ts';
import { readOrChoose } from '../questions.ts';

/** One territory has to be named. */
interface Choice {
  readonly label: string;
  readonly intro?: readonly string[];
  readonly verb: string; // may stand before the name
  readonly also?: readonly string[];
  readonly meaning: string; // of naming one
  readonly territories: readonly number[];
  readonly list: readonly [verb: string, meaning: string]; // shows them by continent
  readonly make: (territory: number) => SeatCommand;
}

export function territoryPrompt(chair: TurnsChair, choice: Choice): Prompt {
  const { cast, terminal } = chair.room;
  const { label, intro = [], verb, also = [], meaning, territories, list, make } = choice;

  const choose: Run = async (words) => {
    const items = territories.map((t) => [t, textOf(chair, t)] as const);
    const read = await readOrChoose(chair, words, `${verb} which`, items);
    if (read === undefined) return undefined;
    if (read.rest.length === 0) return make(read.territory);
    terminal.print('Name one territory at a time.');
    return undefined;
  };
  const showAll: Run = () => {
    for (const continent of cast.rules.board.continents) {
      const here = continent.territories.filter((territory) => territories.includes(territory));
      if (here.length > 0) terminal.print(`${continent.name}: ${territoryNames(cast, here)}`);
    }
    return undefined;
  };

  const example = territoryName(cast, territories[0]!).toLowerCase();
  return {
    label,
    intro,
    territories,
    bare: choose,
    verbs: [
      { name: verb, also, help: [[example, meaning]], run: choose },
      { name: list[0], help: [[list[0], list[1]]], run: showAll },
    ],
  };
}

function textOf({ room: { cast }, view }: TurnsChair, territory: number): string {
  const armies = view.armies[territory]!;
  return `${territoryName(cast, territory)}${armies === 0 ? '' : ` ${armies}`}`;
}
