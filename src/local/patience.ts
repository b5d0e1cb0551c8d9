/** How long a screen waits for the storage before it says what is wrong. */
export const READ_PATIENCE_MS = 3_000

/** A storage that neither answers nor fails. */
export class StorageSilent extends Error {
  override readonly name = 'StorageSilent'
}

/**
 * The work's end, or StorageSilent once it has taken too long. `giveUp` is called first and makes sure that the work has no effect any
 * more; where it throws, that can't be said, and the end is waited for.
 */
export function inTime<T>(work: Promise<T>, patienceMs: number, giveUp?: () => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      try {
        giveUp?.()
      } catch {
        return
      }
      reject(new StorageSilent())
    }, patienceMs)
    work.finally(() => clearTimeout(timer)).then(resolve, reject)
  })
}
