/** How `expert` rates positions, for programs that evaluate them. Programs that only play do not need it. */
export { Judge } from './turns/mind/judge.ts';
export { type Situation, situationOf } from './turns/mind/situation.ts';
export { type Sketch, sketchOf } from './turns/mind/sketch.ts';
export { type Kind, kindOf, tunedNet } from './turns/mind/weights.ts';
