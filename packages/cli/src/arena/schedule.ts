import { seededDice } from '@rubicon/engine';
import { lineupsOf, shuffled } from '../players/lineup.ts';
import type { PlayerSpec } from '../players/spec.ts';
import type { GamePlan } from '../simulation.ts';

/** Who sits where in which game. */
export interface Schedule {
  /** After so many games, or a multiple of it, everybody has had the same share. */
  readonly round: number;
  planOf(number: number): GamePlan;
}

/**
 * Games come in blocks, one game for each seat: the same line-up with the same luck, and everybody moves on one seat
 * from game to game. So each sits on every seat once, and what a seat is dealt is dealt to all of them. Who sits
 * beside whom is drawn anew for every block; line-ups take turns.
 */
export function makeSchedule(specs: readonly PlayerSpec[], players: number, seed: string): Schedule {
  const lineups = lineupsOf(specs, players, seed);
  return {
    round: lineups.length * players,
    planOf(number) {
      const block = Math.floor((number - 1) / players);
      const table = shuffled(lineups[block % lineups.length]!, seededDice(`${seed}/table ${block}`));
      const rotation = (number - 1) % players;
      const seats = table.map((_, seat) => table[(seat + rotation) % players]!);
      return { number, seed: `${seed}/${block}`, seats };
    },
  };
}
