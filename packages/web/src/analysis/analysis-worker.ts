import {
  playedGame,
  type SeatLuck,
  summarise,
  type TurningPoint,
  timelineOf,
} from '@rubicon/analysis/review';
import type { ReplayData } from '../host/lobby.ts';
import { openReplay } from '../replay/replay.ts';

/** Each seat's chance to win. */
export type Chances = readonly number[];

/** The parts of an analysis that the page shows. */
export interface GameAnalysis {
  readonly chances: readonly Chances[]; // before the first entry, and after each
  readonly luck: readonly SeatLuck[];
  readonly turningPoints: readonly TurningPoint[];
}

/** Posts the analysis of a game; games with written orders have none. */
addEventListener('message', ({ data }: MessageEvent<ReplayData>) => {
  const replay = openReplay(data);
  const game = replay && playedGame(replay);
  if (game === undefined) return;
  const timeline = timelineOf(game);
  const { luck, turningPoints } = summarise(game, timeline, []);
  const chances = [timeline.start, ...timeline.entries.map((entry) => entry.chances)];
  postMessage({ chances, luck, turningPoints } satisfies GameAnalysis);
});
