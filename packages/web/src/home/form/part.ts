import type { GameChoice } from '../choice.ts';

/** A part of the form for a new game. */
export interface PartProps {
  readonly choice: GameChoice;
  readonly onChange: (choice: GameChoice) => void;
}
