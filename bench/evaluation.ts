import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ASPECTS, sampleOf } from '@rubicon/analysis/evaluation';
import { fitWeights, KINDS, type Kind, type Sample } from '@rubicon/bots/tuning';
import { isTurns } from '@rubicon/engine';
import { coresOf, wholeNumber } from '../packages/cli/src/input.ts';
import { progress } from '../packages/cli/src/output.ts';
import { makeNetFile } from '../packages/cli/src/tuning/net-file.ts';
import { UsageError } from '../packages/cli/src/usage.ts';
import { runProgram } from './arguments.ts';
import { type PlayedGame, parseGame } from './judgement/games.ts';
import { inherit } from './judgement/inheritance.ts';
import { gamesOf } from './judgement/library.ts';

const USAGE = `usage: npm run --silent evaluation -- [--kind KIND] [--games N] [--experts N] [--hidden N] [--seed TEXT]
                                  [--folder DIR] [--cores N]

Fits the networks that evaluate positions, and writes them into packages/analysis/src/evaluation/weights.
Plays N games of hard and N of expert for each kind (${KINDS.join(', ')}). Settings and seed determine
every number. The games are kept in the folder (temp/evaluation): a run that was stopped continues there.`;

const WEIGHTS = fileURLToPath(new URL('../../packages/analysis/src/evaluation/weights', import.meta.url));

/** One game in this many is held out: networks are measured by it, and never fitted to it. */
const HELD_OUT = 8;

/** The epochs and the learning rate of a fit. */
const TRAINING = { epochs: 10, rate: 0.002 };

/** A network has at least the units of that of `expert`, which it starts from. */
const LEAST_HIDDEN = 16;

interface Settings {
  readonly games: number; // of `hard`
  readonly experts: number; // games of `expert`
  readonly hidden: number;
  readonly seed: string;
  readonly folder: string;
  readonly cores: number;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      kind: { type: 'string' },
      games: { type: 'string', default: '4000' },
      experts: { type: 'string', default: '300' },
      hidden: { type: 'string', default: '20' },
      seed: { type: 'string', default: 'evaluation' },
      folder: { type: 'string', default: 'temp/evaluation' },
      cores: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(USAGE);
  const kinds = KINDS.filter((kind) => values.kind === undefined || values.kind === kind);
  if (kinds.length === 0) throw new UsageError(`--kind takes one of ${KINDS.join(', ')}`);
  const settings = {
    games: wholeNumber('--games', values.games, 2 * HELD_OUT, 999_999),
    experts: wholeNumber('--experts', values.experts, 0, 999_999),
    hidden: wholeNumber('--hidden', values.hidden, LEAST_HIDDEN, 256),
    seed: values.seed,
    folder: values.folder,
    cores: coresOf(values.cores),
  };
  for (const kind of kinds) await train(kind, settings);
}

async function train(kind: Kind, settings: Settings): Promise<void> {
  const { games, experts, hidden, seed, folder, cores } = settings;
  const shown = progress();
  const library = {
    folder,
    choice: 'mixture' as const,
    seed,
    threads: cores,
    onPlayed: (bot: string, played: number, all: number) =>
      shown.update(`${kind}: ${played} of ${all} games of ${bot}`),
  };
  const played = [
    ...(await gamesOf(library, { kind, bot: 'hard', games })),
    ...(await gamesOf(library, { kind, bot: 'expert', games: experts })),
  ];
  shown.update(`${kind}: reading positions`);
  const samples = played.filter(({ number }) => !isHeldOut(number)).flatMap(samplesOf);
  const heldOut = played.filter(({ number }) => isHeldOut(number)).flatMap(samplesOf);
  const shape = { inputs: ASPECTS.length, hidden };
  const prepare = (numbers: Float64Array): void => inherit(kind, shape.inputs, hidden, numbers);
  const fitting = { ...TRAINING, shape, seed: `${seed}/${kind}`, prepare };
  const { numbers, result } = fitWeights(samples, heldOut, fitting, (share) =>
    shown.update(`${kind}: fitting, ${Math.floor(100 * share)} %`),
  );
  shown.end();
  const command = `npm run evaluation -- --kind ${kind} --games ${games} --experts ${experts} --hidden ${hidden} --seed ${seed}`;
  const net = { command, features: ASPECTS, hidden, numbers, results: result };
  writeFileSync(join(WEIGHTS, `${kind}.json`), makeNetFile(net));
  const less = (100 * (1 - result.loss / result.evenLoss)).toFixed(1);
  console.log(
    `${kind}: loss ${result.loss}, even guess ${result.evenLoss}, ${less} % less (${result.samples} samples)`,
  );
}

/** Tables change with the number of a game, so that each is held out equally often. */
const isHeldOut = (number: number): boolean => Math.floor(number / 19) % HELD_OUT === HELD_OUT - 1;

function samplesOf({ scenes, winner }: PlayedGame): Sample[] {
  return scenes.map(({ text }) => {
    const game = parseGame(text);
    if (!isTurns(game)) throw new Error(`not a game of turns: ${text}`);
    return sampleOf(game.rules, game.position, winner);
  });
}

await runProgram(main);
