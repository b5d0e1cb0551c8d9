/** What comes of a use of localStorage; null where it is refused (private window, full disk): a choice then lives as long as the page. */
export function inStorage<Value>(use: (storage: Storage) => Value): Value | null {
  try {
    return use(localStorage)
  } catch {
    return null
  }
}
