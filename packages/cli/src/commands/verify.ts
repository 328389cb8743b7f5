import { type RecordedGame, type Verification, type VerifiedRecord, verifyRecord } from '@rubicon/protocol';
import pc from 'picocolors';
import { readFile } from '../input.ts';
import { print, printJson } from '../output.ts';
import { makeCast } from '../play/texts/cast.ts';
import { rejectionText } from '../play/texts/rejections.ts';
import { recordText } from '../texts/errors.ts';
import { UsageError } from '../usage.ts';

interface Verdict {
  readonly file: string;
  readonly text: string;
  readonly exit: number;
  readonly facts: object;
}

/** Exit codes from best to worst. */
const SEVERITY = [0, 3, 2, 1];

/** Returns 0 if verified, finished or not; 1 if something is wrong; 2 if a file cannot be read; 3 if lines of an older revision were only replayed. */
export function verifyCommand(
  files: readonly string[],
  { json, commitment, seed }: { json?: true; commitment?: string; seed: readonly string[] },
): number {
  const seen = parseSeen(commitment, seed);
  if (seen !== undefined && files.length > 1)
    throw new UsageError('--commitment and --seed are about one game: name one file');
  const verdicts = files.map((file) => verify(file, seen));
  if (json) printJson(verdicts.map(({ file, exit, facts }) => ({ file, exit, ...facts })));
  else for (const { file, text } of verdicts) print(files.length > 1 ? `${file}: ${text}` : text);
  return verdicts.reduce(
    (worst, { exit }) => (SEVERITY.indexOf(exit) > SEVERITY.indexOf(worst) ? exit : worst),
    0,
  );
}

/** The commitment and the seeds that a player saw when the dice were agreed on. */
interface Seen {
  readonly commitment: string | undefined;
  readonly seeds: readonly { readonly seat: number; readonly seed: string }[];
}

function parseSeen(commitment: string | undefined, seeds: readonly string[]): Seen | undefined {
  if (commitment === undefined && seeds.length === 0) return undefined;
  if (commitment !== undefined && !/^[0-9a-f]{64}$/.test(commitment))
    throw new UsageError('--commitment takes 64 hex digits');
  return {
    commitment,
    seeds: seeds.map((text) => {
      const [, seat, seed] = /^(\d)=([0-9a-f]{64})$/.exec(text) ?? [];
      if (seat === undefined || seed === undefined)
        throw new UsageError(`--seed takes a seat and 64 hex digits, such as 0=3f…, not ${text}`);
      return { seat: Number(seat), seed };
    }),
  };
}

/** Returns how a record contradicts what the player saw; undefined if it does not. */
function contradiction(
  { header: { chance } }: RecordedGame,
  { commitment, seeds }: Seen,
): string | undefined {
  if (chance.type !== 'fair') return `the dice are ${chance.type}, not fair: nobody committed to them`;
  if (commitment !== undefined && commitment !== chance.commitment)
    return 'the commitment is not the one you were shown';
  const wrong = seeds.find(
    ({ seat, seed }) => !chance.seeds.some((used) => used.seat === seat && used.seed === seed),
  );
  return wrong === undefined ? undefined : `the seed of seat ${wrong.seat} is not the one you chose`;
}

function verify(file: string, seen: Seen | undefined): Verdict {
  const read = readFile(file);
  if (read.problem !== undefined) {
    return { file, text: read.problem, exit: 2, facts: { status: 'unreadable' } };
  }
  const reading = verifyRecord(read.text);
  if (reading.error !== undefined) {
    return {
      file,
      text: errorText(reading),
      exit: 1,
      facts: { status: 'wrong', error: reading.error },
    };
  }
  const { isFinished, replayed, game } = reading;
  const contradicted = seen && contradiction(game, seen);
  if (contradicted !== undefined)
    return { file, text: contradicted, exit: 1, facts: { status: 'wrong', error: { code: 'not-as-seen' } } };
  const missing = missingProof(game, seen);
  return {
    file,
    text: statusText(reading) + unprovenText(missing),
    exit: replayed > 0 ? 3 : 0,
    facts: {
      status: isFinished ? 'verified' : 'unfinished',
      lines: game.seq,
      replayed,
      ...(missing.length === 0 ? {} : { unchecked: missing }),
    },
  };
}

/** The error; for an illegal command, with the reason, which needs the game up to that point. */
function errorText({ error, game }: Extract<Verification, { error: object }>): string {
  if (error.code !== 'illegal-command' || game === undefined) return recordText(error);
  const cast = makeCast(game, game.header.seats, pc.createColors(false));
  return `${recordText(error)}: ${rejectionText(cast, error.rejection)}`;
}

/** Returns the flags that are missing for a proof: fair dice are proven only by comparison with what the player saw. */
function missingProof(
  { header: { chance } }: RecordedGame,
  seen: Seen | undefined,
): ('commitment' | 'seed')[] {
  if (chance.type !== 'fair') return [];
  return [
    ...(seen?.commitment === undefined ? (['commitment'] as const) : []),
    ...(seen === undefined || seen.seeds.length === 0 ? (['seed'] as const) : []),
  ];
}

function unprovenText(missing: readonly ('commitment' | 'seed')[]): string {
  const [first, second] = missing;
  if (first === undefined) return '';
  if (second !== undefined)
    return '\nOnly internal consistency was checked: --commitment and --seed check what you saw yourself.';
  return first === 'seed'
    ? '\nNo seed was checked: --seed checks the one you chose.'
    : '\nThe commitment was not checked: --commitment checks the one you were shown.';
}

function statusText({ game, isFinished, replayed }: VerifiedRecord): string {
  const unfinished = isFinished ? '' : ', unfinished';
  if (replayed === 0) return isFinished ? 'verified' : `verified so far${unfinished}`;
  const rest = replayed < game.seq + 1 ? '; the rest verified' : '';
  return `lines 1–${replayed} replayed, dice verified${rest}${unfinished}`;
}
