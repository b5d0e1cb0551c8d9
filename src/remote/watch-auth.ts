import { authClient } from './client'

/** Calls back on the auth events of this page. The callback must not call the client: its lock is held meanwhile. Answers the way to stop. */
export function watchAuth(listener: (event: 'PASSWORD_RECOVERY' | 'CHANGED') => void): () => void {
  const { data } = authClient().onAuthStateChange((event) => listener(event === 'PASSWORD_RECOVERY' ? event : 'CHANGED'))
  return () => data.subscription.unsubscribe()
}
