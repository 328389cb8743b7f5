import { makeBot } from '@rubicon/bots';
import { fallback, HOST, isToAct, legal, type Position, toAct, viewOf } from '@rubicon/engine';
import { RecordedGame } from '@rubicon/protocol';
import type { Setting } from './player.ts';

const COLOURS = ['red', 'blue', 'green', 'yellow', 'black', 'pink'] as const;

/** Plays a game by bots until the position is as wanted, with the first person to act; gives its record so far. */
export function recordUntil(
  setting: Setting,
  isWanted: (position: Position) => boolean,
  isClosed = false,
): string {
  const { edition, options = {}, seats, seed } = setting;
  const lines: string[] = [];
  const game = RecordedGame.create(
    {
      edition,
      options,
      seed,
      seats: seats.map((seat, s) => ({
        colour: COLOURS[s]!,
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
  throw new Error(`no such position in a game of ${edition} with the seed ${seed}`);
}
