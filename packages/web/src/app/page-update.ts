/** Asks a waiting service worker to take over, unless other tabs still need the old version. */
const TAKE_OVER = 'take-over';

/** Looks for a newer version of the page; resolves with whether one is waiting. */
export async function findUpdate(): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  await registration?.update().catch(() => {}); // fails without a network
  if (registration?.installing != null) await settle(registration.installing);
  return registration?.waiting != null;
}

/** Resolves when a service worker is installed or has failed to install. */
function settle(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (worker.state !== 'installing') resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/** Loads a waiting newer version, if no other tab needs the old one. Staged input survives. */
export async function applyUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (registration?.waiting == null) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  registration.waiting.postMessage(TAKE_OVER);
}
