import { BOT_NAMES } from '@rubicon/bots';
import type { Opening } from '@rubicon/table';
import { unknownBotText } from '../errors.ts';
import { EXEC, labelOf, type PlayerSpec } from '../players/spec.ts';
import { quoted } from './saving/save.ts';
import { printable } from './texts/cast.ts';

/** Nobody can play a seat of the game; the message is a sentence that says why. */
export class Unplayable extends Error {}

/**
 * Who plays a seat. A program of somebody else is started only when the command line names it: nothing that stands in
 * a file is ever run.
 */
export function specOf({ game, seat, bot }: Opening, given: readonly PlayerSpec[]): PlayerSpec {
  const spec = given.find((candidate) => labelOf(candidate) === bot);
  if (spec !== undefined) return spec;
  if (BOT_NAMES.includes(bot)) return { type: 'bot', name: bot };
  const name = game.seats[seat]?.name;
  throw new Unplayable(
    bot.startsWith(EXEC)
      ? `A program plays for ${name}; it is started only when it is named: npx rubicon play ${quoted(game.id)} --bots ${quoted(printable(bot))}`
      : `Nobody can play for ${name}: ${unknownBotText(bot)}.`,
  );
}
