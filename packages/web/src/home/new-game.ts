import { COLOURS, DEFAULT_COLOURS, EDITIONS, type Edition, valuesOf } from '@rubicon/engine';
import type { NewGame } from '../host/lobby.ts';
import { BOT_CALLED, type GameChoice } from './choice.ts';

export const LONGEST_NAME = 16;

export const editionOf = (choice: Pick<GameChoice, 'edition'>): Edition =>
  EDITIONS.find(({ id }) => id === choice.edition) ?? EDITIONS[0]!;

/** Another edition keeps the players as far as it can, and its own options as they are usual. */
export function withEdition(choice: GameChoice, id: string): GameChoice {
  const edition = editionOf({ edition: id });
  const most = edition.players.at(-1) ?? 0;
  const least = edition.players[0] ?? 0;
  let next: GameChoice = { edition: edition.id, options: {}, seats: choice.seats.slice(0, most) };
  while (next.seats.length < least) next = withSeat(next);
  return next;
}

/** One bot more, of the kind of the last one. */
export function withSeat(choice: GameChoice): GameChoice {
  const names = choice.seats.map(({ name }) => name);
  const colours = choice.seats.map(({ colour }) => colour);
  const name = BOT_CALLED.find((called) => !names.includes(called)) ?? `Bot ${choice.seats.length + 1}`;
  const colour = DEFAULT_COLOURS.find((one) => !colours.includes(one)) ?? DEFAULT_COLOURS[0]!;
  const bot = choice.seats.findLast((seat) => seat.bot !== undefined)?.bot ?? 'easy';
  return { ...choice, seats: [...choice.seats, { name, colour, bot }] };
}

/** A seat in another colour; whoever had that gets the old one. */
export function withColour(choice: GameChoice, seat: number, index: number): GameChoice {
  const colour = COLOURS[index]!;
  const before = choice.seats[seat]!.colour;
  const seats = choice.seats.map((old, s) =>
    s === seat ? { ...old, colour } : old.colour === colour ? { ...old, colour: before } : old,
  );
  return { ...choice, seats };
}

export type ChoiceProblem = 'names' | 'colours' | 'players';

/** Why no game can begin like this. */
export function findProblem({ edition, seats }: GameChoice): ChoiceProblem | undefined {
  const known = EDITIONS.find(({ id }) => id === edition);
  if (known === undefined || !known.players.includes(seats.length)) return 'players';
  const names = seats.map(({ name }) => name.trim().toLowerCase());
  if (names.some((name) => name === '' || name.length > LONGEST_NAME) || new Set(names).size < names.length)
    return 'names';
  return new Set(seats.map(({ colour }) => colour)).size < seats.length ? 'colours' : undefined;
}

/** What the host is asked for; an option that this number of players does not have is left out. */
export function toNewGame({ edition: id, options, seats }: GameChoice): NewGame {
  const edition = editionOf({ edition: id });
  const known = Object.entries(options).filter(([name, value]) => {
    const option = edition.options[name];
    return option !== undefined && valuesOf(option, seats.length).includes(value);
  });
  return {
    edition: id,
    options: Object.fromEntries(known),
    seats: seats.map(({ name, colour, bot }) =>
      bot === undefined ? { name: name.trim(), colour } : { name: name.trim(), colour, bot },
    ),
  };
}
