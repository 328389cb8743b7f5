import * as z from 'zod';
import type { Cursor } from '../store/store.ts';

/** A whole number in the query of an address. */
export const numberText = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.int().min(least).max(most));

/** Where a page begins: the `cursor` of the previous page. */
export const cursorText = z
  .string()
  .regex(/^\d{1,16}\.[\w-]{1,64}$/)
  .transform((text): Cursor => {
    const dot = text.indexOf('.');
    return { at: Number(text.slice(0, dot)), id: text.slice(dot + 1) };
  });

export const cursorAnswer = z.string().nullable().meta({ description: 'for the next page; null at the end' });
