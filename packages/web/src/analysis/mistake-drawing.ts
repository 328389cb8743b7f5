import type { TurnsCommand } from '@rubicon/engine';
import type { BoardArrow } from '../board/state.ts';
import type { Mistake } from './mistakes-worker.ts';

/** The parts of a mistake that are shown on the board. */
export interface MistakeDrawing {
  readonly territories: readonly number[]; // that would have got armies
  readonly arrows: readonly BoardArrow[];
}

/** The placements, attacks and moves that would have been better, and faded the attacks and moves that were played. */
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
