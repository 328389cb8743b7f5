import type { OrdersChair } from '../../chair.ts';
import { changesOf } from '../../draft.ts';
import { territoryName } from '../../texts/cast.ts';
import { readPlace } from '../places.ts';
import { askNumber, readOrChoose } from '../questions.ts';
import { readNumber } from '../reading.ts';
import { warn } from './previewing.ts';
import { write } from './sheet.ts';

/** Each reads one line of a sheet and writes it, wrong in the sense of the game or not (AR-16), but says so. */

export async function readDeployment(
  chair: OrdersChair,
  words: readonly string[],
  own: readonly number[],
  left: number,
): Promise<undefined> {
  const place = await readPlace(chair, words, own, () => left);
  if (place === undefined) return;
  if (place[1] < 1) {
    chair.room.terminal.print(`Type how many, at least 1; remove takes a line out.`);
    return;
  }
  write(chair, { type: 'deploy', place });
  warn(chair, 'deployed');
}

export async function readCash(
  chair: OrdersChair,
  words: readonly string[],
  objectives: readonly number[],
): Promise<undefined> {
  const { cast, terminal } = chair.room;
  if (words.length === 0 && objectives.length === 0) {
    terminal.print('You have no objectives any more.');
    return;
  }
  const items = objectives.map((t) => [t, territoryName(cast, t)] as const);
  const read = await readOrChoose(chair, words, 'cash which', items);
  if (read === undefined) return;
  if (read.rest.length > 0) {
    terminal.print('Cash one objective at a time.');
    return;
  }
  write(chair, { type: 'cash', territory: read.territory });
  warn(chair, 'cashed');
}

/** `brazil venezuela 2`; what is not given is asked for. */
export async function readOrderedMove(
  chair: OrdersChair,
  words: readonly string[],
  own: readonly number[],
): Promise<undefined> {
  const { cast, terminal } = chair.room;
  const { neighbours } = chair.rules.board;
  const withArmies = (t: number) => [t, `${territoryName(cast, t)} ${chair.view.armies[t]}`] as const;
  const from = await readOrChoose(chair, words, 'move from where', own.map(withArmies));
  if (from === undefined) return;
  const rest = from.rest[0] === 'to' ? from.rest.slice(1) : from.rest;
  const targets = neighbours[from.territory]!.map(withArmies);
  const to = await readOrChoose(chair, rest, 'move to where', targets);
  if (to === undefined) return;
  const troops = await readTroops(chair, to.rest, Math.max(1, staying(chair, from.territory)));
  if (troops === undefined) return;
  if (troops < 1) {
    terminal.print('Type how many move, at least 1.');
    return;
  }
  write(chair, { type: 'move', move: [from.territory, to.territory, troops] });
  warn(chair, 'moved');
}

/** How many are there and are not ordered away yet. */
function staying({ room, view }: OrdersChair, territory: number): number {
  return view.armies[territory]! + (changesOf(room.draft).get(territory) ?? 0);
}

async function readTroops(
  chair: OrdersChair,
  [word, ...tooMuch]: readonly string[],
  most: number,
): Promise<number | undefined> {
  const { cast, terminal } = chair.room;
  if (word === undefined)
    return askNumber(chair, `how many ${cast.words.armies} (1 to ${most}, or all)`, { least: 1, most });
  const troops = word === 'all' ? most : readNumber(word);
  if (troops !== undefined && tooMuch.length === 0) return troops;
  terminal.print(`After the two territories type how many ${cast.words.armies}, or all.`);
  return undefined;
}
