import { makeBot } from '@rubicon/bots';
import { KINDS, type Kind, tablesOf } from '@rubicon/bots/tuning';
import {
  createGame,
  DEFAULT_COLOURS,
  type Dice,
  type Game,
  HOST,
  legal,
  makePosition,
  NOBODY,
  type Position,
  parsePosition,
  play,
  seededDice,
  toAct,
  viewOf,
} from '@rubicon/engine';
import { Mixture, type Moment, Thirds } from './takers.ts';

/** Which positions of a game are taken: a mixture to learn from, or the start of one turn in each third of the game. */
export type Choice = 'mixture' | 'thirds';

/** Kinds of games with dice and turns, and written orders. */
export const SUBJECTS = [...KINDS, 'orders'] as const;
export type Subject = Kind | 'orders';

/** A game to be played for its positions. It determines every outcome. */
export interface GamePlan {
  readonly choice: Choice;
  readonly kind: Subject;
  readonly bot: string; // on every seat
  readonly number: number; // chooses the table
  readonly seed: string;
}

interface Scene {
  readonly moment: Moment;
  readonly text: string; // the position in notation
}

/** A finished game: some of its positions, and the winner. */
export interface PlayedGame {
  readonly number: number;
  readonly bot: string;
  readonly players: number;
  readonly winner: number;
  readonly scenes: readonly Scene[];
}

/** Longer games are stopped, which almost never happens. */
const MOST_COMMANDS = 10_000;

/** Plays a game to its end; undefined if nobody won. */
export function playForScenes({ choice, kind, bot, number, seed }: GamePlan): PlayedGame | undefined {
  const game = gameAt(kind, number);
  const { rules, position } = game;
  const lots = seededDice(`${seed}/lots`);
  const taker = choice === 'mixture' ? new Mixture(lots) : new Thirds(lots);
  const dice = seededDice(seed);
  let turn = 0;
  play(rules, position, HOST, { type: 'start' }, dice);
  playOn(game, bot, seed, dice, () => {
    taker.offer(momentOf(position, turn), position);
    turn = turnOf(position);
  });
  if (position.winner === NOBODY) return undefined;
  const scenes = taker.taken().map(({ moment, position: p }) => ({ moment, text: makePosition(rules, p) }));
  return { number, bot, players: rules.players, winner: position.winner, scenes };
}

/** Plays a game from this position to its end, and returns the winner. */
export function winnerFrom(text: string, bot: string, seed: string): number {
  const game = parseGame(text);
  playOn(game, bot, seed, seededDice(seed));
  return game.position.winner;
}

/** Returns the game of a position in notation; throws if there is none. */
export function parseGame(text: string): Game {
  const game = parsePosition(text);
  if (game.error !== undefined) throw new Error(`not a position: ${text}`);
  return game;
}

/** Lets the bot play every seat until the game ends or is stopped. */
function playOn(
  { rules, position }: Game,
  bot: string,
  seed: string,
  dice: Dice,
  beforeCommand: () => void = () => {},
): void {
  const bots = position.colours.map((_, seat) => makeBot(bot, rules, seat, `${seed}/bots`)!);
  for (let commands = 0; position.phase !== 'over' && commands < MOST_COMMANDS; commands++) {
    beforeCommand();
    const [seat] = toAct(position);
    const view = viewOf(position, seat!);
    const rejection = play(rules, position, seat!, bots[seat!]!.act(view, legal(rules, view, seat!)), dice);
    if (rejection !== undefined) throw new Error(`${seed}: seat ${seat} was refused: ${rejection.code}`);
  }
}

/** Turns begun; with written orders, rounds. */
const turnOf = (position: Position): number => (position.family === 'turns' ? position.turn : position.round);

function momentOf(position: Position, turnBefore: number): Moment {
  const turn = turnOf(position);
  if (turn === 0) return 'setup';
  if (turn !== turnBefore) return 'turn';
  return position.phase === 'attack' ? 'attack' : 'pause';
}

const ORDERS = [3, 4, 5, 6].map((players) => ({ edition: 'simultaneous', options: {}, players }));

/** Leaves out duels, except for the kind `duel`. */
function gameAt(kind: Subject, number: number): Game {
  const tables =
    kind === 'orders' ? ORDERS : tablesOf(kind).filter(({ players }) => kind === 'duel' || players > 2);
  const { edition, options, players } = tables[number % tables.length]!;
  const game = createGame({ edition, options, colours: DEFAULT_COLOURS.slice(0, players) });
  if (game.error !== undefined) throw new Error(`no game of ${edition} could be created`);
  return game;
}
