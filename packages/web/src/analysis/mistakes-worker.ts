import { type Decision, decisionsOf, playedGame, timelineOf, turnsOf } from '@rubicon/analysis/review';
import type { ReplayData } from '../host/lobby.ts';
import { openReplay } from '../replay/replay.ts';

/** A decision of a person that lost a large part of its chance. */
export interface Mistake extends Decision {
  readonly round: number;
}

/** The mistakes that were found so far. */
export interface Mistakes {
  readonly list: readonly Mistake[]; // the worst first
  readonly share: number; // of the turns, from 0 to 1
}

/** Answers with the mistakes of the persons in a game, turn by turn; games with written orders have none. */
addEventListener('message', ({ data }: MessageEvent<ReplayData>) => {
  const replay = openReplay(data);
  const game = replay && playedGame(replay);
  if (game === undefined) return;
  const { seats } = data.game;
  const turns = turnsOf(game).filter(({ seat }) => seats[seat] !== undefined && !isBot(seats[seat]));
  const rounds = new Map(timelineOf(game).entries.map(({ turn, round }) => [turn, round]));
  let list: Mistake[] = [];
  for (const [i, turn] of turns.entries()) {
    const round = rounds.get(turn.turn) ?? 0;
    const found = decisionsOf(game, turn, { seat: turn.seat }).filter(({ mark }) => mark !== undefined);
    list = [...list, ...found.map((decision) => ({ ...decision, round }))].sort((a, b) => b.lost - a.lost);
    postMessage({ list, share: (i + 1) / turns.length } satisfies Mistakes);
  }
});

const isBot = ({ bot, isBot }: ReplayData['game']['seats'][number]): boolean =>
  bot !== undefined || isBot === true;
