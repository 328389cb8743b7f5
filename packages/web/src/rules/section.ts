/** A section of the rules in one language. */
export interface Section {
  readonly id: string; // also the anchor on the page
  readonly title: string;
  readonly parts: readonly Part[];
}

export type Part =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'list'; readonly items: readonly string[]; readonly isOrdered: boolean }
  | ({ readonly type: 'table' } & Table);

/** A table. The first cell of each row is its heading. */
export interface Table {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** All texts of a part. */
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
