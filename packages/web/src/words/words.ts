import { useSyncExternalStore } from 'react';
import { type Language, useSettings } from '../settings/settings.ts';
import { en, type Words } from './en/index.ts';

export type { Words };

/** Loaders of the languages; all but English are loaded on demand. */
const LOADERS: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => en,
  de: async () => (await import('./de/index.ts')).de,
};

let current: Words = en;
const listeners = new Set<() => void>();

/** Loads and applies a language. The previous one stays until it has arrived. */
export async function speak(language: Language): Promise<void> {
  const words = await LOADERS[language]();
  if (useSettings.getState().language !== language) return; // changed again while loading
  current = words;
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

const currentWords = (): Words => current;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The texts in the current language. */
export function useWords(): Words {
  return useSyncExternalStore(subscribe, currentWords);
}
