import { parseArgs } from 'node:util';
import { wholeNumber } from '../packages/cli/src/input.ts';
import { fuzz, isGood, MOST_GROWTH } from '../packages/server/bench/fuzz.ts';
import { runProgram } from './arguments.ts';

const USAGE = `usage: npm run --silent fuzz -- [--frames N] [--seed TEXT] [--json]

  Sends N (100000) malformed frames and bodies to a server: a quarter over HTTP, the others over the sockets of players
  whose turn it is, in games of every edition. Each is a valid message with one change: a field is missing, unknown, of
  another type or out of range, nested deeply, very long, not valid Unicode, or called __proto__. Commands are legal ones
  with one change that makes them illegal.

  --seed TEXT   decides all changes
  --json        prints the summary as one JSON object

  reachedRules  the share that is JSON in a valid envelope from a player with a seat: the rules decide it
  shares        the share of each answer: codes of HTTP errors, failures of the wire, rejections of the rules, and codes
                with which sockets were closed
  missing       codes that did not occur, although input can cause them
  unlisted      codes that are not documented
  heapGrowth    megabytes of the heap at the end, compared with a fifth of the run
  isUntouched   whether everything in the store is the same as before

  Exits with 1 if anything malformed was accepted, got no answer or an error of the server; if a code is missing or unlisted,
  less than half reached the rules, the heap has grown by more than ${MOST_GROWTH} MB, or the store has changed.`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      frames: { type: 'string', default: '100000' },
      seed: { type: 'string', default: 'fuzz' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const summary = await fuzz(wholeNumber('--frames', values.frames, 1000), values.seed);
  if (values.json) console.log(JSON.stringify(summary));
  else
    for (const [name, value] of Object.entries(summary))
      console.log(
        `${name.padEnd(14)}${typeof value === 'object' ? JSON.stringify(value, undefined, 2) : value}`,
      );
  process.exit(isGood(summary) ? 0 : 1);
}

await runProgram(main);
