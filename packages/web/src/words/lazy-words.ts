import { use } from 'react';
import { type Language, useSettings } from '../settings/settings.ts';

/** A hook for texts that are loaded when they are first needed, in the language of the page. */
export interface LazyWords<Texts> {
  (): Texts;
  /** Loads the texts before they are needed. */
  load(): Promise<Texts>;
}

export function lazyWords<Texts>(
  loaders: Readonly<Record<Language, () => Promise<Texts>>>,
): LazyWords<Texts> {
  const loaded = new Map<Language, Promise<Texts>>();
  function load(language: Language): Promise<Texts> {
    const known = loaded.get(language) ?? loaders[language]();
    loaded.set(language, known);
    known.catch(() => loaded.delete(language)); // the next time may be better
    return known;
  }
  const useLazyWords = (): Texts => use(load(useSettings((settings) => settings.language)));
  return Object.assign(useLazyWords, { load: () => load(useSettings.getState().language) });
}
