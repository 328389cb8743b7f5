import { type ChanceFinder, fairChance, seededChance } from '@rubicon/protocol';

/** Finds the source of chance of a stored game; `secretOf` returns the secret that belongs to a commitment. */
export function chanceWith(secretOf: (commitment: string) => string | undefined): ChanceFinder {
  return ({ chance, game = '' }) =>
    chance.type === 'seeded' ? seededChance(chance.seed) : fairChance(chance, game, secretOf);
}
