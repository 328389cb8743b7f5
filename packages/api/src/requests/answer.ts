import { list, nullable, open, optional, type Shape, text } from '@rubicon/protocol/wire';
import { ForeignAnswer } from '../api-client.ts';
import { isTable } from '../tables/shown-table.ts';
import type { TableView } from '../tables/view.ts';

/** Checks an answer: the server may be another version, or no Rubicon server at all. */
export function read<T>(isAnswer: Shape<T>, answer: unknown): T {
  if (!isAnswer(answer)) throw new ForeignAnswer();
  return answer;
}

/** A part of a list of tables; `cursor` leads to the next one, and is null at the end. */
export interface TablePage {
  readonly tables: TableView[];
  readonly cursor: string | null;
}

const isPage = open<{ readonly tables: unknown[]; readonly cursor?: string | null }>({
  tables: list((_): _ is unknown => true),
  cursor: optional(nullable(text)),
});

/** Reads a list of tables. Tables that this version does not understand are left out. */
export function readTables(answer: unknown): TablePage {
  const { tables, cursor = null } = read(isPage, answer);
  return { tables: tables.filter(isTable), cursor };
}

/** Returns a path with encoded ids; an object becomes a query, without undefined fields. */
export function pathOf(
  texts: TemplateStringsArray,
  ...values: (string | number | Readonly<Record<string, string | number | undefined>>)[]
): string {
  return texts.reduce((path, text, i) => {
    const value = values[i - 1] ?? '';
    return `${path}${typeof value === 'object' ? queryOf(value) : encodeURIComponent(value)}${text}`;
  });
}

const queryOf = (query: Readonly<Record<string, string | number | undefined>>): string =>
  Object.entries(query)
    .flatMap(([name, value]) => (value === undefined ? [] : `${name}=${encodeURIComponent(value)}`))
    .join('&');
