import { useEffect, type ReactNode } from 'react'
import { loadReceived, useReceived } from '../../state/received-application'
import { ReceivedApplication } from './received-application'

/** What was received, or what stands there otherwise: an application may have been taken back since. */
export function ReceivedPart({ children }: { children: ReactNode }) {
  const known = useReceived()

  // A page that was loaded anew remembers nothing; the step before this one has just told.
  const isUnknown = known === null
  useEffect(() => {
    if (isUnknown) void loadReceived()
  }, [isUnknown])

  if (!known?.received) return children
  return (
    <div className="wrap pt-6">
      <ReceivedApplication received={known.received} word={known.word} isPage />
    </div>
  )
}
