import { makePosition, type Position, type Rules, toAct } from '@rubicon/engine';
import { readRecord } from '@rubicon/protocol';
import { recordText } from '../errors.ts';
import { print, printJson, wholeNumber } from '../output.ts';
import { positionFrom, readText, seatName } from '../positions.ts';
import { boardText } from '../play/board.ts';
import { UsageError } from '../usage.ts';

export interface ReplayOptions {
  readonly at?: string;
  readonly position?: string;
  readonly json?: true;
}

/** Shows the board of a record, at its end or after a command, or of a position. */
export function replayCommand(file: string | undefined, options: ReplayOptions): number {
  if ((file === undefined) === (options.position === undefined)) {
    throw new UsageError('replay takes a file or --position, one of them');
  }
  if (file === undefined) {
    if (options.at !== undefined) throw new UsageError('--at goes with a file');
    const { rules, position } = positionFrom(options.position ?? '');
    show(rules, position, {}, options);
    return 0;
  }
  const at = options.at === undefined ? undefined : wholeNumber('--at', options.at, 0);
  const reading = readRecord(readText(file), at);
  if (reading.error !== undefined) {
    process.stderr.write(`${file}: ${recordText(reading.error)}\n`);
    return 1;
  }
  const { game } = reading;
  if (at !== undefined && game.seq < at) {
    throw new UsageError(`--at ${at}: the record has ${game.seq} commands`);
  }
  show(game.rules, game.position, { seq: game.seq }, options);
  return 0;
}

function show(rules: Rules, position: Position, facts: { seq?: number }, { json }: ReplayOptions): void {
  const { edition, players } = rules;
  const actors = toAct(position).map(seatName);
  const notation = makePosition(rules, position);
  if (json) {
    const { phase, turn } = position;
    printJson({ ...facts, edition, players, phase, turn, toAct: actors, position: notation });
    return;
  }
  print(boardText(rules, position));
  if (facts.seq !== undefined) print(`after command ${facts.seq}`);
  print(notation);
}
