import { seededDice, shuffled } from '@rubicon/engine';
import { lineupsOf } from '../players/lineup.ts';
import type { PlayerSpec } from '../players/spec.ts';
import type { GamePlan } from '../simulation/simulation.ts';

/** The players of every game, by seat. */
export interface Schedule {
  /** The number of games after which all bots have had the same share. */
  readonly round: number;
  planOf(number: number): GamePlan;
}

/**
 * Games come in blocks with one game per seat: the same line-up with the same dice, and every player moves on by one seat
 * from game to game. So each player has every seat once, with the same luck. The seating is drawn again for every block,
 * and line-ups take turns.
 */
export function makeSchedule(specs: readonly PlayerSpec[], players: number, seed: string): Schedule {
  const lineups = lineupsOf(specs, players, seed);
  return {
    round: lineups.length * players,
    planOf(number) {
      const block = Math.floor((number - 1) / players);
      const table = shuffled(seededDice(`${seed}/table ${block}`), lineups[block % lineups.length]!);
      const rotation = (number - 1) % players;
      const seats = table.map((_, seat) => table[(seat + rotation) % players]!);
      return { number, seed: `${seed}/${block}`, seats };
    },
  };
}
