import type { TurnsCommand } from '@rubicon/engine';
import type { BoardArrow } from '../board/state.ts';
import type { Mistake } from './mistakes-worker.ts';

/** How a mistake is drawn on the board. */
export interface MistakeDrawing {
  readonly territories: readonly number[]; // where armies should have been placed
  readonly arrows: readonly BoardArrow[];
}

/** Draws the better placements, attacks and moves; the attacks and moves that were played are faded. */
export function mistakeDrawing({ played, better }: Pick<Mistake, 'played' | 'better'>): MistakeDrawing {
  return {
    territories: better.flatMap((command) =>
      command.type === 'place' ? command.places.map(([territory]) => territory) : [],
    ),
    arrows: [
      ...played.flatMap(arrowOf).map((arrow) => ({ ...arrow, isFaded: true })),
      ...better.flatMap(arrowOf).map((arrow) => ({ ...arrow, kind: 'order' as const })),
    ],
  };
}

function arrowOf(command: TurnsCommand): BoardArrow[] {
  switch (command.type) {
    case 'attack':
    case 'assault':
      return [{ from: command.from, to: command.to, kind: 'attack' }];
    case 'fortify':
      return [{ from: command.from, to: command.to, kind: 'move', label: String(command.armies) }];
    default:
      return [];
  }
}
