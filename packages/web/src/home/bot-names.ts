import type { Words } from '../words/words.ts';
import { type GameChoice, PERSON, type SeatChoice } from './choice.ts';

/** Bots named after a historical person. */
const CHARACTERS = ['spartacus', 'sulla', 'cicero', 'augustus', 'fabius'];

/** An unused name for a bot: its own if it is a character. */
export function autoName(bot: string, others: readonly SeatChoice[], { common, home }: Words): string {
  const own = CHARACTERS.includes(bot) ? [common.bots[bot]?.name ?? bot] : [];
  return unused([...own, ...home.botNames], others) ?? `Bot ${others.length + 1}`;
}

/** Gives a seat to a bot or, without one, to a person. The name changes too, unless somebody typed it. */
export function withPlayer(
  choice: GameChoice,
  seat: number,
  bot: string | undefined,
  words: Words,
): GameChoice {
  const { seats } = choice;
  const { name } = seats[seat]!;
  const others = seats.filter((_, s) => s !== seat);
  const given = [
    PERSON,
    ...words.home.botNames,
    ...CHARACTERS.map((id) => words.common.bots[id]?.name ?? id),
  ];
  const next = bot === undefined ? (unused([PERSON], others) ?? name) : autoName(bot, others, words);
  const renamed = given.includes(name) ? next : name;
  return {
    ...choice,
    seats: seats.map((old, s) => (s === seat ? { ...old, name: renamed, bot } : old)),
  };
}

const unused = (names: readonly string[], seats: readonly SeatChoice[]): string | undefined =>
  names.find((name) => seats.every((seat) => seat.name.trim().toLowerCase() !== name.toLowerCase()));
