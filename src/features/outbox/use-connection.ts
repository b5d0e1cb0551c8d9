import { useSyncExternalStore } from 'react'
import { connectionState, watchConnection, type Connection } from '../../sync/connection'

/** As real requests and the browser tell it; online until the page has hydrated. */
export function useConnection(): Connection {
  return useSyncExternalStore(watchConnection, connectionState, () => 'online')
}
