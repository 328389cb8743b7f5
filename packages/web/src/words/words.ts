import { useSyncExternalStore } from 'react';
import { type Language, useSettings } from '../settings/settings.ts';
import { en, type Words } from './en/index.ts';

export type { Words };

/** Other languages are loaded when somebody speaks them. */
const LOADERS: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => en,
  de: async () => (await import('./de/index.ts')).de,
};

let current: Words = en;
const listeners = new Set<() => void>();

/** Loads the language of the settings; until it is there the last one stays. */
export async function speak(language: Language): Promise<void> {
  const words = await LOADERS[language]();
  if (useSettings.getState().language !== language) return; // changed meanwhile
  current = words;
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

const wordsNow = (): Words => current;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useWords(): Words {
  return useSyncExternalStore(subscribe, wordsNow);
}
