// @with work
import { useEffect, useSyncExternalStore } from 'react'
import type { Connection } from '../domain/network/connection'
import { askConnection, connectionState, watchConnection } from '../sync/connection'

/** As real requests and the browser tell it; nobody knows before the page has hydrated. */
export function useConnection(): Connection {
  return useSyncExternalStore(watchConnection, connectionState, () => 'unasked')
}

/** The same, asked for anew when the screen opens: a page that sends nothing would never find out. */
export function useAskedConnection(): Connection {
  useEffect(() => void askConnection(), [])
  return useConnection()
}
