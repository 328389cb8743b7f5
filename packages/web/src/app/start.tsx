import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { applyTheme } from '../look/theme.ts';
import { useSettings } from '../settings/settings.ts';
import { speak } from '../words/words.ts';
import { App } from './App.tsx';
import { refuseDrops } from './drops.ts';

/** Renders the program once its first page is loaded. */
export async function start(firstPage: Promise<void>): Promise<void> {
  applyTheme(useSettings.getState().theme);
  refuseDrops();
  useSettings.subscribe(({ theme, language }, before) => {
    if (theme !== before.theme) applyTheme(theme);
    if (language !== before.language) void speak(language);
  });
  await Promise.all([firstPage, speak(useSettings.getState().language).catch(() => {})]); // English is built in
  const root = createRoot(document.getElementById('root')!);
  startTransition(() => root.render(<App />)); // in short steps: the page can be used between them
}
