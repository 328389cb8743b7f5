import { gradeLine, isReached, makeGoal, makeLine, playLine } from '@rubicon/analysis';
import { COLOURS, clonePosition, makePosition, seededDice } from '@rubicon/engine';
import { mine } from '../challenge/mine.ts';
import { playChallenge } from '../challenge/session.ts';
import { comparisonText, percent, starsText } from '../challenge/texts.ts';
import { challengeAt, type DatedChallenge, lineFrom } from '../challenge/today.ts';
import { coresOf, randomSeed, wholeNumber } from '../input.ts';
import { print, printJson, progress, usesColour } from '../output.ts';
import { Departed, EXIT_CODES, openTerminal } from '../play/terminal.ts';
import { makeCast } from '../play/texts/cast.ts';
import { UsageError } from '../usage.ts';

export interface ChallengeOptions {
  readonly date?: string;
  readonly line?: string;
  readonly seed?: string;
  readonly mine?: string;
  readonly out?: string;
  readonly cores?: string;
  readonly json?: true;
}

/** Plays or grades the challenge of a day, or mines new ones. */
export async function challengeCommand(options: ChallengeOptions): Promise<number> {
  if (options.mine !== undefined) return mineCommand(options.mine, options);
  for (const flag of ['out', 'cores'] as const)
    if (options[flag] !== undefined) throw new UsageError(`--${flag} needs --mine`);
  const dated = await challengeAt(options.date);
  if (options.line !== undefined) gradeCommand(dated, options.line, options);
  else if (options.json) printJson(factsOf(dated));
  else return playCommand(dated, options);
  return 0;
}

const factsOf = ({ date, challenge: { rules, position, goal } }: DatedChallenge) => ({
  date,
  position: makePosition(rules, position),
  goal: makeGoal(rules.board, goal),
  toPlace: position.toPlace,
});

/** Grades a line without questions. With --seed it is also played out. */
function gradeCommand(dated: DatedChallenge, text: string, { json, seed }: ChallengeOptions): void {
  const { challenge } = dated;
  const { rules, position: start, goal } = challenge;
  const line = lineFrom(challenge, text);
  const { chance, stars } = gradeLine(challenge, line);
  const best = makeLine(rules.board, challenge.best);
  let reached: boolean | undefined;
  if (seed !== undefined) {
    const position = clonePosition(start);
    playLine(rules, position, line, seededDice(seed));
    reached = isReached(rules.board, goal, start.seat, position);
  }
  if (json) {
    printJson({
      ...factsOf(dated),
      line: makeLine(rules.board, line),
      chance,
      stars,
      best,
      bestChance: challenge.chance,
      obviousChance: challenge.obvious,
      ...(reached === undefined ? {} : { reached }),
    });
    return;
  }
  print(`${starsText(stars)}  ${percent(chance)}  (${comparisonText(challenge)})`);
  print(`best line: ${best}`);
  if (reached !== undefined) print(reached ? 'goal reached' : 'goal missed');
}

async function playCommand(dated: DatedChallenge, { seed }: ChallengeOptions): Promise<number> {
  const { position } = dated.challenge;
  const terminal = openTerminal({ input: process.stdin, output: process.stdout, colour: usesColour() });
  const seats = position.colours.map((colour) => ({ name: COLOURS[colour] ?? '?' }));
  const cast = makeCast(dated.challenge, seats, terminal.colours);
  try {
    await playChallenge(terminal, cast, dated, seededDice(seed ?? randomSeed()));
    return 0;
  } catch (error) {
    if (error instanceof Departed) return EXIT_CODES[error.how];
    throw error;
  } finally {
    terminal.close();
  }
}

async function mineCommand(wanted: string, options: ChallengeOptions): Promise<number> {
  const { out, seed = 'rubicon', json } = options;
  for (const flag of ['date', 'line'] as const)
    if (options[flag] !== undefined) throw new UsageError(`--${flag} cannot be used with --mine`);
  if (out === undefined) throw new UsageError('--mine needs --out');
  const shown = progress();
  const started = performance.now();
  const games = await mine({
    wanted: wholeNumber('--mine', wanted, 1, 100_000),
    seed,
    out,
    threads: coresOf(options.cores),
    onSearched: (searched, found) => shown.update(`${found} of ${wanted} challenges in ${searched} games`),
  }).finally(() => shown.end());
  const challenges = games.reduce((sum, game) => sum + game.challenges.length, 0);
  const seconds = Math.round((performance.now() - started) / 1000);
  if (json) printJson({ seed, out, games: games.length, challenges, seconds });
  else print(`${challenges} challenges in ${games.length} games: ${out}`);
  return 0;
}
