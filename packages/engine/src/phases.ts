import * as orders from './orders/position.ts';
import * as turns from './turns/position.ts';

/** The phases of all families: what is called the same is asked the same way. */
export const PHASES = [...new Set([...turns.PHASES, ...orders.PHASES])];
