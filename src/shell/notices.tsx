import { useLocation } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { emptyQueue } from '../domain/outbox/queue'
import { useAuth } from '../state/auth-store'
import { connectionState, watchConnection } from '../sync/connection'
import { ConnectionBanner } from './connection-banner'
import { DownloadNotice } from './download-notice'
import { dismissInstall, install, useInstallOffer } from './install-offer'
import { InstallPrompt } from './install-prompt'
import { putOffUpdate, useUpdateOffer } from './update-offer'
import { SignInPrompt } from './sign-in-prompt'
import { UpdatePrompt } from './update-prompt'
import { useLasting } from './use-lasting'
import { useQueue } from './use-queue'

/** An act that the server takes at once needs no line about it, in milliseconds. */
const worthTellingMs = 1_000

/** What stays on screen until it's answered or no longer true. Loaded after the page, since no page starts with one. */
export function Notices() {
  const connection = useSyncExternalStore(watchConnection, connectionState, () => 'unasked' as const)
  const status = useAuth((state) => state.status)
  const queue = useQueue(useAuth((state) => state.user?.id ?? null))
  const isWaiting = useLasting(queue.waiting + queue.attention > 0, worthTellingMs)
  // The Outbox says it all itself.
  const isElsewhere = useLocation({ select: ({ pathname }) => pathname !== '/outbox' })
  const isCut = connection === 'offline' || connection === 'unreachable'
  const isTold = isElsewhere && (isWaiting || isCut)
  const { accept, waitsFor } = useUpdateOffer()
  const way = useInstallOffer((state) => state.way)
  return (
    <>
      <ConnectionBanner cut={isCut ? connection : null} queue={isTold ? queue : emptyQueue} />
      {isElsewhere && status === 'signed-out' && queue.others > 0 && <SignInPrompt waiting={queue.others} />}
      {accept && <UpdatePrompt waitsFor={waitsFor} onAccept={accept} onDismiss={putOffUpdate} />}
      {way && <InstallPrompt way={way} onInstall={install} onDismiss={dismissInstall} />}
      <DownloadNotice />
    </>
  )
}
