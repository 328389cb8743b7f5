import { makeBot } from '@rubicon/bots';
import {
  createGame,
  DEFAULT_COLOURS,
  HOST,
  isTurns,
  legal,
  play,
  seededDice,
  type TurnsGame,
  toAct,
  viewOf,
} from '@rubicon/engine';

export const PLAYERS: readonly number[] = [3, 4, 5];

/** A game of basic training before its start. */
export function newGame(players: number): TurnsGame {
  const game = createGame({ edition: 'basic-training', colours: DEFAULT_COLOURS.slice(0, players) });
  if (game.error !== undefined || !isTurns(game))
    throw new Error(`no game for ${players} players could be created`);
  return game;
}

/** More than ten times the longest game so far. */
const MOST_COMMANDS = 1_000_000;

/** Plays a game with this bot on every seat. Returns the winner's place in the turn order, or `players` without a winner. */
export function playGame(players: number, bot: string, seed: string): number {
  const { rules, position } = newGame(players);
  const dice = seededDice(seed);
  const bots = position.colours.map((_, seat) => makeBot(bot, rules, seat, `${seed}/bots`));
  play(rules, position, HOST, { type: 'start' }, dice);
  for (let n = 0; position.phase !== 'over' && n < MOST_COMMANDS; n++) {
    const seat = toAct(position)[0]!;
    const view = viewOf(position, seat);
    const command = bots[seat]?.act(view, legal(rules, view, seat));
    const rejection = command && play(rules, position, seat, command, dice);
    if (command === undefined || rejection !== undefined)
      throw new Error(rejection?.code ?? 'no bot for a seat');
  }
  const colour = position.colours[position.winner];
  return colour === undefined ? players : rules.setup.colours.indexOf(colour);
}
