import type { Position, Seat } from '@rubicon/engine';
import { progressOf } from '../games.ts';
import type { Player } from './player.ts';

/** What a seat needed for its decisions. */
export interface Effort {
  /** By the clock: what else the machine does meanwhile counts too. */
  ms: number;
  /** Turns it had, or rounds. */
  turns: number;
}

/** The same player; how long it takes is added up. */
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

/** With written orders a round is everybody's. */
const isTurnOf = (view: Position, seat: Seat): boolean => view.family === 'orders' || view.seat === seat;
