/** How `expert` rates positions, for programs that evaluate them. Programs that only play do not need it. */
export { chancesByPoints } from './orders/outlook.ts';
export { FEATURE_COUNT, FEATURES, survey } from './turns/mind/features.ts';
export { makeNet, meritOf, type Net, type NetData } from './turns/mind/net.ts';
export { type Situation, situationOf } from './turns/mind/situation.ts';
export { type Sketch, sketchOf } from './turns/mind/sketch.ts';
export { type Kind, kindOf, TUNED } from './turns/mind/weights.ts';
