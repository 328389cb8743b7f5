import { mark } from './search.ts';

/** A text in which what was searched for is marked. */
export function Marked({ text, wanted }: { readonly text: string; readonly wanted: readonly string[] }) {
  return mark(text, wanted).map(({ text, isFound }, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a stretch is its place in the text
    isFound ? <mark key={i}>{text}</mark> : text,
  );
}
