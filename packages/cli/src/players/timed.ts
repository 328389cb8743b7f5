import type { Position, Seat } from '@rubicon/engine';
import { progressOf } from '../games.ts';
import type { Player } from './player.ts';

/** The time a seat took for its decisions. */
export interface Effort {
  /** Wall-clock time, including other work of the machine. */
  ms: number;
  /** Turns or rounds played. */
  turns: number;
}

/** Wraps a player and adds up its time. */
export function timed(player: Player, seat: Seat, effort: Effort): Player {
  let turn = 0;
  return {
    ...(player.see !== undefined && { see: (events) => player.see?.(events) }),
    ...(player.close !== undefined && { close: async () => player.close?.() }),
    act(view, offers) {
      if (progressOf(view) > turn && isTurnOf(view, seat)) {
        turn = progressOf(view);
        effort.turns++;
      }
      const started = performance.now();
      const answer = player.act(view, offers);
      if (answer instanceof Promise) {
        return answer.finally(() => {
          effort.ms += performance.now() - started;
        });
      }
      effort.ms += performance.now() - started;
      return answer;
    },
  };
}

/** The current turn or, with written orders, round. */
const isTurnOf = (view: Position, seat: Seat): boolean => view.family === 'orders' || view.seat === seat;
