/** Each seat's chance of winning, and the samples it is learned from. Programs that only play challenges do not need it. */
export { ASPECTS } from './evaluation/aspects.ts';
export type { WorldSettings } from './evaluation/chances.ts';
export { chances, chancesFrom } from './evaluation/chances.ts';
export { sampleOf } from './evaluation/sample.ts';
