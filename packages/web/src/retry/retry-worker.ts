import { type Attempt, type PlayedGame, playedGame, retry } from '@rubicon/analysis/review';
import type { SeatCommand, TurnsCommand } from '@rubicon/engine';
import { expose } from 'comlink';
import type { Mistake } from '../analysis/mistakes-worker.ts';
import type { ReplayData } from '../host/lobby.ts';
import { openReplay } from '../replay/replay.ts';

let game: PlayedGame | undefined;
let judge: ((attempt: TurnsCommand) => Attempt) | undefined;

/** Judges attempts to correct mistakes, in its own worker so that the board never waits. */
const retryWorker = {
  open(data: ReplayData): void {
    const replay = openReplay(data);
    game = replay && playedGame(replay);
  },

  /** Prepares to judge a mistake while the player thinks about it. */
  choose(mistake: Mistake): void {
    judge = undefined; // stays undefined if this mistake cannot be judged
    judge = game && retry(game, mistake);
  },

  judge(attempt: SeatCommand): Attempt | undefined {
    return judge?.(attempt as TurnsCommand); // mistakes are made in games with dice and turns only
  },
};

export type RetryWorker = typeof retryWorker;

expose(retryWorker);
