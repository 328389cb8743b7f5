import './look/fonts.css';
import './look/theme.css';
import './board/colours.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { refuseDrops } from './app/drops.ts';
import { applyTheme } from './look/theme.ts';
import { useSettings } from './settings/settings.ts';
import { speak } from './words/words.ts';

applyTheme(useSettings.getState().theme);
refuseDrops();
useSettings.subscribe(({ theme, language }, before) => {
  if (theme !== before.theme) applyTheme(theme);
  if (language !== before.language) void speak(language);
});

await speak(useSettings.getState().language).catch(() => {}); // English is built in
const root = createRoot(document.getElementById('root')!);
startTransition(() => root.render(<App />)); // in short steps: the page can be used between them
if (import.meta.env.PROD) void navigator.serviceWorker?.register('/service-worker.js');
