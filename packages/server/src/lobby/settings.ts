import { type Settings, settingsSchemaFor } from '@rubicon/api';
import { BOT_NAMES } from '@rubicon/bots';
import { createGame, DEFAULT_COLOURS } from '@rubicon/engine';
import * as z from 'zod';

/** The settings of a new table: its bots are those of this server. */
export const newSettingsSchema = settingsSchemaFor(z.enum(BOT_NAMES as [string, ...string[]]));

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
