import type { SheetCommand } from '../command.ts';

/** The sheet of a seat: none yet, a written one, or one that the viewer may not read. */
export type Sheet = SheetCommand | { readonly type: 'none' } | HiddenSheet;

export type HiddenSheet = { readonly type: 'hidden' };

export const NO_SHEET: Sheet = { type: 'none' };
export const HIDDEN_SHEET: HiddenSheet = { type: 'hidden' };

/** The sheet of this type. */
export type SheetOf<Type extends SheetCommand['type']> = Extract<SheetCommand, { type: Type }>;

export function isOfType<Type extends SheetCommand['type']>(
  sheet: Sheet,
  type: Type,
): sheet is SheetOf<Type> {
  return sheet.type === type;
}
