import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FitResult, isHeldOut, KINDS, type Kind, type TunedNet } from '@rubicon/bots/tuning';
import { coresOf, wholeNumber } from '../input.ts';
import { print, printJson, progress } from '../output.ts';
import { replaceFile, TuningFolder } from '../tuning/folder.ts';
import { TuningPool } from '../tuning/pool.ts';
import { raise, type Tuning } from '../tuning/run.ts';
import { settingsFor, type TuningSettings } from '../tuning/settings.ts';
import { UsageError } from '../usage.ts';

export interface TuneOptions {
  readonly kind: string;
  readonly generations: string;
  readonly games: string;
  readonly hidden: string;
  readonly seed: string;
  readonly cores?: string;
  readonly folder?: string;
  readonly out?: string;
  readonly json?: true;
}

/** The file in which the bots look for a network. */
const WEIGHTS = 'packages/bots/src/turns/mind/network/weights';

/** Trains the network of a kind of game, or continues the training. */
export async function tuneCommand(options: TuneOptions): Promise<number> {
  const kind = kindOf(options.kind);
  const settings = settingsFor({
    kind,
    games: wholeNumber('--games', options.games, leastGames(kind), 999_999),
    hidden: wholeNumber('--hidden', options.hidden, 0, 256),
    seed: options.seed,
  });
  const generations = wholeNumber('--generations', options.generations, 0, 99);
  const cores = coresOf(options.cores);
  const place = options.folder ?? join('tuning', kind);
  const out = options.out ?? join(place, `${kind}.json`);
  const folder = new TuningFolder(place, settings);

  const started = performance.now();
  const pool = new TuningPool(cores);
  const shown = progress();
  const show = throttled(shown.update);
  const tuning: Tuning = {
    settings,
    folder,
    pool,
    onPlayed: (generation, played, games) =>
      shown.update(`generation ${generation} of ${generations}: ${played} of ${games} games`),
    onFitting: (generation, share) =>
      show(() => `generation ${generation} of ${generations}: fitting, ${Math.floor(100 * share)} %`),
  };
  const nets: TunedNet[] = [];
  try {
    while (nets.length <= generations) {
      const net = await raise(tuning, nets);
      shown.end();
      if (!options.json) print(generationText(nets.length, net.results));
      nets.push(net);
    }
  } finally {
    shown.end();
    await pool.close();
  }
  replaceFile(out, readFileSync(folder.networkFile(generations)));

  const seconds = Math.round(performance.now() - started) / 1000;
  const { command } = nets.at(-1)!;
  if (options.json)
    printJson({ kind, command, seconds, out, generations: nets.map(({ results }) => results) });
  else print(endText(settings, out));
  return 0;
}

function kindOf(text: string): Kind {
  const kind = KINDS.find((name) => name === text);
  if (kind === undefined) throw new UsageError(`there is no kind "${text}"; choose ${KINDS.join(', ')}`);
  return kind;
}

/** The fewest games with which some are held out, so that a loss can be measured. */
function leastGames(kind: Kind): number {
  let number = 0;
  while (!isHeldOut(kind, number)) number++;
  return number + 1;
}

function generationText(generation: number, result: FitResult | undefined): string {
  const name = `generation ${generation}`;
  if (result === undefined) return name;
  const { samples, heldOut, loss, evenLoss } = result;
  return `${name}: loss ${loss.toFixed(4)}, even guess ${evenLoss.toFixed(4)} (${samples} samples, ${heldOut} held out)`;
}

/** Plain sums are for `hard`, networks for `expert`. */
function endText({ kind, hidden }: TuningSettings, out: string): string {
  const [file, level] = hidden === 0 ? [`plain-${kind}`, 'hard'] : [kind, 'expert'];
  return `
The network is in ${out}
Bots play with it once it is ${WEIGHTS}/${file}.json and built (npm run build).
To compare it with the one before, keep that in another clone and let both play:
  rubicon arena --bots ${level} --bots "exec:node OTHER/packages/cli/bin/rubicon.js bot --level ${level}" --games 400`;
}

/** Limits updates to 5 per second. */
const PACE_MS = 200;

function throttled(update: (text: string) => void): (text: () => string) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (text) => {
    if (performance.now() - last < PACE_MS) return;
    last = performance.now();
    update(text());
  };
}
