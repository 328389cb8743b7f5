import type { WireGame } from '@rubicon/protocol/wire';
import { autoName } from '../home/bot-names.ts';
import type { SeatChoice } from '../home/choice.ts';
import type { Words } from '../words/words.ts';

/** Gives each bot a name that is unique at the table; the server only knows their levels. */
export function withBotNames(game: WireGame, words: Words): WireGame {
  const named: SeatChoice[] = game.seats.flatMap(({ name, colour, bot }) =>
    bot === undefined ? { name, colour, bot } : [],
  );
  const seats = game.seats.map((seat) => {
    const { bot, colour } = seat;
    if (bot === undefined) return seat;
    const name = autoName(bot, named, words);
    named.push({ name, colour, bot });
    return { ...seat, name };
  });
  return { ...game, seats };
}
