import { ELIMINATED, IN, NOBODY, type Position, type Seat } from '@rubicon/engine';
import { type Cast, markedName, nameOf } from './cast.ts';
import { playersText } from './players.ts';
import { listed } from './words.ts';

/** Who won and why. */
export function resultText(cast: Cast, position: Position): string[] {
  return [
    '',
    cast.colours.bold(`The game is over after ${position.turn} turns.`),
    whyText(cast, position),
    '',
    ...playersText(cast, position),
    '',
  ];
}

function whyText(cast: Cast, { winner, status }: Position): string {
  if (winner === NOBODY) return 'It is a draw: everybody still in the game agreed to it.';
  const outs = (wanted: (status: number) => boolean): Seat[] =>
    status.flatMap((is, seat) => (seat !== winner && is !== IN && wanted(is) ? seat : []));
  const names = (seats: readonly Seat[]): string => listed(seats.map((seat) => nameOf(cast, seat)));
  const eliminated = outs((is) => is === ELIMINATED);
  const surrendered = outs((is) => is !== ELIMINATED);
  const reasons = [
    eliminated.length > 0 ? `${names(eliminated)} lost all territories` : '',
    surrendered.length > 0 ? `${names(surrendered)} surrendered` : '',
  ].filter((reason) => reason !== '');
  return `${markedName(cast, winner)} has won: ${listed(reasons)}.`;
}
