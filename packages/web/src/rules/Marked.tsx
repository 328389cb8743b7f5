import { mark } from './search.ts';

/** A text with the matches of a search marked. */
export function Marked({ text, wanted }: { readonly text: string; readonly wanted: readonly string[] }) {
  return mark(text, wanted).map(({ text, isFound }, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity
    isFound ? <mark key={i}>{text}</mark> : text,
  );
}
