import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  type TurnsCommand as Command,
  createGame,
  DEFAULT_COLOURS,
  type Dice,
  isTurns,
  makePosition,
  type TurnsPosition as Position,
  type TurnsRules as Rules,
  seededDice,
  step,
  type TurnsGame,
  turns,
} from '@rubicon/engine';
import { RecordedGame, seededChance } from '@rubicon/protocol';
import { coresOf, wholeNumber } from '../packages/cli/src/input.ts';
import { progress } from '../packages/cli/src/output.ts';
import { UsageError } from '../packages/cli/src/usage.ts';
import { clusterText, measureCluster } from '../packages/server/bench/cluster.ts';
import { isGood, measureServer } from '../packages/server/bench/server.ts';
import { visitSite } from '../packages/server/bench/site.ts';
import { EARLY_MINUTES, isSound, soak } from '../packages/server/bench/soak.ts';
import { measureAnalysis } from './analysis.ts';
import { numberAbove, runProgram } from './arguments.ts';
import { measureEngine } from './engine-share.ts';
import { SUBJECTS, type Subject } from './judgement/games.ts';
import { makePlot } from './judgement/plot.ts';
import { measurePredictability, predictabilityText } from './judgement/predictability.ts';
import { judge, judgementText } from './judgement.ts';
import { climbLadder, GROUPS, ladderText } from './ladder.ts';
import { measureOdds, timingText } from './odds.ts';
import { measureQuestions, questionText } from './questions.ts';
import { foldTimeText, measureFolding } from './records.ts';
import { type Counts, type Door, makePolicy, type Policy, Random, startPosition } from './rp2.ts';

const USAGE = `usage: npm run --silent bench -- rp2 [--players N] [--seconds S] [--door play|step] [--seed TEXT] [--records DIR] [--json]
       npm run --silent bench -- odds [--json]
       npm run --silent bench -- records [FOLDER] [--json]
       npm run --silent bench -- ladder [--games N] [--group NAME] [--seed TEXT] [--json]
       npm run --silent bench -- judgement [--games N] [--kind NAME] [--folder DIR] [--plot FILE] [--cores N] [--json]
       npm run --silent bench -- predictability [--games N] [--kind NAME] [--folder DIR] [--cores N] [--json]
       npm run --silent bench -- analysis [--games N] [--seed TEXT] [--json]
       npm run --silent bench -- questions [--games N] [--json]
       npm run --silent bench -- server [--json]
       npm run --silent bench -- cluster [--profile FOLDER] [--json]
       npm run --silent bench -- site [--minutes N] [--nodes K] [--json]
       npm run --silent bench -- soak [--minutes N] [--json]

  rp2     whole games of a random policy on one thread, every command through the engine's public door with
          full validation; games per second of CPU time, and the same for the engine without the policy
  odds    how long the odds of a battle take, in nanoseconds of CPU time, and the limit
  records how long opening a stored record takes, against JSON.parse of the same text, for each record of a
          folder (the golden records)
  ladder  how strong the bots are: each level against the one below and more, N games each (120); takes long.
          Groups: ${GROUPS.join(', ')}
  judgement
          whether the chances of the evaluation come true: N games of hard (2000) and 15 % as many of expert for each
          kind of game, none of them used for tuning; --folder keeps the games, --plot draws the calibration
  predictability
          how well any evaluation could do: plays positions of N games of hard (40) to the end again and again; takes long
  analysis
          whether luck averages 0, how much of the results of N games (120) it explains, what the decisions of each level
          cost, and what nothing explains; decisions in a fifth as many games
  questions
          the CPU time of a question to an external program, in N games (40), against a bare program that sends the same
          lines: a lean program gets neither views nor events, a full one both
  server  the server with its durable store against a bare relay of the same messages: commands per second, the
          99th percentile of the delay, memory per connection and for 20,000 idle tables; takes five minutes
  cluster servers that share a PostgreSQL database, next to one with the embedded store and to a bare program that sends
          the same statements: commands per second, delay, CPU time per command; --profile writes CPU profiles of the
          servers; takes five minutes
  site    people who arrive, play, sleep, lose their connection and return, for N minutes (10), with the embedded store or
          with K nodes on PostgreSQL; what 1,000 players online need
  soak    a full server for N minutes (10): 1,000 tables, 3,000 people and as many bots; memory per line of the
          running games, and how late clocks that ran out were noticed`;

