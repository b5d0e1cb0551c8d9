/** A photo is refused below this much free space, while there is still room for the act itself. */
const LEAST_FREE_FOR_PHOTO = 50_000_000
let asked = false

/** Asks the browser once to keep this site's data when space gets short. */
export function askToPersist(): void {
  if (asked || typeof navigator === 'undefined' || navigator.storage?.persist === undefined) return
  asked = true
  void navigator.storage.persist().catch(() => false)
}

/** Asks the browser now, because the person wants it; answers whether it agreed. */
export async function requestPersistence(): Promise<boolean> {
  return (await navigator.storage?.persist?.().catch(() => false)) ?? false
}

/** Bytes used and left for this site, or null where the browser doesn't tell. */
export async function storageSpace(): Promise<{ used: number; left: number; isPersisted: boolean } | null> {
  if (typeof navigator === 'undefined' || navigator.storage?.estimate === undefined) return null
  const [{ usage = 0, quota = 0 }, isPersisted] = await Promise.all([
    navigator.storage.estimate(),
    navigator.storage.persisted?.() ?? Promise.resolve(false),
  ])
  return { used: usage, left: Math.max(0, quota - usage), isPersisted }
}

export async function hasSpaceForPhoto(): Promise<boolean> {
  const space = await storageSpace().catch(() => null)
  return space === null || space.left >= LEAST_FREE_FOR_PHOTO
}
