import type { Board } from '../board/board.ts';
import type { Rules as OrdersRules } from '../orders/rules.ts';
import type { CommonRules, Words } from '../rules.ts';
import type { Rules as TurnsRules } from '../turns/rules.ts';
import type { Seat } from '../vocabulary.ts';

/** An option of an edition: its possible values and its default. */
export interface Option {
  readonly values: readonly string[];
  readonly default: string;
  /** Its numbers are seats, so a game has only those of its seats. */
  readonly namesSeats?: boolean;
  /** The numbers of players for which it can differ from the default. */
  readonly players?: readonly number[];
  /** The texts of a house rule. */
  readonly texts?: Readonly<Record<Language, OptionTexts>>;
}

/** The languages in which an option describes itself. */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** An option in one language, for lists of options, forms and rules pages. */
export interface OptionTexts {
  readonly name: string;
  readonly about: string; // one sentence
  readonly values: Readonly<Record<string, string>>;
}

/** Returns the values that an option can have with this number of players. */
export function valuesOf(option: Option, players: number): string[] {
  if (option.players?.includes(players) === false) return [option.default];
  const names = option.namesSeats ?? false;
  return option.values.filter((value) => !names || !/^\d$/.test(value) || Number(value) < players);
}

export type Options = Readonly<Record<string, string>>;

/** The fields that `createGame` fills. */
type Given = keyof CommonRules | 'family' | 'figures';

/** The slots of `Rules` that an edition fills, and how many wild cards its deck has. */
export type TurnsSlots = Omit<TurnsRules, Given> & { readonly wildCards: number };
type OrdersSlots = Omit<OrdersRules, Given>;

/** A set of rules: it combines existing parts and has no logic of its own. */
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

/** The seat of the first turn: chosen by chance, or fixed. */
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
