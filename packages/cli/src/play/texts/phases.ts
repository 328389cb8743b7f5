import type { Phase, Position } from '@rubicon/engine';
import { type Cast, markedName } from './cast.ts';

/** The parts of a turn, and the phases that belong to each. */
const PARTS: readonly (readonly [name: string, phases: readonly Phase[]])[] = [
  ['reinforce', ['reinforce']],
  ['attack', ['attack', 'defend', 'occupy']],
  ['fortify', ['fortify']],
];

/** Where the game stands, on one line: whose turn, and how far it is. */
export function phaseText(cast: Cast, view: Position): string {
  const { bold, dim } = cast.colours;
  switch (view.phase) {
    case 'start':
      return 'The game has not begun.';
    case 'over':
      return 'The game is over.';
    case 'claim':
      return `${bold('Set-up:')} ${markedName(cast, view.seat)} claims a territory.`;
    case 'deploy':
      return `${bold('Set-up:')} ${markedName(cast, view.seat)} places armies, ${view.reserve[view.seat]} in hand.`;
    default: {
      const parts = PARTS.map(([name, phases]) =>
        phases.includes(view.phase) ? bold(name.toUpperCase()) : dim(name),
      );
      return `${bold(`Turn ${view.turn}:`)} ${markedName(cast, view.seat)}   ${parts.join(' > ')}`;
    }
  }
}
