import { type Colour, type Creation, createGame, type ParsedPosition, parsePosition } from '@rubicon/engine';

interface Settings {
  readonly edition: string;
  readonly options: Readonly<Record<string, string>>;
  readonly seats: readonly { readonly colour: Colour }[];
}

/** How a game begins: as a new one, or from the notation of a position. */
export function beginGame(
  { edition, options, seats }: Settings,
  position: string | undefined,
): Creation | ParsedPosition {
  return position === undefined
    ? createGame({ edition, options, colours: seats.map(({ colour }) => colour) })
    : parsePosition(position);
}