interface Settings {
  readonly game: TurnsGame;
  readonly policy: Policy;
  readonly players: number;
  readonly seed: string;
  readonly door: PlayDoor;
}

/** Plays commands with `play`, and the dice of the current game. */
class PlayDoor implements Door {
  readonly name: string = 'play';
  dice: Dice = seededDice('');
  protected readonly rules: Rules;

  constructor(rules: Rules) {
    this.rules = rules;
  }

  play(position: Position, command: Command): Position {
    const rejection = turns.play(this.rules, position, position.seat, command, this.dice);
    if (rejection !== undefined) throw new Error(rejection.code);
    return position;
  }
}

class StepDoor extends PlayDoor {
  override readonly name = 'step';

  override play(position: Position, command: Command): Position {
    const result = step(this.rules, position, position.seat, command, this.dice);
    if (result.rejection !== undefined) throw new Error(result.rejection.code);
    return result.position;
  }
}

/** Games before the clock starts: enough for the JIT compiler to finish. */
const WARM_UP = 2000;
const BATCH = 32;

function noCounts(): Counts {
  return { actions: 0, rolls: 0, turns: 0 };
}

/** Plays game `number` of the seed and returns its winner. */
function playOne({ game, policy, seed, door }: Settings, number: number, counts: Counts): number {
  const random = new Random(number);
  door.dice = seededDice(`${seed}/${number}`);
  return policy.playGame(startPosition(game, random, counts), random, door, counts).winner;
}

function measure(settings: Settings, seconds: number) {
  for (let n = 0; n < WARM_UP; n++) playOne(settings, -n, noCounts());
  const counts = noCounts();
  let games = 0;
  let firstSeat = 0;
  let elapsed = 0;
  const started = process.cpuUsage();
  while (elapsed < seconds) {
    for (let n = 0; n < BATCH; n++) if (playOne(settings, ++games, counts) === 0) firstSeat++;
    const { user, system } = process.cpuUsage(started);
    elapsed = (user + system) / 1e6;
  }
  const gamesPerSecond = games / elapsed;
  const engineGamesPerSecond = measureEngine(settings.game, settings.policy, settings.seed, seconds / 2);
  return {
    players: settings.players,
    door: settings.door.name,
    seed: settings.seed,
    games,
    gamesPerSecond,
    engineGamesPerSecond,
    engineShare: gamesPerSecond / engineGamesPerSecond,
    actionsPerGame: counts.actions / games,
    rollsPerGame: counts.rolls / games,
    turnsPerGame: counts.turns / games,
    seat0: firstSeat / games,
  };
}

/** Plays the counted games once more, outside the measurement, and writes their records. */
function writeRecords({ game, policy, players, seed }: Settings, games: number, folder: string): void {
  for (let number = 1; number <= games; number++) {
    const random = new Random(number);
    const start = startPosition(game, random, noCounts());
    const lines: string[] = [];
    const seats = DEFAULT_COLOURS.slice(0, players).map((colour) => ({ colour, name: 'RP-2', bot: 'rp2' }));
    const { edition, options } = game.rules;
    const position = makePosition(game.rules, start);
    const recorded = RecordedGame.create(
      { game: `rp2-${number}`, edition, options, seats, position },
      seededChance(`${seed}/${number}`),
      (line) => lines.push(line),
    );
    if ('error' in recorded) throw new Error(recorded.error.code);
    if (recorded.position.family !== 'turns') throw new Error('a game of another family');
    policy.playGame(
      recorded.position,
      random,
      {
        play(at, command) {
          const { rejection } = recorded.play(at.seat, command);
          if (rejection !== undefined) throw new Error(rejection.code);
          return at;
        },
      },
      noCounts(),
    );
    recorded.close();
    writeFileSync(join(folder, `${String(number).padStart(6, '0')}.jsonl`), `${lines.join('\n')}\n`);
  }
}

