import './look/fonts.css';
import './look/theme.css';
import './board/colours.css';
import { loadPageOf } from './app/loaders.ts';

const firstPage = loadPageOf(location.pathname); // while the rest of the program loads
const { start } = await import('./app/start.tsx');
await start(firstPage);
if (import.meta.env.PROD) void navigator.serviceWorker?.register('/service-worker.js');
