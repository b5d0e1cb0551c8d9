import { useEffect, useState, useSyncExternalStore } from 'react'
import { useAuth } from '../state/auth-store'
import { countUnsentWork } from '../state/unsent-work'
import { connectionState, watchConnection } from '../sync/connection'
import { ConnectionBanner } from './connection-banner'
import { dismissInstall, install, useInstallOffer } from './install-offer'
import { InstallPrompt } from './install-prompt'
import { putOffUpdate, useUpdateOffer } from './update-offer'
import { UpdatePrompt } from './update-prompt'

/** How often an open page counts again what waits, in milliseconds: another tab or the worker may have sent it. */
const countEveryMs = 2_000

function useUnsentCount(): number {
  const userId = useAuth((state) => state.user?.id)
  const [count, setCount] = useState(0)
  useEffect(() => {
    const look = () => void (userId ? countUnsentWork(userId) : Promise.resolve(0)).then(setCount, () => setCount(0))
    look()
    const timer = setInterval(look, countEveryMs)
    return () => clearInterval(timer)
  }, [userId])
  return count
}

/** What stays on screen until it's answered or no longer true. Loaded after the page, since no page starts with one. */
export function Notices() {
  const connection = useSyncExternalStore(watchConnection, connectionState, () => 'online' as const)
  const unsent = useUnsentCount()
  const { accept, waitsFor } = useUpdateOffer()
  const way = useInstallOffer((state) => state.way)
  return (
    <>
      <ConnectionBanner connection={connection} unsent={unsent} />
      {accept && <UpdatePrompt waitsFor={waitsFor} onAccept={accept} onDismiss={putOffUpdate} />}
      {way && <InstallPrompt way={way} onInstall={install} onDismiss={dismissInstall} />}
    </>
  )
}
