import {
  createGame,
  DEFAULT_COLOURS,
  HOST,
  isTurns,
  legal,
  NOBODY,
  play,
  seededDice,
  type TurnsGame,
  type TurnsPosition,
  type TurnsRules,
  toAct,
  viewOf,
} from '@rubicon/engine';
import { FEATURE_COUNT, survey } from '../mind/network/features.ts';
import type { Net } from '../mind/network/net.ts';
import { situationOf } from '../mind/sketch/situation.ts';
import { sketchOf } from '../mind/sketch/sketch.ts';
import { seatPlayers } from './lineup.ts';
import type { Table } from './recipe.ts';
import type { TuningGame } from './schedule.ts';

/** A game at the start of a turn, and its winner. */
export interface Sample {
  readonly seats: number; // the number of seats still in
  readonly winner: number; // which of them won
  readonly rows: Float32Array; // the features of each, one row after the other
}

/** Longer games are stopped, which almost never happens. */
const MOST_COMMANDS = 10_000;

/** Plays a game to its end; returns no samples if nobody won. */
export function samplesOf({ table, seed }: TuningGame, nets: readonly Net[]): Sample[] {
  const { rules, position } = gameAt(table);
  const chance = seededDice(`${seed}/lots`);
  const players = seatPlayers(rules, seed, nets, chance);
  const dice = seededDice(seed);
  const scenes: Scene[] = [];
  let turn = 0;
  play(rules, position, HOST, { type: 'start' }, dice);
  for (let commands = 0; position.phase !== 'over' && commands < MOST_COMMANDS; commands++) {
    if (position.turn !== turn) {
      turn = position.turn;
      scenes.push(sceneOf(rules, position));
    }
    const [seat] = toAct(position);
    const view = viewOf(position, seat);
    const command = players[seat](view, legal(rules, view, seat), undefined);
    const rejection = play(rules, position, seat, command, dice);
    if (rejection !== undefined) throw new Error(`${seed}: seat ${seat} was refused: ${rejection.code}`);
  }
  return position.winner === NOBODY ? [] : scenes.flatMap((scene) => sampleOf(scene, position.winner));
}

function gameAt({ edition, options, players }: Table): TurnsGame {
  const game = createGame({ edition, options, colours: DEFAULT_COLOURS.slice(0, players) });
  if (game.error !== undefined) throw new Error(`no game could be created: ${game.error.code}`);
  if (!isTurns(game)) throw new Error(`${edition} is not a game of turns`);
  return game;
}

/** The seats still in, and their features as seen by the seat whose turn begins. */
interface Scene {
  readonly seats: readonly number[];
  readonly rows: Float32Array;
}

function sceneOf(rules: TurnsRules, position: TurnsPosition): Scene {
  const { seat } = position;
  const view = viewOf(position, seat);
  const situation = situationOf(rules, view, seat, seat);
  const sketch = sketchOf(view);
  const all = new Float64Array(situation.seats * FEATURE_COUNT);
  survey(situation, sketch, all);
  const seats = position.status.flatMap((_, s) => (situation.isIn[s] && sketch.territories[s] > 0 ? s : []));
  const rows = new Float32Array(seats.length * FEATURE_COUNT);
  seats.forEach((s, i) => {
    rows.set(all.subarray(s * FEATURE_COUNT, (s + 1) * FEATURE_COUNT), i * FEATURE_COUNT);
  });
  return { seats, rows };
}

function sampleOf({ seats, rows }: Scene, winner: number): Sample[] {
  const place = seats.indexOf(winner);
  return seats.length < 2 || place < 0 ? [] : [{ seats: seats.length, winner: place, rows }];
}
