import { makeBot } from '@rubicon/bots';
import {
  clonePosition,
  createGame,
  DEFAULT_COLOURS,
  HOST,
  isTurns,
  legal,
  play,
  type Seat,
  seededDice,
  type TurnsCommand,
  type TurnsEvent,
  toAct,
  viewOf,
} from '@rubicon/engine';
import type { PlayedGame, Step } from '../src/review.ts';

/** A game between bots. */
export interface BotTable {
  readonly edition: string;
  readonly options?: Readonly<Record<string, string>>;
  /** The bot of each seat. */
  readonly bots: readonly string[];
}

/** A game, and its winner if it has one. */
export interface BotGame extends PlayedGame {
  readonly winner: Seat;
}

/** Plays a game to its end, or this many commands of it. */
export function playBotGame(
  { edition, options = {}, bots: names }: BotTable,
  seed: string,
  commands: number,
): BotGame {
  const game = createGame({ edition, options, colours: DEFAULT_COLOURS.slice(0, names.length) });
  if (game.error !== undefined || !isTurns(game)) throw new Error(`no game of ${edition}`);
  const { rules, position } = game;
  const beginning = clonePosition(position);
  const dice = seededDice(seed);
  const bots = names.map((name, seat) => makeBot(name, rules, seat, seed)!);
  const entries: Step[] = [];
  const enter = (actor: number, command: TurnsCommand): void => {
    const events: TurnsEvent[] = [];
    const rejection = play(rules, position, actor, command, dice, events);
    if (rejection !== undefined) throw new Error(`${seed}: ${rejection.code}`);
    entries.push({ seq: entries.length + 1, seat: actor === HOST ? 'host' : actor, events });
  };
  enter(HOST, { type: 'start' });
  while (position.phase !== 'over' && entries.length < commands) {
    const [seat] = toAct(position) as [Seat];
    const view = viewOf(position, seat);
    enter(seat, bots[seat]!.act(view, legal(rules, view, seat)) as TurnsCommand);
  }
  return { rules, beginning, entries, winner: position.winner };
}
