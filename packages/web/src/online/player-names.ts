import type { TableView } from '@rubicon/api';
import type { WireGame } from '@rubicon/protocol/wire';

/** Adds the names of the players at a table, which a record does not contain. Deleted players have none. */
export function withPlayerNames({ seats }: TableView, game: WireGame): WireGame {
  const nameOf = (player: string | undefined): string | undefined =>
    player === undefined ? undefined : seats.find((seat) => seat.player === player)?.name;
  return {
    ...game,
    seats: game.seats.map((seat) => ({ ...seat, name: nameOf(seat.player) ?? seat.name })),
  };
}
