import type { TurnsCommand } from '@rubicon/engine';
import type { BoardArrow } from '../board/state.ts';
import type { Mistake } from './mistakes-worker.ts';

/** The attacks and moves that would have been better, and faded those that were played. */
export function mistakeArrows({ played, better }: Mistake): BoardArrow[] {
  return [
    ...played.flatMap(arrowOf).map((arrow) => ({ ...arrow, isFaded: true })),
    ...better.flatMap(arrowOf).map((arrow) => ({ ...arrow, kind: 'order' as const })),
  ];
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