/** Exits with 1 if a target is missed. */
async function judgement(options: {
  games?: string;
  kind?: string;
  folder?: string;
  plot?: string;
  cores?: string;
  json: boolean;
}): Promise<void> {
  const games = gamesIn(options.games ?? '2000');
  const kinds = kindsIn(options.kind);
  const shown = progress();
  const { folder } = options;
  const settings = { games, folder, cores: coresOf(options.cores), onPlayed: shown.update };
  const results = await judge(settings, kinds);
  shown.end();
  if (options.plot !== undefined) writeFileSync(options.plot, makePlot(results));
  if (options.json) console.log(JSON.stringify(results));
  else for (const result of results) console.log(judgementText(result));
  if (results.some(({ isReached }) => !isReached)) process.exitCode = 1;
}

async function predictability(options: {
  games?: string;
  kind?: string;
  folder?: string;
  cores?: string;
  json: boolean;
}): Promise<void> {
  const shown = progress();
  const settings = {
    games: gamesIn(options.games ?? '40'),
    folder: options.folder,
    cores: coresOf(options.cores),
    onPlayed: shown.update,
  };
  const results = [];
  for (const kind of kindsIn(options.kind)) results.push(...(await measurePredictability(settings, kind)));
  shown.end();
  if (options.json) console.log(JSON.stringify(results));
  else for (const result of results) console.log(predictabilityText(result));
}

function kindsIn(text: string | undefined): readonly Subject[] {
  const kinds = SUBJECTS.filter((kind) => text === undefined || text === kind);
  if (kinds.length === 0) throw new UsageError(`--kind takes one of ${SUBJECTS.join(', ')}`);
  return kinds;
}

const gamesIn = (text: string): number => wholeNumber('--games', text, 1, 999_999);

function ladder(options: { games?: string; seed: string; group?: string; json: boolean }): void {
  const games = gamesIn(options.games ?? '120');
  if (options.group !== undefined && !GROUPS.includes(options.group))
    throw new UsageError(`--group takes one of ${GROUPS.join(', ')}`);
  const results = climbLadder(games, options.seed, options.group, (result) => {
    if (!options.json) console.log(ladderText(result));
  });
  if (options.json) console.log(JSON.stringify(results));
  if (results.some(({ isReached }) => !isReached)) process.exitCode = 1;
}

/** Exits with 1 if a target is missed. */
function analysis(options: { games?: string; seed: string; json: boolean }): void {
  const games = gamesIn(options.games ?? '120');
  const results = measureAnalysis(games, options.seed, (text) => {
    if (!options.json) console.log(text);
  });
  if (options.json) console.log(JSON.stringify(results));
  if (results.some(({ isReached }) => !isReached)) process.exitCode = 1;
}

