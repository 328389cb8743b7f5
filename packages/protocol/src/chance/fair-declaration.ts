import { MOST_SEATS } from '@rubicon/engine';
import * as z from 'zod';

/** 32 bytes in hex. */
const hex32 = z.string().regex(/^[0-9a-f]{64}$/);

const seat = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1);
const player = z.string().min(1).max(64);

/** A key of a game: the commitment to the server's secret, and the seeds of the seats that contributed. */
export const fairKeyShape = {
  commitment: hex32.meta({ description: "SHA-256 of the server's secret" }),
  seeds: z
    .array(z.strictObject({ seat, hash: hex32, seed: hex32 }))
    .meta({ description: 'by seat; each hash was published before any seed' }),
};

/** A failed attempt to start: everything known about it, and the seats that did not answer in time. */
const voidAttempt = z.strictObject({
  commitment: hex32,
  secret: hex32,
  hashes: z.array(z.strictObject({ player, hash: hex32 })),
  seeds: z.array(z.strictObject({ player, seed: hex32 })),
  failed: z.array(player),
});

export const fairSchema = z.strictObject({
  type: z.literal('fair'),
  generator: z.literal('hmac-sha256'),
  ...fairKeyShape,
  void: z.array(voidAttempt).meta({ description: 'attempts to start that failed before' }),
});

export type FairDeclaration = z.infer<typeof fairSchema>;
export type FairKey = Pick<FairDeclaration, 'commitment' | 'seeds'>;
export type VoidAttempt = FairDeclaration['void'][number];
