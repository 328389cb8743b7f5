import { type Colour, type Creation, createGame, type ParsedPosition, parsePosition } from '@rubicon/engine';

interface Settings {
  readonly edition: string;
  readonly options: Readonly<Record<string, string>>;
  readonly seats: readonly { readonly colour: Colour }[];
}

/** Returns the rules and the first position of a game: a new one, or one that begins from a position in notation. */
export function startGame(
  { edition, options, seats }: Settings,
  position: string | undefined,
): Creation | ParsedPosition {
  return position === undefined
    ? createGame({ edition, options, colours: seats.map(({ colour }) => colour) })
    : parsePosition(position);
}
