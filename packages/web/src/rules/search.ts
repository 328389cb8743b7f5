import type { RulesEdition } from './composition.ts';
import { type Section, textsOf } from './section.ts';

/** A section that matches the query, with all editions in which its excerpts are the same. */
export interface Hit {
  readonly section: Section;
  readonly editions: readonly RulesEdition[];
  readonly excerpts: readonly string[]; // the first matching texts; without any, the first text
}

/** A piece of text that is or is not a match. */
export interface Piece {
  readonly text: string;
  readonly isFound: boolean;
}

const MOST_EXCERPTS = 3;

/** Removes case and accents from a letter; “ß” becomes two letters. */
const foldLetter = (letter: string): string =>
  letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace('ß', 'ss');

const fold = (text: string): string => [...text].map(foldLetter).join('');

export const wordsIn = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

/** A section in the search index. */
interface Entry {
  readonly edition: RulesEdition;
  readonly name: string; // the name of the edition, folded
  readonly section: Section;
  readonly texts: readonly string[];
  readonly folded: string; // title and texts
}

export function makeIndex(
  rules: ReadonlyMap<RulesEdition, readonly Section[]>,
  names: Readonly<Record<string, string>>,
): readonly Entry[] {
  return [...rules].flatMap(([edition, sections]) =>
    sections.map((section): Entry => {
      const texts = section.parts.flatMap(textsOf);
      const folded = fold([section.title, ...texts].join('\n'));
      return { edition, name: fold(names[edition] ?? ''), section, texts, folded };
    }),
  );
}

/**
 * Sections that match the query, in the order of the editions. At least one word must be in the section; the other
 * words may be in the name of its edition.
 */
export function find(index: readonly Entry[], query: string): readonly Hit[] {
  const wanted = wordsIn(query);
  const hits = new Map<string, Hit & { readonly editions: RulesEdition[] }>(); // by id and excerpts
  for (const { edition, name, section, texts, folded } of index) {
    const isHere = (word: string): boolean => folded.includes(word);
    if (!wanted.some(isHere) || !wanted.every((word) => isHere(word) || name.includes(word))) continue;
    const excerpts = excerptsOf(texts, wanted);
    const key = [section.id, ...excerpts].join('\n');
    const known = hits.get(key);
    if (known === undefined) hits.set(key, { section, editions: [edition], excerpts });
    else known.editions.push(edition);
  }
  return [...hits.values()];
}

function excerptsOf(texts: readonly string[], wanted: readonly string[]): string[] {
  const found = texts.filter((text) => wanted.some((word) => fold(text).includes(word)));
  return found.length > 0 ? found.slice(0, MOST_EXCERPTS) : texts.slice(0, 1);
}

/** Splits a text into matching and other pieces. */
export function mark(text: string, wanted: readonly string[]): readonly Piece[] {
  const letters = [...text];
  const starts: number[] = []; // where each letter begins in the folded text
  let folded = '';
  for (const letter of letters) {
    starts.push(folded.length);
    folded += foldLetter(letter);
  }
  const isFound = new Array<boolean>(folded.length).fill(false);
  for (const word of wanted) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1))
      isFound.fill(true, at, at + word.length);
  }
  const pieces: { text: string; isFound: boolean }[] = [];
  for (const [i, letter] of letters.entries()) {
    const found = isFound[starts[i] ?? 0] ?? false;
    const last = pieces.at(-1);
    if (last?.isFound === found) last.text += letter;
    else pieces.push({ text: letter, isFound: found });
  }
  return pieces;
}
