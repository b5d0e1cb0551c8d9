// @in screens
import type { ReactNode } from 'react'
import { useReceived } from '../../hooks/use-received'
import { ReceivedApplication } from './received-application'

/** What was received, or what stands there otherwise: an application may have been taken back since. */
export function ReceivedPart({ children }: { children: ReactNode }) {
  const { received, state } = useReceived()
  if (!received) return children
  return (
    <div className="wrap pt-6">
      <ReceivedApplication received={received} isSilent={state === 'failed'} isPage />
    </div>
  )
}
