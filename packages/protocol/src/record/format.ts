import { COLOURS, MOST_SEATS } from '@rubicon/engine';
import * as z from 'zod';
import { fairKeyShape } from '../chance/fair-declaration.ts';
import { chanceSchema } from '../chance/source.ts';
import type { TableEvent } from '../history.ts';
import { commandSchema, eventSchema } from '../message-schemas.ts';
import { tableSettingsSchema } from '../table-settings.ts';

/** The lines of a record: a header, command and table lines, a closing line. Documented in docs/record.md. */
export const RECORD_FORMAT = 'rubicon-record';
export const RECORD_VERSION = 2;

const count = z.int().nonnegative();
const seat = count.max(MOST_SEATS - 1);
const opaqueId = z.string().min(1).max(64);

const commonHeader = {
  format: z.literal(RECORD_FORMAT),
  edition: z.string(),
  options: z.record(z.string(), z.string()),
  revision: z.int().positive().meta({ description: "revision of the edition's rules" }),
  engine: z.string(),
  chance: chanceSchema,
  position: z
    .string()
    .optional()
    .meta({ description: 'notation of the position it begins from, if not a new game' }),
};

const headerSchemas = [
  z.strictObject({
    ...commonHeader,
    version: z.literal(1),
    seats: z.array(z.strictObject({ colour: z.enum(COLOURS), name: z.string(), bot: z.string().optional() })),
  }),
  z.strictObject({
    ...commonHeader,
    version: z.literal(RECORD_VERSION),
    game: opaqueId.meta({ description: 'id of the game' }),
    seats: z
      .array(
        z.strictObject({
          colour: z.enum(COLOURS),
          player: opaqueId.optional().meta({ description: 'opaque id of the person who plays it' }),
          name: z.string().optional(),
          bot: z.string().optional().meta({ description: 'name of the bot that plays it' }),
        }),
      )
      .meta({ description: 'clockwise from seat 0' }),
    table: tableSettingsSchema.optional(),
  }),
] as const;

export const headerSchema = z.discriminatedUnion('version', headerSchemas);
type CurrentHeader = z.infer<(typeof headerSchemas)[1]>;

/** A header of any version; version 1 has no game id. */
export type RecordHeader = Omit<CurrentHeader, 'version' | 'game'> & {
  readonly version: 1 | 2;
  readonly game?: string | undefined;
};
export type RecordSeat = CurrentHeader['seats'][number];

const commonLine = { seq: z.int().positive(), time: z.iso.datetime().optional() };
const outcome = z.tuple([count, z.int().positive(), count]);
const actor = z.union([seat, z.literal('host')]);

/** The shape of a command line; the codec of the engine checks its command and events. */
export const commandLineShape = z.strictObject({
  ...commonLine,
  seat: actor,
  command: z.unknown(),
  chance: z.array(outcome),
  events: z.array(z.unknown()),
});

const commandLineSchema = z.strictObject({
  ...commonLine,
  seat: actor,
  command: commandSchema,
  chance: z
    .array(outcome)
    .meta({ description: 'index of the outcome in the game, the number it was drawn below, its value' }),
  events: z.array(eventSchema),
});
export type RecordLine = z.infer<typeof commandLineSchema>;

export const tableEventSchema = z.union([
  z.strictObject({ type: z.literal('left'), seat }),
  z.strictObject({ type: z.literal('returned'), seat }),
  z.strictObject({ type: z.literal('played-by'), seat, player: opaqueId }),
  z.strictObject({ type: z.literal('played-by'), seat, bot: z.string() }),
  z.strictObject({ type: z.literal('paused') }),
  z.strictObject({ type: z.literal('resumed') }),
  z.strictObject({ type: z.literal('delayed'), milliseconds: count }),
  z.strictObject({ type: z.literal('revised'), revision: z.int().positive(), engine: z.string() }),
  z.strictObject({ type: z.literal('rekeyed'), ...fairKeyShape }),
]) satisfies z.ZodType<TableEvent>;

export const tableLineSchema = z.strictObject({ ...commonLine, table: tableEventSchema });

export const resultSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('won'), seat }),
  z.strictObject({ type: z.literal('drawn') }),
  z.strictObject({ type: z.literal('abandoned') }),
]);
export type RecordResult = z.infer<typeof resultSchema>;

export const closingSchema = z.strictObject({
  result: resultSchema,
  secret: z
    .string()
    .nullable()
    .meta({ description: 'secrets of the source of chance: 64 hex digits per key; null if it has none' }),
  lines: count.meta({ description: 'lines before this one' }),
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .meta({ description: 'over all bytes before this line' }),
});

/** Whether a parsed line is the closing one. */
export const isClosing = (line: object): boolean => Object.hasOwn(line, 'result');

/** Whether a line of text is the closing one. */
export const isClosingLine = (text: string): boolean => isClosing(JSON.parse(text));

/** Returns the JSON Schema of one line of a record. */
export function recordSchema(): object {
  const line = z
    .union([...headerSchemas, commandLineSchema, tableLineSchema, closingSchema])
    .meta({ title: 'A line of a Rubicon record' });
  return z.toJSONSchema(line, { io: 'input' });
}
