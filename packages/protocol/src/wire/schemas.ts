import { COLOURS, MOST_SEATS } from '@rubicon/engine';
import * as z from 'zod';
import { eventSchema } from '../message-schemas.ts';
import { resultSchema, tableEventSchema } from '../record/format.ts';
import { tableSettingsSchema } from '../table-settings.ts';
import { type ClientMessage, type TableMessage, WIRE_FAILURES } from './messages.ts';

/** The schemas of `messages.ts`, against which a host checks every frame. Documented in docs/wire.md. */

const LONGEST_WORD = 64;

/** Longer than any line of chat may be, so that a line that is too long is refused with its own reason. */
const LONGEST_TEXT = 4096;

const count = z.int().nonnegative();
const id = z.string().min(1).max(LONGEST_WORD);
const seat = count.max(MOST_SEATS - 1);
const viewpoint = z.union([seat, z.literal('watch')]);
const json = z.record(z.string(), z.unknown());

/** More levels than any command has. Deeper values are refused here: later code works through them recursively. */
const DEEPEST_COMMAND = 16;

/** The rules judge the other fields of a command. */
const command = z
  .looseObject({ type: z.string().max(LONGEST_WORD) })
  .refine((value) => isWithin(value, DEEPEST_COMMAND));

/** Whether a value has at most this many levels of objects and arrays. */
function isWithin(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((field) => isWithin(field, levels - 1));
}

export const clientMessageSchema = z
  .discriminatedUnion('type', [
    z.looseObject({ type: z.literal('hello'), protocol: z.int() }), // another version may have more fields
    z.strictObject({ type: z.literal('sit'), seat: viewpoint, after: count }),
    z.strictObject({ type: z.literal('command'), id, command }),
    z.strictObject({ type: z.literal('leave') }),
    z.strictObject({ type: z.literal('return') }),
    z.strictObject({ type: z.literal('pause'), agree: z.boolean() }),
    z.strictObject({ type: z.literal('resume') }),
    z.strictObject({ type: z.literal('save'), command }),
    z.strictObject({ type: z.literal('say'), text: z.string().max(LONGEST_TEXT) }),
    z.strictObject({ type: z.literal('ping') }),
  ])
  .meta({ id: 'client-message' }) satisfies z.ZodType<ClientMessage>;

const game = z.strictObject({
  id: z.string(),
  edition: z.string(),
  options: z.record(z.string(), z.string()),
  revision: z.int().positive(),
  seats: z.array(
    z.strictObject({
      colour: z.enum(COLOURS),
      name: z.string(),
      bot: z.string().exactOptional(),
      player: z.string().exactOptional(),
      isBot: z.literal(true).exactOptional(),
    }),
  ),
  table: tableSettingsSchema.exactOptional(),
});

const anyLine = { seq: z.int().positive(), time: z.iso.datetime().exactOptional() };
const commandLine = z.strictObject({
  ...anyLine,
  seat: z.union([seat, z.literal('host')]),
  events: z.array(eventSchema),
});
const tableLine = z.strictObject({ ...anyLine, table: tableEventSchema });

const chatLine = z.strictObject({
  number: z.int().positive(),
  player: z.string(),
  name: z.string().exactOptional(),
  text: z.string(),
  at: count,
  isRemoved: z.literal(true).exactOptional(),
});

export const tableMessageSchema = z
  .union([
    commandLine.extend({ type: z.literal('line') }),
    tableLine.extend({ type: z.literal('line') }),
    z.strictObject({
      type: z.literal('hello'),
      protocol: z.int(),
      game,
      yours: z.array(seat),
      now: z.iso.datetime().exactOptional(),
    }),
    z.strictObject({
      type: z.literal('seated'),
      seat: viewpoint,
      beginning: z.string().exactOptional(),
      lines: z.array(z.union([commandLine, tableLine])),
    }),
    z.strictObject({ type: z.literal('accepted'), id, seq: z.int().positive() }),
    z.strictObject({ type: z.literal('refused'), id, rejection: json }),
    z.strictObject({ type: z.literal('presence'), seats: z.array(seat) }),
    z.strictObject({ type: z.literal('votes'), pause: z.array(seat) }),
    z.strictObject({ type: z.literal('chat'), lines: z.array(chatLine) }),
    z.strictObject({ type: z.literal('pong') }),
    z.strictObject({ type: z.literal('closed'), result: resultSchema }),
    z.strictObject({ type: z.literal('failed'), code: z.enum(WIRE_FAILURES), id: id.exactOptional() }),
  ])
  .meta({ id: 'table-message' }) satisfies z.ZodType<TableMessage>;

/** Returns the JSON Schema of one message of the wire protocol, in either direction. */
export function wireSchema(): object {
  const message = z
    .union([clientMessageSchema, tableMessageSchema])
    .meta({ title: 'A message of the Rubicon wire protocol' });
  return z.toJSONSchema(message, { io: 'input' });
}
