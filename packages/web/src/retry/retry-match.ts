import { makeEvent, parseCommand, redact, type SeatCommand } from '@rubicon/engine';
import type { HistoryEntry, Replay, WireLine } from '@rubicon/protocol/wire';
import type { Mistake } from '../analysis/mistakes-worker.ts';
import { Match } from '../game/match/match.ts';
import type { ReplayData } from '../host/lobby.ts';

/**
 * Opens a finished game at the moment of a mistake, with what its seat knew. Its table plays no commands: it passes the
 * first one to `onDecide`, and the match waits.
 */
export function openRetry(
  { game, beginning }: Pick<ReplayData, 'game' | 'beginning'>,
  { rules, entries }: Pick<Replay, 'rules' | 'entries'>,
  { seq, seat }: Pick<Mistake, 'seq' | 'seat'>,
  onDecide: (command: SeatCommand) => void,
): Match {
  const match = new Match(() => 0);
  const lines = entries.filter((entry) => entry.seq < seq).map(lineOf);
  match.start({
    send(message) {
      switch (message.type) {
        case 'hello':
          return match.receive({ ...message, game, yours: [seat] });
        case 'sit':
          return match.receive({
            type: 'seated',
            seat: message.seat,
            ...(beginning !== undefined && { beginning }),
            lines,
          });
        case 'command': {
          const { value } = parseCommand(rules.board, message.command);
          if (value !== undefined) onDecide(value as SeatCommand);
        }
      }
    },
    close() {},
  });
  return match;

  /** Omits changes at the table, so that nobody is away and nothing is paused. */
  function lineOf({ seq, seat: player, time, events }: HistoryEntry): WireLine {
    const seen = events.map((event) => makeEvent(rules.board, redact(rules, event, seat)));
    return { seq, seat: player, ...(time !== undefined && { time }), events: seen };
  }
}
