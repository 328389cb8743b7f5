import type { Board } from '../board/board.ts';
import { NOBODY, UNKNOWN } from '../vocabulary.ts';

/** Replaces a card that the viewer may not know in redacted events. */
export const HIDDEN_CARD = -1;

export function makeTerritory(board: Board, territory: number): string {
  if (territory === UNKNOWN) return 'hidden';
  return board.territories[territory]?.id ?? String(territory);
}

/** Returns NOBODY if the board has no such territory. */
export function parseTerritory(board: Board, id: string): number {
  return board.indices.get(id) ?? NOBODY;
}

export function makeCard(board: Board, card: number): string {
  if (card === HIDDEN_CARD) return 'hidden';
  return card < board.size ? makeTerritory(board, card) : `wild-${card - board.size + 1}`;
}

/** Returns undefined if there is no such card. */
export function parseCard(board: Board, id: string): number | undefined {
  const territory = parseTerritory(board, id);
  if (territory !== NOBODY) return territory;
  if (id === 'hidden') return HIDDEN_CARD;
  const wild = /^wild-([12])$/.exec(id);
  return wild === null ? undefined : board.size + Number(wild[1]) - 1;
}
