import type { Board } from '../board.ts';
import type { Rules as OrdersRules } from '../orders/rules.ts';
import type { CommonRules, Words } from '../rules.ts';
import type { Rules as TurnsRules } from '../turns/rules.ts';
import type { Seat } from '../vocabulary.ts';

/** An option of an edition: the values it may have, and the one it has when nothing is said. */
export interface Option {
  readonly values: readonly string[];
  readonly default: string;
  /** Its numbers are seats: a game knows only those it has. */
  readonly namesSeats?: boolean;
  /** The numbers of players with which it can have another value than the default. */
  readonly players?: readonly number[];
}

/** The values an option may have in a game of so many players. */
export function valuesOf(option: Option, players: number): string[] {
  if (option.players?.includes(players) === false) return [option.default];
  const names = option.namesSeats ?? false;
  return option.values.filter((value) => !names || !/^\d$/.test(value) || Number(value) < players);
}

export type Options = Readonly<Record<string, string>>;

/** What a game has before its edition is asked. */
type Given = keyof CommonRules | 'family' | 'figures';

/** The slots of `Rules` that an edition fills, and how many wild cards its deck has. */
export type TurnsSlots = Omit<TurnsRules, Given> & { readonly wildCards: number };
type OrdersSlots = Omit<OrdersRules, Given>;

/** A set of rules: choices from the shelf, no logic of its own. */
interface Common {
  readonly id: string;
  readonly name: string;
  /** Raised by every change that decides a command differently: old records still replay, but are not re-decided. */
  readonly revision: number;
  readonly players: readonly number[];
  readonly board: Board;
  readonly words: Words;
  readonly options: Readonly<Record<string, Option>>;
}

export interface TurnsEdition extends Common {
  readonly family: 'turns';
  readonly rules: (players: number, options: Options, board: Board) => TurnsSlots;
}

export interface OrdersEdition extends Common {
  readonly family: 'orders';
  readonly rules: (players: number, options: Options, board: Board) => OrdersSlots;
}

export type Edition = TurnsEdition | OrdersEdition;

/** The words of the older editions. */
export const armyWords: Words = {
  army: 'army',
  armies: 'armies',
  reinforce: 'reinforce',
  fortify: 'fortify',
  capital: 'capital',
};

/** the defender always rolls the most dice, or is asked. */
export const defence: Option = { values: ['most', 'chosen'], default: 'most' };

/** Who takes the first turn: by chance as the edition says, or this seat. */
export const startingSeat: Option = {
  values: ['roll', '0', '1', '2', '3', '4', '5'],
  default: 'roll',
  namesSeats: true,
};

export function starterOf(options: Options): Seat | undefined {
  return options.startingSeat === 'roll' ? undefined : Number(options.startingSeat);
}

/** A rule that is on or off. */
export const toggle: Option = { values: ['off', 'on'], default: 'off' };
