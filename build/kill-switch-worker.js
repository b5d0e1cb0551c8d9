// Takes the place of a broken service worker: see "When a release goes wrong" in README.md. It keeps what people have made (the
// outbox, drafts and session lie in IndexedDB, a copy of what waits in a cache of its own), throws away what can be fetched again, and leaves the pages to the network.
self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => event.waitUntil(retire()))

async function retire() {
  const names = (await caches.keys()).filter((name) => name !== 'outbox-copy')
  await Promise.all(names.map((name) => caches.delete(name)))
  await self.registration.unregister()
  // A page registers this worker again after the reload. There is no cache then: that is how it knows not to reload once more.
  if (names.length === 0) return
  const pages = await self.clients.matchAll({ type: 'window' })
  await Promise.all(pages.map((page) => page.navigate(page.url).catch(() => undefined)))
}
