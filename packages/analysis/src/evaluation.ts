/** Each seat's chance of winning, and the samples it is learned from. Programs that only play challenges do not need it. */
export { ASPECT_COUNT } from './evaluation/aspects.ts';
export type { WorldSettings } from './evaluation/chances.ts';
export { chances, chancesFrom } from './evaluation/chances.ts';
export {
  featuresOf,
  LANES,
  type Layer,
  type Network,
  type NetworkData,
  networkOf,
  passOn,
  ROWS,
  type Shape,
  sizeOf,
} from './evaluation/network.ts';
export { type Sample, sampleOf } from './evaluation/sample.ts';
