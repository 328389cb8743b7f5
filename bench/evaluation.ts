import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  featuresOf,
  LANES,
  type Network,
  type NetworkData,
  type Sample,
  type Shape,
  sampleOf,
} from '@rubicon/analysis/evaluation';
import { type FitResult, KINDS, type Kind } from '@rubicon/bots/tuning';
import { isTurns } from '@rubicon/engine';
import { coresOf, wholeNumber } from '../packages/cli/src/input.ts';
import { progress } from '../packages/cli/src/output.ts';
import { makeNetFile } from '../packages/cli/src/tuning/net-file.ts';
import { UsageError } from '../packages/cli/src/usage.ts';
import { runProgram } from './arguments.ts';
import { fitNetwork } from './evaluation/fit.ts';
import { inherit } from './evaluation/inheritance.ts';
import { type PlayedGame, parseGame } from './judgement/games.ts';
import { gamesOf } from './judgement/library.ts';

const USAGE = `usage: npm run --silent evaluation -- [--kind KIND] [--games N] [--experts N] [--epochs N]
                                  [--rivals N] [--regions N] [--hidden N] [--seed TEXT]
                                  [--folder DIR] [--cores N]

Fits the networks that evaluate positions, and writes them into packages/analysis/src/evaluation/weights.
Plays N games of hard and N of expert for each kind (${KINDS.join(', ')}). Settings and seed determine
every number. The games are kept in the folder (temp/evaluation): a run that was stopped continues there.`;

const WEIGHTS = fileURLToPath(new URL('../../packages/analysis/src/evaluation/weights', import.meta.url));

/** One game in this many is held out: networks are measured by it, and never fitted to it. */
const HELD_OUT = 8;

/** The highest learning rate of a fit, and the decay of the weights. */
const TRAINING = { rate: 0.002, decay: 0.01 };

/** A network has at least the hidden units of that of `expert`, which it starts from. */
const LEAST_HIDDEN = 16;

/** The most units of a layer. */
const MOST_UNITS = 64;

interface Settings {
  readonly games: number; // of `hard`
  readonly experts: number; // games of `expert`
  readonly epochs: number;
  readonly shape: Shape;
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
      epochs: { type: 'string', default: '12' },
      rivals: { type: 'string', default: '16' },
      regions: { type: 'string', default: '16' },
      hidden: { type: 'string', default: '24' },
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
    epochs: wholeNumber('--epochs', values.epochs, 1, 999),
    shape: {
      rivals: units('--rivals', values.rivals, 0),
      regions: units('--regions', values.regions, 0),
      hidden: units('--hidden', values.hidden, LEAST_HIDDEN),
    },
    seed: values.seed,
    folder: values.folder,
    cores: coresOf(values.cores),
  };
  for (const kind of kinds) await train(kind, settings);
}

/** Returns a number of units, a multiple of LANES. */
function units(name: string, text: string, least: number): number {
  const number = wholeNumber(name, text, least, MOST_UNITS);
  if (number % LANES !== 0) throw new UsageError(`${name} must be a multiple of ${LANES}`);
  return number;
}

async function train(kind: Kind, settings: Settings): Promise<void> {
  const { games, experts, epochs, shape, seed, folder, cores } = settings;
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
  const prepare = (network: Network): void => inherit(kind, network);
  const fitting = { ...TRAINING, epochs, shape, seed: `${seed}/${kind}`, prepare };
  const { numbers, result } = fitNetwork(samples, heldOut, fitting, (epoch, loss) =>
    shown.update(`${kind}: epoch ${epoch} of ${epochs}, loss ${loss.toFixed(4)}`),
  );
  shown.end();
  const { rivals, regions, hidden } = shape;
  const sizes = `--epochs ${epochs} --rivals ${rivals} --regions ${regions} --hidden ${hidden}`;
  const command = `npm run evaluation -- --kind ${kind} --games ${games} --experts ${experts} ${sizes} --seed ${seed}`;
  const file = makeFile({ command, features: featuresOf(shape), ...shape, numbers, results: result });
  writeFileSync(join(WEIGHTS, `${kind}.json`), file);
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

/** A network as stored in a file, with the command that made it and the results of its fit. */
interface NetworkFile extends Required<NetworkData> {
  readonly command: string;
  readonly results: FitResult;
}

function makeFile({ rivals, regions, ...net }: NetworkFile): string {
  return makeNetFile(net).replace('"hidden"', `"rivals": ${rivals},\n  "regions": ${regions},\n  "hidden"`);
}

await runProgram(main);
