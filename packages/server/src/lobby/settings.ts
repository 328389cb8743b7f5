import { BOT_NAMES } from '@rubicon/bots';
import { COLOURS, createGame, DEFAULT_COLOURS, MOST_SEATS } from '@rubicon/engine';
import { tableSettingsSchema } from '@rubicon/protocol';
import * as z from 'zod';

const DAY = 24 * 3600;
const LONGEST_DELAY = 3600;

const bot = z.enum(BOT_NAMES as [string, ...string[]]);

/** The settings of a table, as its creator chooses them. Everyone can see them before and during the game. */
export const settingsSchema = z.strictObject({
  edition: z.string().max(64),
  options: z.record(z.string().max(64), z.string().max(64)).default({}),
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
    .meta({ description: 'whether others may watch, and how many seconds behind; null: only the host may' }),
  chat: z
    .enum(['all', 'players', 'none'])
    .default('players')
    .meta({ description: 'who may write and read the chat of the table' }),
  isRated: z.boolean().default(false),
});

export type Settings = z.infer<typeof settingsSchema>;
export type SettingsInput = z.input<typeof settingsSchema>;

/** Why no game is possible with these settings; undefined if one is. */
export function settingsError({ edition, options, seats, isRated, clock }: Settings): string | undefined {
  const chosen = seats.flatMap(({ colour }) => colour ?? []);
  if (new Set(chosen).size < chosen.length) return 'colour-taken';
  const { error } = createGame({ edition, options, colours: DEFAULT_COLOURS.slice(0, seats.length) });
  if (error !== undefined) return error.code;
  if (!isRated) return undefined;
  if (seats.some((seat) => seat.bot !== undefined)) return 'rated-with-bots';
  return clock === undefined ? 'rated-without-clock' : undefined;
}

/** Whether players have days for a turn. */
export const isCorrespondence = ({ clock }: Settings): boolean => clock !== undefined && clock.turn >= DAY;
