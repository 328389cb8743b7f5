import { ask } from '../host/client.ts';
import { load, save } from '../settings/storage.ts';

const KEY = 'reloaded';

/**
 * Reloads the page when one of its parts can no longer be loaded because the server has a newer build. Pages without a
 * service worker need this: over plain HTTP nothing keeps the files of their own build. Games are stored move by move,
 * and staged input is kept in the tab.
 */
export function watchBuild(): void {
  addEventListener('vite:preloadError', () => void reloadIfReplaced());
}

/** Reloads once per build, so that a server with missing files does not make the page reload forever. */
async function reloadIfReplaced(): Promise<void> {
  const entry = document.querySelector<HTMLScriptElement>('script[type=module]')?.getAttribute('src');
  const page = await fetch('/', { cache: 'no-store' }).then(
    (response) => (response.ok ? response.text() : ''),
    () => '', // no network
  );
  if (entry == null || page === '' || page.includes(entry) || load(KEY, 'tab') === page) return;
  if ((await ask((host) => host.isSaving())).value === false) return; // a reload would lose the game
  save(KEY, page, 'tab');
  location.reload();
}
