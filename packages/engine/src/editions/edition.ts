import type { Rules } from '../turns/rules.ts';
import type { Seat } from '../vocabulary.ts';

/** An option of an edition: the values it may have, and the one it has when nothing is said. */
export interface Option {
  readonly values: readonly string[];
  readonly default: string;
  /** Its numbers are seats: a game knows only those it has. */
  readonly namesSeats?: boolean;
}

/** The values an option may have in a game of so many players. */
export function valuesOf({ values, namesSeats = false }: Option, players: number): string[] {
  return values.filter((value) => !namesSeats || !/^\d$/.test(value) || Number(value) < players);
}

/** The slots of `Rules` that an edition fills. */
type Slots = Omit<Rules, 'edition' | 'revision' | 'options' | 'players' | 'board' | 'figures'>;

/** A set of rules: choices from the shelf, no logic of its own. */
export interface Edition {
  readonly id: string;
  readonly name: string;
  /** Raised by every change that decides a command differently: old records still replay, but are not re-decided. */
  readonly revision: number;
  readonly players: readonly number[];
  readonly options: Readonly<Record<string, Option>>;
  readonly rules: (players: number, options: Readonly<Record<string, string>>) => Slots;
}

/** the defender always rolls the most dice, or is asked. */
export const defence: Option = { values: ['most', 'chosen'], default: 'most' };

/** Who takes the first turn: by chance as the edition says, or this seat. */
export const startingSeat: Option = {
  values: ['roll', '0', '1', '2', '3', '4', '5'],
  default: 'roll',
  namesSeats: true,
};

export function starterOf(options: Readonly<Record<string, string>>): Seat | undefined {
  return options.startingSeat === 'roll' ? undefined : Number(options.startingSeat);
}
