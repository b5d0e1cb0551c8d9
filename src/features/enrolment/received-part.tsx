import { useEffect, type ReactNode } from 'react'
import { useAuth } from '../../state/auth-store'
import { loadReceived, useReceived } from '../../state/received-application'
import { ReceivedApplication } from './received-application'

/** What was received, or what stands there otherwise: an application may have been taken back since. */
export function ReceivedPart({ children }: { children: ReactNode }) {
  const ownerId = useAuth((auth) => auth.user?.id ?? null)
  const known = useReceived()

  // A page that was loaded anew remembers nothing; the step before this one has just told.
  const isUnknown = known === null
  useEffect(() => {
    if (isUnknown) void loadReceived(ownerId)
  }, [isUnknown, ownerId])

  if (!known?.received) return children
  return (
    <div className="wrap pt-6">
      <ReceivedApplication received={known.received} word={known.word} isPage />
    </div>
  )
}
