import {
  COLOURS,
  createGame,
  DEFAULT_COLOURS,
  EDITIONS,
  type Edition,
  type Rules,
  valuesOf,
} from '@rubicon/engine';
import type { NewGame } from '../host/lobby.ts';
import type { GameChoice } from './choice.ts';

export const MAX_NAME_LENGTH = 16;

export const editionOf = (choice: Pick<GameChoice, 'edition'>): Edition =>
  EDITIONS.find(({ id }) => id === choice.edition) ?? EDITIONS[0]!;

/** Changes the edition: keeps as many players as it allows, and resets the options. */
export function withEdition(choice: GameChoice, id: string, botNames: readonly string[]): GameChoice {
  const edition = editionOf({ edition: id });
  const most = edition.players.at(-1) ?? 0;
  const least = edition.players[0] ?? 0;
  let next: GameChoice = { edition: edition.id, options: {}, seats: choice.seats.slice(0, most) };
  while (next.seats.length < least) next = withSeat(next, botNames);
  return next;
}

/** Adds a bot of the same level as the last one, with an unused name. */
export function withSeat(choice: GameChoice, botNames: readonly string[]): GameChoice {
  const names = choice.seats.map(({ name }) => name);
  const colours = choice.seats.map(({ colour }) => colour);
  const name = botNames.find((called) => !names.includes(called)) ?? `Bot ${choice.seats.length + 1}`;
  const colour = DEFAULT_COLOURS.find((one) => !colours.includes(one)) ?? DEFAULT_COLOURS[0]!;
  const bot = choice.seats.findLast((seat) => seat.bot !== undefined)?.bot ?? 'easy';
  return { ...choice, seats: [...choice.seats, { name, colour, bot }] };
}

/** Gives a seat a colour; if another seat has it, the two swap colours. */
export function withColour(choice: GameChoice, seat: number, index: number): GameChoice {
  const colour = COLOURS[index]!;
  const before = choice.seats[seat]!.colour;
  const seats = choice.seats.map((old, s) =>
    s === seat ? { ...old, colour } : old.colour === colour ? { ...old, colour: before } : old,
  );
  return { ...choice, seats };
}

/** Whether the form asks for colours: not if they are chosen in the game. */
export function offersColours(choice: GameChoice): boolean {
  const rules = rulesOf(choice);
  return rules?.family !== 'turns' || rules.setup.charts === undefined;
}

/**
 * The values of an option that make a difference with this number of players. Two players are always dealt their
 * territories, so claiming them is not offered.
 */
export function offeredValues(choice: GameChoice, name: string): readonly string[] {
  const values = valuesOf(editionOf(choice).options[name]!, choice.seats.length);
  if (name !== 'setup') return values;
  const setups = values.map((value) => setupOf(choice, value));
  return values.filter((_, i) => setups.lastIndexOf(setups[i]) === i);
}

/** The value that is played: the chosen one, or an equivalent one that is offered. */
export function playedValue(choice: GameChoice, name: string): string {
  const option = editionOf(choice).options[name]!;
  const chosen = choice.options[name] ?? option.default;
  const offered = offeredValues(choice, name);
  if (offered.includes(chosen)) return chosen;
  const same = offered.find(
    (value) => name === 'setup' && setupOf(choice, value) === setupOf(choice, chosen),
  );
  return same ?? option.default;
}

function setupOf(choice: GameChoice, setup: string): unknown {
  const rules = rulesOf({ ...choice, options: { ...choice.options, setup } });
  return rules?.family === 'turns' ? rules.setup : undefined;
}

/** The rules of the game; undefined if it cannot start. */
function rulesOf(choice: GameChoice): Rules | undefined {
  const { edition, options, seats } = toNewGame(choice);
  const created = createGame({ edition, options, colours: seats.map(({ colour }) => colour) });
  return created.error === undefined ? created.rules : undefined;
}

export type ChoiceProblem = 'names' | 'colours' | 'players';

/** Returns why this game cannot start. */
export function findProblem({ edition, seats }: GameChoice): ChoiceProblem | undefined {
  const known = EDITIONS.find(({ id }) => id === edition);
  if (known === undefined || !known.players.includes(seats.length)) return 'players';
  const names = seats.map(({ name }) => name.trim().toLowerCase());
  if (
    names.some((name) => name === '' || name.length > MAX_NAME_LENGTH) ||
    new Set(names).size < names.length
  )
    return 'names';
  return new Set(seats.map(({ colour }) => colour)).size < seats.length ? 'colours' : undefined;
}

/** Returns the game to create, without options that this number of players does not have. */
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
