import * as z from 'zod';

const SECONDS_OF_A_MONTH = 31 * 24 * 3600;
const seconds = z.int().min(0).max(SECONDS_OF_A_MONTH);

/** How a table treats time and absent players. Part of the header, so that a record alone explains every line. */
export const tableSettingsSchema = z.strictObject({
  clock: z
    .strictObject({ turn: seconds.min(1), bank: seconds })
    .optional()
    .meta({ description: 'seconds per turn, and a reserve for the whole game; no clock if it is missing' }),
  absent: z
    .enum(['bot', 'default', 'surrender'])
    .meta({ description: 'what happens to the seat of a player who left or ran out of time' }),
  bot: z.string().max(64).optional().meta({ description: 'the bot that takes over' }),
  isRated: z.boolean().optional().meta({ description: 'whether the game counts for ratings' }),
});

export type TableSettings = z.infer<typeof tableSettingsSchema>;
export type ClockSettings = NonNullable<TableSettings['clock']>;
