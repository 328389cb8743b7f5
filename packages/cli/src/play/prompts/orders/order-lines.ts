import type { OrdersDecision } from '../../decision.ts';
import { changesOf } from '../../staging.ts';
import { territoryName } from '../../texts/cast.ts';
import { readPlace } from '../places.ts';
import { askNumber, readOrChoose } from '../questions.ts';
import { readNumber } from '../reading.ts';
import { warn } from './previewing.ts';
import { write } from './sheet.ts';

/** Readers of the lines of a sheet. A line with a mistake is also written (AR-16), with a warning. */

export async function readDeployment(
  decision: OrdersDecision,
  words: readonly string[],
  own: readonly number[],
  left: number,
): Promise<undefined> {
  const place = await readPlace(decision, words, own, () => left);
  if (place === undefined) return;
  if (place[1] < 1) {
    decision.room.terminal.print(`Type a number, at least 1. “remove” deletes a line.`);
    return;
  }
  write(decision, { type: 'deploy', place });
  warn(decision, 'deployed');
}

export async function readCash(
  decision: OrdersDecision,
  words: readonly string[],
  objectives: readonly number[],
): Promise<undefined> {
  const { cast, terminal } = decision.room;
  if (words.length === 0 && objectives.length === 0) {
    terminal.print('You have no objectives left.');
    return;
  }
  const items = objectives.map((t) => [t, territoryName(cast, t)] as const);
  const read = await readOrChoose(decision, words, 'cash in', items);
  if (read === undefined) return;
  if (read.rest.length > 0) {
    terminal.print('Cash in 1 objective at a time.');
    return;
  }
  write(decision, { type: 'cash', territory: read.territory });
  warn(decision, 'cashed');
}

/** Reads `brazil venezuela 2`; asks for missing parts. */
export async function readOrderedMove(
  decision: OrdersDecision,
  words: readonly string[],
  own: readonly number[],
): Promise<undefined> {
  const { cast, terminal } = decision.room;
  const { neighbours } = decision.rules.board;
  const withArmies = (t: number) => [t, `${territoryName(cast, t)} ${decision.view.armies[t]}`] as const;
  const from = await readOrChoose(decision, words, 'move from', own.map(withArmies));
  if (from === undefined) return;
  const rest = from.rest[0] === 'to' ? from.rest.slice(1) : from.rest;
  const targets = neighbours[from.territory]!.map(withArmies);
  const to = await readOrChoose(decision, rest, 'move to', targets);
  if (to === undefined) return;
  const troops = await readTroops(decision, to.rest, Math.max(1, staying(decision, from.territory)));
  if (troops === undefined) return;
  if (troops < 1) {
    terminal.print('Type how many troops move, at least 1.');
    return;
  }
  write(decision, { type: 'move', move: [from.territory, to.territory, troops] });
  warn(decision, 'moved');
}

/** The troops on a territory that have no move yet. */
function staying({ room, view }: OrdersDecision, territory: number): number {
  return view.armies[territory]! + (changesOf(room.staging).get(territory) ?? 0);
}

async function readTroops(
  decision: OrdersDecision,
  [word, ...tooMuch]: readonly string[],
  most: number,
): Promise<number | undefined> {
  const { cast, terminal } = decision.room;
  if (word === undefined)
    return askNumber(decision, `how many ${cast.words.armies} (1 to ${most}, or all)`, { least: 1, most });
  const troops = word === 'all' ? most : readNumber(word);
  if (troops !== undefined && tooMuch.length === 0) return troops;
  terminal.print(`After the 2 territories, type a number of ${cast.words.armies}, or all.`);
  return undefined;
}
