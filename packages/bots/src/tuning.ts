/** Trains the networks of the bots. Programs that only play do not need it. */
export { FEATURE_COUNT, FEATURES } from './turns/mind/network/features.ts';
export { makeNet, type Net, type NetData } from './turns/mind/network/net.ts';
export { KINDS, type Kind } from './turns/mind/network/weights.ts';
export { normal, shuffle } from './turns/tuning/chance.ts';
export type { Fit, FitResult } from './turns/tuning/fit.ts';
export { fitGeneration, type TunedNet } from './turns/tuning/generation.ts';
export { tablesOf, thinkersOf } from './turns/tuning/recipe.ts';
export { type Sample, samplesOf } from './turns/tuning/samples.ts';
export { gameOf, isHeldOut, type TuningGame } from './turns/tuning/schedule.ts';
