import { COLOURS } from '@rubicon/engine';
import type { RecordResult } from '@rubicon/protocol';
import * as z from 'zod';
import { idText } from './id-text.ts';
import { settingsSchema } from './settings.ts';

const hash = z.string().regex(/^[0-9a-f]{64}$/);

const seatSchema = z.strictObject({
  colour: z.enum(COLOURS),
  bot: z.string().optional(),
  player: z.string().optional(),
  name: z.string().optional(),
  isBot: z.boolean().optional().meta({ description: 'the player is a program of somebody else' }),
  completion: z
    .number()
    .nullable()
    .optional()
    .meta({ description: "the share of the player's last 20 games that were not left; null without games" }),
  isReady: z.boolean().optional(),
  swap: z.int().optional().meta({ description: 'the seat whose player this one offers to swap with' }),
  hash: hash.optional().meta({ description: "of the player's seed; published when all hashes are there" }),
  isRevealed: z.boolean().optional(),
});

const outcomeSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('won'), seat: z.int() }),
  z.strictObject({ type: z.literal('drawn') }),
  z.strictObject({ type: z.literal('abandoned') }),
]) satisfies z.ZodType<RecordResult>;

const resultSchema = z.strictObject({
  closedAt: z.int(),
  outcome: outcomeSchema,
  places: z
    .array(z.strictObject({ player: z.string(), place: z.int(), hasLeft: z.boolean() }))
    .meta({ description: 'people only; players who left are last, all in one place' }),
});

/** A table as everyone may see it. Built from a list of allowed fields, never by removing others. */
export const tableViewSchema = z.strictObject({
  id: idText,
  version: z.int().meta({ description: 'higher with every change' }),
  stage: z.enum(['lobby', 'playing', 'over']),
  host: z.string(),
  settings: settingsSchema,
  seats: z.array(seatSchema),
  step: z.enum(['gathering', 'committing', 'revealing']),
  commitment: hash.meta({ description: "to the server's secret of this attempt to start" }),
  secret: hash.optional().meta({
    description: 'of the commitment, if the table was closed without a game; otherwise in the record',
  }),
  deadline: z.int().nullable(),
  voided: z
    .array(z.strictObject({ commitment: hash, failed: z.array(z.string()), secret: hash.optional() }))
    .meta({ description: 'attempts to start that failed, and the players who did not answer' }),
  createdAt: z.int(),
  invite: z.strictObject({ code: z.string(), ends: z.int() }).optional().meta({
    description: 'part of the link to the table; to its host and its players, until the game is over',
  }),
  turn: z.int().optional().meta({ description: 'turns or rounds begun; in lists of running games' }),
  round: z
    .int()
    .optional()
    .meta({ description: 'a turn of every seat; 0 in the set-up; in lists of running games' }),
  toAct: z
    .array(z.int())
    .optional()
    .meta({ description: 'the seats that the game waits for; to its players, in their list' }),
  clockEnds: z
    .int()
    .nullable()
    .optional()
    .meta({ description: 'when the first clock of these seats runs out; likewise' }),
  nudgedAt: z
    .int()
    .optional()
    .meta({ description: 'when another player reminded this one, who has not acted since; likewise' }),
  result: resultSchema.optional(),
  rematch: z.string().optional().meta({ description: 'the table of the next game of the same people' }),
  rematchOf: z.string().optional(),
});

export type SeatView = z.infer<typeof seatSchema>;
export type TableView = z.infer<typeof tableViewSchema>;
