import { seededDice } from '@rubicon/engine';
import {
  type FairDeclaration,
  type FairKey,
  fairChance,
  hashHex,
  RecordedGame,
  type VoidAttempt,
} from '../src/index.ts';
import { chooseMove } from './golden-players.ts';

/** Returns 32 bytes that differ for every number. */
export const bytes32 = (number: number): string => number.toString(16).padStart(64, '0');

export const SECRET: string = bytes32(0xabc);
export const NEXT_SECRET: string = bytes32(0xdef);

/** Returns a key to which seats contribute the seeds 1, 2, 3 … */
export function keyOf(secret: string, seats: readonly number[]): FairKey {
  return {
    commitment: hashHex(secret),
    seeds: seats.map((seat) => ({ seat, hash: hashHex(bytes32(seat + 1)), seed: bytes32(seat + 1) })),
  };
}

export const VOID: VoidAttempt = {
  commitment: hashHex(bytes32(77)),
  secret: bytes32(77),
  hashes: [
    { player: 'p1', hash: hashHex(bytes32(1)) },
    { player: 'p2', hash: hashHex(bytes32(2)) },
  ],
  seeds: [{ player: 'p1', seed: bytes32(1) }],
  failed: ['p2'],
};

export interface FairGame {
  readonly game: RecordedGame;
  readonly lines: string[]; // closing line included
}

/** Plays a whole game with fair dice; after `rekeyAt` lines the dice get a new key. */
export function playFairGame(edition: string, rekeyAt = Number.POSITIVE_INFINITY): FairGame {
  const lines: string[] = [];
  const declaration: FairDeclaration = {
    type: 'fair',
    generator: 'hmac-sha256',
    ...keyOf(SECRET, [0, 2]),
    void: [VOID],
  };
  const seats = (['red', 'blue', 'green'] as const).map((colour, i) => ({ colour, player: `p${i}` }));
  const game = RecordedGame.create(
    { game: 'fair-1', edition, options: {}, seats },
    fairChance(declaration, 'fair-1', (_, number) => [SECRET, NEXT_SECRET][number]),
    (line) => lines.push(line),
  );
  if ('error' in game) throw new Error(game.error.code);
  const random = seededDice('fair players');
  while (game.position.phase !== 'over') {
    if (game.seq === rekeyAt) game.note({ type: 'rekeyed', ...keyOf(NEXT_SECRET, [0, 1, 2]) });
    const [actor, command] = chooseMove(game.rules, game.position, {}, random);
    const { rejection } = game.play(actor, command);
    if (rejection !== undefined) throw new Error(rejection.code);
  }
  game.close();
  return { game, lines };
}
