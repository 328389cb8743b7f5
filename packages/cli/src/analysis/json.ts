import type { Analysis, Decision } from '@rubicon/analysis/review';
import { type Board, makeCommandText } from '@rubicon/engine';
import type { RecordHeader } from '@rubicon/protocol';

/** How much of a game was analysed. */
export interface Extent {
  readonly turns: number;
  readonly of: number;
}

/** The JSON output of `analyse`; chances and losses are shares of 1, moves are in the notation of commands. */
export function analysisJson(
  board: Board,
  seats: RecordHeader['seats'],
  { timeline, luck, skill, balance, turningPoints }: Analysis,
  analysed: Extent,
): object {
  const textsOf = (commands: Decision['played']): string[] =>
    commands.map((command) => makeCommandText(board, command));
  return {
    seats: seats.map(({ colour, name, bot }, seat) => ({ seat, colour, name, bot })),
    analysed,
    start: timeline.start,
    entries: timeline.entries.map(({ seq, round, seat, chances }) => ({ seq, round, seat, chances })),
    luck,
    skill: skill.map(({ mistakes, ...rest }) => ({
      ...rest,
      mistakes: mistakes.map(({ seq, kind, lost, best, mark, played, better }) => ({
        seq,
        kind,
        lost,
        best,
        mark,
        played: textsOf(played),
        better: textsOf(better),
      })),
    })),
    balance,
    rest: balance.map(({ rest }) => rest),
    turningPoints: turningPoints.map(({ action, ...point }) => ({
      ...point,
      action:
        action.type === 'battle'
          ? {
              type: action.type,
              from: board.territories[action.from]!.id,
              to: board.territories[action.to]!.id,
            }
          : action,
    })),
  };
}
