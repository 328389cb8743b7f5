/** Keeps the whole page, so that it loads without a network. The build fills in what it is made of. */
const CACHE = `rubicon-${'VERSION'}`;
const FILES = ['FILES'];

/** A new version waits until all tabs of the old one are closed: they still load parts of theirs. */
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
  const wanted = request.mode === 'navigate' ? '/' : request;
  event.respondWith(
    caches
      .match(wanted, { cacheName: CACHE, ignoreSearch: request.mode === 'navigate' })
      .then((known) => known ?? fetch(request)),
  );
});
