/** The chance of every seat to win. Programs that only play challenges do not need it. */
export type { WorldSettings } from './evaluation/chances.ts';
export { chances, chancesFrom } from './evaluation/chances.ts';
