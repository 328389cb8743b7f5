import type { BlockId, SectionId } from './composition.ts';
import type { TableId, TableWords } from './table-words.ts';

/** A block as it is written: a paragraph, a list, steps in order, a table, or the options of the edition. */
export type Written =
  | string
  | { readonly list: readonly string[] }
  | { readonly steps: readonly string[] }
  | { readonly table: TableId }
  | { readonly options: true };

export type Blocks<B extends BlockId = BlockId> = Readonly<Record<B, readonly Written[]>>;

/** The rules in one language. */
export interface RulesText {
  readonly titles: Readonly<Record<SectionId, string>>;
  readonly blocks: Blocks;
  readonly tables: TableWords;
  readonly option: (name: string, about: string, usual: string, others: readonly string[]) => string;
  readonly seat: string; // a value of an option that names a seat
  readonly optionPlayers: (least: number, most: number) => string;
}
