import type { BlockId, SectionId } from './composition.ts';
import type { TableId, TableWords } from './table-words.ts';

/** A piece of a block: a paragraph, a list, ordered steps, a table, or the options of the edition. */
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
  readonly option: (name: string, about: string, byDefault: string, others: readonly string[]) => string;
  readonly seat: string; // stands for the seat numbers among an option's values
  readonly optionPlayers: (least: number, most: number) => string;
}
