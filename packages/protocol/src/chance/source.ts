import type { Dice, Outcome } from '@rubicon/engine';
import * as z from 'zod';
import { type FairKey, fairSchema } from './fair-declaration.ts';

/** How a header declares its source of chance. A new source adds its own shape to this list. */
export const chanceSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('seeded'), generator: z.literal('sfc32'), seed: z.string() }),
  fairSchema,
]);
export type ChanceDeclaration = z.infer<typeof chanceSchema>;

/** The source of all outcomes of one game. */
export interface ChanceSource extends Dice {
  readonly declaration: ChanceDeclaration;
  readonly secret: string | null; // revealed in the closing line
  /** Skips an outcome that was drawn earlier and stored. Called for all stored outcomes, in order. */
  skip(outcome: Outcome): void;
  /** Draws all further outcomes from the next key; only sources with keys can. */
  rekey?(key: FairKey): void;
}

/** The parts of a header that determine its source of chance. */
export interface ChanceRequest {
  readonly chance: ChanceDeclaration;
  readonly game?: string | undefined;
}

/** Returns the source that a header declares; undefined if this host cannot draw from it. */
export type ChanceFinder = (header: ChanceRequest) => ChanceSource | undefined;
