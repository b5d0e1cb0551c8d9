// @with texts
import { useEffect } from 'react'
import { useAuth } from '../state/auth-store'

/** On a page that shows what a member has learned: keeps it the same on all their devices, from now on and on the pages that follow. */
export function useLearningSync(): void {
  const isMember = useAuth((state) => state.user !== null)
  useEffect(() => {
    const follow = async () => (await import('../sync/learning-sync')).followLearning()
    // Without its script the device keeps what it has, and the next page tries again.
    if (isMember) follow().catch(() => undefined)
  }, [isMember])
}
