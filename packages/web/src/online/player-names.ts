import { type ApiClient, findTable } from '@rubicon/api';
import type { WireGame } from '@rubicon/protocol/wire';

/** Adds the names of the players, which a record does not contain. Deleted players have none. */
export async function withPlayerNames(api: ApiClient, table: string, game: WireGame): Promise<WireGame> {
  const { seats } = await findTable(api, table);
  const nameOf = (player: string | undefined): string | undefined =>
    player === undefined ? undefined : seats.find((seat) => seat.player === player)?.name;
  return {
    ...game,
    seats: game.seats.map((seat) => ({ ...seat, name: nameOf(seat.player) ?? seat.name })),
  };
}
