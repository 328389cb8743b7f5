import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { applySpeed, applyTheme } from '../look/theme.ts';
import { useSettings } from '../settings/settings.ts';
import { speak } from '../words/words.ts';
import { App } from './App.tsx';
import { refuseDrops } from './drops.ts';
import { watchBuild } from './replaced-build.ts';

/** Renders the program once its first page is loaded. */
export async function start(firstPage: Promise<void>): Promise<void> {
  const { theme, speed, language } = useSettings.getState();
  applyTheme(theme);
  applySpeed(speed);
  refuseDrops();
  watchBuild();
  useSettings.subscribe(({ theme, speed, language }, before) => {
    if (theme !== before.theme) applyTheme(theme);
    if (speed !== before.speed) applySpeed(speed);
    if (language !== before.language) void speak(language);
  });
  await Promise.all([firstPage, speak(language).catch(() => {})]); // English is built in
  const root = createRoot(document.getElementById('root')!);
  startTransition(() => root.render(<App />)); // renders in slices, so the page stays responsive
}
