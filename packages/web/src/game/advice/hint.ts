import type { SeatCommand } from '@rubicon/engine';
import type { BoardArrow } from '../../board/state.ts';

/** The commands that a hint can recommend. */
export const RECOMMENDED = [
  'choose-colour',
  'choose-capital',
  'claim',
  'place',
  'place-rest',
  'trade',
  'attack',
  'defend',
  're-roll',
  'commander',
  'keep',
  'occupy',
  'end-attacks',
  'take-objective',
  'place-airfield',
  'fortify',
  'end-turn',
  'bid',
  'convert',
  'deploy',
  'order',
] as const satisfies readonly SeatCommand['type'][];

export type RecommendedCommand = Extract<SeatCommand, { type: (typeof RECOMMENDED)[number] }>;

export interface HintedAttack {
  readonly from: number;
  readonly to: number;
  readonly chance: number; // of taking the territory
}

/** The move that `expert` would make now. */
export interface Hint {
  readonly command: RecommendedCommand;
  readonly attack: HintedAttack | undefined; // now, or as soon as the armies are placed
  readonly territories: readonly number[]; // to point at
  readonly arrows: readonly BoardArrow[];
}
