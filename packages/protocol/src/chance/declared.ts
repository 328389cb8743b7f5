import { fairChance } from './fair.ts';
import { seededChance } from './seeded.ts';
import type { ChanceRequest, ChanceSource } from './source.ts';

/** Returns the source of chance that a header declares, made from the record alone; the closing line has the `secret`. */
export function declaredChance(
  { chance, game = '' }: ChanceRequest,
  secret: string | null = null,
): ChanceSource {
  switch (chance.type) {
    case 'seeded':
      return seededChance(chance.seed);
    case 'fair':
      return fairChance(chance, game, (_, number) => secret?.slice(64 * number, 64 * (number + 1)));
  }
}
