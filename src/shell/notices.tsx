import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { lostWords, emptyQueue } from '../domain/outbox/queue'
import { longMoment } from '../domain/time/calendar'
import { useConnection } from '../hooks/use-connection'
import { useLostWork, useQueue } from '../hooks/use-queue'
import { useEndedOwner } from '../hooks/use-session'
import { setAppBadgePart } from '../state/app-badge'
import { useAuth } from '../state/auth-store'
import { appFiles, isNewlyReady, savesData } from '../sync/app-files'
import { useAnnounced } from '../ui/announce'
import { Button, buttonClass } from '../ui/button'
import { type Hindrance, putOffUpdate, useUpdateOffer } from './app-update'
import { ClockNotice } from './clock-notice'
import { ConnectionBanner, Strip } from './connection-banner'
import { InstallNotice } from './install'
import { Notice } from './notice'
import { PullToRefresh } from './pull-to-refresh'
import { CodeNotice, SignInNotice } from './session-notices'

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

const tick = 'M4 12.5l5 5L20 6.5'
const download = 'M12 4v12M7 11l5 5 5-5M5 20h14'

/** A fast connection saves the app before anybody could read a line about it: in milliseconds. */
const longDownloadMs = 2_000

const ready = 'Ready to work offline'
const readyWords = () =>
  savesData()
    ? `${ready}. The course, Cadet Week 1, the FAQ and the legal pages are saved on this device, other pages once you open them.`
    : `${ready}. The course and the pages you need are saved on this device.`

const endReady = () => isNewlyReady.setState(false, true)

/** How far the download for offline use is, then that it is done: once a device, until it's dismissed or the Outbox is opened, which always says so. */
function ReadinessStrip({ isOutbox }: { isOutbox: boolean }) {
  const files = useStore(appFiles)
  const isSlow = useLasting(files?.isFetching === true, longDownloadMs)
  const [isDismissed, setDismissed] = useState(false)
  const isReady = useStore(isNewlyReady)
  useAnnounced(isReady && !isOutbox ? readyWords() : '')
  useEffect(() => {
    if (isOutbox && isReady) endReady()
  }, [isOutbox, isReady])
  if (isOutbox) return null
  if (isReady) return <Strip label="Offline use" words={readyWords()} short={ready} icon={tick} onDismiss={endReady} />
  if (!isSlow || files === null || isDismissed) return null
  const words = `Saving the academy for offline use: ${files.held} of ${files.total} files.`
  const short = `Saving ${files.held} of ${files.total}`
  return <Strip label="Offline use" words={words} short={short} icon={download} onDismiss={() => setDismissed(true)} />
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

const waits: Record<Hindrance, string> = {
  form: 'The update will be applied when your form is saved or closed, also one in another tab.',
  sending: 'The update will be applied when your work has been sent.',
}

const newer = 'A newer version is ready. Updating reloads this page and loses nothing.'

/** Asked when a newer version waits. It never takes over by itself, and never over a form that is not saved. */
function UpdateNotice() {
  const { accept, waitsFor } = useUpdateOffer()
  if (!accept) return null
  return (
    <Notice
      label="Update"
      says={waitsFor ? waits[waitsFor] : newer}
      actions={
        <>
          {!waitsFor && <Button onClick={accept}>Update now</Button>}
          <Button variant="ghost" onClick={putOffUpdate}>
            {waitsFor ? 'Not now' : 'Later'}
          </Button>
        </>
      }
    />
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
      says="Your account waits for a new password. Send or save what you have typed here first."
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
    />
  )
}

/** What stays at the window's edges, under which name the styles count it, and what is left free beside it, in pixels. */
const rooms = [
  ['.site-header', '--head', 4],
  ['.floats', '--floats', 0],
  ['.notices', '--notices', 20],
] as const

/** Tells the styles how high the header and what floats are now, a toast too: what has the focus comes into view beside them. */
function useStuckRoom(): void {
  useEffect(() => {
    const observers = rooms.map(([from, name, beside]) => {
      const observer = new ResizeObserver(([change]) => {
        const height = change?.borderBoxSize[0]?.blockSize ?? 0
        // In the next frame: what moves by it in this one, Firefox tells of as an error of the page.
        requestAnimationFrame(() => document.documentElement.style.setProperty(name, `${height && height + beside}px`))
      })
      const part = document.querySelector(from)
      if (part) observer.observe(part)
      return observer
    })
    return () => observers.forEach((observer) => observer.disconnect())
  }, [])
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
  const isQuiet = !isCut && !isWaiting
  return (
    <>
      <ConnectionBanner
        cut={isCut ? connection : null}
        queue={isWaiting || isCut ? queue : emptyQueue}
        tells={isToday ? 'nothing' : isElsewhere ? 'all' : 'cut'}
      />
      {isQuiet && <ReadinessStrip isOutbox={place === '/outbox'} />}
      {isElsewhere && status === 'signed-out' && (queue.others > 0 || isEnded) && (
        <SignInNotice waiting={queue.others} isEnded={isEnded} />
      )}
      <RecoveryNotice />
      {status === 'signed-in' && <CodeNotice />}
      <ClockNotice />
      <LostWorkNotice />
      <UpdateNotice />
      <InstallNotice />
      <PullToRefresh />
    </>
  )
}
