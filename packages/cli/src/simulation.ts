import { makeBot } from '@rubicon/bots';
import {
  type Colour,
  type Command,
  type Creation,
  createGame,
  DEFAULT_COLOURS,
  HOST,
  legal,
  NOBODY,
  type Position,
  play,
  type Rejection,
  type Rules,
  type Seat,
  seededDice,
  toAct,
  viewOf,
} from '@rubicon/engine';
import { type Append, RecordedGame } from '@rubicon/protocol';
import { unknownBotText } from './errors.ts';
import { progressOf } from './games.ts';

export interface SimulationSettings {
  readonly edition: string;
  readonly players: number;
  readonly options: Readonly<Record<string, string>>;
  /** The bot of each seat. */
  readonly bots: readonly string[];
  readonly seed: string;
}

/** What a number of games came to. */
export interface Tally {
  games: number;
  finished: number;
  wins: number[];
  draws: number;
  commands: number;
  turns: number;
}

/** No game of any bot has needed a tenth of this; one that does is counted as not finished. */
const MOST_COMMANDS = 1_000_000;

export function emptyTally(players: number): Tally {
  return {
    games: 0,
    finished: 0,
    wins: Array.from({ length: players }, () => 0),
    draws: 0,
    commands: 0,
    turns: 0,
  };
}

export function addTally(sum: Tally, more: Tally): void {
  sum.games += more.games;
  sum.finished += more.finished;
  sum.wins = sum.wins.map((wins, seat) => wins + (more.wins[seat] ?? 0));
  sum.draws += more.draws;
  sum.commands += more.commands;
  sum.turns += more.turns;
}

/** A game that bots will play, recorded or not. */
interface Simulation {
  readonly rules: Rules;
  readonly position: Position;
  play(actor: Seat, command: Command): Rejection | undefined;
}

/** Which game is played depends on the seed and its number alone. */
const seedOf = ({ seed }: SimulationSettings, number: number): string => `${seed}/${number}`;

/** One for each seat; more seats than colours are refused with the edition's own words. */
const coloursOf = ({ players }: SimulationSettings): Colour[] =>
  Array.from({ length: players }, (_, seat) => DEFAULT_COLOURS[seat] ?? 'red');

/** Why no game can be played with these settings, or the rules they come to. */
export function rulesOf(settings: SimulationSettings): Creation {
  return createGame({ ...settings, colours: coloursOf(settings) });
}

/** The same game as a recorded one, without the work of writing it down. */
function unrecorded(settings: SimulationSettings, number: number): Simulation {
  const game = rulesOf(settings);
  if (game.error !== undefined) throw new Error(`no game could be created: ${game.error.code}`);
  const { rules, position } = game;
  const dice = seededDice(seedOf(settings, number));
  return { rules, position, play: (actor, command) => play(rules, position, actor, command, dice) };
}

/** Plays a game of bots to its end and counts it. */
export function simulate(settings: SimulationSettings, number: number): Tally {
  return playOut(settings, number, unrecorded(settings, number));
}

/** The same, written down. */
export function simulateRecorded(settings: SimulationSettings, number: number, append: Append): Tally {
  const { edition, options, bots } = settings;
  const seats = coloursOf(settings).map((colour, seat) => ({ colour, name: bots[seat]!, bot: bots[seat]! }));
  const game = RecordedGame.create({ edition, options, seats, seed: seedOf(settings, number) }, append);
  if ('error' in game) throw new Error(`no game could be created: ${game.error.code}`);
  const { rules, position } = game;
  const tally = playOut(settings, number, {
    rules,
    position,
    play: (actor, command) => game.play(actor, command).rejection,
  });
  game.close();
  return tally;
}

function playOut(settings: SimulationSettings, number: number, { rules, position, play }: Simulation): Tally {
  const bots = settings.bots.map((name, seat) => {
    const bot = makeBot(name, rules, seat, `${seedOf(settings, number)}/bots`);
    if (bot === undefined) throw new Error(unknownBotText(name));
    return bot;
  });
  const tally = emptyTally(settings.players);
  tally.games = 1;
  play(HOST, { type: 'start' });
  for (tally.commands = 1; position.phase !== 'over' && tally.commands < MOST_COMMANDS; tally.commands++) {
    const seat = toAct(position)[0]!;
    const view = viewOf(position, seat);
    const rejection = play(seat, bots[seat]!.act(view, legal(rules, view, seat)));
    if (rejection !== undefined) throw new Error(`${settings.bots[seat]} was refused: ${rejection.code}`);
  }
  tally.turns = progressOf(position);
  if (position.phase !== 'over') return tally;
  tally.finished = 1;
  if (position.winner === NOBODY) tally.draws = 1;
  else tally.wins[position.winner] = 1;
  return tally;
}
