import type { SeatCommand } from '@rubicon/engine';
import { type Chair, offersOf } from '../table.ts';
import { territoryName } from '../texts/cast.ts';
import type { Prompt, Run, Verb } from './prompt.ts';
import { askNumber, readOrChoose } from './questions.ts';
import { readNumber } from './reading.ts';

/** The move at the end of a turn. */
export function fortifyPrompt(chair: Chair): Prompt {
  const { cast, terminal } = chair.table;
  const moves = offersOf(chair, 'fortify');
  const name = (territory: number): string => territoryName(cast, territory);
  const move: Run = (words) => readMove(chair, words);
  const list: Run = () => {
    for (const from of new Set(moves.map((offer) => offer.from))) {
      const targets = moves.filter((offer) => offer.from === from).map(({ to }) => name(to));
      terminal.print(`${name(from)} ${chair.view.armies[from]}: ${targets.join(', ')}`);
    }
    return undefined;
  };
  const verbs: Verb[] = [];
  const [first] = moves;
  if (first !== undefined) {
    const pair = `${name(first.from)} ${name(first.to)}`.toLowerCase();
    const help = [
      [`${pair} ${first.most}`, 'move so many armies and end the turn'],
      [`${pair} all`, 'move all but one and end the turn'],
    ] as const;
    verbs.push({ name: 'move', also: ['fortify'], help, run: move });
    verbs.push({ name: 'moves', help: [['moves', 'all moves that are possible']], run: list });
  }
  verbs.push({
    name: 'done',
    also: ['end'],
    help: [['done', 'end the turn without a move']],
    run: () => ({ type: 'end-turn' }),
  });
  return {
    label: first === undefined ? 'move (none is possible: done)' : 'move, or done',
    territories: [...new Set(moves.map(({ from }) => from))],
    bare: move,
    verbs,
  };
}

/** `brazil peru 3`; what is not given is asked for. What cannot be moved the game itself refuses. */
async function readMove(chair: Chair, words: readonly string[]): Promise<SeatCommand | undefined> {
  const { terminal, cast } = chair.table;
  const moves = offersOf(chair, 'fortify');
  const origins = [...new Set(moves.map((offer) => offer.from))];
  const withArmies = (t: number) => [t, `${territoryName(cast, t)} ${chair.view.armies[t]}`] as const;
  const from = await readOrChoose(chair, words, 'move from where', origins.map(withArmies));
  if (from === undefined) return undefined;
  const targets = moves.flatMap((offer) => (offer.from === from.territory ? offer.to : []));
  if (targets.length === 0 && from.rest.length === 0) {
    terminal.print(`No armies can move from ${territoryName(cast, from.territory)}.`);
    return undefined;
  }
  const rest = from.rest[0] === 'to' ? from.rest.slice(1) : from.rest;
  const to = await readOrChoose(chair, rest, 'move to where', targets.map(withArmies));
  if (to === undefined) return undefined;
  const range = moves.find((offer) => offer.from === from.territory && offer.to === to.territory);
  const armies = await readArmies(chair, to.rest, range ?? { least: 1, most: 1 });
  if (armies === undefined) return undefined;
  return { type: 'fortify', from: from.territory, to: to.territory, armies };
}

async function readArmies(
  chair: Chair,
  [word, ...tooMuch]: readonly string[],
  range: { readonly least: number; readonly most: number },
): Promise<number | undefined> {
  if (word === undefined) {
    return askNumber(chair, `how many armies (${range.least} to ${range.most}, or all)`, range);
  }
  const armies = word === 'all' ? range.most : readNumber(word);
  if (armies !== undefined && tooMuch.length === 0) return armies;
  chair.table.terminal.print('After the two territories type how many armies, or all.');
  return undefined;
}
