import { use } from 'react';
import { type Language, useSettings } from '../settings/settings.ts';

/** Returns a hook for texts that are loaded when they are first needed, in the language of the page. */
export function lazyWords<Texts>(loaders: Readonly<Record<Language, () => Promise<Texts>>>): () => Texts {
  const loaded = new Map<Language, Promise<Texts>>();
  function load(language: Language): Promise<Texts> {
    const known = loaded.get(language) ?? loaders[language]();
    loaded.set(language, known);
    return known;
  }
  return () => use(load(useSettings((settings) => settings.language)));
}
