import { type PlayedGame, playedGame, summarise, timelineOf, turnsOf } from '@rubicon/analysis/review';
import { HOST } from '@rubicon/engine';
import { type RecordedGame, verifyRecord } from '@rubicon/protocol';
import pc from 'picocolors';
import { analysisJson } from '../analysis/json.ts';
import { analyseTurns } from '../analysis/pool.ts';
import { analysisReport } from '../analysis/report.ts';
import { coresOf, readFile, wholeNumber } from '../input.ts';
import { print, printJson, progress, usesColour } from '../output.ts';
import { makeCast } from '../play/texts/cast.ts';
import { actorFrom } from '../positions.ts';
import { recordText } from '../texts/errors.ts';
import { UsageError } from '../usage.ts';

export interface AnalyseOptions {
  readonly seat?: string;
  readonly budgetMs?: string;
  readonly seed: string;
  readonly cores?: string;
  readonly json?: true;
}

const DEFAULT_WIDTH = 100;

/** Shows how a game developed, what was luck and which decisions cost most. Returns 1 if the record is faulty. */
export async function analyseCommand(file: string, options: AnalyseOptions): Promise<number> {
  const started = performance.now();
  const { budgetMs } = options;
  const budget =
    budgetMs === undefined ? Number.POSITIVE_INFINITY : wholeNumber('--budget-ms', budgetMs, 1, 3_600_000);
  const threads = coresOf(options.cores);
  const read = readFile(file);
  if (read.problem !== undefined) throw new UsageError(`${file} ${read.problem}`);
  const reading = verifyRecord(read.text);
  if (reading.error !== undefined) {
    process.stderr.write(`${file}: ${recordText(reading.error)}\n`);
    return 1;
  }
  const { game } = reading;
  const played = gameOfTurns(file, game);
  const seat = options.seat === undefined ? undefined : actorFrom(options.seat, game.position);
  if (seat === HOST) throw new UsageError('--seat takes a seat: the host decides nothing');
  const turns = turnsOf(played).length;
  const shown = progress();
  try {
    const analysing = analyseTurns({
      record: read.text,
      settings: { seat, seed: options.seed },
      turns,
      threads,
      until: started + budget,
      onAnalysed: (analysed) => shown.update(`${analysed} of ${turns} turns`),
    });
    const [timeline, analysed] = [timelineOf(played), await analysing];
    shown.end();
    const analysis = summarise(played, timeline, analysed.decisions);
    const extent = { turns: analysed.turns, of: turns };
    if (options.json) printJson(analysisJson(game.rules.board, game.header.seats, analysis, extent));
    else {
      const cast = makeCast(game, game.header.seats, pc.createColors(usesColour()));
      for (const line of analysisReport(cast, analysis, extent, process.stdout.columns ?? DEFAULT_WIDTH))
        print(line);
    }
    return 0;
  } finally {
    shown.end();
  }
}

function gameOfTurns(file: string, game: RecordedGame): PlayedGame {
  const played = playedGame(game);
  if (played !== undefined) return played;
  throw new UsageError(
    `${file}: games with written orders are not analysed; they have no dice, and all decide at the same time`,
    { code: 'not-analysed' },
  );
}
