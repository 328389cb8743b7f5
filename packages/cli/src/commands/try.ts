import {
  type CodecError,
  type Command,
  type Dice,
  type Event,
  type Game,
  legal,
  makeEvent,
  makeOffer,
  makePosition,
  makeRejection,
  type Position,
  parseCommandText,
  type Rejection,
  type Rules,
  ScriptError,
  type ScriptedDice,
  type Seat,
  scriptedDice,
  seededDice,
  step,
  toAct,
} from '@rubicon/engine';
import pc from 'picocolors';
import { randomSeed } from '../input.ts';
import { print, printJson, usesColour } from '../output.ts';
import { boardText } from '../play/texts/board.ts';
import { type Cast, makeCast, territoryNames } from '../play/texts/cast.ts';
import { rejectionText } from '../play/texts/rejections.ts';
import { actorFrom, seatName, seatText, splitCommand, wholePositionFrom } from '../positions.ts';
import { codecText } from '../texts/errors.ts';
import { countMissing } from '../try/missing-dice.ts';
import { refusedEntry } from '../try/refused-entry.ts';
import { UsageError } from '../usage.ts';

export interface TryOptions {
  readonly position: string;
  readonly do: readonly string[];
  readonly as?: string;
  readonly dice?: string;
  readonly seed?: string;
  readonly json?: true;
}

interface Attempt {
  readonly position: Position;
  readonly events: readonly Event[];
  /** The command that was not played; the earlier ones were. */
  readonly failed?: Failed;
}

/** A command that was rejected, or that the command line does not fit: too few dice, an unknown seat. */
interface Failed {
  readonly index: number; // among the commands, from 0
  readonly command: string;
  readonly rejection?: { readonly reason: string };
  readonly error?: UsageError;
}

/**
 * Plays commands from a position. Returns 0 if all were accepted, 1 if one was rejected, 2 if the command line does not fit
 * a command after the first.
 */
export function tryCommand(options: TryOptions): number {
  const game = wholePositionFrom(options.position);
  if (options.as !== undefined) actorFrom(options.as, game.position);
  const script = options.dice === undefined ? undefined : scriptedDice(numbersOf(options.dice));
  const { position, events, failed } = play(game, options, script);
  const { rejection, error } = failed ?? {};
  if (error !== undefined && failed?.index === 0) throw error;
  const { board } = game.rules;
  const unused = error === undefined ? (script?.unused() ?? []) : [];
  const actors = toAct(position);
  const offers = actors.flatMap((actor) =>
    legal(game.rules, position, actor).map((offer) => ({
      seat: seatName(actor),
      ...makeOffer(board, offer),
    })),
  );
  const result = {
    accepted: failed === undefined,
    ...(failed === undefined ? {} : { failed: { index: failed.index, command: failed.command } }),
    ...(rejection === undefined ? {} : { rejection }),
    ...(error === undefined ? {} : { error: { ...error.facts, message: error.message } }),
    events: events.map((event) => makeEvent(board, event)),
    ...(unused.length === 0 ? {} : { unusedDice: unused }),
    position: makePosition(game.rules, position),
    toAct: actors.map(seatName),
    legal: offers,
  };
  if (options.json) printJson(result);
  else {
    if (options.do.length === 0) showBoard(game, position);
    else print(verdictText(failed, options));
    if (rejection !== undefined) print(`rejection ${JSON.stringify(rejection)}`);
    for (const event of result.events) print(`event ${JSON.stringify(event)}`);
    if (unused.length > 0) print(`unused dice ${unused.join(', ')}`);
    print(`position ${result.position}`);
    print(`to act ${actors.map((actor) => seatText(position, actor)).join(', ') || 'nobody'}`);
    for (const offer of offers) print(`legal ${JSON.stringify(offer)}`);
    if (error !== undefined) process.stderr.write(`error: ${error.message}\n`);
  }
  return failed === undefined ? 0 : error === undefined ? 1 : 2;
}

