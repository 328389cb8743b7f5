import type { Board } from './board.ts';
import { NOBODY, UNKNOWN } from './vocabulary.ts';

/** Ids are small integers inside and text at the edge. */

/** Stands in a redacted event for a card the viewer may not know. */
export const HIDDEN_CARD = -1;

export function makeTerritory(board: Board, territory: number): string {
  if (territory === UNKNOWN) return 'hidden';
  return board.territories[territory]?.id ?? String(territory);
}

/** NOBODY when the board has no such territory. */
export function parseTerritory(board: Board, id: string): number {
  return board.territories.findIndex((territory) => territory.id === id);
}

export function makeCard(board: Board, card: number): string {
  if (card === HIDDEN_CARD) return 'hidden';
  return card < board.size ? makeTerritory(board, card) : `wild-${card - board.size + 1}`;
}

/** Undefined when there is no such card. */
export function parseCard(board: Board, id: string): number | undefined {
  if (id === 'hidden') return HIDDEN_CARD;
  const wild = /^wild-([12])$/.exec(id);
  if (wild !== null) return board.size + Number(wild[1]) - 1;
  const territory = parseTerritory(board, id);
  return territory === NOBODY ? undefined : territory;
}
