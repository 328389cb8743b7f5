import { BOT_NAMES } from '@rubicon/bots';
import type { PlayerRequest } from '@rubicon/table';
import { EXEC, labelOf, type PlayerSpec } from '../players/spec.ts';
import { unknownBotText } from '../texts/errors.ts';
import { quoted } from './saving/save.ts';
import { printable } from './texts/cast.ts';

/** Thrown if a seat has no player. The message is a sentence. */
export class Unplayable extends Error {}

/**
 * Returns the player of a seat. An external program is started only if the command line names it: nothing in
 * a file is ever run.
 */
export function specOf(
  { game, seat, bot }: PlayerRequest,
  given: readonly PlayerSpec[],
  file: string,
): PlayerSpec {
  const spec = given.find((candidate) => labelOf(candidate) === bot);
  if (spec !== undefined) return spec;
  if (BOT_NAMES.includes(bot)) return { type: 'bot', name: bot };
  const name = game.seats[seat]?.name;
  throw new Unplayable(
    bot.startsWith(EXEC)
      ? `An external program plays for ${name}. To start it, name it: npx rubicon play ${quoted(file)} --bots ${quoted(printable(bot))}`
      : `Nobody can play for ${name}: ${unknownBotText(bot)}.`,
  );
}
