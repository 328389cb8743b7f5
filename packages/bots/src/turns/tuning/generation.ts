import { FEATURE_COUNT, FEATURES } from '../mind/features.ts';
import type { NetData } from '../mind/net.ts';
import { type Figures, fit } from './fit.ts';
import { COURSE } from './recipe.ts';
import type { Sample } from './samples.ts';

/** A network as it stands in a file: with the command that made it, and how good it is. */
export interface TunedNet extends NetData {
  readonly command: string;
  readonly figures?: Figures;
}

export interface GenerationSettings {
  readonly command: string;
  readonly generation: number;
  readonly hidden: number;
  readonly seed: string;
}

/** Fits the network of a generation to the samples of all games until now. */
export function fitGeneration(
  samples: readonly Sample[],
  heldOut: readonly Sample[],
  { command, generation, hidden, seed }: GenerationSettings,
  onProgress?: (share: number) => void,
): TunedNet {
  const { numbers, figures } = fit(
    samples,
    heldOut,
    {
      ...COURSE,
      shape: { inputs: FEATURE_COUNT, hidden },
      seed: `${seed}/fit ${generation}`,
    },
    onProgress,
  );
  return { command, features: FEATURES, hidden, numbers, figures };
}
