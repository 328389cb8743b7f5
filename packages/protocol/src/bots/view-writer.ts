import type { Position, Rules, Seat } from '@rubicon/engine';
import type { Column } from './columns.ts';
import { columnsOf, deriveFields } from './view.ts';

/** A field of the last view: the content of its column, and its text. */
interface Field {
  readonly name: string;
  readonly column: Column;
  cells: unknown;
  text: string;
}

/** Writes the views of a seat in one game as JSON text. Reuses the text of columns that have not changed. */
export class ViewWriter {
  private readonly rules: Rules;
  private readonly seat: Seat;
  private readonly fields: readonly Field[];

  constructor(rules: Rules, seat: Seat) {
    this.rules = rules;
    this.seat = seat;
    this.fields = columnsOf(rules).map(([name, column]) => ({ name, column, cells: undefined, text: '' }));
  }

  /** Returns the text of `makeView`. */
  write(view: Position): string {
    const { rules, seat } = this;
    const columns = view as unknown as Readonly<Record<string, unknown>>;
    let text = `{"family":"${rules.family}"`;
    for (const field of this.fields) {
      const cells = columns[field.column.name];
      if (!isSame(field.cells, cells)) {
        field.cells = Array.isArray(cells) ? [...cells] : cells;
        field.text = `,"${field.name}":${JSON.stringify(field.column.make(rules, view))}`;
      }
      text += field.text;
    }
    return `${text},${JSON.stringify(deriveFields(rules, view, seat)).slice(1)}`;
  }
}

function isSame(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return a === b;
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
