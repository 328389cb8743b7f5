/**
 * How `expert` rates positions and plans turns, and the script of simpler bots, for programs that analyse games. Programs
 * that only play do not need it.
 */
export { chancesByPoints } from './orders/outlook.ts';
export { TEMPERS } from './turns/characters.ts';
export { habit } from './turns/habits.ts';
export { FEATURE_COUNT, FEATURES, survey } from './turns/mind/network/features.ts';
export { makeNet, meritOf, type Net, type NetData } from './turns/mind/network/net.ts';
export { type Kind, kindOf, TUNED } from './turns/mind/network/weights.ts';
export type { Plan } from './turns/mind/search/candidates.ts';
export { bestPlan } from './turns/mind/search/plans.ts';
export type { Strike } from './turns/mind/search/pursuit.ts';
export { type Situation, situationOf } from './turns/mind/sketch/situation.ts';
export { type Sketch, sketchOf } from './turns/mind/sketch/sketch.ts';
export { scriptedBot } from './turns/script/scripted-bot.ts';
