import type { RulesEdition } from './composition.ts';
import { type Section, textsOf } from './section.ts';

/** A section with what is searched for; the editions in which it looks the same are named together. */
export interface Hit {
  readonly section: Section;
  readonly editions: readonly RulesEdition[];
  readonly excerpts: readonly string[]; // what of it has the words, at most a few; or how it begins
}

/** A stretch of text, found or not. */
export interface Stretch {
  readonly text: string;
  readonly isFound: boolean;
}

const MOST_EXCERPTS = 3;

/** A letter as it is searched: without case and accents; some become two. */
const foldLetter = (letter: string): string =>
  letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace('ß', 'ss');

const fold = (text: string): string => [...text].map(foldLetter).join('');

export const wordsIn = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

/** A section as it is searched. */
interface Entry {
  readonly edition: RulesEdition;
  readonly name: string; // of the edition, folded
  readonly section: Section;
  readonly texts: readonly string[];
  readonly folded: string; // all that it says
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
 * Sections in which something of the query is found, in the order of the editions. Words that are not in the section
 * have to be in the name of its edition.
 */
export function find(index: readonly Entry[], query: string): readonly Hit[] {
  const wanted = wordsIn(query);
  const hits = new Map<string, Hit & { readonly editions: RulesEdition[] }>(); // what looks the same is one
  for (const { edition, name, section, texts, folded } of index) {
    const isHere = (word: string): boolean => folded.includes(word);
    if (!wanted.some(isHere) || !wanted.every((word) => isHere(word) || name.includes(word))) continue;
    const excerpts = excerptsOf(texts, wanted);
    const shown = [section.id, ...excerpts].join('\n');
    const known = hits.get(shown);
    if (known === undefined) hits.set(shown, { section, editions: [edition], excerpts });
    else known.editions.push(edition);
  }
  return [...hits.values()];
}

function excerptsOf(texts: readonly string[], wanted: readonly string[]): string[] {
  const found = texts.filter((text) => wanted.some((word) => fold(text).includes(word)));
  return found.length > 0 ? found.slice(0, MOST_EXCERPTS) : texts.slice(0, 1);
}

/** A text cut where words of the query begin and end. */
export function mark(text: string, wanted: readonly string[]): readonly Stretch[] {
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
  const stretches: { text: string; isFound: boolean }[] = [];
  for (const [i, letter] of letters.entries()) {
    const found = isFound[starts[i] ?? 0] ?? false;
    const last = stretches.at(-1);
    if (last?.isFound === found) last.text += letter;
    else stretches.push({ text: letter, isFound: found });
  }
  return stretches;
}
