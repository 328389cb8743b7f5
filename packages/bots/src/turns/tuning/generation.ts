import { FEATURE_COUNT, FEATURES } from '../mind/network/features.ts';
import type { NetData } from '../mind/network/net.ts';
import { type FitResult, fit } from './fit.ts';
import { TRAINING } from './recipe.ts';
import type { Sample } from './samples.ts';

/** A network as stored in a file, with the command that made it and the results of its fit. */
export interface TunedNet extends NetData {
  readonly command: string;
  readonly results?: FitResult; // of the fit
}

export interface GenerationSettings {
  readonly command: string;
  readonly generation: number;
  readonly hidden: number;
  readonly seed: string;
}

/** Fits the network of a generation to the samples of all games so far. */
export function fitGeneration(
  samples: readonly Sample[],
  heldOut: readonly Sample[],
  { command, generation, hidden, seed }: GenerationSettings,
  onProgress?: (share: number) => void,
): TunedNet {
  const { numbers, result } = fit(
    samples,
    heldOut,
    {
      ...TRAINING,
      shape: { inputs: FEATURE_COUNT, hidden },
      seed: `${seed}/fit ${generation}`,
    },
    onProgress,
  );
  return { command, features: FEATURES, hidden, numbers, results: result };
}
