import { makeBot } from '@rubicon/bots';
import {
  clonePosition,
  createGame,
  DEFAULT_COLOURS,
  HOST,
  isTurns,
  legal,
  parseCommandText,
  play,
  scriptedDice,
  seededDice,
  type TurnsEvent,
  toAct,
  viewOf,
} from '@rubicon/engine';
import type { PlayedGame, Step } from '../src/review.ts';
import { gameAt } from './positions.ts';

export interface Table {
  readonly edition: string;
  readonly players: number;
  readonly options?: Readonly<Record<string, string>>;
}

/** The first commands of a game between bots. */
export function playGame(
  { edition, players, options = {} }: Table,
  seed: string,
  commands: number,
): PlayedGame {
  const game = createGame({ edition, options, colours: DEFAULT_COLOURS.slice(0, players) });
  if (game.error !== undefined || !isTurns(game)) throw new Error(`no game of ${edition}`);
  const { rules, position } = game;
  const beginning = clonePosition(position);
  const dice = seededDice(seed);
  const bots = position.colours.map((_, seat) => makeBot('medium', rules, seat, seed)!);
  const entries: Step[] = [];
  const enter = (actor: number, command: Parameters<typeof play>[3]): void => {
    const events: TurnsEvent[] = [];
    const rejection = play(rules, position, actor, command, dice, events);
    if (rejection !== undefined) throw new Error(`${seed}: ${rejection.code}`);
    entries.push({ seq: entries.length + 1, seat: actor === HOST ? 'host' : actor, events });
  };
  enter(HOST, { type: 'start' });
  while (position.phase !== 'over' && entries.length < commands) {
    const [seat] = toAct(position);
    const view = viewOf(position, seat!);
    enter(seat!, bots[seat!]!.act(view, legal(rules, view, seat!)));
  }
  return { rules, beginning, entries };
}

/** A game from a position, with these commands of the seats to act and these dice. */
export function playScript(text: string, commands: readonly string[], dice: readonly number[]): PlayedGame {
  const { rules, position } = gameAt(text);
  const beginning = clonePosition(position);
  const script = scriptedDice(dice);
  const entries = commands.map((command, i): Step => {
    const events: TurnsEvent[] = [];
    const [seat] = toAct(position);
    const parsed = parseCommandText(rules.board, command);
    if (parsed.value === undefined) throw new Error(command);
    const rejection = play(rules, position, seat!, parsed.value, script, events);
    if (rejection !== undefined) throw new Error(`${command}: ${rejection.code}`);
    return { seq: i + 1, seat: seat!, events };
  });
  return { rules, beginning, entries };
}
