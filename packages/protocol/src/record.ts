import { COLOURS, type CreationError, type NotationError, type Rejection } from '@rubicon/engine';
import * as z from 'zod';
import { commandSchema, eventSchema } from './messages.ts';

/**
 * The record of a game: JSON lines, a header, one line for each accepted command, and a closing line when
 * the game has ended in any way. Only ever appended to. Documented in docs/record.md.
 */
export const RECORD_FORMAT = 'rubicon-record';
export const RECORD_VERSION = 1;

const count = z.int().nonnegative();
const seat = count.max(5);

export const headerSchema = z.strictObject({
  format: z.literal(RECORD_FORMAT),
  version: z.literal(RECORD_VERSION),
  edition: z.string(),
  options: z.record(z.string(), z.string()),
  revision: z
    .int()
    .positive()
    .meta({ description: 'of the rules of the edition; another one is not re-decided' }),
  engine: z.string(),
  seats: z
    .array(z.strictObject({ colour: z.enum(COLOURS), name: z.string(), bot: z.string().optional() }))
    .meta({ description: 'clockwise from seat 0' }),
  chance: z.strictObject({ type: z.literal('seeded'), generator: z.literal('sfc32'), seed: z.string() }),
  position: z
    .string()
    .optional()
    .meta({ description: 'notation of the position it begins from, if not a new game' }),
});
export type RecordHeader = z.infer<typeof headerSchema>;

export const lineSchema = z.strictObject({
  seq: z.int().positive(),
  seat: z.union([seat, z.literal('host')]),
  time: z.iso.datetime().optional(),
  command: commandSchema,
  chance: z
    .array(z.tuple([count, z.int().positive(), count]))
    .meta({ description: 'index of the outcome in the game, below what it was drawn, and what came' }),
  events: z.array(eventSchema),
});
export type RecordLine = z.infer<typeof lineSchema>;

export const resultSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('won'), seat }),
  z.strictObject({ type: z.literal('drawn') }),
  z.strictObject({ type: z.literal('abandoned') }),
]);
export type RecordResult = z.infer<typeof resultSchema>;

export const closingSchema = z.strictObject({
  result: resultSchema,
  secret: z.null().meta({ description: "the server's secret, where the dice are made of one" }),
  lines: count.meta({ description: 'lines before this one' }),
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .meta({ description: 'over all bytes before this line' }),
});

/** Whether a line is the closing one. */
export const isClosing = (line: object): boolean => Object.hasOwn(line, 'result');
export const isClosingLine = (text: string): boolean => isClosing(JSON.parse(text));

/** Why no game can begin from these settings. */
export type SettingsError =
  | CreationError
  | NotationError
  /** The position says something else about this than the settings. */
  | { readonly code: 'position-differs'; readonly field: 'edition' | 'options' | 'seats' };

/** What is wrong with a record, and in which line (counted from 1). */
export type RecordError = { readonly line: number } & (
  | { readonly code: 'empty' }
  | { readonly code: 'not-a-record' }
  | { readonly code: 'unknown-version'; readonly version: unknown }
  | { readonly code: 'bad-header'; readonly field: string }
  | { readonly code: 'bad-settings'; readonly error: SettingsError }
  | { readonly code: 'not-json' }
  | { readonly code: 'torn-line' }
  | { readonly code: 'bad-line'; readonly field: string }
  | { readonly code: 'missing-line'; readonly expected: number; readonly found: number }
  | { readonly code: 'inserted-line'; readonly expected: number; readonly found: number }
  | { readonly code: 'illegal-command'; readonly rejection: Rejection }
  | {
      readonly code: 'changed-outcome';
      readonly index: number;
      readonly expected: string;
      readonly found: string;
    }
  | { readonly code: 'changed-die'; readonly expected: string; readonly found: string }
  | { readonly code: 'changed-event'; readonly expected: string; readonly found: string }
  | { readonly code: 'after-the-end' }
  | { readonly code: 'wrong-result'; readonly expected: string; readonly found: string }
  | { readonly code: 'wrong-count'; readonly expected: number; readonly found: number }
  | { readonly code: 'wrong-hash' }
);

/** The JSON Schema of one line of a record. */
export function recordSchema(): object {
  const line = z
    .union([headerSchema, lineSchema, closingSchema])
    .meta({ title: 'A line of a Rubicon record' });
  return z.toJSONSchema(line, { io: 'input' });
}
