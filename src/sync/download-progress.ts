const TYPE = 'download'

/** How many of the files that the app needs offline are on the device. */
export type Download = { done: number; total: number }

type Pages = {
  matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly { postMessage(message: unknown): void }[]>
}

/** Some hundred files at once: the page is told of every tenth, and of the last. */
const TOLD_EVERY = 10

/** For the worker: a plugin that tells every open page, the one that brought the worker included, how far its first download is. */
export function downloadTeller(total: number, pages: Pages): { cacheDidUpdate(): Promise<void> } {
  let done = 0
  return {
    async cacheDidUpdate() {
      done += 1
      if (done % TOLD_EVERY !== 0 && done !== total) return
      const message = { type: TYPE, done, total }
      for (const page of await pages.matchAll({ type: 'window', includeUncontrolled: true })) page.postMessage(message)
    },
  }
}

let current: Download | null = null
const listeners = new Set<() => void>()

function note(download: Download | null): void {
  current = download
  for (const tell of listeners) tell()
}

/** For the page: the download that is under way, null when none is. The same object until it changes. */
export function downloadProgress(): Download | null {
  return current
}

/** Calls back after every change. Answers the way to stop. */
export function watchDownload(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** For the page that registers the worker: listens for how far it is. */
export function followDownload(): void {
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== TYPE) return
    if (!('done' in data) || !('total' in data)) return
    const { done, total } = data
    if (typeof done === 'number' && typeof total === 'number') note(done < total ? { done, total } : null)
  })
}