/** `accepted`, or the command that was not played, named if there are several. */
function verdictText(failed: Failed | undefined, options: TryOptions): string {
  if (failed === undefined) return 'accepted';
  if (failed.rejection === undefined) return `stopped at ${labelOf(failed, options)}`;
  const label = options.do.length > 1 ? `${labelOf(failed, options)}: ` : '';
  return `rejected: ${label}${failed.rejection.reason}`;
}

/** `command 2, "end-turn"`; without its number if it is the only one. */
function labelOf({ index, command }: Pick<Failed, 'index' | 'command'>, options: TryOptions): string {
  return options.do.length > 1 ? `command ${index + 1}, "${command}"` : `"${command}"`;
}

function play({ rules, position }: Game, options: TryOptions, script: ScriptedDice | undefined): Attempt {
  const dice: Dice = script ?? seededDice(options.seed ?? randomSeed());
  const events: Event[] = [];
  for (const [index, text] of options.do.entries()) {
    const fail = (why: Pick<Failed, 'rejection' | 'error'>): Attempt => {
      return { position, events, failed: { index, command: text, ...why } };
    };
    const label = labelOf({ index, command: text }, options);
    const { actor, command } = splitCommand(text);
    const parsed = parseCommandText(rules.board, command, position.colours);
    if (parsed.error !== undefined) return fail({ rejection: unreadable(parsed.error) });
    const unused = script?.unused() ?? [];
    try {
      const seat = actorFrom(actor ?? options.as, position);
      const run = (by: Dice) => step(rules, position, seat, parsed.value, by);
      const result = withScript(label, unused, dice, run);
      if (result.rejection !== undefined)
        return fail({ rejection: explain(rules, position, seat, parsed.value, result.rejection, command) });
      position = result.position;
      events.push(...result.events);
    } catch (error) {
      if (error instanceof UsageError) return fail({ error });
      throw error;
    }
  }
  return { position, events };
}

const unreadable = (error: CodecError) => ({ ...error, reason: codecText(error) });

/** Returns the facts of a rejection with its reason, and the entry of a list that is to blame. */
function explain(
  rules: Rules,
  position: Position,
  seat: Seat,
  command: Command,
  rejection: Rejection,
  text: string, // the command without its seat
) {
  const cast = castOf(rules, position, false);
  const facts = makeRejection(rules.board, rejection);
  const reason = rejectionText(cast, rejection);
  if (rejection.code === 'host-only') return { ...facts, reason: `${reason} Write "host: ${text}".` };
  const entry = refusedEntry(rules, position, seat, command, rejection);
  if (entry === undefined) return { ...facts, reason };
  const where = territoryNames(cast, entry.territories, 'to');
  return { ...facts, entry: entry.index, reason: `Entry ${entry.index + 1}, ${where}: ${reason}` };
}

/** Runs a step. A dice script that is too short or does not fit is a usage error. */
function withScript<T>(label: string, unused: readonly number[], dice: Dice, run: (dice: Dice) => T): T {
  try {
    return run(dice);
  } catch (error) {
    if (!(error instanceof ScriptError)) throw error;
    const { code, message } = error;
    if (code !== 'script-exhausted') throw new UsageError(`--dice: ${label}: ${message}`, { code });
    const { missing, isExact } = countMissing(unused, run);
    const needed = `${isExact ? '' : 'at least '}${missing} more ${missing === 1 ? 'outcome' : 'outcomes'}`;
    throw new UsageError(`--dice: ${label} needs ${needed}`, { code });
  }
}

/** A seat as written in notation. */
function castOf(rules: Rules, position: Position, isColoured: boolean): Cast {
  const seats = position.colours.map((_, seat) => ({ name: seatText(position, seat) }));
  return makeCast({ rules, position }, seats, pc.createColors(isColoured));
}

function showBoard({ rules }: Game, position: Position): void {
  const cast = castOf(rules, position, usesColour());
  for (const line of boardText(cast, position, process.stdout.columns ?? 80)) print(line);
  print('');
}

function numbersOf(text: string): number[] {
  const words = text === '' ? [] : text.split(',');
  const wrong = words.find((word) => !/^\d+$/.test(word.trim()));
  if (wrong !== undefined)
    throw new UsageError(`--dice takes whole numbers separated by commas, not "${wrong}"`);
  return words.map(Number);
}
