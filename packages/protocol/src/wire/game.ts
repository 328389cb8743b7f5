import type { Seat } from '@rubicon/engine';
import type { RecordHeader } from '../record/format.ts';
import type { WireGame, WireSeat } from './messages.ts';

/** Names of people by their opaque ids, where a record has only the ids. */
export type PlayerNames = ReadonlyMap<string, string>;

const LONGEST_NAME = 24; // as long as the name of a player of a server

/**
 * Returns the public facts of a header: neither its source of chance nor its first position. `programs` are the seats
 * played by third-party programs.
 */
export function wireGameOf(
  { edition, options, revision, seats, table }: RecordHeader,
  id: string,
  names: PlayerNames = new Map(),
  programs: readonly Seat[] = [],
): WireGame {
  return {
    id,
    edition,
    options,
    revision,
    seats: seats.map(({ colour, name, player, bot }, seat): WireSeat => {
      const shown = name ?? (player === undefined ? undefined : names.get(player)) ?? bot ?? colour;
      return {
        colour,
        name: shorten(shown),
        ...(bot === undefined ? {} : { bot }),
        ...(player === undefined ? {} : { player }),
        ...(programs.includes(seat) ? { isBot: true } : {}),
      };
    }),
    ...(table === undefined ? {} : { table }),
  };
}

/** Records may have names of any length; pages have room for this many letters. */
function shorten(name: string): string {
  const letters = [...name];
  return letters.length > LONGEST_NAME ? `${letters.slice(0, LONGEST_NAME - 1).join('')}…` : name;
}
