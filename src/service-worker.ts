import { addPlugins, cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { downloadTeller } from './sync/download-progress'
import { FLUSH_TAG } from './sync/flush-tag'
import { receiveSharedPhoto } from './sync/receive-shared-photo'
import { SHARE_PATH } from './sync/share-path'
import { flushFromWorker } from './sync/worker-flush'

declare const self: ServiceWorkerGlobalScope

/** Addresses of the backend and of development pages: the worker never answers these, and touches no write but the share sheet's. */
const notOurs = [/^\/(auth|rest|storage|functions)\/v1(\/|$)/, /^\/dev\//]

// One consistent version of everything: a page, its scripts and its styles come from the same build.
const files = self.__WB_MANIFEST
addPlugins([downloadTeller(files.length, self.clients)])
precacheAndRoute(files, { cleanURLs: true, directoryIndex: 'index.html', ignoreURLParametersMatching: [/./] })
cleanupOutdatedCaches()

// Addresses with a parameter have no page of their own: the empty shell renders them.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/_shell.html'), { denylist: [...notOurs, /^\/assets\//, /\.(xml|txt)$/] }),
)

// A photo from the phone's share sheet: it stays on this device.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname === SHARE_PATH,
  ({ request }) => receiveSharedPhoto(request),
  'POST',
)

// A new version waits until the person agrees (the update prompt), so that no form is lost and no page is half old.
self.addEventListener('message', (event) => {
  const message: { type?: string } | null = event.data
  if (message?.type === 'SKIP_WAITING') void self.skipWaiting()
})

// The first worker takes over the page that installed it, so that this very visit already works offline.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

/** Background Sync, which no type library has: the browser has a network again, also with every page closed. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string
}

declare global {
  interface ServiceWorkerGlobalScopeEventMap {
    sync: SyncEvent
  }
}

self.addEventListener('sync', (event) => {
  if (event.tag === FLUSH_TAG) event.waitUntil(flushFromWorker(self.clients))
})
