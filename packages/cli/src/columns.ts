import { stripVTControlCharacters } from 'node:util';

/** The width of a text in columns, without colour codes. */
export function widthOf(text: string): number {
  return stripVTControlCharacters(text).length;
}

export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

export function padStart(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - widthOf(text))) + text;
}

/** Breaks a line at spaces so that it fits; continuation lines are indented by two. */
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

/** Aligns rows of cells in columns of minimal width; columns of numbers are right-aligned. */
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
