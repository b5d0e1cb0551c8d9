const KEY = 'unsent'

/** Whether something may wait to be sent: a word in localStorage, so that a content page need not open the database to know. */
export function hasUnsentMark(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

/** Sets or clears the mark. The worker has no localStorage: a mark it leaves standing costs one look at an empty queue. */
export function setUnsentMark(isUnsent: boolean): void {
  try {
    if (isUnsent) localStorage.setItem(KEY, '1')
    else localStorage.removeItem(KEY)
  } catch {
    // Where storage is forbidden, the routes that need the queue still open it.
  }
}
