export type { BattleOdds, EndState } from './battle.ts';
export { battleOdds, lookUpWin, winProbability } from './battle.ts';
export type { ChainOdds, ChainSettings, Reached } from './chain.ts';
export { chainOdds } from './chain.ts';
export type { Dice, DiceSettings } from './dice.ts';
export { makeDice, rollProbabilities } from './dice.ts';
export type { Needed } from './needed.ts';
export { armiesNeeded, armiesNeededForChain } from './needed.ts';
