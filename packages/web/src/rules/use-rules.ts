import { use, useMemo } from 'react';
import { type Language, useSettings } from '../settings/settings.ts';
import { useWords } from '../words/words.ts';
import { RULES_EDITIONS, type RulesEdition } from './composition.ts';
import type { Section } from './section.ts';
import { sectionsOf } from './sections.ts';
import type { RulesText } from './text.ts';

/** Loaders of the rules texts, which are loaded on demand. */
const LOADERS: Readonly<Record<Language, () => Promise<RulesText>>> = {
  en: async () => (await import('./en/index.ts')).en,
  de: async () => (await import('./de/index.ts')).de,
};

const loaded = new Map<Language, Promise<RulesText>>();

function load(language: Language): Promise<RulesText> {
  const known = loaded.get(language) ?? LOADERS[language]();
  loaded.set(language, known);
  return known;
}

/** The rules of all editions, in the language of the page. */
export function useRules(): ReadonlyMap<RulesEdition, readonly Section[]> {
  const words = useWords();
  const text = use(load(useSettings(({ language }) => language)));
  return useMemo(
    () => new Map(RULES_EDITIONS.map((edition) => [edition, sectionsOf(edition, text, words)])),
    [text, words],
  );
}
