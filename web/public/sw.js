// Makes the app work without a network. The build fills in the version and the list of files.
const CACHE = 'penumbra-__VERSION__';
const FILES = ['./', '__FILES__'];

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      // The previous version stays for pages that still run it and may load a board; older ones go.
      .then((names) =>
        Promise.all(
          names
            .filter(isOurs)
            .slice(0, -2)
            .map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

const isOurs = (name) => name.startsWith('penumbra-');

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  if (request.mode === 'navigate') return event.respondWith(newest(request, './'));
  // What the server says is never old; without it the kept file says that there is none.
  event.respondWith(request.url.includes('/api/v1/') ? newest(request, request) : kept(request));
});

/** The page itself from the network if there is one, so that a new version is seen at once. */
async function newest(request, instead) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(instead, { ignoreSearch: true })) ?? Response.error();
  }
}

/** Files have their content's hash in the name: a kept one is always right. */
async function kept(request) {
  return (await caches.match(request)) ?? fetch(request);
}

/** Your turn somewhere, while no page says so. The sentence is the server's, and holds nothing secret. */
self.addEventListener('push', (event) => {
  const { text, table, game } = event.data?.json() ?? {};
  if (!text) return;
  event.waitUntil(self.registration.showNotification('Penumbra', { body: text, tag: table, data: { table, game } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(`./#/table/${event.notification.data.table}`));
});
