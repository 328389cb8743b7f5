import type { SeatCommand } from '@rubicon/engine';
import type { TurnsDecision } from '../../decision.ts';
import { territoryName, territoryNames } from '../../texts/cast.ts';
import type { Prompt, Run } from '../prompt.ts';
import { readOrChoose } from '../questions.ts';

/** A prompt for one territory. */
interface Choice {
  readonly label: string;
  readonly intro?: readonly string[];
  readonly verb: string; // optional before the name
  readonly also?: readonly string[];
  readonly meaning: string; // of a line with a name
  readonly territories: readonly number[];
  readonly list: readonly [verb: string, meaning: string]; // lists the choices by continent
  readonly make: (territory: number) => SeatCommand;
}

export function territoryPrompt(decision: TurnsDecision, choice: Choice): Prompt {
  const { cast, terminal } = decision.room;
  const { label, intro = [], verb, also = [], meaning, territories, list, make } = choice;

  const choose: Run = async (words) => {
    const items = territories.map((t) => [t, textOf(decision, t)] as const);
    const read = await readOrChoose(decision, words, 'choose a territory', items);
    if (read === undefined) return undefined;
    if (read.rest.length === 0) return make(read.territory);
    terminal.print('Name 1 territory at a time.');
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

function textOf({ room: { cast }, view }: TurnsDecision, territory: number): string {
  const armies = view.armies[territory]!;
  return `${territoryName(cast, territory)}${armies === 0 ? '' : ` ${armies}`}`;
}
