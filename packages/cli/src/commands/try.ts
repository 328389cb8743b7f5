import {
  type CodecError,
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
  type Rules,
  ScriptError,
  type ScriptedDice,
  scriptedDice,
  seededDice,
  step,
  toAct,
} from '@rubicon/engine';
import pc from 'picocolors';
import { codecText } from '../errors.ts';
import { randomSeed } from '../input.ts';
import { print, printJson, usesColour } from '../output.ts';
import { boardText } from '../play/texts/board.ts';
import { type Cast, makeCast } from '../play/texts/cast.ts';
import { rejectionText } from '../play/texts/rejections.ts';
import { actorFrom, seatName, seatText, splitCommand, wholePositionFrom } from '../positions.ts';
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
  /** The rejection of a command, with a message. The commands before it have been played. */
  readonly rejection?: { readonly reason: string };
}

/** Plays commands from a position. Returns 0 if all were accepted, 1 if one was rejected. */
export function tryCommand(options: TryOptions): number {
  const game = wholePositionFrom(options.position);
  if (options.as !== undefined) actorFrom(options.as, game.position);
  const script = options.dice === undefined ? undefined : scriptedDice(numbersOf(options.dice));
  const { position, events, rejection } = play(game, options, script);
  const { board } = game.rules;
  const unused = script?.unused() ?? [];
  const actors = toAct(position);
  const offers = actors.flatMap((actor) =>
    legal(game.rules, position, actor).map((offer) => ({
      seat: seatName(actor),
      ...makeOffer(board, offer),
    })),
  );
  const result = {
    accepted: rejection === undefined,
    ...(rejection === undefined ? {} : { rejection }),
    events: events.map((event) => makeEvent(board, event)),
    ...(unused.length === 0 ? {} : { unusedDice: unused }),
    position: makePosition(game.rules, position),
    toAct: actors.map(seatName),
    legal: offers,
  };
  if (options.json) printJson(result);
  else {
    if (options.do.length === 0) showBoard(game, position);
    else print(rejection === undefined ? 'accepted' : `rejected: ${rejection.reason}`);
    if (rejection !== undefined) print(`rejection ${JSON.stringify(rejection)}`);
    for (const event of result.events) print(`event ${JSON.stringify(event)}`);
    if (unused.length > 0) print(`unused dice ${unused.join(', ')}`);
    print(`position ${result.position}`);
    print(`to act ${actors.map((actor) => seatText(position, actor)).join(', ') || 'nobody'}`);
    for (const offer of offers) print(`legal ${JSON.stringify(offer)}`);
  }
  return result.accepted ? 0 : 1;
}

function play({ rules, position }: Game, options: TryOptions, script: ScriptedDice | undefined): Attempt {
  const dice: Dice = script ?? seededDice(options.seed ?? randomSeed());
  const events: Event[] = [];
  for (const text of options.do) {
    const { actor, command } = splitCommand(text);
    const parsed = parseCommandText(rules.board, command, position.colours);
    if (parsed.error !== undefined) return { position, events, rejection: unreadable(parsed.error) };
    const seat = actorFrom(actor ?? options.as, position);
    const result = withScript(() => step(rules, position, seat, parsed.value, dice));
    if (result.rejection !== undefined) {
      const reason = rejectionText(castOf(rules, position, false), result.rejection);
      return { position, events, rejection: { ...makeRejection(rules.board, result.rejection), reason } };
    }
    position = result.position;
    events.push(...result.events);
  }
  return { position, events };
}

const unreadable = (error: CodecError) => ({ ...error, reason: codecText(error) });

/** Runs a step. A dice script that is too short or does not fit is a usage error. */
function withScript<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof ScriptError) throw new UsageError(`--dice: ${error.message}`, { code: error.code });
    throw error;
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
