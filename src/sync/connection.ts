export type Connection = 'online' | 'offline' | 'unreachable'

let isHeard = true
const listeners = new Set<() => void>()

/** Notes whether a real request brought an answer of the server. A captive portal's page is none. */
export function noteAnswer(heard: boolean): void {
  if (isHeard === heard) return
  isHeard = heard
  for (const tell of listeners) tell()
}

/** What to tell the person. `navigator.onLine` is believed only when it says no; dead Wi-Fi and portals are found out by requests. */
export function connectionState(): Connection {
  if (!navigator.onLine) return 'offline'
  return isHeard ? 'online' : 'unreachable'
}

/** Calls back after every change. Answers the way to stop. */
export function watchConnection(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
