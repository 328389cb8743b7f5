import type { Position, Seat } from '@rubicon/engine';
import { progressOf } from '../games.ts';
import type { Clock, ThreadClock } from './cpu-time.ts';
import type { Player } from './player.ts';

/** The time a seat took for its decisions. */
export interface Effort {
  readonly ms: number;
  readonly clock: Clock;
  /** Turns or rounds played. */
  readonly turns: number;
}

/** A player whose time is measured. */
export interface TimedPlayer {
  readonly player: Player;
  /** Called at the end of the game, while an external program still runs. */
  effort(): Effort;
}

/** Wraps a player and measures its time: that of this thread for its decisions, or that of its program for the game. */
export function timed(player: Player, seat: Seat, clock: ThreadClock): TimedPlayer {
  let turn = 0;
  let turns = 0;
  let thought = 0;
  let waited = 0;
  const wrapped: Player = {
    ...(player.see !== undefined && { see: (events) => player.see?.(events) }),
    act(view, offers) {
      if (progressOf(view) > turn && isTurnOf(view, seat)) {
        turn = progressOf(view);
        turns++;
      }
      const [cpu, wall] = [clock.now(), performance.now()];
      const answer = player.act(view, offers);
      if (answer instanceof Promise) {
        return answer.finally(() => {
          waited += performance.now() - wall;
        });
      }
      thought += Math.max(0, clock.now() - cpu - clock.cost);
      return answer;
    },
  };
  return {
    player: wrapped,
    effort() {
      const ms = player.cpuMs?.();
      if (ms !== undefined) return { ms, clock: 'cpu', turns };
      if (waited > 0) return { ms: waited, clock: 'wall', turns };
      return { ms: thought, clock: clock.clock, turns };
    },
  };
}

/** The current turn or, with written orders, round. */
const isTurnOf = (view: Position, seat: Seat): boolean => view.family === 'orders' || view.seat === seat;
