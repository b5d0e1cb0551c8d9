import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { emptyQueue } from '../domain/outbox/queue'
import { useConnection } from '../hooks/use-connection'
import { useQueue } from '../hooks/use-queue'
import { useAuth } from '../state/auth-store'
import { appFiles } from '../sync/app-files'
import { ConnectionBanner } from './connection-banner'
import { dismissInstall, install, useInstallOffer } from './install-offer'
import { InstallPrompt } from './install-prompt'
import { Notice } from './notice'
import { SignInPrompt } from './sign-in-prompt'
import { putOffUpdate, useUpdateOffer } from './update-offer'
import { UpdatePrompt } from './update-prompt'

/** True once `isTrue` has been so for `ms`: what is over in a moment is not worth a line that comes and goes. */
function useLasting(isTrue: boolean, ms: number): boolean {
  const [lasted, setLasted] = useState(false)
  useEffect(() => {
    const timer = isTrue ? setTimeout(() => setLasted(true), ms) : undefined
    return () => {
      clearTimeout(timer)
      setLasted(false)
    }
  }, [isTrue, ms])
  return isTrue && lasted
}

/** A fast connection saves the app before anybody could read a line about it: in milliseconds. */
const longDownloadMs = 2_000

/** How far the download for offline use is; that it is done is a toast's to say. */
function DownloadNotice() {
  const files = useStore(appFiles)
  const isSlow = useLasting(files?.isFetching === true, longDownloadMs)
  if (!isSlow || files === null) return null
  return (
    <Notice label="Download">
      <p className="tabular-nums">
        Saving the academy for offline use: {files.held} of {files.total} files.
      </p>
      <progress className="w-full" value={files.held} max={files.total} aria-label="Saved for offline use" />
    </Notice>
  )
}

/** An act that the server takes at once needs no line about it, in milliseconds. */
const longWaitMs = 1_000

/** Has the server end what it did not confirm at a sign-out, now and when the network is back. */
function useLateSignOuts() {
  useEffect(() => {
    const end = () => void import('../state/late-sign-outs').then(({ endLeftSessions }) => endLeftSessions(), console.error)
    end()
    window.addEventListener('online', end)
    return () => window.removeEventListener('online', end)
  }, [])
}

/** What stays on screen until it's answered or no longer true. Loaded after the page, since no page starts with one. */
export function Notices() {
  useLateSignOuts()
  const connection = useConnection()
  const status = useAuth((state) => state.status)
  const queue = useQueue(useAuth((state) => state.user?.id ?? null))
  const isWaiting = useLasting(queue.waiting + queue.attention > 0, longWaitMs)
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
