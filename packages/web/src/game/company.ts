import type { Seat } from '@rubicon/engine';
import type { ReactNode } from 'react';
import type { EndingSource } from './ending/source.ts';

/** The parts that a table with people elsewhere adds to a game. */
export interface Company {
  readonly notice: ReactNode; // the connection, and what the game is waiting for
  readonly clock: ReactNode; // of the player
  readonly seatStatus: (seat: Seat) => ReactNode; // a player's clock, and whether the player is connected
  readonly chat: ReactNode | undefined; // undefined if the table has none
  readonly unread: number; // lines of chat the player has not seen
  readonly dialog: ReactNode; // over the game
  readonly homeText: string; // text of the link to the home page
  readonly menu: (onDone: () => void) => ReactNode; // leaving, returning and pausing
  readonly ending: EndingSource;
}
