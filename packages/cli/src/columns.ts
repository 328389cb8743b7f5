import { stripVTControlCharacters } from 'node:util';

/** How many columns a text takes; colours take none. */
export function widthOf(text: string): number {
  return stripVTControlCharacters(text).length;
}

export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

export function padStart(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - widthOf(text))) + text;
}

/** Breaks a line at spaces so that it fits; what follows stands two columns further in. */
export function wrap(line: string, width: number): string {
  if (widthOf(line) <= width) return line;
  const indent = ' '.repeat(line.length - line.trimStart().length);
  const lines: string[] = [];
  let current = indent;
  for (const word of line.trim().split(' ')) {
    const isEmpty = current.trim() === '';
    if (!isEmpty && widthOf(current) + 1 + widthOf(word) > width) {
      lines.push(current);
      current = `${indent}  ${word}`;
    } else {
      current += isEmpty ? word : ` ${word}`;
    }
  }
  return [...lines, current].join('\n');
}

/** Rows of cells as columns that are as wide as they have to be; a column of numbers stands to the right. */
export function tabulate(rows: readonly (readonly string[])[], right: readonly number[] = []): string[] {
  const columns = rows[0]?.length ?? 0;
  const widths = Array.from({ length: columns }, (_, i) =>
    Math.max(...rows.map((row) => widthOf(row[i] ?? ''))),
  );
  return rows.map((row) =>
    row
      .map((cell, i) => (right.includes(i) ? padStart(cell, widths[i] ?? 0) : padEnd(cell, widths[i] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}
