import type { Board } from '@rubicon/engine';

/** The meaning of the first words of a line: one territory, several, or none. */
export interface Match {
  readonly territories: readonly number[];
  readonly length: number; // in words
}

const MOST_WORDS = 4;

/** `great-britain` and `Great  Britain` are the same words. */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/->|→|[,;:]/g, ' ')
    .replace(/(?<=\p{L})-(?=\p{L})/gu, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
}

/**
 * Reads a territory from the start of the words, using as many of them as fit a name. Words may be shortened
 * (`w u s`, `kam`), to initials (`gb`) or to a later word of the name (`guinea`). If several territories fit, the
 * `preferred` ones among them win.
 */
export function matchTerritory(
  board: Board,
  words: readonly string[],
  preferred: readonly number[] = [],
): Match {
  for (let length = Math.min(MOST_WORDS, words.length); length > 0; length--) {
    const found = territoriesNamed(board, words.slice(0, length));
    if (found.length === 0) continue;
    const legal = found.filter((territory) => preferred.includes(territory));
    return { territories: legal.length > 0 ? legal : found, length };
  }
  return { territories: [], length: 0 };
}

function territoriesNamed(board: Board, words: readonly string[]): number[] {
  const names = board.territories.map(({ name }) => wordsOf(name));
  const where = (fits: (name: string[]) => boolean): number[] =>
    names.flatMap((name, territory) => (fits(name) ? territory : []));
  const exact = where((name) => name.join(' ') === words.join(' '));
  if (exact.length > 0) return exact;
  const cut = where((name) => words.every((word, i) => name[i]?.startsWith(word)) || isInitials(words, name));
  if (cut.length > 0 || words.length > 1) return cut;
  return where((name) => name.some((part) => part.startsWith(words[0]!)));
}

function isInitials(words: readonly string[], name: readonly string[]): boolean {
  return words.length === 1 && name.length > 1 && words[0] === name.map((part) => part[0]).join('');
}

/** Completions for the tab key. Verbs come only at the beginning of a line. */
export function completeLine(
  line: string,
  verbs: readonly string[],
  names: readonly string[],
): [hits: string[], typed: string] {
  const lower = line.toLowerCase();
  const starts = [0, ...[...lower.matchAll(/\s+/g)].map(({ index, 0: space }) => index + space.length)];
  for (const start of starts) {
    const typed = lower.slice(start);
    const hits = [...(start === 0 ? verbs : []), ...names].filter((name) => name.startsWith(typed));
    if (hits.length > 0) return [hits.map((name) => `${name} `), line.slice(start)];
  }
  return [[], line];
}
