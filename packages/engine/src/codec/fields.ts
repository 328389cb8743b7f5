import * as orders from '../orders/fields.ts';
import * as turns from '../turns/fields.ts';

/** One table for each kind of message, for both families: messages with the same name are the same. */
export const COMMAND_FIELDS = { ...orders.COMMAND_FIELDS, ...turns.COMMAND_FIELDS };
export const EVENT_FIELDS = { ...orders.EVENT_FIELDS, ...turns.EVENT_FIELDS };
export const OFFER_FIELDS = { ...orders.OFFER_FIELDS, ...turns.OFFER_FIELDS };
export const REJECTION_FIELDS = { ...orders.REJECTION_FIELDS, ...turns.REJECTION_FIELDS };
