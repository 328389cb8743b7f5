import * as orders from './orders/fields.ts';
import * as turns from './turns/fields.ts';

/** The messages of both families in one table each: what is called the same is the same. */
export const COMMAND_FIELDS = { ...orders.COMMAND_FIELDS, ...turns.COMMAND_FIELDS };
export const EVENT_FIELDS = { ...orders.EVENT_FIELDS, ...turns.EVENT_FIELDS };
export const OFFER_FIELDS = { ...orders.OFFER_FIELDS, ...turns.OFFER_FIELDS };
export const REJECTION_FIELDS = { ...orders.REJECTION_FIELDS, ...turns.REJECTION_FIELDS };
