import { HOST, parseCommand } from '@rubicon/engine';
import type { RecordedGame } from '../src/index.ts';
import { linesOf } from './records.ts';

/** The lines that a game appends while it plays the next commands of a stored record. */
export function playNext(
  game: RecordedGame,
  record: string,
  commands: number,
  { isRevised = false } = {}, // continues under the current rules, and marks the switch
): string[] {
  const written: string[] = [];
  game.appendTo((line) => written.push(line));
  const stored = linesOf(record).slice(game.seq + 1, game.seq + 1 + commands);
  if (isRevised) game.revise();
  for (const line of stored) {
    const { seat, command, time, result } = JSON.parse(line);
    if (result !== undefined) {
      game.close();
      break;
    }
    const { value } = parseCommand(game.rules.board, command);
    if (value === undefined) throw new Error(`an unreadable command: ${line}`);
    const { rejection } = game.play(seat === 'host' ? HOST : seat, value, time);
    if (rejection !== undefined) throw new Error(`${line}: ${rejection.code}`);
  }
  return written;
}
