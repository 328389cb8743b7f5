/** A section of rules as it is read: headings, paragraphs, lists and small tables, in one language. */
export interface Section {
  readonly id: string; // the anchor on the page of its edition
  readonly title: string;
  readonly parts: readonly Part[];
}

export type Part =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'list'; readonly items: readonly string[]; readonly isOrdered: boolean }
  | ({ readonly type: 'table' } & Table);

/** The first cell of a row names it. */
export interface Table {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Everything that is said in a part, piece by piece. */
export function textsOf(part: Part): readonly string[] {
  switch (part.type) {
    case 'text':
      return [part.text];
    case 'list':
      return part.items;
    case 'table':
      return [part.caption, ...[part.head, ...part.rows].map((row) => row.join(' · '))];
  }
}
