// @in follow-worker
import { createStore } from 'zustand/vanilla'

const TYPE = 'app-files'
/** What a page asks the worker for: to look at every file, and to fetch what is missing or damaged. */
export const CHECK_FILES = 'check-files'

/**
 * How many of the files that the app needs offline are on the device, and whether more are on their way. At the end of a look: the addresses of
 * those that could not be had, and whether the others are enough to read and to write. `waiting`: how many more come with their first use,
 * where data is saved; `total` leaves them out.
 */
export type AppFiles = {
  held: number
  total: number
  waiting?: number
  isFetching: boolean
  missing?: readonly string[]
  isEnough?: boolean
}
export type NotifyPages = (files: AppFiles) => void

type Pages = {
  matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly { postMessage(message: unknown): void }[]>
}

/** Some hundred files at once: the pages are notified of every tenth, and of the end. */
const NOTIFIED_EVERY = 10

/** For the worker: notifies every open page, the one that brought the worker included. */
export function pageNotifier(pages: Pages): NotifyPages {
  const notifyAll = async (files: AppFiles) => {
    const open = await pages.matchAll({ type: 'window', includeUncontrolled: true })
    for (const page of open) page.postMessage({ type: TYPE, ...files })
  }
  return (files) => {
    if (!files.isFetching || files.held % NOTIFIED_EVERY === 0) void notifyAll(files)
  }
}

/** How long after a look that found files missing the next one follows, in milliseconds: twice as long each time. */
const NEXT_LOOK_MS = { least: 5000, most: 60 * 60 * 1000 }

/** For the page: what the worker has told; null until it has. */
export const appFiles = createStore<AppFiles | null>(() => null)

/** What could not be had is asked for again while the page stands open: the network's return may be told before it is true. */
function askAgain(): void {
  let wait = NEXT_LOOK_MS.least
  let timer: ReturnType<typeof setTimeout> | undefined
  appFiles.subscribe((files) => {
    clearTimeout(timer)
    if (!files || files.isFetching) return
    if (files.held === files.total) wait = NEXT_LOOK_MS.least
    else {
      timer = setTimeout(() => void checkAppFiles(), wait)
      wait = Math.min(2 * wait, NEXT_LOOK_MS.most)
    }
  })
}

/** For the page that registers the worker: listens for what it tells, and asks again for what is missing. */
export function followAppFiles(): void {
  askAgain()
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<(AppFiles & { type?: string }) | null>) => {
    if (data?.type === TYPE) appFiles.setState(data, true)
  })
}

/** Whether this visit is the first in which the app opens with no network; false again once the person has read that. */
export const isNewlyReady = createStore<boolean>(() => false)

/** After so many milliseconds a worker that still installs is asked for the files. */
const LONG_INSTALL_MS = 20_000

/** For the page: whether its browser holds back a worker whose install should be over. */
export const isWorkerHeld = createStore<boolean>(() => false)

/**
 * For the page that registers the worker: asks one that installs for long to bring the files all the same. WebKit may hold its install back
 * until the page that registered it is forgotten, and every other registration with it.
 */
export function askInstalling(): void {
  setTimeout(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    const worker = registration?.installing
    if (!worker || registration.active) return
    isWorkerHeld.setState(true, true)
    worker.addEventListener('statechange', () => isWorkerHeld.setState(false, true), { once: true })
    worker.postMessage({ type: CHECK_FILES })
  }, LONG_INSTALL_MS)
}

/** Asks the worker that stands by for a look at every file; it tells what it found. */
export async function checkAppFiles(): Promise<void> {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
  const registration = await workers?.getRegistration()
  registration?.active?.postMessage({ type: CHECK_FILES })
}

interface SavesData {
  readonly connection?: { readonly saveData?: boolean }
}

declare global {
  interface Navigator extends SavesData {}
  interface WorkerNavigator extends SavesData {}
}

/** Whether the person asked this browser to save data; only Chromium tells. For the page and for the worker. */
export const savesData = (): boolean => navigator.connection?.saveData === true
