/**
 * How `expert` rates positions and plans turns, and the script of simpler bots, for programs that analyse games. Programs
 * that only play do not need it.
 */
export { chancesByPoints } from './orders/outlook.ts';
export { TEMPERS } from './turns/characters.ts';
export { habit } from './turns/habits.ts';
export type { Plan } from './turns/mind/candidates.ts';
export { FEATURE_COUNT, FEATURES, survey } from './turns/mind/features.ts';
export { makeNet, meritOf, type Net, type NetData } from './turns/mind/net.ts';
export { bestPlan } from './turns/mind/plans.ts';
export type { Strike } from './turns/mind/pursuit.ts';
export { type Situation, situationOf } from './turns/mind/situation.ts';
export { type Sketch, sketchOf } from './turns/mind/sketch.ts';
export { type Kind, kindOf, TUNED } from './turns/mind/weights.ts';
export { scriptedBot } from './turns/script/scripted-bot.ts';
