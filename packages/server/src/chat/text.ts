import type { ChatFailure } from '@rubicon/protocol/wire';

/** Code points of the longest line. */
const LONGEST_LINE = 300;

/** Control characters, line breaks, half surrogate pairs, and characters that change the direction of text. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** More marks on one letter than any language uses: they would cover the lines above and below. */
const TOO_MANY_MARKS = /\p{M}{5}/u;

const VISIBLE = /[^\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Returns a line as it is stored, or why it cannot be written. */
export function parseLine(
  text: string,
): { readonly line: string; readonly failure?: undefined } | { readonly failure: ChatFailure } {
  const line = text.normalize('NFC').trim();
  if (FORBIDDEN.test(line) || TOO_MANY_MARKS.test(line)) return { failure: 'bad-text' };
  if (!VISIBLE.test(line)) return { failure: 'empty' };
  return [...line].length > LONGEST_LINE ? { failure: 'too-long' } : { line };
}
