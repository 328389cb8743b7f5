import { COLOURS, MOST_SEATS } from '@rubicon/engine';
import { tableSettingsSchema } from '@rubicon/protocol';
import * as z from 'zod';

const LONGEST_DELAY = 3600;
const LONGEST_WORD = 64;

/** Returns the schema of the settings of a table; `bot` is the schema of a bot's name. */
export function settingsSchemaFor(bot: z.ZodType<string, string>) {
  return z.strictObject({
    edition: z.string().max(LONGEST_WORD),
    options: z.record(z.string().max(LONGEST_WORD), z.string().max(LONGEST_WORD)).default({}),
    seats: z
      .array(
        z.strictObject({
          colour: z.enum(COLOURS).optional(),
          bot: bot
            .optional()
            .meta({ description: 'a bot of the server; without it the seat is open to people' }),
        }),
      )
      .min(2)
      .max(MOST_SEATS),
    isPublic: z
      .boolean()
      .default(true)
      .meta({ description: 'listed; otherwise only people with the link can join' }),
    clock: tableSettingsSchema.shape.clock,
    absent: tableSettingsSchema.shape.absent.default('bot'),
    standIn: bot.default('medium').meta({ description: 'the bot that takes over for an absent player' }),
    spectators: z
      .strictObject({ delay: z.int().min(0).max(LONGEST_DELAY) })
      .nullable()
      .default({ delay: 0 })
      .meta({
        description: 'whether others may watch, and how many seconds behind; null: only the host may',
      }),
    chat: z
      .enum(['all', 'players', 'none'])
      .default('players')
      .meta({ description: 'who may write and read the chat of the table' }),
    isRated: z.boolean().default(false),
  });
}

/** The settings of a table, as its creator chooses them. Everyone can see them before and during the game. */
export const settingsSchema = settingsSchemaFor(z.string().max(LONGEST_WORD));

export type Settings = z.infer<typeof settingsSchema>;
export type SettingsInput = z.input<typeof settingsSchema>;
