import { makeBot } from '@rubicon/bots';
import {
  DEFAULT_COLOURS,
  fallback,
  HOST,
  isToAct,
  legal,
  type Position,
  toAct,
  viewOf,
} from '@rubicon/engine';
import { RecordedGame } from '@rubicon/protocol';
import type { Setting } from './player.ts';

const SEEDS = 1000; // what nobody finds among these, bots play no more

/** The record of the first of many games, each with a seed of its own, that comes to such a position. */
export function recordAmong(setting: Setting, isWanted: (position: Position) => boolean): string {
  for (let i = 0; i < SEEDS; i++) {
    const record = findRecord({ ...setting, seed: `${setting.seed}${i}` }, isWanted, false);
    if (record !== undefined) return record;
  }
  throw new Error(`no such position in ${SEEDS} games of ${setting.edition}: do bots still play like this?`);
}

/** Plays a game by bots until the position is as wanted, with the first person to act; gives its record so far. */
export function recordUntil(
  setting: Setting,
  isWanted: (position: Position) => boolean,
  isClosed = false,
): string {
  const record = findRecord(setting, isWanted, isClosed);
  if (record === undefined)
    throw new Error(`no such position in a game of ${setting.edition} with the seed ${setting.seed}`);
  return record;
}

function findRecord(
  { edition, options = {}, seats, seed }: Setting,
  isWanted: (position: Position) => boolean,
  isClosed: boolean,
): string | undefined {
  const lines: string[] = [];
  const game = RecordedGame.create(
    {
      edition,
      options,
      seed,
      seats: seats.map((seat, s) => ({
        colour: DEFAULT_COLOURS[s]!,
        ...(typeof seat === 'string' ? { name: seat } : { name: `Bot ${s}`, bot: seat.bot }),
      })),
    },
    (line) => lines.push(line),
  );
  if ('error' in game) throw new Error(`no such game: ${game.error.code}`);
  const { rules, position } = game;
  game.play(HOST, { type: 'start' });
  const bots = seats.map((_, seat) => makeBot('medium', rules, seat, seed)!);
  for (let commands = 0; commands < 20_000; commands++) {
    if (isWanted(position) && (isClosed || isToAct(position, 0))) {
      if (isClosed) game.close();
      return lines.map((line) => `${line}\n`).join('');
    }
    const [seat] = toAct(position);
    if (seat === undefined) break;
    const view = viewOf(position, seat);
    const isIdle = seat === 0 && rules.family === 'orders'; // so that it wins no bid
    game.play(
      seat,
      isIdle ? fallback(rules, position, seat)! : bots[seat]!.act(view, legal(rules, view, seat)),
    );
  }
  return undefined;
}
