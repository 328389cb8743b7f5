/** Caches the whole page for offline use. The build fills in the version and the files. */
const CACHE = `rubicon-${'VERSION'}`;
const FILES = ['FILES'];

/** A new version waits until all tabs of the old one are closed, since those still load their own files. */
addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  );
});

addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  const key = request.mode === 'navigate' ? '/' : request;
  event.respondWith(
    caches
      .match(key, { cacheName: CACHE, ignoreSearch: request.mode === 'navigate' })
      .then((cached) => cached ?? fetch(request)),
  );
});
