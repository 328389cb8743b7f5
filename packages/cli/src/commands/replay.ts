import { COLOURS, makePosition, type Position, type Rules, toAct } from '@rubicon/engine';
import { type RecordHeader, verifyRecord } from '@rubicon/protocol';
import pc from 'picocolors';
import { readFile, wholeNumber } from '../input.ts';
import { print, printJson, usesColour } from '../output.ts';
import { boardText } from '../play/texts/board.ts';
import { makeCast } from '../play/texts/cast.ts';
import { playersText } from '../play/texts/players.ts';
import { positionFrom, seatName } from '../positions.ts';
import { recordText } from '../texts/errors.ts';
import { UsageError } from '../usage.ts';

export interface ReplayOptions {
  readonly at?: string;
  readonly position?: string;
  readonly json?: true;
}

interface Shown {
  readonly rules: Rules;
  readonly position: Position;
  readonly seats: readonly Pick<RecordHeader['seats'][number], 'name' | 'bot'>[];
}

/** Shows the board of a position or of a record, at its end or after a command. */
export function replayCommand(file: string | undefined, options: ReplayOptions): number {
  if ((file === undefined) === (options.position === undefined)) {
    throw new UsageError('replay takes either a file or --position');
  }
  if (file === undefined) {
    if (options.at !== undefined) throw new UsageError('--at needs a file');
    const { rules, position } = positionFrom(options.position ?? '');
    const seats = position.colours.map((colour, seat) => ({ name: COLOURS[colour] ?? `seat ${seat}` }));
    show({ rules, position, seats }, {}, options);
    return 0;
  }
  const at = options.at === undefined ? undefined : wholeNumber('--at', options.at, 0);
  const read = readFile(file);
  if (read.problem !== undefined) throw new UsageError(`${file} ${read.problem}`);
  const reading = verifyRecord(read.text, at);
  if (reading.error !== undefined) {
    process.stderr.write(`${file}: ${recordText(reading.error)}\n`);
    return 1;
  }
  const { game } = reading;
  if (at !== undefined && game.seq < at) {
    throw new UsageError(`--at ${at}: the record has ${game.seq} commands`);
  }
  show({ rules: game.rules, position: game.position, seats: game.header.seats }, { seq: game.seq }, options);
  return 0;
}

function show(game: Shown, facts: { seq?: number }, { json }: ReplayOptions): void {
  const { rules, position, seats } = game;
  const actors = toAct(position).map(seatName);
  const notation = makePosition(rules, position);
  if (json) {
    const { edition, players } = rules;
    const { phase } = position;
    const progress = position.family === 'turns' ? { turn: position.turn } : { round: position.round };
    printJson({ ...facts, edition, players, phase, ...progress, toAct: actors, position: notation });
    return;
  }
  const cast = makeCast(game, seats, pc.createColors(usesColour()));
  for (const line of boardText(cast, position, process.stdout.columns ?? 80)) print(line);
  print('');
  for (const line of playersText(cast, position)) print(line);
  print('');
  if (facts.seq !== undefined) print(`after command ${facts.seq}`);
  print(notation);
}
