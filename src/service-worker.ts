import { rescuePage } from 'virtual:rescue-page'
import { holdsTraining } from './local/own-values'
import { CHECK_FILES, pageNotifier } from './sync/app-files'
import { FLUSH_TAG } from './sync/flush-tag'
import { receiveSharedPhoto } from './sync/receive-shared-photo'
import { SHARE_PATH } from './sync/share-path'
import { flushFromWorker } from './sync/worker-flush'
import { answerRequest } from './worker/answer-request'
import { openPushed, showPush } from './worker/push'
import { type BuiltFile, PrecachedFiles } from './worker/precached-files'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: BuiltFile[] }

/** Background Sync, which no type library has: the browser has a network again, also with every page closed. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string
}

declare global {
  interface ServiceWorkerGlobalScopeEventMap {
    sync: SyncEvent
  }
}

// One consistent version of everything: a page, its scripts and its styles come from the same build.
const files = new PrecachedFiles(self.__WB_MANIFEST, pageNotifier(self.clients), holdsTraining)

self.addEventListener('install', (event) => event.waitUntil(files.install()))

let hasJustTakenOver = false

// The first worker takes over the page that installed it, so that this very visit already works offline.
self.addEventListener('activate', (event) => {
  hasJustTakenOver = true
  event.waitUntil(Promise.all([files.dropOthers(), self.clients.claim()]))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  // A photo from the phone's share sheet: it stays on this device. No other write is touched.
  const isShare = request.method === 'POST' && request.url === location.origin + SHARE_PATH
  const answer = isShare ? receiveSharedPhoto(request) : answerRequest(request, files, rescuePage)
  if (answer) event.respondWith(answer)
})

self.addEventListener('message', (event) => {
  const message: { type?: string } | null = event.data
  // A new version waits until the person agrees (the update prompt), so that no form is lost and no page is half old.
  if (message?.type === 'SKIP_WAITING') void self.skipWaiting()
  if (message?.type === CHECK_FILES) {
    // The page that asks may have been on its way when the open ones were taken over. Later on one that has no worker was loaded past it.
    const claimed = hasJustTakenOver ? self.clients.claim().catch(() => undefined) : undefined
    event.waitUntil(Promise.all([files.check(), claimed]))
  }
})

self.addEventListener('push', (event) => event.waitUntil(showPush(event.data?.text() ?? '', self.registration)))

self.addEventListener('notificationclick', (event) => event.waitUntil(openPushed(event.notification, self.clients)))

self.addEventListener('sync', (event) => {
  if (event.tag === FLUSH_TAG) event.waitUntil(flushFromWorker(self.clients))
})
