import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { clock } from '../clock'
import { clockWords } from './clock-words'
import { longMoment } from '../domain/time/calendar'
import { endedWords, lostWords } from '../domain/outbox/banner-words'
import { emptyQueue } from '../domain/outbox/queue'
import { useConnection } from '../hooks/use-connection'
import { useEndedOwner } from '../hooks/use-ended-owner'
import { useLostWork, useQueue } from '../hooks/use-queue'
import { setAppBadgePart } from '../state/app-badge'
import { useAuth } from '../state/auth-store'
import { appFiles } from '../sync/app-files'
import { Announced, useAnnounced } from '../ui/announce'
import { Button, buttonClass } from '../ui/button'
import type { Hindrance } from './apply-update'
import { CodeNotice } from './code-notice'
import { ConnectionBanner } from './connection-banner'
import { dismissInstall, install, useInstallOffer } from './install-offer'
import { InstallPrompt } from './install-prompt'
import { Notice } from './notice'
import { PullToRefresh } from './pull-to-refresh'
import { putOffUpdate, useUpdateOffer } from './update-offer'
import { useStuckRoom } from './use-stuck-room'

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

type UpdatePromptProps = { waitsFor: Hindrance | null; onAccept: () => void; onDismiss: () => void }

const waits: Record<Hindrance, string> = {
  form: 'The update will be applied when your form is saved or closed, also one in another tab.',
  sending: 'The update will be applied when your work has been sent.',
}

const ready = 'A newer version is ready. Updating reloads this page and loses nothing.'

/** Asked when a newer version waits. It never takes over by itself, and never over a form that is not saved. */
function UpdatePrompt({ waitsFor, onAccept, onDismiss }: UpdatePromptProps) {
  return (
    <Notice
      label="Update"
      actions={
        <>
          {!waitsFor && <Button onClick={onAccept}>Update now</Button>}
          <Button variant="ghost" onClick={onDismiss}>
            {waitsFor ? 'Not now' : 'Later'}
          </Button>
        </>
      }
    >
      <p>
        <Announced isShown>{waitsFor ? waits[waitsFor] : ready}</Announced>
      </p>
    </Notice>
  )
}

/** Why a time here is other than the one that the device shows. Who has read it sees it again when the clock is wrong by something else. */
function ClockNotice() {
  const words = clockWords(useStore(clock, ({ offset }) => offset))
  const [read, setRead] = useState<string | null>(null)
  if (words === null || words === read) return null
  return (
    <Notice label="Clock" actions={<Button onClick={() => setRead(words)}>OK</Button>}>
      <p>
        <Announced isShown>{words}</Announced>
      </p>
    </Notice>
  )
}

/** Said once the browser has lost what waited here, until it is read. */
function LostWorkNotice() {
  const { lost, forget } = useLostWork()
  const words =
    lost === null || lost.back === null
      ? ''
      : lostWords({ ...lost, back: lost.back }, longMoment(new Date(lost.since).toISOString()))
  useAnnounced(words, true)
  if (words === '') return null
  return (
    <Notice label="Lost storage" actions={<Button onClick={forget}>OK</Button>}>
      <p>{words}</p>
    </Notice>
  )
}

/** Asked once a visit of who has signed out, or was: what waits goes by itself after the sign-in. */
function SignInPrompt({ waiting, isEnded }: { waiting: number; isEnded: boolean }) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const [isPutOff, setIsPutOff] = useState(false)
  const isThere = path.startsWith('/auth')
  if (isPutOff || (isThere && !isEnded)) return null
  const owned = waiting === 1 ? '1 item waits for its account.' : `${waiting} items wait for their account.`
  const words = [isEnded && endedWords, waiting > 0 && `${owned} Sign in to send.`].filter(Boolean).join(' ')
  return (
    <Notice
      label="Sign in to send"
      actions={
        <>
          {!isThere && (
            <Link to="/auth" search={{ redirect: path }} className={buttonClass()}>
              Sign in
            </Link>
          )}
          <Button variant="ghost" onClick={() => setIsPutOff(true)}>
            Not now
          </Button>
        </>
      }
    >
      <p>
        <Announced isShown>{words}</Announced>
      </p>
    </Notice>
  )
}

/** To who was not led to the new password, since something is typed in a form here. */
function RecoveryNotice() {
  const isWaiting = useLasting(
    useAuth((state) => state.passwordRecovery),
    longWaitMs,
  )
  const path = useLocation({ select: ({ pathname }) => pathname })
  if (!isWaiting || path.startsWith('/auth')) return null
  return (
    <Notice
      label="New password"
      actions={
        <>
          <Link to="/auth/update-password" className={buttonClass()}>
            Choose it
          </Link>
          <Button variant="ghost" onClick={() => useAuth.setState({ passwordRecovery: false })}>
            Not now
          </Button>
        </>
      }
    >
      <p>
        <Announced isShown>Your account waits for a new password. Send or save what you have typed here first.</Announced>
      </p>
    </Notice>
  )
}

/** What stays on screen until it's answered or no longer true. Loaded after the page, since no page starts with one. */
export function Notices() {
  useLateSignOuts()
  useStuckRoom()
  const connection = useConnection()
  const status = useAuth((state) => state.status)
  const isEnded = useEndedOwner() !== null
  const queue = useQueue(useAuth((state) => state.user?.id ?? null))
  const unsent = queue.waiting + queue.attention
  useEffect(() => setAppBadgePart('unsent', unsent), [unsent])
  const isWaiting = useLasting(unsent > 0, longWaitMs)
  const place = useLocation({ select: ({ pathname, search }) => ('home' in search ? '/?home' : pathname) })
  // The Outbox says of the queue all there is, and Today of the connection, too.
  const isToday = place === '/' && status === 'signed-in'
  const isElsewhere = place !== '/outbox' && !isToday
  const isCut = connection !== 'online' && connection !== 'unasked'
  const { accept, waitsFor } = useUpdateOffer()
  const { way, isOffered } = useInstallOffer()
  return (
    <>
      <ConnectionBanner
        cut={isCut ? connection : null}
        queue={isWaiting || isCut ? queue : emptyQueue}
        tells={isToday ? 'nothing' : isElsewhere ? 'all' : 'cut'}
      />
      {isElsewhere && status === 'signed-out' && (queue.others > 0 || isEnded) && (
        <SignInPrompt waiting={queue.others} isEnded={isEnded} />
      )}
      <RecoveryNotice />
      {status === 'signed-in' && <CodeNotice />}
      <ClockNotice />
      <LostWorkNotice />
      {accept && <UpdatePrompt waitsFor={waitsFor} onAccept={accept} onDismiss={putOffUpdate} />}
      {way && isOffered && <InstallPrompt way={way} onInstall={install} onDismiss={dismissInstall} />}
      <DownloadNotice />
      <PullToRefresh />
    </>
  )
}
