/**
 * The states of a battle as rows: a row for each number of attackers, a cell for each number of defenders. A
 * roll leads at most as many rows down as it has comparisons, so a few rows are enough, used in a ring.
 */
export interface Field {
  readonly cells: Float64Array;
  readonly rows: number;
  readonly width: number;
}

let scratch = new Float64Array(0);

/** Shared and not cleared: each sweep clears the cells it needs. */
export function borrowField(rows: number, defenders: number): Field {
  const width = defenders + 1;
  if (scratch.length < rows * width) scratch = new Float64Array(rows * width);
  return { cells: scratch, rows, width };
}

/** The index at which a row begins: its cell without defenders. */
export function rowAt(field: Field, attackers: number): number {
  return (attackers % field.rows) * field.width;
}

export function clearRow(field: Field, attackers: number): void {
  const row = rowAt(field, attackers);
  field.cells.fill(0, row, row + field.width);
}
