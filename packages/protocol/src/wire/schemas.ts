import { COLOURS } from '@rubicon/engine';
import * as z from 'zod';
import { eventSchema } from '../messages.ts';
import { resultSchema } from '../record.ts';
import { type ClientMessage, type TableMessage, WIRE_FAILURES } from './messages.ts';

/** The messages of `messages.ts` as whoever hosts checks them. Documented in docs/wire.md. */

const LONGEST_WORD = 64;

const count = z.int().nonnegative();
const id = z.string().min(1).max(LONGEST_WORD);
const seat = count.max(5);
const viewpoint = z.union([seat, z.literal('watch')]);
const json = z.record(z.string(), z.unknown());

/** Of what a command says besides, the rules are the judge. */
const command = z.looseObject({ type: z.string().max(LONGEST_WORD) });

export const clientMessageSchema = z
  .discriminatedUnion('type', [
    z.looseObject({ type: z.literal('hello'), protocol: z.int() }), // that of another version may say more
    z.strictObject({ type: z.literal('sit'), seat: viewpoint, after: count }),
    z.strictObject({ type: z.literal('command'), id, command }),
  ])
  .meta({ id: 'client-message' }) satisfies z.ZodType<ClientMessage>;

const game = z.strictObject({
  id: z.string(),
  edition: z.string(),
  options: z.record(z.string(), z.string()),
  revision: z.int().positive(),
  seats: z.array(
    z.strictObject({ colour: z.enum(COLOURS), name: z.string(), bot: z.string().exactOptional() }),
  ),
});

const line = z.strictObject({
  seq: z.int().positive(),
  seat: z.union([seat, z.literal('host')]),
  time: z.iso.datetime().exactOptional(),
  events: z.array(eventSchema),
});

export const tableMessageSchema = z
  .discriminatedUnion('type', [
    z.strictObject({ type: z.literal('hello'), protocol: z.int(), game, yours: z.array(seat) }),
    z.strictObject({
      type: z.literal('seated'),
      seat: viewpoint,
      beginning: z.string().exactOptional(),
      lines: z.array(line),
    }),
    line.extend({ type: z.literal('line') }),
    z.strictObject({ type: z.literal('accepted'), id, seq: z.int().positive() }),
    z.strictObject({ type: z.literal('refused'), id, rejection: json }),
    z.strictObject({ type: z.literal('closed'), result: resultSchema }),
    z.strictObject({ type: z.literal('failed'), code: z.enum(WIRE_FAILURES), id: id.exactOptional() }),
  ])
  .meta({ id: 'table-message' }) satisfies z.ZodType<TableMessage>;

/** The JSON Schema of one message of the wire protocol, in either direction. */
export function wireSchema(): object {
  const message = z
    .union([clientMessageSchema, tableMessageSchema])
    .meta({ title: 'A message of the Rubicon wire protocol' });
  return z.toJSONSchema(message, { io: 'input' });
}
