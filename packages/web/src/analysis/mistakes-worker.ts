import { type Decision, decisionsOf, playedGame, timelineOf, turnsOf } from '@rubicon/analysis/review';
import type { ReplayData } from '../host/lobby.ts';
import { openReplay } from '../replay/replay.ts';
import { isPerson } from './persons.ts';

/** A person's decision that gave away a large part of the chance to win. */
export interface Mistake extends Decision {
  readonly round: number;
}

/** The mistakes found so far. */
export interface Mistakes {
  readonly list: readonly Mistake[]; // worst first
  readonly share: number; // of the turns searched, 0 to 1
}

/** Posts the mistakes people made in a game, turn by turn; games with written orders have none. */
addEventListener('message', ({ data }: MessageEvent<ReplayData>) => {
  const replay = openReplay(data);
  const game = replay && playedGame(replay);
  if (game === undefined) return;
  const { seats } = data.game;
  const persons = seats.flatMap((seat, i) => (isPerson(seat) ? i : []));
  if (persons.length === 0) return;
  const turns = turnsOf(game);
  const rounds = new Map(timelineOf(game).entries.map(({ turn, round }) => [turn, round]));
  let list: Mistake[] = [];
  for (const [i, turn] of turns.entries()) {
    const round = rounds.get(turn.turn) ?? 0;
    const decisions = persons.flatMap((seat) => decisionsOf(game, turn, { seat })); // on other seats' turns, people defend
    const found = decisions.filter(({ mark }) => mark !== undefined);
    list = [...list, ...found.map((decision) => ({ ...decision, round }))].sort((a, b) => b.lost - a.lost);
    const share = (i + 1) / turns.length;
    if (persons.includes(turn.seat) || share === 1) postMessage({ list, share } satisfies Mistakes);
  }
});
