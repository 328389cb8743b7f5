import { readFileSync } from 'node:fs';

type Cells = readonly (readonly string[])[];

/** Returns the tables of an edition's documentation as rows of cells; the first row is the head. */
export function docTables(edition: string): readonly Cells[] {
  const page = new URL(`../../../docs/editions/${edition}.md`, import.meta.url);
  const tables: string[][][] = [];
  let isInside = false;
  for (const line of readFileSync(page, 'utf8').split('\n')) {
    if (!line.startsWith('|')) {
      isInside = false;
      continue;
    }
    if (!isInside) tables.push([]);
    isInside = true;
    const cells = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    if (!cells.every((cell) => /^-+$/.test(cell))) tables.at(-1)?.push(cells);
  }
  return tables;
}

/** Returns the named row, without its name, of the first table with this head that has one. */
export function docRow(edition: string, head: string, name: string): readonly string[] {
  for (const [first, ...rows] of docTables(edition)) {
    const row = rows.find((cells) => cells[0] === name);
    if (first?.[0] === head && row !== undefined) return row.slice(1);
  }
  throw new Error(`${edition}: no row ${name}`);
}
