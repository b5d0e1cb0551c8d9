// @with texts
import { useEffect, useEffectEvent } from 'react'
import { useAuth } from '../state/auth-store'

/** Calls back once the member of this page has left, here or in another tab: what they have typed is nobody else's. */
export function useLeaving(left: () => void): void {
  const tell = useEffectEvent(left)
  useEffect(
    () =>
      useAuth.subscribe(({ user }, { user: before }) => {
        if (before !== null && before.id !== user?.id) tell()
      }),
    [],
  )
}
