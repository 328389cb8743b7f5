import { tableViewSchema } from '@rubicon/api';
import { clientMessageSchema, tableMessageSchema } from '@rubicon/protocol';
import * as z from 'zod';

/** Everything that clients may send over a socket: the wire protocol. */
export const incomingSchema = clientMessageSchema;

/** The messages that the server sends in addition to the wire protocol, by the socket it is sent on. */
const tableSocket = [
  z.strictObject({ type: z.literal('table'), table: tableViewSchema }),
  z.strictObject({ type: z.literal('playing') }),
] as const;
const listSocket = [
  z.strictObject({ type: z.literal('tables'), tables: z.array(tableViewSchema) }),
  z.strictObject({ type: z.literal('listed'), table: tableViewSchema }),
  z.strictObject({ type: z.literal('unlisted'), id: z.string() }),
  z.strictObject({ type: z.literal('mine'), tables: z.array(tableViewSchema) }),
  z.strictObject({ type: z.literal('mine-changed'), table: tableViewSchema }),
] as const;

/** Everything that the server sends over a socket. Documented in docs/wire.md. */
export const outgoingSchema = z.union([tableMessageSchema, ...tableSocket, ...listSocket]);

export type ServerMessage = z.infer<(typeof tableSocket)[number] | (typeof listSocket)[number]>;
