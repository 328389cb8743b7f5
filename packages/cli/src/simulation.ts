import { makeBot } from '@rubicon/bots';
import { DEFAULT_COLOURS, HOST, legal, NOBODY, toAct, viewOf } from '@rubicon/engine';
import { RecordedGame } from '@rubicon/protocol';
import { unknownBotText } from './errors.ts';

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
const MOST_TURNS = 20_000;

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

/** A game that bots will play; which one depends on the seed and its number alone. */
export function createSimulation(
  settings: SimulationSettings,
  number: number,
  append: (line: string) => void,
) {
  const seats = settings.bots.map((bot, seat) => ({
    colour: DEFAULT_COLOURS[seat] ?? 'red',
    name: bot,
    bot,
  }));
  const { edition, options } = settings;
  return RecordedGame.create({ edition, options, seats, seed: `${settings.seed}/${number}` }, append);
}

/** Plays a game of bots to its end and counts it. */
export function simulate(
  settings: SimulationSettings,
  number: number,
  append: (line: string) => void,
): Tally {
  const game = createSimulation(settings, number, append);
  if ('error' in game) throw new Error(`no game could be created: ${game.error.code}`);
  const { rules, position } = game;
  const bots = settings.bots.map((name, seat) => {
    const bot = makeBot(name, rules, seat, `${settings.seed}/${number}/bots`);
    if (bot === undefined) throw new Error(unknownBotText(name));
    return bot;
  });
  game.play(HOST, { type: 'start' });
  while (position.phase !== 'over' && position.turn < MOST_TURNS) {
    for (const seat of toAct(position)) {
      const view = viewOf(position, seat);
      const { rejection } = game.play(seat, bots[seat]!.act(view, legal(rules, view, seat)));
      if (rejection !== undefined) throw new Error(`${settings.bots[seat]} was refused: ${rejection.code}`);
    }
  }
  game.close();
  const tally = emptyTally(settings.players);
  tally.games = 1;
  tally.commands = game.seq;
  tally.turns = position.turn;
  if (position.phase !== 'over') return tally;
  tally.finished = 1;
  if (position.winner === NOBODY) tally.draws = 1;
  else tally.wins[position.winner] = 1;
  return tally;
}
