// @in follow-worker
import { Workbox } from 'workbox-window'
import { inStorage } from '../state/in-storage'
import { appFiles, askInstalling, checkAppFiles, followAppFiles, isNewlyReady } from '../sync/app-files'
import { applyUpdate, offerUpdate, workerAddress } from './app-update'

const readyKey = 'offline-ready'

/** Answers whether the device remembers from now on that it was told, and didn't before. */
const rememberTold = (storage: Storage) => {
  if (storage.getItem(readyKey)) return false
  storage.setItem(readyKey, 'told')
  return true
}

let made: Workbox | undefined

/** Registers the worker as often as it is asked to, and tells of each newer one that waits. Made at first use: not every browser has workers. */
const workbox = (): Workbox => (made ??= new Workbox(workerAddress))

/** Where it can't be registered now there is nothing to say. */
const register = () =>
  workbox()
    .register()
    .catch(() => undefined)

const offered = new WeakSet<ServiceWorker>()

/** Each look that finds a version still waiting tells of it again, and the person may have put it off. */
function offerOnce({ sw }: { sw?: ServiceWorker }): void {
  if (!sw || offered.has(sw) || !navigator.serviceWorker.controller) return
  offered.add(sw)
  offerUpdate(applyUpdate)
}

/**
 * Looks for a newer version, and for files that could not be had before. Without a network there is nothing to say. It registers anew:
 * a registration whose first install failed is gone, and after a version that another tab found Workbox follows no further one.
 */
async function look(): Promise<void> {
  await register()
  await workbox()
    .update()
    .catch(() => undefined)
  const files = appFiles.getState()
  if (files && files.held < files.total) await checkAppFiles()
}

const LOOK_EVERY_MS = 60 * 60 * 1000

/** An installed app is resumed for weeks without being loaded: it looks whenever it comes back, and hourly. */
function keepLooking(): void {
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void look())
  addEventListener('online', () => void look())
  setInterval(() => void look(), LOOK_EVERY_MS)
}

/** Registers the service worker and follows it from then on. A newer one waits until the person takes it, or until every tab was closed. */
export async function followWorker(): Promise<void> {
  followAppFiles()
  keepLooking()
  askInstalling()
  workbox().addEventListener('waiting', offerOnce)
  void navigator.serviceWorker.ready.then(() => isNewlyReady.setState(inStorage(rememberTold) === true, true))
  await register()
  // What was cleared or damaged since the last visit is fetched again.
  await checkAppFiles()
}
