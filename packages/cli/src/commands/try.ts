import {
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
  ScriptError,
  scriptedDice,
  seededDice,
  step,
  toAct,
} from '@rubicon/engine';
import { codecText } from '../errors.ts';
import { randomSeed } from '../input.ts';
import { print, printJson } from '../output.ts';
import { actorFrom, seatName, wholePositionFrom } from '../positions.ts';
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
  /** Of the command that was refused. */
  readonly rejection?: object;
}

/** 0 when every command was accepted, 1 when one was refused; those before it have been played. */
export function tryCommand(options: TryOptions): number {
  const game = wholePositionFrom(options.position);
  const attempt = play(game, options);
  const { board } = game.rules;
  const events = attempt.events.map((event) => makeEvent(board, event));
  const actors = toAct(attempt.position);
  const offers = actors.flatMap((actor) =>
    legal(game.rules, attempt.position, actor).map((offer) => ({
      seat: seatName(actor),
      ...makeOffer(board, offer),
    })),
  );
  const result = {
    accepted: attempt.rejection === undefined,
    ...(attempt.rejection === undefined ? {} : { rejection: attempt.rejection }),
    events,
    position: makePosition(game.rules, attempt.position),
    toAct: actors.map(seatName),
    legal: offers,
  };
  if (options.json) {
    printJson(result);
  } else {
    print(result.accepted ? 'accepted' : `rejected ${JSON.stringify(result.rejection)}`);
    for (const event of events) print(`event ${JSON.stringify(event)}`);
    print(`position ${result.position}`);
    print(`to act ${result.toAct.join(', ') || 'nobody'}`);
    for (const offer of offers) print(`legal ${JSON.stringify(offer)}`);
  }
  return result.accepted ? 0 : 1;
}

function play({ rules, position }: Game, options: TryOptions): Attempt {
  const script = options.dice === undefined ? undefined : scriptedDice(numbersOf(options.dice));
  const dice: Dice = script ?? seededDice(options.seed ?? randomSeed());
  const events: Event[] = [];
  try {
    for (const text of options.do) {
      const command = parseCommandText(rules.board, text);
      if (command.error !== undefined) {
        return { position, events, rejection: { ...command.error, reason: codecText(command.error) } };
      }
      const result = step(rules, position, actorFrom(options.as, position), command.value, dice);
      if (result.rejection !== undefined) {
        return { position, events, rejection: makeRejection(rules.board, result.rejection) };
      }
      position = result.position;
      for (const event of result.events) events.push(event);
    }
    script?.assertUsedUp();
  } catch (error) {
    if (error instanceof ScriptError) throw new UsageError(`--dice: ${error.message}`);
    throw error;
  }
  return { position, events };
}

function numbersOf(text: string): number[] {
  const words = text === '' ? [] : text.split(',');
  const wrong = words.find((word) => !/^\d+$/.test(word.trim()));
  if (wrong !== undefined)
    throw new UsageError(`--dice takes whole numbers with commas between, not "${wrong}"`);
  return words.map(Number);
}
