import * as orders from '../orders/position.ts';
import * as turns from '../turns/position.ts';

/** The phases of all families; a name that both use means the same in both. */
export const PHASES = [...new Set([...turns.PHASES, ...orders.PHASES])];
