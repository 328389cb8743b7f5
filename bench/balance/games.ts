import { makeBot } from '@rubicon/bots';
import {
  type Chart,
  createGame,
  DEFAULT_COLOURS,
  fallback,
  HOST,
  isTurns,
  legal,
  play,
  seededDice,
  type TurnsGame,
  toAct,
  viewOf,
} from '@rubicon/engine';
import { basicTraining } from '../../packages/engine/src/editions/basic-training.ts';
import { CHARTS, CITIES, OBJECTIVES } from '../../packages/engine/src/editions/basic-training-charts.ts';
import type { TurnsEdition } from '../../packages/engine/src/editions/edition.ts';
import { chartSetup } from '../../packages/engine/src/turns/setup/city-setup.ts';

export type Charts = readonly Chart[];

export const PLAYERS: readonly number[] = [3, 4, 5];

/** The charts of the edition. */
export function chartsFor(players: number): Charts {
  const charts = CHARTS[players];
  if (charts === undefined) throw new Error(`there are no charts for ${players} players`);
  return charts;
}

/** The edition with other charts. */
const withCharts = (charts: Charts): TurnsEdition => ({
  ...basicTraining,
  rules: (players, options, board) => ({
    ...basicTraining.rules(players, options, board),
    setup: chartSetup(board, charts, CITIES, OBJECTIVES),
  }),
});

/** Creates a game with these charts, before its start. */
export function newGame(charts: Charts): TurnsGame {
  const colours = DEFAULT_COLOURS.slice(0, charts.length);
  const game = createGame({ edition: basicTraining.id, colours }, [withCharts(charts)]);
  if (game.error !== undefined || !isTurns(game))
    throw new Error(`no game for ${charts.length} players could be created`);
  return game;
}

/** Creates a game with these charts, at its first turn. */
export function begunGame(charts: Charts): TurnsGame {
  const { rules, position } = newGame(charts);
  const dice = seededDice('charts');
  play(rules, position, HOST, { type: 'start' }, dice);
  while (position.phase === 'colour') {
    const seat = toAct(position)[0]!;
    play(rules, position, seat, fallback(rules, position, seat)!, dice);
  }
  return { rules, position };
}

/** More than ten times as many as in the longest game so far. */
const MOST_COMMANDS = 1_000_000;

/** Plays a game with this bot on every seat. Returns the winner's place in the turn order; undefined without a winner. */
export function playGame(charts: Charts, bot: string, seed: string): number | undefined {
  const { rules, position } = newGame(charts);
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
  return colour === undefined ? undefined : rules.setup.colours.indexOf(colour);
}
