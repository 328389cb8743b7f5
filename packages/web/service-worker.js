/** Caches the whole page for offline use, but not the API. The build fills in the version and the files. */
const CACHE = `rubicon-${'VERSION'}`;
const FILES = ['FILES'];

/** A new version waits until all tabs of the old one are closed, since those still load their own files. */
addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

/** A page between two turns asks the new version to take over. Other tabs may still load files of the old one. */
addEventListener('message', (event) => {
  if (event.data !== 'take-over') return;
  event.waitUntil(
    clients
      .matchAll({ type: 'window', includeUncontrolled: true })
      .then((tabs) => (tabs.length <= 1 ? skipWaiting() : undefined)),
  );
});

addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  );
});

/** Opens the path of a clicked notification. */
addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(show(notification.data));
});

async function show(path) {
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find(({ url }) => new URL(url).pathname === path);
  await (tab?.focus() ?? clients.openWindow(path));
}

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  const key = request.mode === 'navigate' ? '/' : request;
  event.respondWith(
    caches
      .match(key, { cacheName: CACHE, ignoreSearch: request.mode === 'navigate' })
      .then((cached) => cached ?? fetch(request)),
  );
});