async function questions(options: { games?: string; json: boolean }): Promise<void> {
  const costs = await measureQuestions(gamesIn(options.games ?? '40'));
  console.log(options.json ? JSON.stringify(costs) : questionText(costs));
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      players: { type: 'string', default: '4' },
      seconds: { type: 'string', default: '4' },
      door: { type: 'string', default: 'play' },
      seed: { type: 'string', default: 'rp2' },
      records: { type: 'string' },
      games: { type: 'string' },
      kind: { type: 'string' },
      folder: { type: 'string' },
      plot: { type: 'string' },
      cores: { type: 'string' },
      group: { type: 'string' },
      nodes: { type: 'string', default: '0' },
      profile: { type: 'string' },
      minutes: { type: 'string', default: '10' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  if (positionals.join() === 'odds') {
    const timings = measureOdds();
    if (values.json) console.log(JSON.stringify(timings));
    else for (const timing of timings) console.log(timingText(timing));
    return;
  }
  if (positionals[0] === 'records') return records(positionals[1] ?? GOLDEN, values.json);
  if (positionals.join() === 'ladder') return ladder(values);
  if (positionals.join() === 'judgement') return judgement(values);
  if (positionals.join() === 'predictability') return predictability(values);
  if (positionals.join() === 'analysis') return analysis(values);
  if (positionals.join() === 'questions') return questions(values);
  if (positionals.join() === 'server') return server(values.json);
  if (positionals.join() === 'cluster') return cluster(values.profile, values.json);
  if (positionals.join() === 'site') return site(values);
  if (positionals.join() === 'soak') return soakServer(values);
  const players = wholeNumber('--players', values.players, 2, 6);
  if (positionals.join() !== 'rp2')
    throw new UsageError(
      'the benchmarks are rp2, odds, records, ladder, judgement, predictability, analysis, questions, server, cluster, site and soak',
    );
  const seconds = numberAbove('--seconds', values.seconds, 0);
  if (!['play', 'step'].includes(values.door)) throw new UsageError('--door takes play or step');
  const game = createGame({ edition: 'world-domination', colours: DEFAULT_COLOURS.slice(0, players) });
  if (game.error !== undefined || !isTurns(game)) throw new UsageError('--players takes 2 to 6');
  const folder = values.records;
  if (folder !== undefined) {
    mkdirSync(folder, { recursive: true });
    if (readdirSync(folder).length > 0) throw new UsageError(`--records ${folder}: the folder is not empty`);
  }

  const policy = makePolicy(game.rules);
  const door = values.door === 'step' ? new StepDoor(game.rules) : new PlayDoor(game.rules);
  const settings: Settings = { game, policy, players, seed: values.seed, door };
  const result = measure(settings, seconds);
  if (folder !== undefined) writeRecords(settings, result.games, folder);
  if (values.json) console.log(JSON.stringify(result));
  else for (const [name, value] of Object.entries(result)) console.log(`${name.padEnd(16)}${value}`);
}

const GOLDEN = fileURLToPath(new URL('../../packages/protocol/testdata/golden', import.meta.url));

/** Exits with 1 if a record exceeds the limit. */
function records(folder: string, json: boolean): void {
  const times = measureFolding(folder);
  if (json) console.log(JSON.stringify(times));
  else for (const time of times) console.log(foldTimeText(time));
  if (times.some(({ ratio, limit }) => ratio > limit)) process.exitCode = 1;
}

const printNote = (text: string): void => void process.stderr.write(`${text}\n`);

/** Exits with 1 if a limit is missed. */
async function server(json: boolean): Promise<void> {
  const results = await measureServer(printNote);
  if (json) console.log(JSON.stringify(results));
  else
    for (const [name, value] of Object.entries(results)) console.log(`${name.padEnd(18)}${value.toFixed(2)}`);
  process.exit(isGood(results) ? 0 : 1);
}

/** Exits with 1 if a server is too slow compared with the bare program. */
async function cluster(profiles: string | undefined, json: boolean): Promise<void> {
  const results = await measureCluster(printNote, profiles);
  console.log(json ? JSON.stringify(results) : clusterText(results));
  process.exit(results.isReached ? 0 : 1);
}

/** Exits with 1 if people gave up after an error. */
async function site(options: { minutes: string; nodes: string; json: boolean }): Promise<void> {
  const minutes = numberAbove('--minutes', options.minutes, 0);
  const results = await visitSite(minutes, wholeNumber('--nodes', options.nodes, 0), printNote);
  if (options.json) console.log(JSON.stringify(results));
  else for (const [name, value] of Object.entries(results)) console.log(`${name.padEnd(22)}${value}`);
  process.exit(results.failed === 0 ? 0 : 1);
}

/** Exits with 1 if memory grows or a clock is noticed late. */
async function soakServer(options: { minutes: string; json: boolean }): Promise<void> {
  const results = await soak(numberAbove('--minutes', options.minutes, EARLY_MINUTES), printNote);
  if (options.json) console.log(JSON.stringify(results));
  else for (const [name, value] of Object.entries(results)) console.log(`${name.padEnd(18)}${value}`);
  process.exit(isSound(results) ? 0 : 1);
}

await runProgram(main);
